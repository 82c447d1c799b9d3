// From a played storyboard to its contact sheet.

public import LeporelloGraphics

extension Timeline {
  /// All frames on one page, each with its time and progress.
  ///
  /// - Parameters:
  ///   - style: How the page is arranged.
  ///   - text: What sets the page's own words.
  /// - Returns: The page, which can be drawn like any picture.
  public func contactSheet(style: SheetStyle = SheetStyle(), text: any TextMeasurer) -> ContactSheet {
    let moves = frames.contains { $0.progress != 0 }
    return ContactSheet(
      title: name, subtitle: summary, frameSize: size,
      cells: frames.map { frame in
        SheetCell(
          picture: frame.displayList, time: Self.seconds(frame.time, digits: 3) + " s",
          progress: moves ? frame.progress : nil,
          events: frame.events.filter(\.isMilestone).map(\.description))
      }, style: style, text: text)
  }

  /// The line under the title.
  private var summary: String {
    let shot = frames.count == 1 ? "1 frame" : "\(frames.count) frames"
    return
      "\(shot)  ·  \(Self.seconds(duration, digits: 2)) s  ·  \(Self.length(size.width)) × \(Self.length(size.height)) pt"
  }

  /// A number with so many digits after the point, the same in every locale.
  static func seconds(_ value: Double, digits: Int) -> String {
    let unit = (0..<digits).reduce(1) { product, _ in product * 10 }
    // A clock of nanoseconds goes so far and no further; anything beyond is shown as its end.
    let whole = Int64(exactly: (value * Double(unit)).rounded()) ?? Int64.max
    let fraction = String(whole % Int64(unit))
    return "\(whole / Int64(unit))." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  private static func length(_ value: CGFloat) -> String {
    Int(exactly: value).map { String($0) } ?? String(Double(value))
  }
}
