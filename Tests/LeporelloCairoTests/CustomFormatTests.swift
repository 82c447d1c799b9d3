// A format written outside the library, as the documentation shows it.

import LeporelloCairo
import LeporelloGraphics
import Testing

/// The worked example of the documentation: pixels without any compression, as NetPBM's PAM has them.
struct PAMFormat: PictureFormat {
  var name: String { "pam" }
  var fileExtension: String { "pam" }

  func data(_ list: DisplayList, size: CGSize, scale: CGFloat) throws(RenderError) -> [UInt8] {
    let bitmap = try CairoRenderer().render(list, size: size, scale: scale)
    var bytes = Array(
      "P7\nWIDTH \(bitmap.width)\nHEIGHT \(bitmap.height)\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n".utf8)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        bytes += [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
    }
    return bytes
  }
}

extension PictureFormat where Self == PAMFormat {
  static var pam: PAMFormat { PAMFormat() }
}

@Suite struct CustomFormatTests {
  @Test("A format of one's own gets lists like any other")
  func pam() throws {
    let red = DisplayList([.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 1)), .color(RGBA(hex: 0xFF0000)))])
    let format: any PictureFormat = .pam
    let file = try format.data(red, size: CGSize(width: 2, height: 1), scale: 1)
    #expect(file.suffix(8) == [255, 0, 0, 255, 255, 0, 0, 255])
    #expect(file.starts(with: Array("P7\nWIDTH 2\nHEIGHT 1\n".utf8)))
  }
}
