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

  /// Every transition of the catalogue is on one of these sheets; a new one that is no kin makes a sheet of others.
  static let all: [Family] = {
    let others = TransitionCatalogue.all.map(\.name).filter { name in
      !kin.contains { family in family.names.contains { name.hasPrefix($0) } }
    }
    return kin + (others.isEmpty ? [] : [Family(file: "7-others", title: "Others", names: others)])
  }()

  private static let kin = [
    Family(
      file: "1-fades", title: "Fades and scales",
      names: ["none", "cross-dissolve", "linear-dissolve", "fade-through", "material-fade", "shared-axis", "zoom"]),
    Family(file: "2-pushes", title: "Push and slide", names: ["push", "slide"]),
    Family(file: "3-layers", title: "Move in and reveal", names: ["move-in", "reveal"]),
    Family(file: "4-cards", title: "Cover and cards", names: ["cover", "cards"]),
    Family(file: "5-turns", title: "Flip and cube", names: ["flip", "cube"], ground: RGBA(hex: 0x171B22)),
    Family(file: "6-curls", title: "Curl, iris and wipe", names: ["curl", "page-curl", "iris", "wipe"]),
  ]
}
