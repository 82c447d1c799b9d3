// The promises that all transitions keep, down to the pixels.

import Dispatch
import LeporelloCairo
import LeporelloTransitions
import Synchronization
import Testing

@Suite struct PixelContractTests {
  static let names = TransitionCatalogue.all.map(\.name)
  private let size = CGSize(width: 51, height: 37)
  private var bounds: CGRect { CGRect(origin: .zero, size: size) }

  private func transition(_ name: String) throws -> any PageTransition {
    try #require(TransitionCatalogue.transition(named: name))
  }

  @Test("The first and the last frame are the resting pages to the byte, at every scale", arguments: names)
  func ends(name: String) throws {
    let transition = try transition(name)
    let (a, b) = (Frames.page(bounds, hue: RGBA(0.8, 0.2, 0.1)), Frames.page(bounds, hue: RGBA(0.1, 0.3, 0.9)))
    for scale in [1, 1.5, 2, 3] as [CGFloat] {
      let context = TransitionContext(pixel: 1 / scale)
      func frame(_ progress: Double) throws -> Bitmap {
        try Frames.render(
          transition.picture(from: a, to: b, bounds: bounds, progress: progress, in: context), size, scale)
      }
      #expect(try frame(0) == Frames.render(a, size, scale))
      #expect(try frame(1) == Frames.render(b, size, scale))
    }
  }

  @Test("No colour exceeds its coverage and nothing is drawn outside the bounds", arguments: names)
  func inside(name: String) throws {
    let transition = try transition(name)
    let inner = CGRect(x: 12, y: 9, width: 51, height: 37)
    for opaque in [true, false] {
      let a = Frames.page(inner, hue: RGBA(0.8, 0.2, 0.1), opaque: opaque)
      let b = Frames.page(inner, hue: RGBA(0.1, 0.3, 0.9), opaque: opaque)
      for progress in [0.02, 0.25, 0.5, 0.7, 0.98] {
        let frame = try Frames.render(
          transition.picture(
            from: a, to: b, bounds: inner, progress: progress, in: TransitionContext(pixel: 1)),
          CGSize(width: 80, height: 60))
        #expect(frame.isPremultiplied)
        let outside = (0..<60).flatMap { y in (0..<80).map { (x: $0, y: y) } }.count {
          !inner.contains(CGPoint(x: Double($0.x) + 0.5, y: Double($0.y) + 0.5)) && frame[$0.x, $0.y] != 0
        }
        #expect(outside == 0, "\(name) at \(progress)")
      }
    }
  }

  @Test("No frame jumps further than the motion allows, least of all at the ends", arguments: names.dropFirst())
  func continuity(name: String) throws {
    let transition = try transition(name)
    let (a, b) = (Frames.page(bounds, hue: RGBA(0.8, 0.2, 0.1)), Frames.page(bounds, hue: RGBA(0.1, 0.3, 0.9)))
    var last = try Frames.render(a, size)
    let steps = 100
    for i in 1...steps {
      let frame = try Frames.render(
        transition.picture(from: a, to: b, bounds: bounds, progress: Double(i) / Double(steps)), size)
      let jump = frame.difference(last).mean
      #expect(jump < 0.045, "\(name) at \(i) of \(steps): \(jump)")
      last = frame
    }
  }

  @Test("Right to left, mirrored pages give the mirrored picture")
  func mirrored() throws {
    let size = CGSize(width: 52, height: 40)
    let bounds = CGRect(origin: .zero, size: size)
    let sided = ["-leading", "-trailing", "shared-axis-x"]
    for transition in TransitionCatalogue.all where sided.contains(where: transition.name.contains) {
      for progress in [0.1, 0.4, 0.5, 0.8] {
        func frame(_ rtl: Bool) throws -> Bitmap {
          try Frames.render(
            transition.picture(
              from: Frames.page(bounds, hue: RGBA(0.8, 0.2, 0.1), mirrored: rtl),
              to: Frames.page(bounds, hue: RGBA(0.1, 0.3, 0.9), mirrored: rtl), bounds: bounds, progress: progress,
              in: TransitionContext(isRightToLeft: rtl)), size)
        }
        #expect(try frame(true).mirrored.difference(frame(false)).mean < 0.004, "\(transition.name) at \(progress)")
      }
    }
  }

