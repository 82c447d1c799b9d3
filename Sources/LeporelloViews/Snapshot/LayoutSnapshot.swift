// The frames of a described page, without drawing anything.

/// The layout of a view in a size: where each part is, in points, before rounding to pixels.
public struct LayoutSnapshot: Sendable, Hashable {
  /// A part of the page.
  public struct Node: Sendable, Hashable {
    /// What it is, such as `HStack` or `padding`.
    public var kind: String
    /// The names given to it by `.id`, innermost first.
    public var ids: [String]
    /// Where it is in the page, in points.
    public var frame: CGRect
    /// How many parts it lies in.
    public var depth: Int
    /// What it was offered.
    public var proposal: ProposedViewSize
    /// The size that it chose.
    public var answer: CGSize
    /// The rule that decided its size and place, such as `min 80 reserved`.
    public var rule: String
    /// Where in the description it was written, as file and line, if it says so.
    public var place: String?
  }

  /// The size of the page.
  public let size: CGSize
  /// All parts, each before the parts in it.
  public let nodes: [Node]
  /// What is wrong with the page, in words, each with the file and line of the view at fault where it says so.
  public let warnings: [String]
  private let byID: [String: CGRect]

  /// Lays a view out in a size; text is measured in box glyphs unless another engine is named.
  public init(of view: some View, in size: CGSize, text: any TextMeasurer = .wireframe) {
    self.init(of: view, in: size, environment: EnvironmentValues(text: text))
  }

  /// Lays a view out in a size, for a reading direction and a colour scheme.
  public init(
    of view: some View, in size: CGSize, text: any TextMeasurer = .wireframe, layoutDirection: LayoutDirection,
    colorScheme: ColorScheme = .light
  ) {
    var environment = EnvironmentValues(text: text)
    environment.layoutDirection = layoutDirection
    environment.colorScheme = colorScheme
    self.init(of: view, in: size, environment: environment)
  }

  package init(of view: some View, in size: CGSize, environment: EnvironmentValues) {
    let page = LoweredPage(view, in: size, environment: environment, hostsSlots: false, explains: true)
    self.size = size
    nodes = page.nodes
    warnings = page.warnings + page.problems.map { String(describing: $0) }
    var frames: [String: CGRect] = [:]
    for node in page.nodes {
      for id in node.ids where frames[id] == nil { frames[id] = node.frame }
    }
    byID = frames
  }

  /// The frame of the view with an `.id`, or nil where there is none; of several, the first.
  public func frame(_ id: some Hashable) -> CGRect? { byID[String(describing: id)] }

  /// The frame of the view with an `.id`, or nil where there is none.
  public subscript(id: some Hashable) -> CGRect? { frame(id) }

  /// The frames of all views with an `.id`, by it.
  public var frames: [String: CGRect] { byID }

  /// The frame of the view with an `.id`, its edges rounded half up to the pixels of a scale.
  public func pixelFrame(_ id: some Hashable, scale: CGFloat = 1) -> CGRect? {
    frame(id).map { rect in
      func snap(_ v: CGFloat) -> CGFloat { (v * scale + 0.5).rounded(.down) / scale }
      let (x, y) = (snap(rect.minX), snap(rect.minY))
      return CGRect(x: x, y: y, width: snap(rect.maxX) - x, height: snap(rect.maxY) - y)
    }
  }
}
