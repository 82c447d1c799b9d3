// Our pictures beside those of a browser: the same boxes, corners, borders, gradients, shadows, groups, blend modes and
// outlines, within the tolerance that each case states.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct BrowserTests {
  @Test(
    "What a browser draws is what we draw, within a few levels, but for the softness of edges",
    .enabled(if: Browser.path != nil, "headless Chromium is not installed (Debian: apt-get install chromium)"),
    arguments: [1, 2])
  func agrees(scale: Int) throws {
    let theirs = try Browser.cells(BrowserCase.all.map(\.html), scale: scale)
    for (example, browser) in zip(BrowserCase.all, theirs) {
      let ours = try CairoRenderer().render(
        example.list, size: CGSize(width: Browser.side, height: Browser.side), scale: CGFloat(scale))
      var (off, most, total) = (0, 0, 0)
      for (x, y) in zip(ours.pixels, browser.pixels) where x != y {
        let difference = zip(channels(x), channels(y)).map { abs($0 - $1) }.max() ?? 0
        total += difference
        most = max(most, difference)
        if difference > example.flat { off += 1 }
      }
      let share = Double(off) / Double(ours.pixels.count)
      let figures =
        "\(example.name) at scale \(scale): \(off) pixels (\(share)) off by more than \(example.flat), most \(most), "
        + "mean \(Double(total) / Double(ours.pixels.count))"
      #expect(share <= example.edges && most <= example.most, "\(figures)")
    }
  }
}
