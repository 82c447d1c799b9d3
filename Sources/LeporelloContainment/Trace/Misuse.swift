// The closed set of complaints, with UIKit's words and the remedies. The words are what people search for.

/// One kind of misuse with its evidence; closed.
enum Misuse: Hashable, Sendable {
  case viewInsideItself(String)
  case wrongParent(child: String, expected: String?, actual: String)
  case wrongRequestedParent(child: String, expected: String?, requested: String)
  case childOfItself(child: String, parent: String)
  case viewOfTwoControllers(view: String, owner: String, other: String)
  case rootViewByHand
  case noCommonParent(String?, String?)
  case transitionOfManualContainer(String)
  case transitionToItself(String)
  case unbalancedAppearance(String)
  case drivenTwice(String)
  case directCallback(String, callback: String)
  case missingWillMove(child: String, parent: String)
  case missingDidMove(child: String, parent: String)
  case doubledDidMove(child: String, parent: String?)
  case undeclaredChild(child: String, parent: String)
  case appearanceNotEnded(String)
  case leakedChild(child: String, parent: String)
  case missingView(String)
  case viewLeftBehind(child: String, parent: String)
  case alreadyPresenting(presenter: String, source: String, modal: String, present: String)
  case alreadyPresented(modal: String, presenter: String)
  case presentedChild(modal: String, parent: String)
  case presentedOnItself(String)
  case presenterNotInWindow(presenter: String, source: String, modal: String)
  case presentedDuringTransition(presenter: String, modal: String)
  case pushedTwice(String)
  case pushedNavigation
  case noStoryboard(String)
  case noSegue(String, String)
  case noNib(String)
  case invalidTime(String)
  case noCommonAncestor(String, String)
  case visualFormat(String)
  case unsatisfiable(constraints: [String], broken: String)
}

extension Misuse {
  /// UIKit's words, or ours where it is silent.
  var message: String {
    switch self {
    case .viewInsideItself: "Can't add self as subview"
    case .wrongParent(let child, let expected, let actual):
      "child view controller:<\(child)> should have parent view controller:\(Self.angled(expected)) but actual parent "
        + "is:<\(actual)>"
    case .wrongRequestedParent(let child, let expected, let requested):
      "child view controller:<\(child)> should have parent view controller:\(Self.angled(expected)) but requested "
        + "parent is:<\(requested)>"
    case .childOfItself(let child, let parent):
      "child view controller:<\(child)> holds its requested parent view controller:<\(parent)>"
    case .viewOfTwoControllers(let view, let owner, let other):
      "A view can only be associated with at most one view controller at a time! View <\(view)> is associated with "
        + "<\(owner)>. Clear this association before associating this view with <\(other)>."
    case .rootViewByHand:
      "Manually adding the rootViewController's view to the view hierarchy is no longer supported. Please allow "
        + "UIWindow to add the rootViewController's view to the view hierarchy itself."
    case .noCommonParent(let from, let to):
      "Children view controllers \(Self.angled(from)) and \(Self.angled(to)) must have a common parent view controller "
        + "when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
        + "completion:]"
    case .transitionOfManualContainer(let parent):
      "<\(parent)> forwards appearance callbacks by hand, so it cannot call -[UIViewController "
        + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
    case .transitionToItself(let child): "A transition from <\(child)> to itself"
    case .unbalancedAppearance(let name): "Unbalanced calls to begin/end appearance transitions for <\(name)>."
    case .drivenTwice(let name): "Appearance of <\(name)> driven by hand during transition(from:to:)"
    case .directCallback(_, let callback):
      "[ViewController] Calling -\(callback): directly on a view controller is not supported, and may result in "
        + "out-of-order callbacks and other inconsistent behavior."
    case .missingWillMove(let child, let parent):
      "<\(child)> was removed from <\(parent)> without willMove(toParent: nil)"
    case .missingDidMove(let child, let parent): "<\(child)> was added to <\(parent)> without didMove(toParent:)"
    case .doubledDidMove(let child, let parent): "<\(child)> was told didMove(toParent: \(parent ?? "nil")) twice"
    case .undeclaredChild(let child, let parent):
      "The view of <\(child)> was added inside the view of <\(parent)> without addChild(_:)"
    case .appearanceNotEnded(let name): "beginAppearanceTransition of <\(name)> was never ended"
    case .leakedChild(let child, let parent):
      "<\(child)> was told willMove(toParent: nil) and is still a child of <\(parent)>"
    case .missingView(let name): "loadView of <\(name)> set no view"
    case .viewLeftBehind(let child, let parent):
      "<\(child)> was removed from <\(parent)> and its view is still inside"
    case .alreadyPresenting(let presenter, let source, let modal, let present):
      "Attempt to present <\(modal)> on <\(presenter)> (from <\(source)>) which is already presenting <\(present)>."
    case .alreadyPresented(let modal, let presenter):
      "Application tried to present modally a view controller <\(modal)> that is already being presented by "
        + "<\(presenter)>."
    case .presentedChild(let modal, let parent):
      "Application tried to present modally a view controller <\(modal)> that has a parent view controller <\(parent)>."
    case .presentedOnItself(let presenter):
      "Application tried to present modal view controller on itself. Presenting controller is <\(presenter)>."
    case .presenterNotInWindow(let presenter, let source, let modal):
      "Attempt to present <\(modal)> on <\(presenter)> (from <\(source)>) whose view is not in the window hierarchy."
    case .presentedDuringTransition(let presenter, let modal):
      "Attempt to present <\(modal)> on <\(presenter)> while a presentation is in progress!"
    case .pushedTwice(let name):
      "Pushing the same view controller instance more than once is not supported (<\(name)>)"
    case .pushedNavigation: "Pushing a navigation controller is not supported"
    case .noStoryboard(let name): "Could not find a storyboard named '\(name)' in bundle"
    case .noSegue(let name, let identifier): "Receiver (<\(name)>) has no segue with identifier '\(identifier)'"
    case .noNib(let name): "Could not load NIB in bundle with name '\(name)'"
    case .invalidTime(let text): "A time of \(text) seconds"
    case .visualFormat(let text): text
    case .noCommonAncestor(let first, let second):
      "Unable to activate constraint with anchors <\(first)> and <\(second)> because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    case .unsatisfiable(let constraints, let broken):
      "Unable to simultaneously satisfy constraints.\n\tProbably at least one of the constraints in the following list "
        + "is one you don't want.\n(\n    " + constraints.joined(separator: ",\n    ")
        + "\n)\n\nWill attempt to recover by breaking constraint \n\(broken)"
    }
  }

  private static func angled(_ name: String?) -> String { name.map { "<\($0)>" } ?? "(null)" }
}
