// From a played storyboard to its contact sheet.

import LeporelloContainment
public import LeporelloGraphics

extension Timeline {
  /// The most frames on a page; of more, as many are shown at equal distances, both ends among them.
  static let mostOnSheet = 60

  /// The frames on one page, each with its time and progress.
  ///
  /// Of more than 60 frames the page shows 60 at equal distances, the first and the last among them; a frame's callbacks
  /// are then those since the frame that is shown before it.
  ///
  /// - Parameters:
  ///   - style: How the page is arranged.
  ///   - text: What sets the page's own words.
  /// - Returns: The page, which can be drawn like any picture.
  public func contactSheet(style: SheetStyle = SheetStyle(), text: any TextMeasurer) -> ContactSheet {
    let moves = frames.contains { $0.progress != 0 }
    return ContactSheet(
      title: name, subtitle: summary, frameSize: size,
      cells: shownOnSheet.map { frame, events in
        SheetCell(
          picture: frame.displayList, label: frame.label, time: Self.seconds(frame.time, digits: 3) + " s",
          progress: moves ? frame.progress : nil, events: events.filter(\.isMilestone).map(\.description))
      }, style: style, text: text)
  }

  /// The frames that a page shows, with the callbacks since the one before.
  private var shownOnSheet: [(frame: Frame, events: [LifecycleEvent])] {
    guard frames.count > Self.mostOnSheet else { return frames.map { ($0, $0.events) } }
    var next = 0
    return (0..<Self.mostOnSheet).map { place in
      let last = place * (frames.count - 1) / (Self.mostOnSheet - 1)
      defer { next = last + 1 }
      return (frames[last], frames[next...last].flatMap(\.events))
    }
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
