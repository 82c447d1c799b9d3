// What is tried: each of the rules that people ask about most.

import Leporello

extension Experiment {
  static let all: [Experiment] = [
    Experiment("Bounds are served first", "A min 80   B free   C max 60") {
      HStack(spacing: 4) {
        Block("A").frame(minWidth: 80).id("A")
        Block("B").id("B")
        Block("C").frame(maxWidth: 60).id("C")
      }
    },
    Experiment("Priority takes, minima stay", "A min 30   B min 40, max 160, priority 1   C width 50") {
      HStack(spacing: 4) {
        Block("A").frame(minWidth: 30).id("A")
        Block("B").frame(minWidth: 40, maxWidth: 160).layoutPriority(1).id("B")
        Block("C").frame(width: 50).id("C")
      }
    },
    Experiment("Spacers come last", "A ideal 40   spacer min 12   B max 90", names: ["A", "gap", "B"]) {
      HStack(spacing: 0) {
        Block("A").frame(width: 40).id("A")
        Spacer(minLength: 12).id("gap")
        Block("B").frame(maxWidth: 90).id("B")
      }
    },
    Experiment("Nobody is cut: overflow", "A width 90   B width 70   C min 60", widths: [300, 200]) {
      HStack(spacing: 4) {
        Block("A").frame(width: 90).id("A")
        Block("B").frame(width: 70).id("B")
        Block("C").frame(minWidth: 60).id("C")
      }
    },
    Experiment("The first that fits", "ViewThatFits: A B C, else A B, else A", names: ["choice", "A", "B", "C"]) {
      ViewThatFits(in: .horizontal) {
        row(["A", "B", "C"])
        row(["A", "B"])
        row(["A"])
      }
    },
    Experiment("A flex row", "A grow 1   B grow 2   C basis 60, shrink 0") {
      FlexLayout(.row, columnGap: 4) {
        Block("A").flex(grow: 1, basis: 0).id("A")
        Block("B").flex(grow: 2, basis: 0).id("B")
        Block("C").flex(shrink: 0, basis: 60).id("C")
      }
    },
  ]

  private static func row(_ names: [String]) -> some View {
    HStack(spacing: 4) {
      ForEach(names, id: \.self) { Block($0).frame(width: 90).id($0) }
    }
    .id("choice")
  }
}
