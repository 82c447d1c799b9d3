// Every view that can be described, one line each; the shared promises run over this list.

import LeporelloViews

/// A view under the shared tests.
struct CataloguedView: Sendable, CustomStringConvertible {
  /// The type's name, as written in a description.
  let name: String
  let view: AnyView

  init(_ name: String, _ view: some View) { (self.name, self.view) = (name, AnyView(view)) }

  var description: String { name }
}

enum ViewCatalogue {
  private static let colors: [Color] = [.red, .blue]
  private static let columns = [GridItem(.adaptive(minimum: 20))]

  /// Boxes whose left and right differ.
  @ViewBuilder private static var boxes: some View {
    Color.red.frame(width: 12, height: 8)
    Text("Two words").id("words")
    Color.blue.frame(minWidth: 4, maxWidth: 30)
  }

  static let all: [CataloguedView] = [
    CataloguedView(
      "AngularGradient", AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(90))),
    CataloguedView("AnyView", AnyView(boxes)),
    CataloguedView("Button", Button("Press", action: {})),
    CataloguedView(
      "Canvas", Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }),
    CataloguedView("Capsule", Capsule()),
    CataloguedView("Circle", Circle()),
    CataloguedView("Color", Color.red),
    CataloguedView("Divider", Divider()),
    CataloguedView("Ellipse", Ellipse()),
    CataloguedView("EmptyView", EmptyView()),
    CataloguedView("ForEach", ForEach(0..<3) { Text("Row \($0)") }),
    CataloguedView("Form", Form { boxes }),
    CataloguedView("GeometryReader", GeometryReader { Color.red.frame(width: $0.size.width / 2) }),
    CataloguedView("Grid", Grid { GridRow { boxes } }),
    CataloguedView("GridRow", GridRow { boxes }),
    CataloguedView("Group", Group { boxes }),
    CataloguedView("GroupBox", GroupBox("Title") { boxes }),
    CataloguedView("HStack", HStack { boxes }),
    CataloguedView("Image", Image(ImageResource(Bitmap(width: 3, height: 2, filledWith: 0xFF00_0080)))),
    CataloguedView("Label", Label(title: { Text("Title") }, icon: { Circle().frame(width: 8, height: 8) })),
    CataloguedView("LabeledContent", LabeledContent("Title", value: "Value")),
    CataloguedView("LazyHGrid", LazyHGrid(rows: columns) { boxes }),
    CataloguedView("LazyHStack", LazyHStack { boxes }),
    CataloguedView("LazyVGrid", LazyVGrid(columns: columns) { boxes }),
    CataloguedView("LazyVStack", LazyVStack { boxes }),
    CataloguedView("LinearGradient", LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)),
    CataloguedView("List", List { boxes }),
    CataloguedView(
      "RadialGradient", RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 20)),
    CataloguedView("Rectangle", Rectangle()),
    CataloguedView("RoundedRectangle", RoundedRectangle(cornerRadius: 6)),
    CataloguedView("ScrollView", ScrollView { boxes }),
    CataloguedView("Section", Section("Title") { boxes }),
    CataloguedView("ShapeView", Circle().fill(.red).stroke(.blue, lineWidth: 2)),
    CataloguedView("Spacer", Spacer()),
    CataloguedView(
      "TabView",
      TabView {
        Tab("One") { boxes }; Tab("Two") { boxes }
      }),
    CataloguedView("Text", Text("Several words that wrap where there is no room for them")),
    CataloguedView("UnevenRoundedRectangle", UnevenRoundedRectangle(topLeadingRadius: 9, bottomTrailingRadius: 3)),
    CataloguedView("VStack", VStack { boxes }),
    CataloguedView("ViewThatFits", ViewThatFits { boxes }),
    CataloguedView("ZStack", ZStack { boxes }),
  ]
}
