// The lead pictures and thumbnails: small landscapes made of shapes, so that the example needs no files.

import Leporello

/// What a picture shows; closed.
enum Scene: Sendable {
  case harbour, stadium, skyline, mountains, laboratory, theatre, market, garden, inkMountains, observatory
}

/// A scene as a picture that fills whatever frame it is given.
struct ScenePicture: View {
  let scene: Scene

  var body: some View {
    ZStack {
      switch scene {
      case .harbour: Harbour()
      case .stadium: Stadium()
      case .skyline: Skyline()
      case .mountains: Mountains()
      case .laboratory: Laboratory()
      case .theatre: Theatre()
      case .market: Market()
      case .garden: Garden()
      case .inkMountains: InkMountains()
      case .observatory: Observatory()
      }
    }
    .clipped()
  }
}
