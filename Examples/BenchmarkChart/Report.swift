// The figures, as they are printed.

import Leporello

/// What `Benchmarks/run --json` prints, as far as the chart shows it.
struct Report: Decodable {
  struct Result: Decodable {
    struct Peer: Decodable {
      var ms: Double
    }
    var name: String
    var ms: Double
    var peers: [String: Peer]?
  }
  var results: [Result]

  /// One contender.
  struct Bar: Hashable, Identifiable {
    var name: String
    var ms: Double
    var times: Double
    var isOurs: Bool
    var id: String { name }
  }

  private static let names = [
    "cairo": "Cairo and its PNG writer", "chromium": "Chromium screenshots", "opencv": "OpenCV",
    "pyvips": "pyvips", "pillow": "Pillow", "pillow1": "Pillow, level 1", "skia": "Skia for Python",
    "ffmpeg": "ffmpeg, level 1",
  ]

  /// The contenders, fastest first.
  var bars: [Bar] {
    guard let ours = results.first(where: { $0.name == "W1" }), ours.ms > 0 else { return [] }
    let others = (ours.peers ?? [:]).compactMap { key, peer in
      Self.names[key].map { Bar(name: $0, ms: peer.ms, times: peer.ms / ours.ms, isOurs: false) }
    }
    return ([Bar(name: "Leporello", ms: ours.ms, times: 1, isOurs: true)] + others).sorted {
      ($0.ms, $0.name) < ($1.ms, $1.name)
    }
  }
}
