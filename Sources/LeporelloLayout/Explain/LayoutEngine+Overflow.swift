// Children larger than the place they were given.

import LeporelloGraphics

extension LayoutEngine {
  /// Warns of every child that is longer than its parent, where the parent does not mean it to be.
  func overflows() -> [LayoutWarning] {
    var result: [LayoutWarning] = []
    for node in 0..<nodes.count where !infos[node].flags.contains(.hidden) {
      let parent = Int(nodes[node].parent)
      if node == tree.root {
        // A stack that is too long says so itself.
        if case .stack(let axis, _, _) = nodes[node].kind, stackOverflow(node, axis) != nil { continue }
        let room = container
        if let message = overflow(size(of: node), room) { result.append(warning(node, message + " of the whole")) }
        continue
      }
      guard parent >= 0, nodes[parent].kind.boundsChildren else { continue }
      if case .stack(let axis, _, _) = nodes[parent].kind {
        if Int(links[Int(nodes[parent].childStart)]) == node, let message = stackOverflow(parent, axis) {
          result.append(warning(parent, message))
        }
        continue
      }
      // A stack that is too long says so itself, as the parent of its children.
      if case .stack(let axis, _, _) = nodes[node].kind, stackOverflow(node, axis) != nil { continue }
      if let message = overflow(size(of: node), size(of: parent)) {
        result.append(warning(node, message + " of its \(nodes[parent].kind.name)"))
      }
    }
    return result
  }

  /// A stack's children are too long together where they need more than was proposed.
  private func stackOverflow(_ stack: Int, _ axis: Axis) -> String? {
    let p = proposal(of: stack)[axis]
    guard p.isFinite, size(of: stack)[axis] > p + Self.tolerance else { return nil }
    return "children need \(text(size(of: stack)[axis])) of \(text(p)) \(axis == .horizontal ? "across" : "down")"
  }

  /// Less than this is the arithmetic's doing.
  private static var tolerance: Double { 0.01 }

  private func overflow(_ size: Extent, _ room: Extent) -> String? {
    if size.width > room.width + Self.tolerance {
      return "width \(text(size.width)) is larger than the \(text(room.width))"
    }
    if size.height > room.height + Self.tolerance {
      return "height \(text(size.height)) is larger than the \(text(room.height))"
    }
    return nil
  }

  private func warning(_ node: Int, _ message: String) -> LayoutWarning {
    let name = tree.names[node] ?? nodes[node].kind.name
    return LayoutWarning(kind: .overflow, node: node, name: name, place: tree.places[node], message: message)
  }

  func text(_ number: Double) -> String { number.asLayoutText }
}

extension Double {
  /// A length as people read it: three digits after the point at most, "nil" for a proposal of nil.
  package var asLayoutText: String {
    if isNaN { return "nil" }
    if isInfinite { return self > 0 ? "inf" : "-inf" }
    let thousandths = (self * 1000).rounded()
    guard thousandths.magnitude < 1e15 else { return "\(self)" }
    let whole = Int64(thousandths)
    let (sign, size) = (whole < 0 ? "-" : "", whole.magnitude)
    var digits = String(size % 1000)
    if digits == "0" { return "\(sign)\(size / 1000)" }
    while digits.count < 3 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(size / 1000).\(digits)"
  }
}

extension LayoutNode.Kind {
  /// Whether children are meant to stay inside.
  var boundsChildren: Bool {
    switch self {
    case .stack, .frame, .flexFrame, .aspectRatio, .grid, .gridRow, .lazyGrid, .custom: true
    case .shape, .fixed, .text, .spacer, .divider, .slot, .layers, .padding, .fixedSize, .attachment, .offset,
      .position, .geometryReader, .safeAreaInset, .viewThatFits, .lazyStack, .scroll, .alignmentGuide:
      false
    }
  }

  /// What the node is called where the spec gives no name.
  package var name: String {
    switch self {
    case .shape: "shape"
    case .fixed: "fixed"
    case .text: "text"
    case .spacer: "spacer"
    case .divider: "divider"
    case .slot: "slot"
    case .stack(let axis, _, _): axis == .horizontal ? "hstack" : "vstack"
    case .layers: "zstack"
    case .frame, .flexFrame: "frame"
    case .padding: "padding"
    case .fixedSize: "fixedSize"
    case .aspectRatio: "aspectRatio"
    case .attachment(_, let isBehind): isBehind ? "background" : "overlay"
    case .offset: "offset"
    case .position: "position"
    case .geometryReader: "geometryReader"
    case .safeAreaInset: "safeAreaInset"
    case .viewThatFits: "viewThatFits"
    case .grid: "grid"
    case .gridRow: "gridRow"
    case .lazyGrid: "lazyGrid"
    case .lazyStack(let axis, _, _): axis == .horizontal ? "lazyHStack" : "lazyVStack"
    case .scroll: "scroll"
    case .custom: "layout"
    case .alignmentGuide: "alignmentGuide"
    }
  }
}
