// What a node draws itself.

extension Painter {
  /// The picture of a node without its children.
  mutating func own(_ record: Lowering.Record, node: NodeID) -> Picture {
    let frame = frames.pixel[node]
    switch record.drawing {
    case .none, .reversed, .mask, .clip: return Picture()
    case .color(let color):
      guard color.alpha > 0, !frame.isEmpty else { return Picture() }
      return Picture(DisplayList([.fill(Path(frame), .color(color))]))
    case .shape(let shape, let style, let rule):
      guard !frame.isEmpty else { return Picture() }
      return Picture(style.fill(shape.path(in: frame), rule, in: frame))
    case .stroke(let shape, let style, let line):
      guard !frame.isEmpty, line.lineWidth > 0 else { return Picture() }
      return Picture(style.stroke(shape.path(in: frame), line, in: frame))
    case .text(let block, let minimumScale):
      return Picture(text(block, minimumScale: minimumScale, node: node))
    case .image(let resource, let interpolation):
      guard !frame.isEmpty else { return Picture() }
      return Picture(DisplayList([.image(resource, in: frame, interpolation: interpolation)]))
    case .slices(let slices, let interpolation, let scale):
      guard !frame.isEmpty else { return Picture() }
      return Picture(slices.drawing(in: frame, scale: scale, interpolation: interpolation))
    case .canvas(let draw, let environment):
      var context = GraphicsContext(environment: environment)
      draw(&context, frame.size)
      problems += context.problems
      var list = DisplayList()
      list.append(context.list, at: frame.origin)
      return Picture(list)
    case .reader(let content, let environment):
      let proxy = GeometryProxy(
        size: frames.exact[node].size, safeAreaInsets: environment.safeAreaInsets(of: frame), origin: frame.origin)
      // Several views in a reader lie on top of each other, at the top leading corner.
      let view = ZStack(alignment: .topLeading) { content(proxy) }
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
      return page(view, in: proxy.size, at: frame.origin, environment: environment, node: node)
    case .slot(let content, let environment):
      return slot(content, environment: environment, node: node)
    }
  }

  /// Lowers a view in the frame of a node.
  mutating func page(
    _ view: some View, in size: CGSize, at origin: CGPoint, environment: EnvironmentValues, node: NodeID,
    overflow: LoweredPage.Overflow = .centered
  ) -> Picture {
    let page = LoweredPage(
      view, in: size, environment: environment, hostsSlots: hostsSlots, origin: origin, overflow: overflow,
      explains: explains, describesAccessibility: describesAccessibility)
    pages[node, default: []].append(page)
    problems += page.problems
    warnings += page.warnings
    if describesAccessibility {
      accessiblePages[node, default: []] += page.accessibility.map { $0.inPage(of: node) }
    }
    var picture = page.picture
    for index in picture.slots.indices { picture.slots[index].slot.path.insert(node, at: 0) }
    return picture
  }

  private mutating func slot(_ content: SlotContent, environment: EnvironmentValues, node: NodeID) -> Picture {
    let frame = frames.pixel[node]
    if case .tabView(let spec) = content {
      do {
        try spec.validate()
      } catch {
        problems.append(error)
      }
      if !hostsSlots { return still(spec, in: frame, environment: environment, node: node) }
    }
    var picture = Picture()
    picture.append(
      HostedSlot(content: content, frame: frame, index: 0, path: [node], id: nil, environment: environment))
    return picture
  }

  /// A paged container at rest: the selected page and its bars.
  private mutating func still(
    _ spec: TabViewSpec, in frame: CGRect, environment: EnvironmentValues, node: NodeID
  ) -> Picture {
    let layout = TabViewLayout(
      spec, in: frame, safeArea: environment.safeAreaInsets(of: frame), environment: environment)
    let state = spec.stateAtRest
    let selected = spec.initialIndex ?? 0
    var (picture, panel) = (Picture(), [AccessibilityNode]())
    if spec.tabs.indices.contains(selected) {
      var inner = environment
      inner.safeArea = layout.page.inset(by: layout.pageInsets, in: environment.layoutDirection)
      var shown = page(
        spec.tabs[selected].content, in: layout.page.size, at: layout.page.origin, environment: inner, node: node,
        overflow: .fromStart)
      shown.apply(.clip(Rectangle(), .nonZero), frame: layout.page)
      picture.append(shown)
      panel = accessiblePages.removeValue(forKey: node) ?? []
    }
    if !layout.bars.isEmpty {
      picture.append(
        page(TabViewChrome(layout, state), in: frame.size, at: frame.origin, environment: environment, node: node))
    }
    if describesAccessibility {
      accessiblePages[node] = layout.accessibility(state, panels: [(selected, panel)])
    }
    return picture
  }
}
