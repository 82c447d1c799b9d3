// Each way in which a sequence can go wrong has its name and its moment.

import LeporelloDiff
import Testing

@Suite struct SequenceTests {
  /// Frames of one pixel, each letter another colour, 10 a second.
  static func frames(_ letters: String, from start: Double = 0, step: Double = 0.1) -> [TimedFrame] {
    letters.unicodeScalars.enumerated().map { index, letter in
      TimedFrame(
        time: start + Double(index) * step,
        picture: Bitmap(width: 4, height: 4, filledWith: 0xff00_0000 | letter.value * 0x010101))
    }
  }

  static func compare(_ old: String, _ new: String) -> SequenceDifference {
    SequenceDifference(from: frames(old), to: frames(new))
  }

  @Test("Equal sequences are identical, empty ones too")
  func identical() {
    #expect(Self.compare("abcdef", "abcdef").verdict == .identical)
    #expect(Self.compare("", "").passes)
  }

  @Test("The same frames at other times are retimed; all by one offset, shifted")
  func times() {
    let slow = SequenceDifference(from: Self.frames("abcd"), to: Self.frames("abcd", step: 0.2))
    #expect(slow.verdict == .retimed)
    #expect(slow.description == "retimed: the same pictures at other times, from frame 2 at 200 ms")
    let late = SequenceDifference(from: Self.frames("abcd"), to: Self.frames("abcd", from: 0.25))
    #expect(late.verdict == .shifted(by: 0.25))
    #expect(late.description == "shifted: everything 250 ms later, from frame 1 at 250 ms")
  }

  @Test("A late start holds the first frame, an early one the last")
  func shifted() {
    #expect(Self.compare("abcdefgh", "aaabcdef").verdict == .shifted(by: 0.2))
    #expect(Self.compare("abcdefgh", "cdefghhh").verdict == .shifted(by: -0.2))
  }

  @Test("Missing frames are dropped, with the moment")
  func dropped() {
    let difference = Self.compare("abcdefgh", "abcfgh")
    #expect(difference.verdict == .dropped([3, 4]))
    #expect(difference.moment == 0.1 * 3)
    #expect(
      difference.description == "dropped: frames 4, 5 of the reference's 8 frames missing, from frame 4 at 300 ms")
  }

  @Test("A frame shown twice is duplicated")
  func duplicated() {
    let difference = Self.compare("abcdef", "abccdef")
    #expect(difference.verdict == .duplicated([3]))
    #expect(difference.description == "duplicated: frame 4 of 7 shown again, from frame 4 at 300 ms")
  }

  @Test("Holding one picture longer and another shorter is retimed")
  func durations() {
    #expect(Self.compare("aabbccdd", "aabbbcdd").verdict == .retimed)
  }

  @Test("Backwards is reversed")
  func reversed() {
    #expect(Self.compare("abcdef", "fedcba").verdict == .reversed)
  }

  @Test("A frame with other pixels is changed, and named with its pixels and its time")
  func changed() {
    let difference = Self.compare("abcdefghijkl", "abcdefXhijkl")
    #expect(difference.verdict == .changed([6]))
    #expect(difference.changes.map(\.new) == [6])
    #expect(
      difference.description == """
        changed: frame 7 of 12, from frame 7 at 600 ms
        frame 7 of 12 (600 ms): 16 of 16 pixels over exact 0; limit 0; where: x 0-3, y 0-3
        smallest setting that would pass: channel with a threshold of \(difference.changes[0].difference.max.dump)
        """)
  }

  @Test("A frame that is in no reference is changed, not duplicated")
  func inserted() {
    #expect(Self.compare("abcdef", "abcXdef").verdict == .changed([3]))
  }

  @Test("Frames within the metric's threshold count as the same")
  func tolerated() {
    let difference = SequenceDifference(from: Self.frames("abc"), to: Self.frames("abd"), metric: .channel(1))
    #expect(difference.passes)
  }

  @Test("Every one-frame change of a run of twelve is named with its own index")
  func each() {
    let letters = Array("abcdefghijkl")
    for index in letters.indices {
      var other = letters
      other[index] = "#"
      #expect(Self.compare(String(letters), String(other)).verdict == .changed([index]))
      other.remove(at: index)
      #expect(Self.compare(String(letters), String(other)).verdict == .dropped([index]))
      other = letters
      other.insert(letters[index], at: index)
      #expect(Self.compare(String(letters), String(other)).verdict == .duplicated([index + 1]))
    }
  }
}
