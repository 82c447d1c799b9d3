// Builder calls for nodes around one child, and for one child beside another.

package import LeporelloGraphics

extension LayoutTree {
  /// A frame of a fixed width, height, or both.
  package mutating func frame(
    _ child: Int, width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> Int {
    add(.frame(width: Self.given(width), height: Self.given(height), pair(alignment)), children: [child])
  }

  /// A frame with bounds.
  package mutating func flexFrame(
    _ child: Int, minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> Int {
    let horizontal = AxisBounds(min: minWidth, ideal: idealWidth, max: maxWidth)
    let vertical = AxisBounds(min: minHeight, ideal: idealHeight, max: maxHeight)
    return add(.flexFrame(horizontal, vertical, pair(alignment)), children: [child])
  }

  /// Space around a child; the plain amount is 16.
  package mutating func padding(_ child: Int, _ insets: EdgeInsets = EdgeInsets(16, on: .all)) -> Int {
    add(.padding(insets), children: [child])
  }

  /// A child at its ideal size on some axes.
  package mutating func fixedSize(_ child: Int, horizontal: Bool = true, vertical: Bool = true) -> Int {
    add(.fixedSize(horizontal: horizontal, vertical: vertical), children: [child])
  }

  /// A child that is proposed sizes of a ratio only; nil takes the ratio of its ideal size.
  package mutating func aspectRatio(_ child: Int, _ ratio: CGFloat?, _ mode: ContentMode) -> Int {
    add(.aspectRatio(Self.given(ratio), mode), children: [child])
  }

  /// A child with another behind it.
  package mutating func background(_ child: Int, _ secondary: Int, alignment: Alignment = .center) -> Int {
    add(.attachment(pair(alignment), isBehind: true), children: [child, secondary])
  }

  /// A child with another before it.
  package mutating func overlay(_ child: Int, _ secondary: Int, alignment: Alignment = .center) -> Int {
    add(.attachment(pair(alignment), isBehind: false), children: [child, secondary])
  }

  /// A child shown elsewhere than it is laid out.
  package mutating func offset(_ child: Int, x: CGFloat = 0, y: CGFloat = 0) -> Int {
    add(.offset(x: x, y: y), children: [child])
  }

  /// All the space proposed, with the child's centre at a point.
  package mutating func position(_ child: Int, x: CGFloat = 0, y: CGFloat = 0) -> Int {
    add(.position(x: x, y: y), children: [child])
  }

  /// A page with a bar at one edge, whose length the page's content keeps clear of.
  package mutating func safeAreaInset(
    _ page: Int, edge: Edge, bar: Int, alignment: Alignment = .center, spacing: CGFloat? = nil
  ) -> Int {
    let guides = pair(alignment)
    let isVertical = edge == .top || edge == .bottom
    return add(
      .safeAreaInset(edge, isVertical ? guides.horizontal : guides.vertical, spacing: Self.given(spacing)),
      children: [page, bar])
  }

  /// A window on content that is at its ideal length along the axes and moved by an offset.
  package mutating func scroll(_ child: Int, _ axes: Axis.Set = .vertical, offset: CGPoint = .zero) -> Int {
    add(.scroll(axes, x: offset.x, y: offset.y), children: [child])
  }

  /// Moves the content of a scrolled window to an offset; a node around one stands for it.
  package mutating func setScrollOffset(_ node: Int, _ offset: CGPoint) {
    var inner = node
    while true {
      if case .scroll(let axes, _, _) = nodes[inner].kind {
        nodes[inner].kind = .scroll(axes, x: offset.x, y: offset.y)
        return
      }
      guard nodes[inner].childCount > 0, nodes[inner].kind.isTransparentForAxis else { return }
      inner = Int(children[Int(nodes[inner].childStart)])
    }
  }

  /// Marks a node's priority in its stack; returns the node.
  package mutating func layoutPriority(_ node: Int, _ value: Double) -> Int {
    nodes[node].priority = value
    return node
  }

  /// Marks a node with a value for its custom layout; returns the node.
  package mutating func layoutValue<K: LayoutValueKey>(_ node: Int, key: K.Type, value: K.Value) -> Int {
    values[node, default: [:]][ObjectIdentifier(key)] = value
    return node
  }

  /// A child that states where a guide across its width stands.
  package mutating func alignmentGuide(
    _ child: Int, _ guide: HorizontalAlignment, _ value: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> Int {
    guideValues.append(GuideValue(key: guide.key, axis: .horizontal, value: value))
    return add(.alignmentGuide(Int32(guideValues.count - 1)), children: [child])
  }

  /// A child that states where a guide down its height stands.
  package mutating func alignmentGuide(
    _ child: Int, _ guide: VerticalAlignment, _ value: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> Int {
    guideValues.append(GuideValue(key: guide.key, axis: .vertical, value: value))
    return add(.alignmentGuide(Int32(guideValues.count - 1)), children: [child])
  }

  /// Says where in the spec a node was written, and what it is called there.
  package mutating func describe(_ node: Int, place: SourcePlace?, name: String? = nil) {
    if let place { places[node] = place }
    if let name { names[node] = name }
  }
}
