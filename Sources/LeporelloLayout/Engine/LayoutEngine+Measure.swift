// Bottom-up: minimum, ideal and maximum of each axis, gaps and flags, children before parents in one loop.

import LeporelloGraphics

extension LayoutEngine {
  /// Finds what is known of every node before any proposal.
  func measure() {
    for node in 0..<nodes.count {
      if case .shape = nodes[node].kind {
        measureLeaf(node, (0, 10, .infinity), (0, 10, .infinity))
      } else if case .fixed(let width, let height) = nodes[node].kind {
        measureLeaf(node, (width, width, width), (height, height, height))
      } else {
        measure(node)
      }
    }
  }

  /// The shortest way for the leaves that most trees are made of: each number is written once.
  @inline(__always) private func measureLeaf(
    _ node: Int, _ x: (min: Double, ideal: Double, max: Double), _ y: (min: Double, ideal: Double, max: Double)
  ) {
    infos[node].flags = infos[node].flags.intersection(.lasting).union([
      .dirty, .independent, .clampsWidth, .clampsHeight,
    ])
    infos[node].spacing = 0
    (xs[node].min, xs[node].ideal, xs[node].max, xs[node].asked) = (x.min, x.ideal, x.max, -1)
    (ys[node].min, ys[node].ideal, ys[node].max, ys[node].asked) = (y.min, y.ideal, y.max, -1)
  }

  /// Finds what is known of one node, whose children are done.
  func measure(_ node: Int) {
    infos[node].flags = infos[node].flags.intersection(NodeInfo.Flags.lasting).union(.dirty)
    infos[node].spacing = 0
    xs[node].asked = -1
    ys[node].asked = -1
    if infos[node].memo >= 0 { forget(node) }
    switch nodes[node].kind {
    case .shape, .geometryReader: setLeaf(node, Extent(10, 10))
    case .slot(let width, let height): setLeaf(node, Extent(width, height))
    case .fixed(let width, let height):
      set(&xs[node], width, width, width)
      set(&ys[node], height, height, height)
      infos[node].flags.formUnion([.independent, .clampsWidth, .clampsHeight])
    case .spacer(let length): measureSpacer(node, length)
    case .divider: measureDivider(node)
    case .stack(let axis, let alignment, let spacing): measureStack(node, axis, alignment, spacing)
    case .text: infos[node].flags.insert(.hasBaselines)
    case .frame, .flexFrame, .padding, .fixedSize, .attachment, .offset, .position, .scroll, .alignmentGuide,
      .aspectRatio:
      measureWrapper(node)
    case .layers(let alignment): measureLayers(node, alignment)
    case .safeAreaInset: measureInset(node)
    case .viewThatFits, .grid, .gridRow, .lazyGrid, .lazyStack: inheritFlags(node)
    case .custom(let index):
      inheritFlags(node)
      infos[node].flags.insert(.statesGuides)
      infos[node].spacing = intern(customSpacing(node, Int(index)))
    }
    if !usesFormulas, nodes[node].childCount > 0 {
      infos[node].flags.subtract([.independent, .clampsWidth, .clampsHeight])
    }
  }

  @inline(__always) func set(_ state: inout AxisState, _ min: Double, _ ideal: Double, _ max: Double) {
    (state.min, state.ideal, state.max) = (min, ideal, max)
  }

  private func setLeaf(_ node: Int, _ ideal: Extent) {
    set(&xs[node], 0, ideal.width, .infinity)
    set(&ys[node], 0, ideal.height, .infinity)
    infos[node].flags.formUnion([.independent, .clampsWidth, .clampsHeight])
    if nodes[node].childCount > 0 { hideGuides(node) }
  }

  /// A geometry reader states no guide of its content.
  private func hideGuides(_ node: Int) { infos[node].flags.subtract([.statesGuides, .hasBaselines]) }

