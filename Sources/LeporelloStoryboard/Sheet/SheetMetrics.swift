// The sheet's measures and colours, in one place.

import LeporelloGraphics

/// The sheet's measures in points, and its colours.
enum SheetMetrics {
  static let margin: CGFloat = 36
  static let titleHeight: CGFloat = 34
  static let subtitleHeight: CGFloat = 20
  static let headerGap: CGFloat = 22
  static let cardGap: CGFloat = 20
  static let cardPadding: CGFloat = 10
  static let cardRadius: CGFloat = 16
  static let pictureRadius: CGFloat = 8
  static let captionHeight: CGFloat = 40
  static let labelHeight: CGFloat = 18
  static let barHeight: CGFloat = 3
  static let leastCardWidth: CGFloat = 112
  static let leastSheetWidth: CGFloat = 480

  static let listWidth: CGFloat = 268
  static let listPadding: CGFloat = 18
  static let listTitleHeight: CGFloat = 30
  static let groupHeight: CGFloat = 22
  static let eventHeight: CGFloat = 17
  static let groupGap: CGFloat = 8

  static let page = RGBA(hex: 0xF3F4F7)
  static let card = RGBA.white
  static let hairline = RGBA(hex: 0x101828, alpha: 0.09)
  static let ink = RGBA(hex: 0x14171F)
  static let quiet = RGBA(hex: 0x667085)
  static let faint = RGBA(hex: 0xE7EAF0)
  static let accent = RGBA(hex: 0x2E6BE6)
  static let shadow = Shadow(color: RGBA(hex: 0x101828, alpha: 0.10), radius: 14, offset: CGSize(width: 0, height: 4))
}
