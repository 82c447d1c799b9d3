// Pictures as views.

/// A picture, at its natural size unless it is made resizable.
public struct Image: View, PrimitiveView {
  /// How a resizable picture fills its frame; closed.
  public enum ResizingMode: Sendable, Hashable {
    /// Stretched.
    case stretch
    /// Repeated from the top left, and cut off at the frame.
    case tile
  }

  /// How a picture is sampled where it is not at its natural size; SwiftUI's names; closed.
  public enum Interpolation: Sendable, Hashable {
    /// The nearest pixel.
    case none
    /// Weighted neighbours.
    case low
    /// Weighted neighbours.
    case medium
    /// Weighted neighbours.
    case high

    var drawn: ImageInterpolation {
      switch self {
      case .none: .none
      case .low, .medium, .high: .high
      }
    }
  }

  enum Source: Sendable {
    case resource(ImageResource)
    case file(URL, scale: CGFloat)
    case bytes([UInt8], name: String, scale: CGFloat)
  }

  let source: Source
  var isResizable = false
  var capInsets = EdgeInsets()
  var resizingMode = ResizingMode.stretch
  var interpolation = Interpolation.high

  /// Creates a picture from decoded pixels.
  public init(_ resource: ImageResource) { source = .resource(resource) }

  /// Creates a picture from a file; `scale` says how many of its pixels make a point.
  public init(file url: URL, scale: CGFloat = 1) { source = .file(url, scale: scale) }

  /// Creates a picture from a file; `scale` says how many of its pixels make a point.
  public init(contentsOf url: URL, scale: CGFloat = 1) { source = .file(url, scale: scale) }

  /// Creates a picture from a file's path; `scale` says how many of its pixels make a point.
  public init(path: String, scale: CGFloat = 1) { source = .file(URL(fileURLWithPath: path), scale: scale) }

  /// Creates a picture from a file's bytes; the name appears in messages and dumps.
  public init(bytes: [UInt8], scale: CGFloat = 1, name: String = "image") {
    source = .bytes(bytes, name: name, scale: scale)
  }

  /// Creates a picture from a file's bytes; the name appears in messages and dumps.
  public init(data: Data, scale: CGFloat = 1, name: String = "image") {
    source = .bytes([UInt8](data), name: name, scale: scale)
  }

  /// Symbols of Apple's systems are not at hand.
  @available(*, unavailable, message: "system symbols don't exist here; draw a Shape, or give a picture's file")
  public init(systemName: String) { self.init(path: systemName) }

  /// The picture, which takes the size it is given; what lies within the insets is not resized across them.
  ///
  /// - Parameters:
  ///   - capInsets: How far the caps reach in from the edges, in points: corners keep both of their sides.
  ///   - resizingMode: How the rest fills its place.
  /// - Returns: The resizable picture.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.isResizable = true
    (copy.capInsets, copy.resizingMode) = (capInsets, resizingMode)
    return copy
  }

  /// The picture sampled in another way.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    do {
      let resource = try resolved(in: environment)
      let node = isResizable ? lowering.tree.slot(ideal: resource.size) : lowering.tree.fixed(resource.size)
      let slices = slices(of: resource, in: environment)
      if isResizable, !slices.isWhole {
        lowering.add(node, "Image", .slices(slices, interpolation.drawn, scale: environment.displayScale))
      } else {
        lowering.add(node, "Image", .image(resource, interpolation.drawn))
      }
    } catch {
      lowering.problems.append(error)
      let node = isResizable ? lowering.tree.shape() : lowering.tree.empty()
      lowering.add(node, "Image")
    }
  }

  /// The picture over a rectangle, cut in nine where it has caps.
  func drawing(of resource: ImageResource, in rect: CGRect, _ environment: EnvironmentValues) -> DisplayList {
    let slices = slices(of: resource, in: environment)
    return slices.isWhole
      ? DisplayList([.image(resource, in: rect, interpolation: interpolation.drawn)])
      : slices.drawing(in: rect, scale: environment.displayScale, interpolation: interpolation.drawn)
  }

  private func slices(of resource: ImageResource, in environment: EnvironmentValues) -> NineSlice {
    let isLeftToRight = environment.layoutDirection == .leftToRight
    return NineSlice(
      resource, top: capInsets.top, left: isLeftToRight ? capInsets.leading : capInsets.trailing,
      bottom: capInsets.bottom, right: isLeftToRight ? capInsets.trailing : capInsets.leading,
      tiles: resizingMode == .tile)
  }

  func resolved(in environment: EnvironmentValues) throws(RenderError) -> ImageResource {
    switch source {
    case .resource(let resource): resource
    case .file(let url, let scale): try environment.imageLoader.image(at: url, scale: scale)
    case .bytes(let bytes, let name, let scale):
      try environment.imageLoader.image(from: bytes, name: name, scale: scale)
    }
  }
}
