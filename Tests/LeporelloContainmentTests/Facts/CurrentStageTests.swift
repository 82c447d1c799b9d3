// Which stage hears of what is in no window: the innermost scope, else the newest stage of the task, else the newest.

import Testing

@testable import LeporelloContainment

@MainActor @Suite("The current stage")
struct CurrentStageTests {
  private let size = CGSize(width: 100, height: 100)

  private func heard(_ stage: Stage) -> [String] { stage.trace.descriptions }

  private func named(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.traceName = name
    return controller
  }

  @Test("The newest stage hears of controllers in no window, and after its end the one before it")
  func newest() throws {
    let early = named("E")
    let first = try Stage(size: size)
    early.willMove(toParent: nil)
    let second = try Stage(size: size)
    early.didMove(toParent: nil)
    named("L").willMove(toParent: nil)
    second.tearDown()
    early.willMove(toParent: nil)
    #expect(heard(first) == ["E.willMove(toParent: nil)", "E.willMove(toParent: nil)"])
    #expect(heard(second) == ["E.didMove(toParent: nil)", "L.willMove(toParent: nil)"])
  }

  @Test("A scope makes an older stage current, whatever is made inside")
  func scope() throws {
    let first = try Stage(size: size)
    let second = try Stage(size: size)
    first.run {
      named("A").willMove(toParent: nil)
      second.run { named("B").willMove(toParent: nil) }
      named("C").willMove(toParent: nil)
    }
    #expect(heard(first) == ["A.willMove(toParent: nil)", "C.willMove(toParent: nil)"])
    #expect(heard(second) == ["B.willMove(toParent: nil)"])
  }

  @Test("A view in a window belongs to that window's stage, whichever is current")
  func window() throws {
    let first = try Stage(size: size)
    let root = named("R")
    first.window.rootViewController = root
    let second = try Stage(size: size)
    root.addChild(named("A"))
    first.commit()
    #expect(heard(second) == [])
    #expect(heard(first).contains("A.willMove(toParent: R)"))
    #expect(heard(first).contains("R.viewDidAppear(false)"))
  }

  @Test("Tasks that take turns each hear on the stage that they made")
  func tasks() async {
    let tasks = (0..<8).map { index in Task { @MainActor in await Self.hear(as: "T\(index)") } }
    for (index, task) in tasks.enumerated() {
      let heard = await task.value
      #expect(heard == Array(repeating: "T\(index).willMove(toParent: nil)", count: 5))
    }
  }

  private static func hear(as name: String) async -> [String] {
    guard let stage = try? Stage(size: CGSize(width: 100, height: 100)) else { return [] }
    for _ in 0..<5 {
      await Task.yield()
      let controller = UIViewController()
      controller.traceName = name
      controller.willMove(toParent: nil)
    }
    return stage.trace.descriptions
  }
}
