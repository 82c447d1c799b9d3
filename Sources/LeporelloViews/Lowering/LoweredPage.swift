// A page in its size: what it draws, where live things go, where each part is.

/// What a view becomes in a size.
package struct LoweredPage: Sendable {
  /// What is drawn, with the places for something live.
  package private(set) var picture = Picture()
  /// All parts with their unrounded frames, each before the parts in it.
  package private(set) var nodes: [LayoutSnapshot.Node] = []
  /// What went wrong, in the order of the description; a render throws the first.
  package private(set) var problems: [any Error] = []
  /// What layout found odd, in words.
  package private(set) var warnings: [String] = []
  /// What is read aloud, where it was asked for.
  package private(set) var accessibility: [AccessibilityNode] = []

  /// Where the page stands if it is larger than its place; closed.
  package enum Overflow: Sendable {
    /// Past all edges alike, as a root view does.
    case centered
    /// Past the bottom and the side where reading ends, so that the page's beginning is seen.
    case fromStart
  }

  /// Lays a view out in a size and draws it.
  ///
  /// - Parameters:
  ///   - view: The page.
  ///   - size: Its size in points; a side that is negative or not finite counts as 0.
  ///   - environment: What flows down to it: text engine, pixel scale, direction, colours.
  ///   - hostsSlots: Whether paged containers are left to live controllers; otherwise they are drawn as bar and page.
  ///   - origin: Where the page's top left is, in the coordinates of frames and pictures.
  ///   - overflow: Where the page stands if it is larger than its size.
  ///   - explains: Whether the parts say which rule decided them, which costs more than the layout.
  ///   - describesAccessibility: Whether to find out what is read aloud.
  package init(
    _ view: some View, in size: CGSize, environment: EnvironmentValues, hostsSlots: Bool, origin: CGPoint = .zero,
    overflow: Overflow = .centered, explains: Bool = false, describesAccessibility: Bool = false
  ) {
    var lowering = Lowering()
    lowering.lower(view, in: environment)
    guard let root = lowering.takeRoot() else {
      problems = lowering.problems
      return
    }
    lowering.tree.root = root
    let engine = LayoutEngine(
      lowering.tree, measurer: environment.textMeasurer, scale: environment.displayScale,
      direction: environment.layoutDirection)
    engine.layout(in: size)
    let result = engine.result()
    warnings = result.warnings.map { String(describing: lowering.named($0)) }
    var frames = PlacedFrames(result, of: lowering)
    frames.place(root: root, in: size, at: origin, overflow, environment.layoutDirection)
    var painter = Painter(lowering: lowering, frames: frames, environment: environment, hostsSlots: hostsSlots)
    painter.describesAccessibility = describesAccessibility
    if explains { painter.explain(engine.explain()) }
    picture = painter.paint(root)
    for index in picture.slots.indices { picture.slots[index].slot.index = index }
    nodes = painter.nodes(from: root)
    if describesAccessibility { accessibility = painter.accessibility(from: root) }
    problems = lowering.problems + painter.problems
    warnings += painter.warnings
  }

  /// What is drawn, as one list; the places for something live are empty.
  package var displayList: DisplayList { picture.flattened }

  /// The places for something live, in painting order.
  package var slots: [HostedSlot] { picture.slots.map(\.slot) }
}
