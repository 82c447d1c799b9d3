// Draws and encodes many pictures on several threads; the bytes don't depend on how many.

import LeporelloGraphics

/// Turns pictures into the bytes of files.
struct PictureEncoder: Sendable {
  /// What draws.
  var renderer: any Renderer
  /// What writes pixels in a file format.
  var encoder: any ImageEncoder
  /// On how many threads.
  var threads: Int

  /// The bytes of each picture, in order; equal pictures are drawn and encoded once.
  func encode(_ pictures: [Picture]) throws(RenderError) -> [[UInt8]] {
    var places: [Picture: Int] = [:]
    var unique: [Picture] = []
    let indices = pictures.map { picture in
      if let place = places[picture] { return place }
      places[picture] = unique.count
      unique.append(picture)
      return unique.count - 1
    }
    let files = concurrentMap(unique, threads: threads) { picture -> Result<[UInt8], RenderError> in
      do throws(RenderError) {
        let bitmap = try renderer.render(picture.displayList, size: picture.size, scale: picture.scale)
        return .success(try encoder.encode(bitmap))
      } catch {
        return .failure(error)
      }
    }
    var bytes: [[UInt8]] = []
    for index in indices { bytes.append(try files[index].get()) }
    return bytes
  }
}
