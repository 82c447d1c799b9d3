// The promises that all transitions keep, run over the whole catalogue.

import LeporelloTransitions
import Testing

@Suite struct CatalogueContractTests {
  static let names = TransitionCatalogue.all.map(\.name)
  static let moments = [0.001, 0.1, 0.25, 0.349, 0.35, 0.5, 0.75, 0.9, 0.999]

  private func transition(_ name: String) throws -> any PageTransition {
    try #require(TransitionCatalogue.transition(named: name))
  }

  @Test("Every transition has a name of its own")
  func uniqueNames() {
    #expect(Set(Self.names).count == Self.names.count)
    #expect(Self.names.count >= 45)
  }

  @Test("Both ends are exact, in every surrounding", arguments: names)
  func ends(name: String) throws {
    let transition = try transition(name)
    for rtl in [false, true] {
      for back in [false, true] {
        let context = TransitionContext(isRightToLeft: rtl, goesBack: back, pixel: 0.5)
        func at(_ progress: Double) -> DisplayList {
          transition.picture(from: Pages.a, to: Pages.b, bounds: Pages.bounds, progress: progress, in: context)
        }
        #expect([0, -1, -.infinity, .nan].allSatisfy { at($0) == Pages.a })
        #expect([1, 1.5, .infinity].allSatisfy { at($0) == Pages.b })
      }
    }
  }

