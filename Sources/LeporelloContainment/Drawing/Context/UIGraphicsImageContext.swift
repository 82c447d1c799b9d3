// Pictures that code draws between a begin and an end.

public import LeporelloGraphics

/// Begins a picture of a size.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { DrawingRecorder.begin(size) }
/// Begins a picture of a size.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) { DrawingRecorder.begin(size) }
/// What is drawn so far of the picture that was begun last.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingRecorder.pictureSize.flatMap { size in
    DrawingRecorder.current.map { UIImage(content: .drawing($0.list, size: size)) }
  }
}
/// Ends the picture that was begun last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { DrawingRecorder.end() }
