// A described view as a controller.

public import LeporelloContainment
import LeporelloGraphics
public import LeporelloViews

/// A controller whose view is described.
open class UIHostingController<Content: View>: UIViewController {
  /// The described view.
  public var rootView: Content {
    didSet { hostedView?.content = AnyView(rootView) }
  }

  private let stated: EnvironmentValues?
  private var slots = SlotChildren()
  private var hostedView: HostedView? { viewIfLoaded as? HostedView }

  /// Creates a controller of a described view.
  public init(rootView: Content) {
    (self.rootView, stated) = (rootView, nil)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a described view to which an environment flows down.
  package init(rootView: Content, environment: EnvironmentValues) {
    (self.rootView, stated) = (rootView, environment)
    super.init(nibName: nil, bundle: nil)
  }

  /// Described views cannot be decoded.
  public required init?(coder: NSCoder) { nil }

  /// Makes the view that draws the description.
  open override func loadView() {
    let core = StageCore.current
    let environment = stated ?? EnvironmentValues(on: core)
    let view = HostedView(
      AnyView(rootView), environment: environment,
      frame: CGRect(origin: .zero, size: core.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = environment.ground
    view.placeSlots = { [unowned self] in self.slots.place($0, in: self) }
    self.view = view
  }

  /// Makes the controllers that stand in the description, so that they appear along with this one.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.layoutSubviews()
  }

  /// The size that the description takes in a size.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let environment = stated ?? EnvironmentValues(on: .current)
    return LoweredPage(rootView, in: size, environment: environment, hostsSlots: true).nodes.first?.frame.size ?? .zero
  }
}
