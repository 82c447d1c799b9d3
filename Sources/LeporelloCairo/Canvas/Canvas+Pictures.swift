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
      }
    return Int32(code)
  }
}
