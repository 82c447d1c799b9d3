// How pictures become files; injected, so that strategies do not depend on one library.

public import Foundation
public import LeporelloGraphics

/// A way to write and read pictures.
public struct ImageCodec: Sendable {
  /// The extension of its files, without a dot.
  public let pathExtension: String
  /// Turns a picture into a file's bytes.
  public let encode: @Sendable (Bitmap) throws -> Data
  /// Turns a file's bytes into a picture.
  public let decode: @Sendable (Data) throws -> Bitmap

  /// Creates a codec.
  public init(
    pathExtension: String, encode: @escaping @Sendable (Bitmap) throws -> Data,
    decode: @escaping @Sendable (Data) throws -> Bitmap
  ) {
    self.pathExtension = pathExtension
    self.encode = encode
    self.decode = decode
  }
}
