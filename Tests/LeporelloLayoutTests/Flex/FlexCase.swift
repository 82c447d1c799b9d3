// A case of the flexbox file as a tree of the engine.

import LeporelloGraphics
import LeporelloLayout

/// A case built of flex containers, with the nodes that have a name and their parents.
struct FlexCase {
  var tree = LayoutTree()
  var named: [String: Int] = [:]
  var parents: [String: String] = [:]
  let isRightToLeft: Bool

  init(_ json: JSON) {
    isRightToLeft = json["direction"].string == "rtl"
    let inner = add(json["tree"], parent: nil)
    // The root's own width, height and bounds are an item's: a container around it reads them, in the room that
    // the case's window gives.
    tree.root = tree.fixedSize(tree.custom(FlexLayout(.row, alignItems: .flexStart), [inner]))
  }

  private mutating func add(_ json: JSON, parent: String?) -> Int {
    let id = json["id"].string ?? ""
    var children: [Int] = []
    for child in json["children"].array { children.append(add(child, parent: id)) }
    let node = tree.custom(container(json["style"]), children)
    named[id] = node
    if let parent { parents[id] = parent }
    return tree.layoutValue(node, key: FlexItem.self, value: item(json["style"]))
  }

  private func container(_ style: JSON) -> FlexLayout {
    FlexLayout(
      direction(style["flexDirection"].string), wrap: wrap(style["flexWrap"].string),
      justifyContent: justify(style["justifyContent"].string) ?? .flexStart,
      alignItems: align(style["alignItems"].string) ?? .stretch,
      alignContent: justify(style["alignContent"].string) ?? .stretch, columnGap: style["columnGap"].length ?? 0,
      rowGap: style["rowGap"].length ?? 0, padding: insets(style["padding"]))
  }

  private func item(_ style: JSON) -> FlexItem {
    let inset = style["inset"]
    let (left, right) = (inset["left"].length, inset["right"].length)
    return FlexItem(
      grow: style["flexGrow"].length ?? 0, shrink: style["flexShrink"].length ?? 1,
      basis: style["flexBasis"].length, width: style["width"].length, height: style["height"].length,
      minWidth: style["minWidth"].length, minHeight: style["minHeight"].length, maxWidth: style["maxWidth"].length,
      maxHeight: style["maxHeight"].length, alignSelf: align(style["alignSelf"].string),
      margin: insets(style["margin"]), aspectRatio: style["aspectRatio"].length,
      isAbsolute: style["position"].string == "absolute",
      inset: .init(
        top: inset["top"].length, leading: isRightToLeft ? right : left, bottom: inset["bottom"].length,
        trailing: isRightToLeft ? left : right))
  }

  private func insets(_ json: JSON) -> EdgeInsets {
    let (left, right) = (json["left"].length ?? 0, json["right"].length ?? 0)
    return EdgeInsets(
      top: json["top"].length ?? 0, leading: isRightToLeft ? right : left, bottom: json["bottom"].length ?? 0,
      trailing: isRightToLeft ? left : right)
  }

  private func direction(_ name: String?) -> FlexLayout.Direction {
    switch name {
    case "row-reverse": .rowReverse
    case "column": .column
    case "column-reverse": .columnReverse
    default: .row
    }
  }

  private func wrap(_ name: String?) -> FlexLayout.Wrap {
    name == "wrap" ? .wrap : name == "wrap-reverse" ? .wrapReverse : .noWrap
  }

  private func justify(_ name: String?) -> FlexLayout.Justify? {
    let known: [String: FlexLayout.Justify] = [
      "flex-start": .flexStart, "flex-end": .flexEnd, "start": .start, "end": .end, "center": .center,
      "space-between": .spaceBetween, "space-around": .spaceAround, "space-evenly": .spaceEvenly,
      "stretch": .stretch,
    ]
    return name.flatMap { known[$0] }
  }

  private func align(_ name: String?) -> FlexLayout.Align? {
    let known: [String: FlexLayout.Align] = [
      "flex-start": .flexStart, "flex-end": .flexEnd, "start": .start, "end": .end, "center": .center,
      "stretch": .stretch, "baseline": .baseline,
    ]
    return name.flatMap { known[$0] }
  }
}
