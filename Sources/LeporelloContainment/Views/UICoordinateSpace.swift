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

extension UIView: UICoordinateSpace {
  /// A point of this view's coordinates in another's.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }
  /// A point of another's coordinates in this view's.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  /// A rectangle of this view's coordinates in another's.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  /// A rectangle of another's coordinates in this view's.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}

/// The screen's coordinates, which are those of a window that fills it.
@MainActor final class ScreenSpace: UICoordinateSpace {
  let bounds: CGRect
  init(bounds: CGRect) { self.bounds = bounds }

  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    (space as? UIView)?.convert(point, from: nil as UIView?) ?? point
  }
  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    (space as? UIView)?.convert(point, to: nil as UIView?) ?? point
  }
  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    (space as? UIView)?.convert(rect, from: nil as UIView?) ?? rect
  }
  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    (space as? UIView)?.convert(rect, to: nil as UIView?) ?? rect
  }
}
