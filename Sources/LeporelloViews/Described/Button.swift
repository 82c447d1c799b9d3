// A button as a page shows it.

/// What can be tapped, drawn in the tint; a described page doesn't call the action.
public struct Button<Label: View>: View {
  let label: Label
  let role: ButtonRole?

  /// Creates a button that shows a view.
  public init(
    role: ButtonRole? = nil, action: @escaping @Sendable () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.label, self.role) = (label(), role)
  }

  /// The view, in the tint, or in red where the button destroys something.
  public var body: some View {
    if role == .destructive {
      label.foregroundStyle(Color.red)
    } else {
      label.foregroundStyle(.tint)
    }
  }
}

extension Button where Label == Text {
  /// Creates a button that shows a title.
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    action: @escaping @Sendable () -> Void
  ) {
    self.init(role: role, action: action) { Text(title, fileID: fileID, line: line) }
  }
}

/// What a button is for; SwiftUI's names; closed.
public enum ButtonRole: Sendable, Hashable {
  /// It destroys something.
  case destructive
  /// It leaves things as they are.
  case cancel
}
