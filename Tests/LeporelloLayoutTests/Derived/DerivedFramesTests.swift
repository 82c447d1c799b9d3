// Trees beside the cases of the files, with frames worked out by hand.

import Testing

@Suite("Frames worked out by hand from the rules")
struct DerivedFramesTests {
  @Test("Rows and columns", arguments: DerivedFrames.rows + DerivedFrames.stacks)
  func stacks(_ derived: DerivedFrames) { #expect(derived.frames() == derived.expected) }

  @Test("Frames, paddings and ratios", arguments: DerivedFrames.wrappers)
  func wrappers(_ derived: DerivedFrames) { #expect(derived.frames() == derived.expected) }

  @Test("Layers, bars and what fits", arguments: DerivedFrames.layers)
  func layers(_ derived: DerivedFrames) { #expect(derived.frames() == derived.expected) }

  @Test("Grids", arguments: DerivedFrames.grids)
  func grids(_ derived: DerivedFrames) { #expect(derived.frames() == derived.expected) }

  @Test("From right to left", arguments: DerivedFrames.mirrored)
  func mirrored(_ derived: DerivedFrames) { #expect(derived.frames() == derived.expected) }

  @Test("On whole pixels", arguments: DerivedFrames.pixels)
  func pixels(_ derived: DerivedFrames) { #expect(derived.frames(pixels: true) == derived.expected) }
}
