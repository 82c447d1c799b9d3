// What marks the selected item, and how it moves from the first item to the second.

import Leporello

struct IndicatorBoard: View {
  private static let positions = [0, 0.25, 0.5, 0.75, 1]

  private static let moving: [(String, TabIndicator)] = [
    ("linear", .underline.interpolation(.linear)), ("elastic", .underline.interpolation(.elastic)),
    ("lengthen", .underline.interpolation(.lengthen)), ("fade", .underline.interpolation(.fade)),
    ("snap", .underline.interpolation(.snap)), ("pill, elastic", .pill.interpolation(.elastic)),
  ]

  var body: some View {
    Board(
      "Indicators", note: "Above, the marks at rest; below, how each kind of motion gets from one item to the next."
    ) {
      HStack(spacing: 20) {
        mark("underline", .underline)
        mark("underline, whole item", .underline.width(.item))
        mark("block", .block)
        mark("pill", .pill)
      }
      HStack(spacing: 20) {
        mark("dot", .dot)
        mark("triangle", .triangle)
        mark("top edge", .underline.edge(.top))
        mark("fixed, 18 points", .underline.width(.fixed(18), minimum: 0))
      }
      .padding(.bottom, 10)
      HStack(spacing: 16) {
        Color.clear.frame(width: 110, height: 14)
        for position in Self.positions {
          Text("at \(Int(position * 100)) %").font(.system(size: 13)).foregroundStyle(Paper.muted).frame(width: 180)
        }
      }
      for (name, indicator) in Self.moving {
        HStack(spacing: 16) {
          Text(name).font(.system(size: 14, weight: .medium)).foregroundStyle(Paper.ink)
            .frame(width: 110, alignment: .leading)
          for position in Self.positions {
            bar(2, indicator, width: 180).tabBarPosition(position)
              .modifier(Card(width: 180))
          }
        }
      }
    }
    .tint(Paper.accent)
  }

  private func bar(_ count: Int, _ indicator: TabIndicator, width: CGFloat) -> TabView {
    Sample.tabs(count, selected: 0).tabBar(.top, sizing: .equal, thickness: 48).tabIndicator(indicator)
      .tabLabels(TabLabelStyle(color: Paper.muted, selectedColor: Paper.accent))
  }

  private func mark(_ name: String, _ indicator: TabIndicator) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      bar(3, indicator, width: 262).modifier(Card(width: 262))
      Text(name).font(.system(size: 13)).foregroundStyle(Paper.muted)
    }
  }
}

/// White paper under a bar.
struct Card: ViewModifier {
  let width: CGFloat

  func body(content: Content) -> some View {
    content.frame(width: width, height: 48).background(Color.white).clipShape(RoundedRectangle(cornerRadius: 10))
  }
}