  @Test("Between the ends all is clipped to the bounds, and every number is finite", arguments: names)
  func between(name: String) throws {
    let transition = try transition(name)
    for bounds in [
      Pages.bounds, CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: -7, y: 3, width: 101, height: 0.5),
      CGRect(x: 0.25, y: 0, width: 33.3, height: 7000),
    ] {
      for progress in Self.moments {
        for back in [false, true] {
          let list = transition.picture(
            from: Pages.a, to: Pages.b, bounds: bounds, progress: progress,
            in: TransitionContext(goesBack: back, pixel: 0.5))
          if !list.isEmpty {
            #expect(list.items.count == 1)
            guard case .clip(let path, _, _)? = list.items.first else {
              Issue.record("not clipped: \(list)")
              return
            }
            #expect(path == Path(bounds))
          }
          #expect(list.isFinite, "\(name) at \(progress)")
        }
      }
    }
  }

  @Test("Empty pages and bounds without an inside are drawn without fault", arguments: names)
  func nothing(name: String) throws {
    let transition = try transition(name)
    for progress in Self.moments {
      for bounds in [.zero, CGRect(x: 0, y: 0, width: -5, height: 5), .null, .infinite, Pages.bounds] {
        for (from, to) in [(DisplayList.empty, Pages.b), (Pages.a, .empty), (.empty, .empty)] {
          #expect(transition.picture(from: from, to: to, bounds: bounds, progress: progress).isFinite)
        }
      }
      #expect(transition.picture(from: Pages.a, to: Pages.b, bounds: .zero, progress: progress) == Pages.a)
    }
  }

  @Test("The same moment gives the same picture", arguments: names)
  func pure(name: String) throws {
    let transition = try transition(name)
    for progress in Self.moments {
      func draw() -> DisplayList {
        transition.picture(from: Pages.a, to: Pages.b, bounds: Pages.bounds, progress: progress)
      }
      #expect(draw() == draw())
    }
  }

  @Test("Less motion makes every transition a dissolve", arguments: names)
  func lessMotion(name: String) throws {
    let context = TransitionContext(reducesMotion: true)
    let calm = try transition(name).picture(
      from: Pages.a, to: Pages.b, bounds: Pages.bounds, progress: 0.3, in: context)
    let mix = DisplayItem.mix(from: Pages.a, to: Pages.b, fraction: 0.3)
    #expect(calm == DisplayList([.clip(Path(Pages.bounds), DisplayList([mix]))]))
  }

  @Test(
    "Right to left swaps leading and trailing, and nothing else",
    arguments: [
      ("push-from-trailing", "push-from-leading"), ("slide-from-trailing", "slide-from-leading"),
      ("move-in-from-trailing", "move-in-from-leading"), ("reveal-from-trailing", "reveal-from-leading"),
      ("cover-from-trailing", "cover-from-leading"), ("wipe-from-trailing", "wipe-from-leading"),
      ("cube-from-trailing", "cube-from-leading"), ("cards-to-leading", "cards-to-trailing"),
      ("page-curl-from-trailing", "page-curl-from-leading"),
    ])
  func rightToLeft(name: String, mirrored: String) throws {
    let rtl = TransitionContext(isRightToLeft: true)
    for progress in Self.moments {
      for (one, other) in [(name, mirrored), (mirrored, name)] {
        #expect(
          try transition(one).picture(
            from: Pages.a, to: Pages.b, bounds: Pages.bounds, progress: progress, in: rtl)
            == transition(other).picture(from: Pages.a, to: Pages.b, bounds: Pages.bounds, progress: progress))
      }
    }
  }

  @Test("Transitions without a reading direction are the same right to left")
  func directionless() throws {
    let sided = ["-leading", "-trailing", "shared-axis-x"]
    for transition in TransitionCatalogue.all where !sided.contains(where: transition.name.contains) {
      for progress in Self.moments {
        func draw(_ rtl: Bool) -> DisplayList {
          transition.picture(
            from: Pages.a, to: Pages.b, bounds: Pages.bounds, progress: progress,
            in: TransitionContext(isRightToLeft: rtl))
        }
        #expect(draw(true) == draw(false), "\(transition.name)")
      }
    }
  }

  @Test("Going back is the way forward seen in reverse, for all that move pages")
  func back() throws {
    for name in ["push-from-trailing", "cover-from-bottom", "flip-from-left", "curl-up", "cube-from-top", "iris"] {
      let transition = try transition(name)
      #expect(
        transition.picture(
          from: Pages.a, to: Pages.b, bounds: Pages.bounds, progress: 0.25, in: TransitionContext(goesBack: true))
          == transition.picture(from: Pages.b, to: Pages.a, bounds: Pages.bounds, progress: 0.75))
    }
  }

  @Test("A page dissolved into its equal is left alone")
  func equalPages() {
    #expect(
      CrossDissolve().picture(from: Pages.a, to: Pages.a, bounds: Pages.bounds, progress: 0.4)
        == DisplayList([.clip(Path(Pages.bounds), Pages.a)]))
  }

  @Test("Moving pages stop at whole pixels and always touch")
  func wholePixels() throws {
    for i in 1..<100 {
      let list = Push(from: .trailing).picture(
        from: Pages.a, to: Pages.b, bounds: Pages.bounds, progress: Double(i) / 100,
        in: TransitionContext(pixel: 0.5))
      guard case .clip(_, _, let inside)? = list.items.first else { continue }
      let offsets = inside.items.map { item -> CGFloat in
        if case .transform(let map, _) = item { map.tx } else { 0 }
      }
      #expect(offsets.count == 2)
      #expect(offsets[1] - offsets[0] == 60)
      #expect((offsets[0] * 2).rounded() == offsets[0] * 2)
    }
  }

  @Test("Nothing jumps from frame to frame further than the motion allows", arguments: names)
  func continuity(name: String) throws {
    let transition = try transition(name)
    let step = 0.002
    var last: [CGFloat] = []
    var lastShape = ""
    for i in 1..<500 {
      let list = transition.picture(
        from: Pages.a, to: Pages.b, bounds: Pages.bounds, progress: Double(i) * step)
      var numbers: [CGFloat] = []
      list.numbers { numbers.append($0) }
      let shape = list.items.map(Self.shape).joined()
      if shape == lastShape, numbers.count == last.count {
        // Sixty points in 500 steps, with room for curls, whose paper doubles back and speeds up by half a turn.
        let jump = zip(numbers, last).reduce(0) { max($0, abs($1.0 - $1.1)) }
        #expect(jump < 1)
      }
      (last, lastShape) = (numbers, shape)
    }
  }

  private static func shape(_ item: DisplayItem) -> String {
    switch item {
    case .fill: "f"
    case .stroke: "s"
    case .text: "t"
    case .image: "i"
    case .opacity(_, let l): "o(\(l.items.map(shape).joined()))"
    case .transform(_, let l): "x(\(l.items.map(shape).joined()))"
    case .clip(_, _, let l): "c(\(l.items.map(shape).joined()))"
    case .mask(let l, let m): "m(\(l.items.map(shape).joined())|\(m.items.map(shape).joined()))"
    case .blend(_, let l): "b(\(l.items.map(shape).joined()))"
    case .mix(let a, let b, _), .linearMix(let a, let b, _): "d(\(a.items.count)|\(b.items.count))"
    case .warp(_, let l): "w(\(l.items.map(shape).joined()))"
    case .shadow(_, let l): "h(\(l.items.map(shape).joined()))"
    case .innerShadow(_, let l): "n(\(l.items.map(shape).joined()))"
    case .backdrop: "k"
    case .blur(_, let l): "g(\(l.items.map(shape).joined()))"
    }
  }
}
