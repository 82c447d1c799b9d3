// Views that depend on the size they are given.

/// The size that a `GeometryReader` was given.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public let size: CGSize
  /// How much of each side bars and the device's edges cover.
  public let safeAreaInsets: EdgeInsets
  let origin: CGPoint

  /// Which coordinates a frame is asked in; SwiftUI's names; closed.
  public enum CoordinateSpace: Sendable, Hashable {
    /// The reader's own.
    case local
    /// The page's.
    case global
  }

  /// The reader's frame.
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(origin: space == .local ? .zero : origin, size: size)
  }
}

/// A view that takes all it is offered and makes its content from the size it got, from the top leading corner.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  let content: @Sendable (GeometryProxy) -> Content
  let place: ViewPlace

  /// Creates a reader.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: @escaping @Sendable (GeometryProxy) -> Content
  ) {
    self.content = content
    place = ViewPlace(fileID, line)
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    let content = content
    let node = lowering.tree.geometryReader([])
    lowering.add(node, "GeometryReader", at: place, .reader({ AnyView(content($0)) }, environment))
  }
}