  private func measureSpacer(_ node: Int, _ length: Double) {
    let flags = infos[node].flags
    let (alongWidth, alongHeight) = (flags.contains(.alongWidth), flags.contains(.alongHeight))
    if alongHeight { set(&xs[node], 0, 0, 0) } else { set(&xs[node], length, length, .infinity) }
    if alongWidth { set(&ys[node], 0, 0, 0) } else { set(&ys[node], length, length, .infinity) }
    infos[node].flags.formUnion([.independent, .clampsWidth, .clampsHeight])
    infos[node].spacing = 1
  }

  private func measureDivider(_ node: Int) {
    let pixel = pointsPerPixel
    let isUpright = infos[node].flags.contains(.alongWidth)
    if isUpright { set(&xs[node], pixel, pixel, pixel) } else { set(&xs[node], 0, 10, .infinity) }
    if isUpright { set(&ys[node], 0, 10, .infinity) } else { set(&ys[node], pixel, pixel, pixel) }
    infos[node].flags.formUnion([.independent, .clampsWidth, .clampsHeight])
  }

  /// Takes over the flags about guides that any child has.
  func inheritFlags(_ node: Int) {
    for index in range(of: node) {
      let flags = infos[Int(links[index])].flags
      infos[node].flags.formUnion(flags.intersection([.statesGuides, .hasBaselines]))
    }
  }

  private func measureLayers(_ node: Int, _ alignment: AlignmentPair) {
    inheritFlags(node)
    var isIndependent = true
    var (clampsWidth, clampsHeight) = (true, true)
    let top = topPriority(node)
    var (x, y) = (AxisState(), AxisState())
    var spacing = ViewSpacing()
    for (place, index) in range(of: node).enumerated() {
      let child = Int(links[index])
      let info = infos[child]
      spacing = place == 0 ? spacings[Int(info.spacing)] : spacing.union(spacings[Int(info.spacing)])
      guard nodes[child].priority == top else { continue }
      isIndependent = isIndependent && info.isIndependent
      clampsWidth = clampsWidth && info.clamps(.horizontal)
      clampsHeight = clampsHeight && info.clamps(.vertical)
      let (a, b) = (xs[child], ys[child])
      set(&x, max(x.min, a.min), max(x.ideal, a.ideal), max(x.max, a.max))
      set(&y, max(y.min, b.min), max(y.ideal, b.ideal), max(y.max, b.max))
    }
    infos[node].spacing = intern(spacing)
    guard isIndependent else { return }
    infos[node].flags.insert(.independent)
    set(&xs[node], x.min, x.ideal, x.max)
    set(&ys[node], y.min, y.ideal, y.max)
    if clampsWidth { infos[node].flags.insert(.clampsWidth) }
    if clampsHeight { infos[node].flags.insert(.clampsHeight) }
  }

  /// The highest priority among a node's children.
  func topPriority(_ node: Int) -> Double {
    var top = -Double.infinity
    for index in range(of: node) { top = max(top, nodes[Int(links[index])].priority) }
    return top
  }

  private func measureInset(_ node: Int) {
    inheritFlags(node)
    let (page, bar) = (child(node), child(node, 1))
    guard infos[page].isIndependent, infos[bar].isIndependent else { return }
    infos[node].flags.insert(.independent)
    measureByAsking(node, .horizontal)
    measureByAsking(node, .vertical)
  }

  /// Finds the three answers by working them out.
  func measureByAsking(_ node: Int, _ axis: Axis) {
    let (low, ideal) = (evaluate(node, axis, 0), evaluate(node, axis, .nan))
    let high = evaluate(node, axis, .infinity)
    set(&states(axis)[node], low, ideal, high)
    // A length that is the same at both ends is the same in between.
    if low == high, ideal == low { infos[node].flags.insert(axis == .horizontal ? .clampsWidth : .clampsHeight) }
  }

  /// The place of preferred distances in the table.
  func intern(_ spacing: ViewSpacing) -> Int32 {
    if spacing == spacings[0] { return 0 }
    if spacing == spacings[1] { return 1 }
    if let place = spacings.firstIndex(of: spacing) { return Int32(place) }
    spacings.append(spacing)
    return Int32(spacings.count - 1)
  }
}
