// present and dismiss: the wills old first, the dids new first; a style that leaves the presenter on screen tells it
// nothing.

import LeporelloGraphics

extension UIViewController {
  private static var presentationDuration: TimeInterval { 0.5 }

  func startPresenting(_ modal: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let core = self.core
    core.during("\(traceName).present(\(modal.traceName))") {
      let presenter = presentationContext(for: modal.modalPresentationStyle)
      if let misuse = reasonNotToPresent(modal, on: presenter) {
        core.report(misuse)
        return
      }
      // One that came without animation in this very turn counts as there.
      if let own = presenter.presentedBy, own.stage == .presenting, own.transition?.isAnimated == false {
        own.transition?.finish(true)
      }
      guard presenter.presentedBy.map({ $0.stage == .shown }) ?? true else {
        core.report(.presentedDuringTransition(presenter: presenter.traceName, modal: modal.traceName))
        return
      }
      guard let window = presenter.viewIfLoaded?.window else {
        core.report(
          .presenterNotInWindow(presenter: presenter.traceName, source: traceName, modal: modal.traceName))
        return
      }
      let isFullScreen =
        modal.modalPresentationStyle != .currentContext
        && modal.modalPresentationStyle != .overCurrentContext
      let place: UIView = isFullScreen ? window : (presenter.view.superview ?? window)
      let presentation = Presentation(presenter: presenter, presented: modal, frame: place.bounds)
      presenter.presenting = presentation
      modal.presentedBy = presentation
      run(presentation, in: place, animated: animated, presents: true, completion: completion)
    }
  }

  private func reasonNotToPresent(_ modal: UIViewController, on presenter: UIViewController) -> Misuse? {
    if presenter === modal || presenter.isInside(modal) { return .presentedOnItself(presenter.traceName) }
    if let other = modal.presentedBy?.presenter, presenter.presenting?.presented !== modal {
      return .alreadyPresented(modal: modal.traceName, presenter: other.traceName)
    }
    if let parent = modal.storedParent {
      return .presentedChild(modal: modal.traceName, parent: parent.traceName)
    }
    return presenter.presenting.map {
      .alreadyPresenting(
        presenter: presenter.traceName, source: traceName, modal: modal.traceName, present: $0.presented.traceName)
    }
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let core = self.core
    core.during("\(traceName).dismiss()") {
      guard let presentation = presentationToDismiss, presentation.stage != .dismissing else { return }
      if let transition = presentation.transition, !transition.isOver { transition.finish(true) }
      // What the dismissed controller presents goes with it, at once and unseen.
      if let above = presentation.presented.presenting {
        above.transition?.finish(true)
        above.stage = .dismissing
        run(above, in: above.holder.superview, animated: false, presents: false, completion: nil)
        above.transition?.finish(true)
      }
      presentation.stage = .dismissing
      run(presentation, in: presentation.holder.superview, animated: animated, presents: false, completion: completion)
    }
  }

  /// What this controller or a container of it presents; else the presentation by which one of them is shown.
  private var presentationToDismiss: Presentation? {
    let chain = sequence(first: self, next: { $0.storedParent })
    return chain.lazy.compactMap { $0.presenting }.first ?? chain.lazy.compactMap { $0.presentedBy }.first
  }

  private func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    return sequence(first: self, next: { $0.storedParent }).first { $0.definesPresentationContext } ?? outermost
  }

  private func run(
    _ presentation: Presentation, in place: UIView?, animated: Bool, presents: Bool, completion: (() -> Void)?
  ) {
    guard let presenter = presentation.presenter, let place else { return }
    let modal = presentation.presented
    let delegate = modal.transitioningDelegate
    let animator =
      !animated
      ? nil
      : presents
        ? delegate?.animationController(forPresented: modal, presenting: presenter, source: self)
        : delegate?.animationController(forDismissed: modal)
    let wished = animator.flatMap {
      presents
        ? delegate?.interactionControllerForPresentation(using: $0)
        : delegate?.interactionControllerForDismissal(using: $0)
    }
    let interactor = wished.flatMap { $0.wantsInteractiveStart ? $0 : nil }
    let telling = presentation.removesPresenter
    let controller = presentation.controller
    let transition = ContainerTransition(
      ContainerTransition.Plan(
        order: .presentation, from: presents ? presenter : modal, to: presents ? modal : presenter, animated: animated,
        duration: animator?.transitionDuration(using: nil) ?? Self.presentationDuration, container: presentation.holder,
        tellsFrom: presents ? telling : true, tellsTo: presents ? true : telling, animator: animator,
        interactor: interactor,
        install: {
          if presents {
            place.addSubview(presentation.holder)
            presentation.presentedView.frame = presentation.finalFrame
            presentation.holder.addSubview(presentation.presentedView)
          } else {
            presentation.restorePresenterView()
          }
        },
        look: { fraction in
          let shown = presents ? fraction : 1 - fraction
          var frame = presentation.finalFrame
          if modal.modalTransitionStyle == .crossDissolve {
            presentation.presentedView.alpha = shown
          } else {
            frame.origin.y += (presentation.holder.bounds.height - frame.minY) * (1 - shown)
          }
          presentation.presentedView.frame = frame
        },
        uninstall: { completed in
          if presents == completed { presentation.removePresenterView() }
          if presents != completed { presentation.conclude() }
          if presents, completed { presentation.stage = .shown }
          if !presents, !completed { presentation.stage = .shown }
        },
        ended: { completed in
          modal.wasJustDismissed = false
          presentation.transition = nil
          if presents {
            controller.presentationTransitionDidEnd(completed)
          } else {
            controller.dismissalTransitionDidEnd(completed)
          }
          completion?()
        },
        finalFrame: { $0 === modal ? presentation.finalFrame : nil },
        view: { $0 === modal ? presentation.presentedView : telling ? $0?.view : nil }))
    presentation.transition = transition
    if presents {
      place.addSubview(presentation.holder)
      controller.presentationTransitionWillBegin()
    } else {
      controller.dismissalTransitionWillBegin()
    }
    transition.start()
  }
}

extension Presentation {
  /// The presented view goes, and nobody presents anybody any more.
  fileprivate func conclude() {
    presented.wasJustDismissed = stage == .dismissing
    presenter?.presenting = nil
    presented.presentedBy = nil
    presented.madePresentationController = nil
    holder.removeFromSuperview()
  }
}
