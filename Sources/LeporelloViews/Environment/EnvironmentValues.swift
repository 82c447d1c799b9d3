// What flows down the tree of views.

/// The values that a view inherits from the views around it.
public struct EnvironmentValues: Sendable {
  /// Whether colours are those of a light or a dark page.
  public var colorScheme: ColorScheme = .light
  /// The side where reading begins.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// How many pixels make a point.
  public var displayScale: CGFloat = 1
  /// How large the text styles are.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// How much room there is across; nil where the container's own size decides.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// How much room there is from top to bottom; nil where the container's own size decides.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The part of the page that nothing covers, in the page's coordinates; nil for all of it.
  package var safeArea: CGRect?
  /// Whether moving transitions are to be replaced by dissolves.
  public var accessibilityReduceMotion = false
  /// The language that text is set in; it changes nothing but text.
  public var locale = Locale(identifier: "en_US_POSIX")
  /// Whether controls take touches.
  public var isEnabled = true

  /// The font of text that names none.
  public var font: Font?
  /// The most lines of a text, or nil for as many as needed.
  public var lineLimit: Int?
  /// Extra space between lines, in points.
  public var lineSpacing: CGFloat = 0
  /// What is left out where a text is too long.
  public var truncationMode: Text.TruncationMode = .tail
  /// How the lines of a text stand.
  public var multilineTextAlignment: TextAlignment = .leading
  /// How small a text may be set to fit, as a fraction of its size.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether texts are shown in capitals or small letters.
  public var textCase: Text.Case?

  var textStyle = TextAttributes()
  var foreground: AnyShapeStyle?
  var tint: AnyShapeStyle?

  /// Where scroll views stand instead of where they say, by the `.id` on or around them.
  package var scrollOffsets: [String: CGPoint] = [:]
  package var textMeasurer: any TextMeasurer
  package var imageLoader: any ImageLoader = LinkedImageLoader.orNone
  var custom: [ObjectIdentifier: any Sendable] = [:]

  /// Creates the values that a page begins with.
  package init(text: any TextMeasurer) { textMeasurer = text }

  /// Creates the values that a page begins with, its text set in box glyphs.
  public init() { self.init(text: .wireframe) }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// The values around the view whose body is being read.
  @TaskLocal static var current = EnvironmentValues()
}
