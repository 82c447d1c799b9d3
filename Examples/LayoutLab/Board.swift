// The board: six cards, each a layout under several proposals.

import Leporello

struct Board: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 26) {
      VStack(alignment: .leading, spacing: 6) {
        Text("Layout Lab").font(.system(size: 34, weight: .bold)).foregroundStyle(Ink.title)
        Text(
          "The same stacks offered 300, 200 and 120 points. Under each: what every block was offered, what it took, and the rule that decided."
        )
        .font(.system(size: 15)).foregroundStyle(Ink.quiet)
      }
      Grid(alignment: .top, horizontalSpacing: 22, verticalSpacing: 22) {
        GridRow {
          Card(Experiment.all[0]); Card(Experiment.all[1]); Card(Experiment.all[2])
        }
        GridRow {
          Card(Experiment.all[3]); Card(Experiment.all[4]); Card(Experiment.all[5])
        }
      }
    }
    .padding(36)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Ink.page)
  }
}

/// One layout under its proposals.
struct Card: View {
  let experiment: Experiment

  init(_ experiment: Experiment) { self.experiment = experiment }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 4) {
        Text(experiment.title).font(.system(size: 18, weight: .semibold)).foregroundStyle(Ink.title)
        Text(experiment.code).font(.system(size: 12)).foregroundStyle(Ink.quiet)
      }
      ForEach(experiment.widths, id: \.self) { Trial(experiment: experiment, width: $0) }
      Spacer(minLength: 0)
    }
    .padding(22)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Ink.card, in: RoundedRectangle(cornerRadius: 18))
  }
}
