// Coordinates that points can be converted between: a view's, and the screen's.

public import LeporelloGraphics

/// Something that has coordinates.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// A point of it in another's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another's coordinates in it.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of it in another's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another's coordinates in it.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The view whose coordinates these are; nil for the screen's.
///
/// Apart from its callers, since Swift 6.3's optimiser ends with a fault where the cast is made in them.
@inline(never) @MainActor private func viewOfSpace(_ space: any UICoordinateSpace) -> UIView? { space as? UIView }

extension UIView: UICoordinateSpace {
  /// A point of this view's coordinates in another's.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: viewOfSpace(coordinateSpace))
  }
  /// A point of another's coordinates in this view's.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: viewOfSpace(coordinateSpace))
  }
  /// A rectangle of this view's coordinates in another's.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: viewOfSpace(coordinateSpace))
  }
  /// A rectangle of another's coordinates in this view's.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: viewOfSpace(coordinateSpace))
  }
}

/// The screen's coordinates, which are those of a window that fills it.
@MainActor final class ScreenSpace: UICoordinateSpace {
  let bounds: CGRect
  init(bounds: CGRect) { self.bounds = bounds }

  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    viewOfSpace(space)?.convert(point, from: nil as UIView?) ?? point
  }
  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    viewOfSpace(space)?.convert(point, to: nil as UIView?) ?? point
  }
  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    viewOfSpace(space)?.convert(rect, from: nil as UIView?) ?? rect
  }
  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    viewOfSpace(space)?.convert(rect, to: nil as UIView?) ?? rect
  }
}
