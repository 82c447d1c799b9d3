// One layout under one proposal, with what the layout engine says of it.

import Leporello

struct Trial: View {
  let experiment: Experiment
  let width: CGFloat

  private var size: CGSize { CGSize(width: width, height: 34) }
  private var snapshot: LayoutSnapshot { LayoutSnapshot(of: experiment.content, in: size, text: .faithful) }

  var body: some View {
    let snapshot = snapshot
    VStack(alignment: .leading, spacing: 7) {
      HStack(spacing: 0) {
        experiment.content
          .frame(width: size.width, height: size.height)
          .background(Ink.room, in: RoundedRectangle(cornerRadius: 7))
        Spacer(minLength: 0)
        Text("\(Int(width))").font(.system(size: 11, weight: .medium)).foregroundStyle(Ink.quiet).fixedSize()
      }
      VStack(alignment: .leading, spacing: 3) {
        ForEach(experiment.names, id: \.self) { name in
          if let node = snapshot.node(name) { Line(name: name, node: node) }
        }
      }
      ForEach(snapshot.warnings, id: \.self) { warning in
        Text(warning)
          .font(.system(size: 10.5)).foregroundStyle(Ink.warning)
          .fixedSize(horizontal: false, vertical: true)
          .padding(.horizontal, 8).padding(.vertical, 5)
          .background(Ink.warningRoom, in: RoundedRectangle(cornerRadius: 6))
      }
    }
  }
}

/// What is said of one block: offered, taken, and why.
struct Line: View {
  let name: String
  let node: LayoutSnapshot.Node

  private var label: String {
    switch name {
    case "gap": "spacer"
    case "choice": "stack"
    default: name
    }
  }
  private var offered: String { node.proposal.width.map { number($0) } ?? "ideal" }
  private var taken: String { number(node.answer.width) }

  var body: some View {
    HStack(spacing: 8) {
      Circle().fill(Ink.block(name)).frame(width: 7, height: 7)
      Text("\(label)  \(offered) → \(taken)")
        .font(.system(size: 11.5).monospacedDigit()).foregroundStyle(Ink.body)
        .frame(width: 108, alignment: .leading)
      Text(node.rule).font(.system(size: 11.5)).foregroundStyle(Ink.quiet)
    }
  }

  /// A length with one digit after the point at most.
  private func number(_ length: CGFloat) -> String {
    let tenths = Int((length * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
