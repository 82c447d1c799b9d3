// Random paged containers and random scripts: whatever is done to them at whatever moment, nothing breaks.

import LeporelloContainment
import LeporelloGraphics
import LeporelloPages
import LeporelloStoryboard
import LeporelloTransitions
import LeporelloViews
import Testing

/// A step that may be impossible just then, which is no fault.
private struct IfPossible: ScriptStep {
  let step: any ScriptStep
  var label: String { step.label }
  @MainActor func perform(in run: ScriptRun) throws {
    do { try step.perform(in: run) } catch is StoryboardError {}
  }
}

/// Choices that follow from a seed.
private struct Dice {
  var state: UInt64
  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
  mutating func choose<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}

@MainActor @Suite struct RandomPagersTests {
  private func container(_ dice: inout Dice, depth: Int = 0) -> TabView {
    var tabs: [Tab] = []
    for index in 0..<dice.choose([0, 1, 2, 3, 4, 7]) {
      let content = depth < 1 && dice.roll(5) == 0 ? AnyView(container(&dice, depth: depth + 1)) : AnyView(Color.red)
      tabs.append(Tab("Tab \(index)", value: "\(depth)-\(index)") { content }.disabled(dice.roll(6) == 0))
    }
    let shown = tabs
    let styles: [TabViewStyle] = [.tabBar, .strip, .page, .sidebarAdaptable, .page(indexDisplayMode: .always)]
    var view = TabView("P\(depth)") { for tab in shown { tab } }.tabViewStyle(dice.choose(styles))
    if dice.roll(3) == 0 {
      view = view.tabBar(
        dice.choose([.top, .bottom, .leading, .trailing]), hosting: dice.choose([.over, .beside]),
        sizing: dice.choose([.content, .equal, .fixed(-3), .widest, .bounded(minimum: 90, maximum: 20)]),
        overflow: dice.choose([.scroll, .shrink, .more]), spacing: dice.choose([0, 12, -400, .nan]),
        thickness: dice.choose([nil, 0, 9000, .infinity]))
    }
    view = view.tabIndicator(
      dice.choose([.underline, .pill, .dot, .none, .block.interpolation(.elastic), .triangle.interpolation(.snap)]))
    if dice.roll(4) == 0 { view = view.tabHeader(height: dice.choose([80, 1e6, .nan]), collapsed: 20) { Color.blue } }
    return view.tabPaging(
      Paging(
        axis: dice.choose([.horizontal, .vertical]), swipes: dice.choose([nil, true]), loops: dice.roll(2) == 0,
        peek: dice.choose([0, 20, 1e9]), spacing: dice.choose([0, 10, -5]), farJump: dice.choose([.skip, .pass]),
        nesting: dice.choose([.chain, .contain]), disabledTabs: dice.choose([.skip, .stop]),
        reselection: dice.choose([.sameIndexElseFirst, .nearest]), preload: dice.choose([0, 1, 50]),
        cacheLimit: dice.choose([nil, 1, 2]), autoAdvance: dice.choose([nil, nil, 0.4]))
    ).tabTransition(
      .crossDissolve, duration: dice.choose([0, 0.2, 0.5]), curve: .easeInOut)
  }

  private func step(_ dice: inout Dice) -> any ScriptStep {
    let name = "0-\(dice.roll(7))"
    let steps: [any ScriptStep] = [
      Select(name), Tap(name), Swipe(.forward), Swipe(.back, velocity: 5000), Drag(progress: 0.4, over: 0.1),
      Drag(progress: -0.8), Release(velocity: 200), Cancel(), Scroll(by: 60), Scroll(by: -1e7),
      Insert(at: 0) { Tab("New", value: "new") { Color.green } }, Remove(name), Move(name, to: 0),
      Rename(name, to: "A much longer title"), Reload(), Reload(name), Resize(width: 40, height: 700), Rotate(),
      Disappear(), Appear(), Tap(at: CGPoint(x: 150, y: 12)), Tap(at: CGPoint(x: 20, y: 290)),
      Parallel {
        Drag(progress: 0.5, over: 0.1)
        IfPossible(step: Remove(name))
      },
    ]
    return IfPossible(step: dice.choose(steps))
  }

  @Test("two hundred random lives leave callbacks balanced, one page shown and every change ended")
  func lives() throws {
    for seed in 1...200 as ClosedRange<UInt64> {
      var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
      let view = container(&dice)
      var script: [any ScriptStep] = []
      for _ in 0..<10 {
        script.append(step(&dice))
        if dice.roll(2) == 0 { script.append(Wait(Double(dice.roll(8)) * 0.04)) }
      }
      let steps = script
      let storyboard = Storyboard(
        "R", size: CGSize(width: 300, height: 300), scale: 1, spec: { view }, script: { steps })
      let finding = try InterruptionExplorer(storyboard, injecting: [], seed: seed, budget: 1).firstFailure()
      #expect(finding == nil, "life \(seed): \(finding?.description ?? "")")
    }
  }
}
