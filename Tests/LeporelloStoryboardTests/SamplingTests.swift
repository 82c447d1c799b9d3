import LeporelloGraphics
import Testing

@testable import LeporelloStoryboard

@Suite struct SamplingTests {
  private let quarter: Int64 = 250_000_000

  @Test("a count takes frames at equal distances, both ends included")
  func count() throws {
    #expect(try Sampling.frames(count: 6).moments(in: quarter) == [0, 50, 100, 150, 200, 250].map { $0 * 1_000_000 })
    #expect(try Sampling.frames(count: 2).moments(in: quarter) == [0, quarter])
    #expect(try Sampling.frames(count: 4).moments(in: 100) == [0, 33, 67, 100])
  }

  @Test("one frame shows the end")
  func single() throws {
    #expect(try Sampling.frames(count: 1).moments(in: quarter) == [quarter])
  }

  @Test("a rate takes frames at multiples of its interval, and one more at the end where the end is none")
  func rate() throws {
    #expect(try Sampling.framesPerSecond(10).moments(in: quarter) == [0, 100, 200, 250].map { $0 * 1_000_000 })
    #expect(
      try Sampling.framesPerSecond(20).moments(in: quarter) == [0, 50, 100, 150, 200, 250].map { $0 * 1_000_000 })
    #expect(try Sampling.framesPerSecond(60).moments(in: quarter).count == 16)
  }

  @Test("a window of no length still has a before and an after")
  func noLength() throws {
    #expect(try Sampling.framesPerSecond(30).moments(in: 0) == [0, 0])
    #expect(try Sampling.frames(count: 3).moments(in: 0) == [0, 0, 0])
  }

  @Test(
    "a sampling that makes no sense is refused by name",
    arguments: [
      Sampling.frames(count: 0), .frames(count: -3), .frames(count: 1_000_000), .framesPerSecond(0),
      .framesPerSecond(-1), .framesPerSecond(.nan), .framesPerSecond(.infinity), .framesPerSecond(1e9),
    ])
  func refused(sampling: Sampling) {
    #expect(throws: StoryboardError.self) { try sampling.moments(in: quarter) }
  }
}
