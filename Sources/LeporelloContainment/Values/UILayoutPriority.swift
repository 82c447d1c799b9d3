// How much a constraint matters.

/// How much a constraint matters, from 1 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  /// The number.
  public let rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A priority some steps above another.
  public static func + (priority: UILayoutPriority, steps: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + steps)
  }
  /// A priority some steps below another.
  public static func - (priority: UILayoutPriority, steps: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - steps)
  }
  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// The usual resistance against being smaller than the content.
  public static let defaultHigh = UILayoutPriority(750)
  /// What a drag may resize a scene at.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The wish of a scene to keep its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// What a drag may not resize a scene at.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The usual resistance against being larger than the content.
  public static let defaultLow = UILayoutPriority(250)
  /// The wish for the fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
