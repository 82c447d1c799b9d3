// Pictures on a canvas, at whole device pixels.

import CCairo
import LeporelloGraphics

extension Canvas {
  /// Draws a picture at an opacity with a blend mode.
  func draw(_ picture: Picture, opacity: Double = 1, blend: BlendMode = .normal) {
    guard !picture.bounds.isEmpty else { return }
    withSource(picture) { lep_paint(raw, opacity, blend.code) }
  }

  /// Draws a picture where another one has coverage.
  func draw(_ picture: Picture, maskedBy mask: Picture) {
    guard !picture.bounds.isEmpty, !mask.bounds.isEmpty else { return }
    withSource(picture) {
      mask.bitmap.withUnsafePixels {
        lep_mask(
          raw, $0.baseAddress, Int32(mask.bitmap.width), Int32(mask.bitmap.height), Int32(mask.x - bounds.minX),
          Int32(mask.y - bounds.minY))
      }
    }
  }

  /// The pixels as they are now; bounds outside the canvas are cut off.
  func pixels(in bounds: PixelBounds) -> Picture {
    let part = bounds.intersection(self.bounds)
    var picture = Picture(bitmap: Bitmap(width: part.width, height: part.height), x: part.minX, y: part.minY)
    guard !part.isEmpty else { return picture }
    picture.bitmap.withUnsafeMutablePixels {
      lep_read_pixels(
        raw, $0.baseAddress, Int32(part.minX - self.bounds.minX), Int32(part.minY - self.bounds.minY),
        Int32(part.width), Int32(part.height))
    }
    return picture
  }

  /// Puts a picture in the place of what is there, an opacity's share of it.
  func replace(by picture: Picture, opacity: Double = 1) {
    guard !picture.bounds.isEmpty else { return }
    let (x, y) = (picture.x - bounds.minX, picture.y - bounds.minY)
    withSource(picture) {
      lep_replace(
        raw, opacity, Int32(x), Int32(y), Int32(picture.bitmap.width), Int32(picture.bitmap.height))
    }
  }

  /// Puts a picture in the place of what is there, as much of it as a mask has coverage.
  func replace(by picture: Picture, maskedBy mask: Picture) {
    let shared = mask.bounds.intersection(picture.bounds)
    guard !shared.isEmpty else { return }
    lep_set_replacing(raw, 1)
    draw(picture, maskedBy: mask.cropped(to: shared))
    lep_set_replacing(raw, 0)
  }

  /// Calls the body with a picture as what is painted with, once or over and over in both directions.
  func withSource(_ picture: Picture, repeats: Bool = false, _ body: () -> Void) {
    picture.bitmap.withUnsafePixels {
      lep_source_pixels(
        raw, $0.baseAddress, Int32(picture.bitmap.width), Int32(picture.bitmap.height),
        Int32(picture.x - bounds.minX), Int32(picture.y - bounds.minY), repeats ? 1 : 0, picture.isOpaque ? 1 : 0)
      body()
      lep_source_color(raw, 0, 0, 0, 0)
    }
  }
}

extension BlendMode {
  fileprivate var code: Int32 {
    let code =
      switch self {
      case .normal: lep_blend_normal
      case .multiply: lep_blend_multiply
      case .screen: lep_blend_screen
      case .overlay: lep_blend_overlay
      case .darken: lep_blend_darken
      case .lighten: lep_blend_lighten
      case .colorDodge: lep_blend_color_dodge
      case .colorBurn: lep_blend_color_burn
      case .hardLight: lep_blend_hard_light
      case .softLight: lep_blend_soft_light
      case .difference: lep_blend_difference
      case .exclusion: lep_blend_exclusion
      case .plusLighter: lep_blend_add
      case .hue: lep_blend_hue
      case .saturation: lep_blend_saturation
      case .color: lep_blend_color
      case .luminosity: lep_blend_luminosity
      case .sourceAtop: lep_blend_atop
      case .destinationOver: lep_blend_destination_over
      case .destinationOut: lep_blend_destination_out
      // Documents have no words for it; the nearest that they have.
      case .plusDarker: lep_blend_color_burn
      }
    return Int32(code)
  }
}
