// Pictures from files of any kind that can be read.

public import LeporelloGraphics

extension ImageResource {
  /// Decodes the bytes of a PNG, JPEG, WebP or SVG file.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - scale: How many pixels make a point; of a drawing, how many of its own units.
  ///   - name: What text dumps and errors call the picture.
  /// - Throws: `RenderError.unreadableImage` with the reason.
  public init(picture bytes: [UInt8], scale: CGFloat = 1, name: String = "image") throws(RenderError) {
    let finer = PictureKind(bytes) == .svg ? Bitmap.drawingScale : 1
    self.init(try Bitmap(picture: bytes, name: name), scale: scale * finer, name: name)
  }

  /// Reads a PNG, JPEG, WebP or SVG file, which names the picture.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - scale: How many pixels make a point; of a drawing, how many of its own units.
  /// - Throws: `RenderError.unreadableFile` or `.unreadableImage` with the reason.
  public init(contentsOf url: URL, scale: CGFloat = 1) throws(RenderError) {
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      let reason = FileManager.default.fileExists(atPath: url.path) ? "it cannot be opened" : "there is no such file"
      throw .unreadableFile(path: url.path, reason: reason)
    }
    let bytes = [UInt8](data)
    let finer = PictureKind(bytes) == .svg ? Bitmap.drawingScale : 1
    self.init(try Bitmap(picture: bytes, name: url.path), scale: scale * finer, name: url.lastPathComponent)
  }
}
