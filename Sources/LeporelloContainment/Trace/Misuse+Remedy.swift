// What to do about each kind of misuse, and how UIKit takes it.

extension Misuse {
  /// What to do.
  var remedy: String {
    switch self {
    case .viewInsideItself: "add the view to another view than itself or one of its descendants"
    case .wrongParent: "put a child's view only inside the view of the controller that called addChild(_:) with it"
    case .wrongRequestedParent: "take the child's view out of the other controller's view before addChild(_:)"
    case .childOfItself: "a controller cannot be its own descendant; add another controller"
    case .viewOfTwoControllers: "set the first controller's view to nil before giving the view to another"
    case .rootViewByHand: "set window.rootViewController and leave the rest to the window"
    case .noCommonParent: "call addChild(_:) with both controllers on the receiver before transition(from:to:)"
    case .transitionOfManualContainer:
      "return true from shouldAutomaticallyForwardAppearanceMethods, or drive the children by begin and end"
    case .transitionToItself: "pass two different children"
    case .unbalancedAppearance: "let one side drive a transition, and call each end once for its begin"
    case .drivenTwice: "leave begin and end to transition(from:to:)"
    case .directCallback:
      "use beginAppearanceTransition(_:animated:) and endAppearanceTransition(); break on "
        + "UIViewControllerAlertForAppearanceCallbackMisuse to find the call"
    case .missingWillMove: "call willMove(toParent: nil) before the child's view is removed"
    case .missingDidMove: "call didMove(toParent:) when the child's view stands in its place, and super in overrides"
    case .doubledDidMove: "call didMove(toParent:) once; removeFromParent() sends didMove(toParent: nil) by itself"
    case .undeclaredChild: "call addChild(_:) before adding the view, and didMove(toParent:) after"
    case .appearanceNotEnded: "call endAppearanceTransition() when the transition is over"
    case .leakedChild: "call removeFromParent() when the child's view is gone, or didMove(toParent:) if it stays"
    case .missingView: "set self.view in loadView, or call super.loadView()"
    case .viewLeftBehind: "call view.removeFromSuperview() before removeFromParent()"
    case .alreadyPresenting: "present from the topmost controller, or dismiss what is presented first"
    case .alreadyPresented: "dismiss the controller before presenting it again, or present another"
    case .presentedChild: "call removeFromParent() on the child before presenting it, or present another"
    case .presentedOnItself: "present another controller than the presenter and those around it"
    case .presenterNotInWindow: "present after the presenter's view entered the window, in viewDidAppear(_:) or later"
    case .presentedDuringTransition: "wait for the completion of the dismissal before presenting from its controller"
    case .pushedTwice: "pop to the controller instead of pushing it again"
    case .pushedNavigation: "push the navigation controller's own controllers, or present it"
    case .noStoryboard, .noSegue, .noNib:
      "make the controller or view in code: there are no storyboards and nib files here"
    case .invalidTime: "pass a finite number of seconds that is not negative"
    case .noCommonAncestor: "add both views to one hierarchy before activating the constraint"
    case .visualFormat: "write the format as in the Visual Format Language, and name each view in `views`"
    case .unsatisfiable:
      "remove one of the listed constraints or lower its priority below required; set "
        + "translatesAutoresizingMaskIntoConstraints to false on views that constraints place"
    }
  }

  /// The method whose call is complained of, where overrides of it hand the call on to super.
  var method: String? {
    switch self {
    case .directCallback(_, let callback): callback
    case .doubledDidMove: "didMove"
    case .wrongRequestedParent, .childOfItself: "addChild"
    case .missingWillMove: "removeFromParent"
    case .noCommonParent, .transitionOfManualContainer, .transitionToItself: "transition"
    case .alreadyPresenting, .alreadyPresented, .presentedChild, .presentedOnItself, .presenterNotInWindow,
      .presentedDuringTransition:
      "present"
    case .pushedTwice, .pushedNavigation: "pushViewController"
    case .noSegue: "performSegue"
    case .missingView: "loadView"
    case .viewInsideItself, .wrongParent, .viewOfTwoControllers, .rootViewByHand, .unbalancedAppearance, .drivenTwice,
      .missingDidMove, .undeclaredChild, .viewLeftBehind, .appearanceNotEnded, .leakedChild, .invalidTime,
      .noCommonAncestor, .visualFormat, .unsatisfiable, .noStoryboard, .noNib:
      nil
    }
  }

  /// How UIKit takes it.
  var severity: Violation.Severity {
    switch self {
    case .viewInsideItself, .wrongParent, .wrongRequestedParent, .childOfItself, .viewOfTwoControllers,
      .noCommonParent, .transitionOfManualContainer, .pushedTwice, .pushedNavigation, .noCommonAncestor,
      .visualFormat, .alreadyPresented, .presentedChild, .presentedOnItself, .noStoryboard, .noSegue, .noNib:
      .exception
    case .rootViewByHand, .unbalancedAppearance, .directCallback, .alreadyPresenting, .presenterNotInWindow,
      .presentedDuringTransition, .unsatisfiable:
      .log
    case .transitionToItself, .drivenTwice, .missingWillMove, .missingDidMove, .doubledDidMove, .undeclaredChild,
      .viewLeftBehind, .appearanceNotEnded, .leakedChild, .missingView, .invalidTime:
      .silent
    }
  }

  /// The name of UIKit's exception.
  var exceptionName: String? {
    switch self {
    case .wrongParent, .wrongRequestedParent, .viewOfTwoControllers: "UIViewControllerHierarchyInconsistency"
    case .viewInsideItself, .childOfItself, .noCommonParent, .transitionOfManualContainer, .pushedTwice,
      .pushedNavigation, .visualFormat, .alreadyPresented, .presentedChild, .presentedOnItself, .noStoryboard, .noSegue:
      "NSInvalidArgumentException"
    case .noNib: "NSInternalInconsistencyException"
    case .noCommonAncestor: "NSGenericException"
    case .unsatisfiable, .rootViewByHand, .unbalancedAppearance, .directCallback, .transitionToItself, .drivenTwice,
      .missingWillMove,
      .missingDidMove, .doubledDidMove, .undeclaredChild, .viewLeftBehind, .appearanceNotEnded, .leakedChild,
      .missingView,
      .alreadyPresenting, .presenterNotInWindow, .presentedDuringTransition, .invalidTime:
      nil
    }
  }
}
