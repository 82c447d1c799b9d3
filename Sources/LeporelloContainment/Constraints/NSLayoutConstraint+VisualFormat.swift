// Constraints from a visual format.

import LeporelloGraphics

extension NSLayoutConstraint {
  /// How the views of a format are aligned across it.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By their left sides.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// By their right sides.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// By their tops.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// By their bottoms.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// By their middles across.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// By their middles from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// From where reading begins.
    public static let directionLeadingToTrailing = FormatOptions([])
  }

  /// The constraints that a visual format says; none, with a report, where it cannot be read.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues { value -> CGFloat? in
      if let number = value as? CGFloat { return number }
      if let number = value as? Int { return CGFloat(number) }
      if let number = value as? Float { return CGFloat(number) }
      return (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    do {
      let parsed = try VisualFormat(format, metrics: numbers)
      return try VisualFormatBuilder(format: format, parsed: parsed, options: opts, views: views).build()
    } catch {
      StageCore.current.report(.visualFormat("\(error)"))
      return []
    }
  }
}

/// Turns the pieces of a format into constraints.
@MainActor private struct VisualFormatBuilder {
  let format: String
  let parsed: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let views: [String: Any]
  private var isAcross: Bool { parsed.axis == .horizontal }
  private var start: NSLayoutConstraint.Attribute { isAcross ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isAcross ? .trailing : .bottom }

  init(
    format: String, parsed: VisualFormat, options: NSLayoutConstraint.FormatOptions, views: [String: Any]
  ) {
    (self.format, self.parsed, self.options, self.views) = (format, parsed, options, views)
  }

  private func item(_ name: String) throws -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else { throw VisualFormat.Failure(format: format, offset: 0) }
    return item
  }

  func build() throws -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var named: [any LayoutItem] = []
    var previous: (item: any LayoutItem, isSuperview: Bool)?
    var gap: [VisualFormat.Predicate]?
    let first = try parsed.pieces.lazy.compactMap { piece -> (any LayoutItem)? in
      guard case .view(let name, _) = piece else { return nil }
      return try item(name)
    }.first
    for piece in parsed.pieces {
      if case .gap(let predicates) = piece {
        gap = predicates
        continue
      }
      var current: (item: any LayoutItem, isSuperview: Bool)?
      if case .view(let name, let lengths) = piece {
        let view = try item(name)
        named.append(view)
        current = (view, false)
        for each in lengths { result.append(try length(of: view, each)) }
      } else if let superview = first?.layoutView.superview {
        current = (superview, true)
      }
      if let previous, let current {
        let isEdge = previous.isSuperview || current.isSuperview
        // A bare dash is the standard space: 8 points between views, the margin at the superview's edge.
        let usual = VisualFormat.Predicate(constant: gap == nil ? 0 : (isEdge ? 16 : 8))
        for each in gap.flatMap({ $0.isEmpty ? nil : $0 }) ?? [usual] {
          // A gap is a number or a metric; anything else is a name that `metrics` lacks.
          guard each.view == nil else { throw VisualFormat.Failure(format: format, offset: 0) }
          result.append(
            make(
              current.item, current.isSuperview ? end : start, each, previous.item, previous.isSuperview ? start : end,
              constant: each.constant ?? 0))
        }
      }
      (previous, gap) = (current, nil)
    }
    return result + alignment(of: named)
  }

  private func length(of view: any LayoutItem, _ predicate: VisualFormat.Predicate) throws -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = isAcross ? .width : .height
    guard let name = predicate.view else {
      return make(view, attribute, predicate, nil, .notAnAttribute, constant: predicate.constant ?? 0)
    }
    return make(view, attribute, predicate, try item(name), attribute, constant: 0)
  }

  private func make(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ predicate: VisualFormat.Predicate,
    _ second: (any LayoutItem)?, _ secondAttribute: NSLayoutConstraint.Attribute, constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: first, attribute: attribute, relation: predicate.relation, second: second, attribute: secondAttribute,
      multiplier: predicate.multiplier, constant: constant)
    constraint.priority = UILayoutPriority(predicate.priority)
    return constraint
  }

  private func alignment(of items: [any LayoutItem]) -> [NSLayoutConstraint] {
    let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    ]
    return all.filter { options.contains($0.0) }.flatMap { _, attribute in
      zip(items, items.dropFirst()).map { make($1, attribute, VisualFormat.Predicate(), $0, attribute, constant: 0) }
    }
  }
}
