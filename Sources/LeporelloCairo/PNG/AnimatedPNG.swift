// Sequences in one PNG file, which browsers play and every other viewer shows the first frame of.

import CKernels
package import LeporelloGraphics

/// The frames of an animated PNG file and how long each is shown.
package struct AnimatedPNG: Sendable {
  /// How long a frame is shown, in seconds, as a fraction.
  package struct Delay: Sendable, Hashable {
    package var numerator: UInt16
    package var denominator: UInt16

    /// The nearest fraction that the format can hold to a number of seconds.
    package init(seconds: Double) {
      let seconds = max(0, min(seconds, 65))
      // Whole milliseconds and the usual rates are exact; anything else is as near as a denominator of five digits gets.
      let usual: [UInt16] = [1, 10, 24, 25, 30, 50, 60, 100, 120, 1000, 10_000]
      func isExact(_ unit: UInt16) -> Bool {
        let ticks = seconds * Double(unit)
        return ticks <= 65_535 && abs(ticks - ticks.rounded()) < 1e-6
      }
      denominator = usual.first(where: isExact) ?? (seconds < 1 ? 60_000 : 1000)
      numerator = UInt16((seconds * Double(denominator)).rounded())
    }

    init(numerator: UInt16, denominator: UInt16) {
      (self.numerator, self.denominator) = (numerator, denominator)
    }

    /// In seconds; a denominator of 0 counts as 100, as the format has it.
    package var seconds: Double { Double(numerator) / Double(denominator == 0 ? 100 : denominator) }
  }

  /// The pictures, all of one size.
  package var frames: [Bitmap]
  /// How long each is shown.
  package var delays: [Delay]

  /// Creates a sequence.
  package init(frames: [Bitmap], delays: [Delay]) { (self.frames, self.delays) = (frames, delays) }

  /// The moments at which the frames begin, in seconds.
  package var times: [Double] {
    var time = 0.0
    return delays.map { delay in
      defer { time += delay.seconds }
      return time
    }
  }
}
