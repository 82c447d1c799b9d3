// The visual format.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@Suite("Visual format") @MainActor
struct VisualFormatTests {
  let stage: Stage
  let controller = UIViewController()
  let a = UIView()
  let b = UIView()

  init() throws {
    stage = try Stage(size: CGSize(width: 300, height: 200), scale: 1, text: .wireframe)
    stage.window.rootViewController = controller
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
  }

  private func activate(_ formats: String...) {
    stage.run {
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: ["gap": 12], views: ["a": a, "b": b]))
      }
      stage.commit()
    }
  }

  @Test("edges, lengths, gaps and metrics")
  func line() {
    activate("H:|-gap-[a(100)]-[b]|", "V:|[a]|", "V:|-(20)-[b(>=50)]-20-|")
    #expect(a.frame == CGRect(x: 12, y: 0, width: 100, height: 200))
    #expect(b.frame == CGRect(x: 120, y: 20, width: 180, height: 160))
    #expect(stage.trace.violations.isEmpty)
  }

  @Test("lengths of other views, and priorities")
  func lengths() {
    activate("|[a(==b)][b]|", "V:|[a(50@500,80@400)]", "V:|[b(a)]")
    #expect(a.frame == CGRect(x: 0, y: 0, width: 150, height: 50))
    #expect(b.frame == CGRect(x: 150, y: 0, width: 150, height: 50))
  }

  @Test("a format that cannot be read is reported", arguments: ["H:|-[a", "H:[a(]", "H:[c]|", "H:[a]-x-[b]"])
  func unreadable(format: String) {
    activate(format)
    #expect(stage.trace.violations.count == 1)
    #expect(stage.trace.violations.first?.message.hasPrefix("Unable to parse constraint format") == true)
  }
}
