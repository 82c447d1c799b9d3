// present and dismiss.

@testable import LeporelloContainment

extension Situation {
  static let presenting: [Situation] = [
    Situation("nav-10") { w in
      w.show(w["A"])
      w["M"].modalPresentationStyle = .fullScreen
      w.start()
      w["A"].present(w["M"], animated: false) { w.mark("@completion(true)") }
      w.commit()
    },
    Situation("nav-12") { w in
      w.show(w["A"])
      w["M"].modalPresentationStyle = .pageSheet
      w.start()
      w["A"].present(w["M"], animated: true) { w.mark("@completion(true)") }
      w.finishAnimation()
    },
  ]
}
