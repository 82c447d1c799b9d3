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
  /// Whether a file surely holds a picture, found out without decoding it whole.
  let holds: (@Sendable (Data, Bitmap) -> Bool)?

  /// Creates a codec.
  public init(
    pathExtension: String, encode: @escaping @Sendable (Bitmap) throws -> Data,
    decode: @escaping @Sendable (Data) throws -> Bitmap
  ) {
    self.pathExtension = pathExtension
    self.encode = encode
    self.decode = decode
    holds = nil
  }

  init(
    pathExtension: String, encode: @escaping @Sendable (Bitmap) throws -> Data,
    decode: @escaping @Sendable (Data) throws -> Bitmap, holds: @escaping @Sendable (Data, Bitmap) -> Bool
  ) {
    self.pathExtension = pathExtension
    self.encode = encode
    self.decode = decode
    self.holds = holds
  }
}
