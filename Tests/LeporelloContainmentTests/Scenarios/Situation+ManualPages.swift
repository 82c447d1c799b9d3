// A library's pager, driven by hand.

@testable import LeporelloContainment

extension Situation {
  /// A visible pager over a row of pages, one of them selected.
  @MainActor private static func pager(_ w: World, _ row: [String], selected: String?) -> ManualPager {
    let pager = w.add(ManualPager("V"))
    pager.neighbours = { page in
      guard let index = row.firstIndex(of: page.traceName) else { return (nil, nil) }
      return (
        row.indices.contains(index - 1) ? w[row[index - 1]] : nil,
        row.indices.contains(index + 1) ? w[row[index + 1]] : nil
      )
    }
    w.show(pager)
    if let selected { pager.select(w[selected], animated: false) }
    w.stage.commit()
    return pager
  }

  static let manualPages: [Situation] = [
    Situation("pg-07") { w in
      let pager = pager(w, ["Z", "A", "B", "C"], selected: "A")
      pager.progress(0.1)
      w.start()
      pager.progress(1)
    },
    Situation("pg-08") { w in
      let pager = pager(w, ["Z", "A", "B", "C"], selected: "A")
      pager.progress(0.1)
      w.start()
      pager.progress(0)
    },
    Situation("pg-10") { w in
      let pager = pager(w, ["A"], selected: "A")
      w.start()
      pager.progress(0.1)
    },
    Situation("pg-11") { w in
      let pager = pager(w, ["Z", "A", "B", "C"], selected: "A")
      w.start()
      pager.select(w["B"], animated: false)
    },
    Situation("pg-13") { w in
      let pager = pager(w, ["Z", "A", "B"], selected: nil)
      w.start()
      pager.select(w["A"], animated: true)
    },
    Situation("pg-14") { w in
      let pager = pager(w, ["Z", "A", "B", "C", "Y", "N", "X"], selected: "A")
      w.start()
      pager.select(w["N"], animated: true)
      pager.progress(0.1)
      pager.progress(1)
    },
    Situation("pg-16") { w in
      let pager = pager(w, ["A", "B", "C"], selected: "A")
      pager.progress(0.1)
      pager.progress(1)
      w.start()
      pager.progress(0)
      pager.progress(0.01)
      pager.progress(-0.01)
    },
    Situation("in-05") { w in
      let pager = pager(w, ["Z", "A", "B"], selected: "A")
      pager.progress(0.1)
      w.start()
      pager.progress(0)
      pager.progress(0.1)
    },
  ]
}
