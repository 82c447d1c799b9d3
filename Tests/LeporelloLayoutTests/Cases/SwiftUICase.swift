// A case of the SwiftUI file as a tree of the engine.

import LeporelloGraphics
import LeporelloLayout
import Testing

/// A case built into a tree, with the nodes that have a name.
struct SwiftUICase {
  var tree = LayoutTree()
  var named: [String: Int] = [:]

  init(_ json: JSON) { tree.root = add(json) }

  mutating func add(_ json: JSON) -> Int {
    let node = build(json)
    if let id = json["id"].string { named[id] = node }
    return node
  }

  private mutating func children(_ json: JSON) -> [Int] {
    var result: [Int] = []
    for child in json["children"].array { result.append(add(child)) }
    return result
  }

  private mutating func build(_ json: JSON) -> Int {
    let alignment = Self.alignment(json["alignment"].string ?? "center")
    switch json["type"].string ?? "" {
    case "rect": return tree.shape()
    case "fakeText": return tree.text(AreaText.block(json["area"].number ?? 0))
    case "spacer": return tree.spacer(minLength: json["minLength"].length)
    case "divider": return tree.divider()
    case "hstack":
      let inner = children(json)
      return tree.hstack(inner, alignment: alignment.vertical, spacing: json["spacing"].length)
    case "vstack":
      let inner = children(json)
      return tree.vstack(inner, alignment: alignment.horizontal, spacing: json["spacing"].length)
    case "zstack":
      let inner = children(json)
      return tree.zstack(inner, alignment: alignment)
    case "frame":
      let inner = add(json["child"])
      return tree.frame(inner, width: json["width"].length, height: json["height"].length, alignment: alignment)
    case "flexFrame":
      let inner = add(json["child"])
      return tree.flexFrame(
        inner, minWidth: json["minWidth"].length, idealWidth: json["idealWidth"].length,
        maxWidth: json["maxWidth"].length, minHeight: json["minHeight"].length,
        idealHeight: json["idealHeight"].length, maxHeight: json["maxHeight"].length, alignment: alignment)
    case "padding":
      let inner = add(json["child"])
      let edges = json["edges"]
      return tree.padding(
        inner,
        EdgeInsets(
          top: edges["top"].length ?? 0, leading: edges["leading"].length ?? 0, bottom: edges["bottom"].length ?? 0,
          trailing: edges["trailing"].length ?? 0))
    case "fixedSize":
      let inner = add(json["child"])
      return tree.fixedSize(
        inner, horizontal: json["horizontal"].isNull || json["horizontal"].bool,
        vertical: json["vertical"].isNull || json["vertical"].bool)
    case "aspectRatio":
      let inner = add(json["child"])
      return tree.aspectRatio(inner, json["ratio"].length, json["mode"].string == "fill" ? .fill : .fit)
    case "background", "overlay":
      let inner = add(json["child"])
      let second = add(json["secondary"])
      return json["type"].string == "overlay"
        ? tree.overlay(inner, second, alignment: alignment) : tree.background(inner, second, alignment: alignment)
    case "layoutPriority":
      let inner = add(json["child"])
      return tree.layoutPriority(inner, json["value"].number ?? 0)
    case "geometryReader":
      let inner = children(json)
      return tree.geometryReader(inner)
    case "safeAreaInset":
      let inner = add(json["child"])
      let bar = add(json["secondary"])
      return tree.safeAreaInset(
        inner, edge: json["edge"].string == "top" ? .top : .bottom, bar: bar, spacing: json["spacing"].length)
    case "viewThatFits":
      let inner = children(json)
      return tree.viewThatFits(inner, in: .horizontal)
    case "relative":
      let inner = add(json["child"])
      return tree.custom(RelativeWidth(share: json["width"].number ?? 1), [inner])
    case "lazyVGrid":
      let cells = (0..<3).map { index in
        let cell = tree.shape()
        named["c\(index)"] = cell
        return cell
      }
      return tree.lazyVGrid(
        cells, columns: json["columns"].array.map(Self.gridItem), spacing: json["spacing"].length)
    default:
      Issue.record("a case of a type that the tests do not know: \(json["type"])")
      return tree.empty()
    }
  }

  private static func gridItem(_ json: JSON) -> GridItem {
    let spacing: CGFloat = 8
    switch json["kind"].string {
    case "fixed": return GridItem(.fixed(json["value"].length ?? 0), spacing: spacing)
    case "adaptive": return GridItem(.adaptive(minimum: json["min"].length ?? 0), spacing: spacing)
    default: return GridItem(.flexible(), spacing: spacing)
    }
  }

  private static func alignment(_ name: String) -> Alignment {
    let known: [String: Alignment] = [
      "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
      "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
      "bottomTrailing": .bottomTrailing,
    ]
    return known[name] ?? .center
  }
}

/// A share of the width offered, as people write it with the `Layout` protocol.
struct RelativeWidth: Layout {
  var share: Double

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 * CGFloat(share) }, height: proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(offer(proposal))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: offer(proposal))
  }
}
