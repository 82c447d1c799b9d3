// A layout to look at, and its blocks.

import Leporello

/// A described layout with the names of its blocks.
struct Experiment: Sendable {
  var title: String
  var code: String
  var widths: [CGFloat] = [300, 200, 120]
  var names = ["A", "B", "C"]
  var content: AnyView

  init(
    _ title: String, _ code: String, widths: [CGFloat] = [300, 200, 120], names: [String] = ["A", "B", "C"],
    @ViewBuilder content: () -> some View
  ) {
    (self.title, self.code, self.widths, self.names) = (title, code, widths, names)
    self.content = AnyView(content())
  }
}

/// A coloured block that takes what it is offered.
struct Block: View {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(Ink.block(name))
      .overlay {
        Text(name).font(.system(size: 13, weight: .semibold)).foregroundStyle(Color.white)
      }
  }
}
