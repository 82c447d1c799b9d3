// Colours that change along a way.

/// Colours and where along the way they stand.
public struct Gradient: Sendable, Hashable {
  /// A colour and where along the way it stands, 0 to 1.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: Color
    /// The place, 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Creates a gradient from colours and places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func resolved(in environment: EnvironmentValues) -> [GradientStop] {
    stops.map { GradientStop($0.color.resolved(in: environment), at: $0.location) }
  }
}
