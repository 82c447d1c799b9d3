// Compares a flexbox case with the frames that its source states.

import LeporelloGraphics
import LeporelloLayout

extension FlexCase {
  /// What differs from a case's frames.
  static func faults(_ json: JSON) -> [String] {
    let built = FlexCase(json)
    // A window of 4,096 points on a side shows all of a case without taking part in it.
    let result = built.tree.layout(
      in: CGSize(width: 4096, height: 4096), measurer: AreaText(),
      direction: built.isRightToLeft ? .rightToLeft : .leftToRight)
    let isRounded = json["rounding"].bool
    let origin = result.frames[built.tree.root].origin
    var faults: [String] = []
    for (id, expected) in json["expected"].object.sorted(by: { $0.key < $1.key }) {
      guard let node = built.named[id] else { continue }
      let frame = result.frames[node].offsetBy(dx: -origin.x, dy: -origin.y)
      let parent = built.parents[id].flatMap { built.named[$0] }.map {
        result.frames[$0].offsetBy(dx: -origin.x, dy: -origin.y).origin
      }
      let (x, y) = (frame.minX - (parent?.x ?? 0), frame.minY - (parent?.y ?? 0))
      var found = [x, y, frame.width, frame.height].map { Double($0) }
      if isRounded {
        found = [
          round(x), round(y), round(frame.maxX) - round(frame.minX), round(frame.maxY) - round(frame.minY),
        ]
      }
      let wanted = expected.array.compactMap(\.number)
      if zip(found, wanted).contains(where: { abs($0 - $1) > (isRounded ? 0.001 : 0.1) }) {
        faults.append("\(id) is \(found), should be \(wanted)")
      }
    }
    return faults
  }

  private static func round(_ value: CGFloat) -> Double { (Double(value) + 0.5 + 1e-9).rounded(.down) }
}
