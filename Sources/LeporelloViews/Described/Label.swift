// A title beside a picture.

/// A picture and a title side by side.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Creates a label of any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  /// The picture, then the title on its first line.
  public var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and the path of a picture.
  public init(
    _ title: some StringProtocol, image path: String, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init {
      Text(title, fileID: fileID, line: line)
    } icon: {
      Image(path: path)
    }
  }

  /// Symbols by name don't exist here.
  @available(*, unavailable, message: "system symbols don't exist here; give the icon as a view or a picture's path")
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title, image: name)
  }
}
