// What to show and what to do with it: the value that everything else is made from.

public import LeporelloContainment
public import LeporelloGraphics
public import LeporelloViews

/// A container and a script for it, from which frames and a contact sheet are made.
///
///     try Storyboard("News", size: CGSize(width: 390, height: 844), text: .faithful) {
///       TabView(selection: "top") {
///         Tab("Top", value: "top") { Text("Top stories") }
///         Tab("Sport", value: "sport") { Text("Sport") }
///       }
///     } script: {
///       Appear()
///       Select("sport")
///     }
///     .render(to: folder)
///
/// Steps start things and don't wait for them; `Wait` and `Settle` let time pass, and the end settles. The script is run
/// twice, each time on a new container: once to learn how long it takes, and once to be sampled.
public struct Storyboard: Sendable {
  /// Its name, which names its folder and heads its sheet.
  public var name: String
  /// The stage's size in points.
  public var size: CGSize
  /// How many pixels of a frame make a point.
  public var scale: CGFloat
  /// What measures the text, and so says which letters it is set in.
  public var text: any TextMeasurer
  /// Which moments become frames.
  public var sampling: Sampling
  /// How the contact sheet is arranged.
  public var sheet: SheetStyle
  /// What is done, in order.
  public var script: [any ScriptStep]
  /// Makes a new container for each run.
  let container: Container
  /// What is changed in the stage's environment, in order.
  var changes: [@Sendable (inout EnvironmentValues) -> Void] = []

  /// Creates a storyboard of a described container.
  public init(
    _ name: String, size: CGSize = Storyboard.phone, scale: CGFloat = 2, text: any TextMeasurer = .wireframe,
    sampling: Sampling = .frames(count: 8), sheet: SheetStyle = SheetStyle(), @ViewBuilder spec: () -> some View,
    @ScriptBuilder script: () -> [any ScriptStep] = { [] }
  ) {
    (self.name, self.size, self.scale, self.text) = (name, size, scale, text)
    (self.sampling, self.sheet, self.script) = (sampling, sheet, script())
    container = .described(AnyView(spec()))
  }

  /// Creates a storyboard of controllers; the closure makes a new one each time it is called.
  public init(
    _ name: String, size: CGSize = Storyboard.phone, scale: CGFloat = 2, text: any TextMeasurer = .wireframe,
    sampling: Sampling = .frames(count: 8), sheet: SheetStyle = SheetStyle(),
    controller: @escaping @MainActor @Sendable () -> UIViewController,
    @ScriptBuilder script: () -> [any ScriptStep] = { [] }
  ) {
    (self.name, self.size, self.scale, self.text) = (name, size, scale, text)
    (self.sampling, self.sheet, self.script) = (sampling, sheet, script())
    container = .made(controller)
  }

  /// A telephone held upright, 390 x 844 points.
  public static let phone = CGSize(width: 390, height: 844)

  /// Where the root controller comes from; closed.
  enum Container: Sendable {
    case described(AnyView)
    case made(@MainActor @Sendable () -> UIViewController)
  }
}
