// The catalogue's transitions, kin beside kin.

import Leporello

/// Some transitions that share a sheet.
struct Family {
  let file: String
  let title: String
  /// The beginnings of the names of its transitions.
  let names: [String]
  /// What shows where neither page is.
  var ground = RGBA.white

  /// The family's transitions in the catalogue's order.
  var transitions: [any PageTransition] {
    TransitionCatalogue.all.filter { transition in names.contains { transition.name.hasPrefix($0) } }
  }

  static let all = [
    Family(
      file: "1-fades", title: "Fades and scales",
      names: ["none", "cross-dissolve", "fade-through", "material-fade", "shared-axis", "zoom"]),
    Family(file: "2-pushes", title: "Push and slide", names: ["push", "slide"]),
    Family(file: "3-layers", title: "Move in and reveal", names: ["move-in", "reveal"]),
    Family(file: "4-cards", title: "Cover and cards", names: ["cover", "cards"]),
    Family(file: "5-turns", title: "Flip and cube", names: ["flip", "cube"], ground: RGBA(hex: 0x171B22)),
    Family(file: "6-curls", title: "Curl, iris and wipe", names: ["curl", "page-curl", "iris", "wipe"]),
  ]
}
