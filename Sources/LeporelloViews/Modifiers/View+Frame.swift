// Sizes and places.

extension View {
  /// Gives the view's place a fixed width or height, and says where the view stands in it.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modified(
      by: LayoutModifier("frame", ViewPlace(fileID, line)) {
        $0.frame($1, width: width, height: height, alignment: alignment)
      })
  }

  /// Gives the view's place bounds, and says where the view stands in it.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modified(
      by: LayoutModifier("frame", ViewPlace(fileID, line)) {
        $0.flexFrame(
          $1, minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
      })
  }

  /// Gives the view its ideal size.
  public func fixedSize(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    fixedSize(horizontal: true, vertical: true, fileID: fileID, line: line)
  }

  /// Gives the view its ideal width, its ideal height, or both.
  public func fixedSize(
    horizontal: Bool, vertical: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modified(
      by: LayoutModifier("fixedSize", ViewPlace(fileID, line)) {
        $0.fixedSize($1, horizontal: horizontal, vertical: vertical)
      })
  }

  /// Lets the view choose before its neighbours.
  public func layoutPriority(
    _ value: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modified(by: LayoutModifier("layoutPriority", ViewPlace(fileID, line)) { $0.layoutPriority($1, value) })
  }

  /// Keeps a ratio of width to height; without one, that of the view's ideal size.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modified(
      by: LayoutModifier("aspectRatio", ViewPlace(fileID, line)) { $0.aspectRatio($1, aspectRatio, contentMode) })
  }

  /// Keeps the ratio of a size.
  public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode, fileID: fileID,
      line: line)
  }

  /// Keeps the view's ratio and lies inside the place.
  public func scaledToFit(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    aspectRatio(contentMode: .fit, fileID: fileID, line: line)
  }

  /// Keeps the view's ratio and covers the place.
  public func scaledToFill(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    aspectRatio(contentMode: .fill, fileID: fileID, line: line)
  }

  /// Draws the view elsewhere; its place stays.
  public func offset(_ offset: CGSize, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    modified(by: LayoutModifier("offset", ViewPlace(fileID, line)) { $0.offset($1, x: offset.width, y: offset.height) })
  }

  /// Draws the view elsewhere; its place stays.
  public func offset(
    x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    offset(CGSize(width: x, height: y), fileID: fileID, line: line)
  }

  /// Puts the view's centre at a point of the place, which takes all it can.
  public func position(
    _ position: CGPoint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modified(by: LayoutModifier("position", ViewPlace(fileID, line)) { $0.position($1, x: position.x, y: position.y) })
  }

  /// Puts the view's centre at a point of the place, which takes all it can.
  public func position(
    x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    position(CGPoint(x: x, y: y), fileID: fileID, line: line)
  }
}