  @Test("A dissolve between equal pages changes no pixel, and is the exact mean between others")
  func dissolve() throws {
    let a = Frames.page(bounds, hue: RGBA(0.8, 0.2, 0.1), opaque: false)
    let copy = DisplayList([.opacity(1, a)])
    let b = Frames.page(bounds, hue: RGBA(0.1, 0.3, 0.9))
    let (rest, other) = (try Frames.render(a, size), try Frames.render(b, size))
    for progress in [0.01, 0.2, 0.5, 0.77, 0.99] {
      func frame(_ to: DisplayList) throws -> Bitmap {
        try Frames.render(CrossDissolve().picture(from: a, to: to, bounds: bounds, progress: progress), size)
      }
      #expect(try frame(a) == rest)
      #expect(try frame(copy) == rest)
      for (pixel, (p, q)) in zip(try frame(b).pixels, zip(rest.pixels, other.pixels)) {
        for shift in [0, 8, 16, 24] as [UInt32] {
          let mean = (1 - progress) * Double(p >> shift & 255) + progress * Double(q >> shift & 255)
          guard abs(Double(pixel >> shift & 255) - mean) > 0.502 else { continue }
          Issue.record("\(pixel) is not the mean \(mean) of \(p) and \(q) at \(progress)")
          return
        }
      }
    }
  }

  @Test("Pages of one pixel, thin pages and empty pages are drawn without fault", arguments: names)
  func tiny(name: String) throws {
    let transition = try transition(name)
    for size in [CGSize(width: 1, height: 1), CGSize(width: 1, height: 33), CGSize(width: 33, height: 1)] {
      for scale in [1, 1.5, 3] as [CGFloat] {
        let bounds = CGRect(origin: .zero, size: size)
        for progress in [0.01, 0.3, 0.5, 0.99] {
          for from in [.empty, Frames.page(bounds, hue: RGBA(0.8, 0.2, 0.1))] as [DisplayList] {
            let frame = try Frames.render(
              transition.picture(
                from: from, to: Frames.page(bounds, hue: RGBA(0.1, 0.3, 0.9)), bounds: bounds, progress: progress),
              size, scale)
            #expect(frame.isPremultiplied)
          }
        }
      }
    }
  }

  @Test("A wipe and an iris between equal pages show no seam")
  func seams() throws {
    let a = Frames.page(bounds, hue: RGBA(0.8, 0.2, 0.1))
    let copy = DisplayList([.opacity(1, a)])
    let rest = try Frames.render(a, size)
    for name in ["wipe-from-trailing", "wipe-from-top", "iris"] {
      for progress in [0.13, 0.4, 0.77] {
        let frame = try Frames.render(
          try transition(name).picture(
            from: a, to: copy, bounds: bounds, progress: progress, in: TransitionContext(pixel: 1)), size)
        #expect(frame.difference(rest).largest <= 2, "\(name) at \(progress)")
      }
    }
  }

  @Test("Frames drawn in any order, on several threads, with pages kept or not, are the same to the byte")
  func order() throws {
    let (a, b) = (Frames.page(bounds, hue: RGBA(0.8, 0.2, 0.1)), Frames.page(bounds, hue: RGBA(0.1, 0.3, 0.9)))
    let lists = TransitionCatalogue.all.flatMap { transition in
      [0, 0.3, 0.7, 1].map { progress in
        transition.picture(from: a, to: b, bounds: bounds, progress: progress, in: TransitionContext(pixel: 0.5))
      }
    }
    let size = size
    let alone = try lists.map { try CairoRenderer(cacheLimit: 0).render($0, size: size, scale: 2) }
    let shared = CairoRenderer()
    let results = Mutex([Int: Bitmap]())
    DispatchQueue.concurrentPerform(iterations: lists.count) { turn in
      // Each number comes once, far from its neighbours.
      let index = (turn * 7_919 + 5) % lists.count
      let bitmap = try? shared.render(lists[index], size: size, scale: 2)
      results.withLock { $0[index] = bitmap }
    }
    #expect(lists.count % 7_919 != 0 && results.withLock { $0.count } == lists.count)
    for (index, bitmap) in alone.enumerated() { #expect(results.withLock { $0[index] } == bitmap, "list \(index)") }
  }
}
