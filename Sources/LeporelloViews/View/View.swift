// What a page is made of.

/// A piece of a page, described by the pieces it is made of; SwiftUI's protocol, as a value on any thread.
public protocol View: Sendable {
  /// What this view is made of; `Never` for the views that the library draws itself.
  associatedtype Body: View
  /// What this view is made of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never has a body.
  public var body: Never { return preconditionFailure("there is no value of type Never to ask for a body") }
}
