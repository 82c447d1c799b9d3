// The place of a represented controller in a description.

import LeporelloContainment
public import LeporelloViews

/// The place in a page where a representable's controller goes; it takes what it is offered.
public struct RepresentedController: View, PrimitiveView {
  let content: any HostedContent
  let name: String

  init(_ representable: some UIViewControllerRepresentable) {
    (content, name) = (RepresentedContent(representable: representable), "\(type(of: representable))")
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    SlotView(content, name: name).lower(in: environment, into: &lowering)
  }
}

/// A representable as what stands in a slot.
struct RepresentedContent<Representable: UIViewControllerRepresentable>: HostedContent {
  let representable: Representable

  func makeController(in environment: EnvironmentValues) -> UIViewController {
    representable.makeUIViewController(context: UIViewControllerRepresentableContext(environment: environment))
  }

  func update(_ controller: UIViewController, in environment: EnvironmentValues) -> Bool {
    guard let own = controller as? Representable.UIViewControllerType else { return false }
    representable.updateUIViewController(own, context: UIViewControllerRepresentableContext(environment: environment))
    return true
  }
}
