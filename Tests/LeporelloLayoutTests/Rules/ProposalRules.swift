// Rules R1 to R10: proposals, frames, fixed sizes and padding.

import LeporelloGraphics
import LeporelloLayout
import Testing

@Suite("Proposals, frames and padding")
struct ProposalRules {
  @Test("R1: each axis of a proposal is answered by itself")
  func r1() {
    var (a, b) = (0, 0)
    let laid = Laid(100, 50) { tree in
      a = tree.shape()
      b = tree.fixedSize(a, horizontal: true, vertical: false)
      return b
    }
    #expect(laid[a] == [45, 0, 10, 50])
  }

  @Test("R2: a shape takes the proposal and is 10 long for nil; fixed content ignores it; text wraps")
  func r2() {
    var (shape, fixed, text) = (0, 0, 0)
    let laid = Laid(100, 100) { tree in
      shape = tree.shape()
      fixed = tree.fixed(CGSize(width: 30, height: 20))
      text = tree.text(AreaText.block(3000))
      return tree.zstack([shape, fixed, text])
    }
    #expect([laid[shape], laid[fixed], laid[text]] == [[0, 0, 100, 100], [35, 40, 30, 20], [0, 35, 100, 30]])
  }

  @Test("R3: the root is proposed the window less the safe area, and centred there")
  func r3() {
    var tree = LayoutTree()
    let box = tree.fixed(CGSize(width: 20, height: 20))
    let result = tree.layout(
      in: CGSize(width: 100, height: 100), measurer: AreaText(),
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    #expect(result.frames[box] == CGRect(x: 40, y: 50, width: 20, height: 20))
  }

  @Test("R4: a child that is too large overflows its parent on both sides")
  func r4() {
    var child = 0
    let laid = Laid(100, 100) { tree in
      child = tree.fixed(CGSize(width: 80, height: 80))
      return tree.frame(child, width: 50, height: 50)
    }
    #expect(laid[child] == [10, 10, 80, 80])
    #expect(laid.result.warnings.map(\.kind) == [.overflow])
  }

  @Test("R5: a fixed frame answers its own length and passes the other axis on; bad lengths count as absent")
  func r5() {
    var (child, bad, frame) = (0, 0, 0)
    let laid = Laid(100, 100) { tree in
      child = tree.shape()
      frame = tree.frame(child, width: 40)
      return frame
    }
    #expect(laid[frame] == [30, 0, 40, 100])
    for wrong in [-5, CGFloat.infinity, -.infinity, .nan] {
      let laid = Laid(100, 100) { tree in
        child = tree.shape()
        bad = tree.frame(child, width: wrong, height: 30)
        return bad
      }
      #expect(laid[bad] == [0, 35, 100, 30])
      #expect(laid.result.warnings.map(\.kind) == [.badBound])
    }
  }

  @Test("R6: a frame brings its guide and its child's together")
  func r6() {
    var child = 0
    let laid = Laid(100, 100) { tree in
      child = tree.box(20, 10)
      return tree.frame(child, width: 100, height: 100, alignment: .bottomTrailing)
    }
    #expect(laid[child] == [80, 90, 20, 10])
  }

  @Test("R7: a flexible frame clamps, fills with a maximum, and reports less with a minimum alone")
  func r7() {
    func width(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, child: CGFloat?, in room: CGFloat) -> [Double] {
      var (inner, frame) = (0, 0)
      let laid = Laid(room, 100) { tree in
        inner = child.map { tree.fixed(CGSize(width: $0, height: 10)) } ?? tree.shape()
        frame = tree.flexFrame(inner, minWidth: least, idealWidth: ideal, maxWidth: most)
        return frame
      }
      return [laid[frame][2], laid[inner][2]]
    }
    #expect(width(20, nil, 60, child: nil, in: 100) == [60, 60])
    #expect(width(20, nil, 60, child: 90, in: 40) == [40, 90])
    #expect(width(nil, nil, .infinity, child: 30, in: 100) == [100, 30])
    #expect(width(20, nil, nil, child: 90, in: 50) == [50, 90])
    #expect(width(20, nil, nil, child: 5, in: 50) == [20, 5])
    #expect(width(nil, nil, 40, child: 10, in: 100) == [40, 10])
    #expect(width(nil, 30, nil, child: nil, in: 100) == [100, 100])
  }

  @Test("R7: an ideal length answers nil, and nil stays nil inside bounds that did not decide")
  func r7nil() {
    var (first, second) = (0, 0)
    let laid = Laid(100, 100) { tree in
      let (a, b) = (tree.shape(), tree.shape())
      first = tree.flexFrame(a, minWidth: 5, idealWidth: 30, maxWidth: 60)
      second = tree.flexFrame(b, minWidth: 5, maxWidth: 60)
      return tree.fixedSize(tree.vstack([first, second], spacing: 0))
    }
    #expect([laid[first][2], laid[second][2]] == [30, 30])
  }

  @Test("R8: bounds out of order are repaired, each with a warning")
  func r8() {
    var frame = 0
    let laid = Laid(100, 100) { tree in
      let inner = tree.shape()
      frame = tree.flexFrame(inner, minWidth: 50, idealWidth: 40, maxWidth: 20, minHeight: -10)
      return frame
    }
    #expect(laid[frame] == [25, 0, 50, 100])
    #expect(laid.result.warnings.map(\.kind) == [.badBound, .badBound, .badBound])
  }

  @Test("R9: fixedSize asks for the ideal on its axes and centres")
  func r9() {
    var text = 0
    let laid = Laid(100, 100) { tree in
      text = tree.text(AreaText.block(3000))
      return tree.frame(tree.fixedSize(text), width: 100)
    }
    #expect(laid[text] == [-100, 45, 300, 10])
  }

  @Test("R10: padding insets the proposal, adds up, and is 16 in the plain environment")
  func r10() {
    var (child, outer) = (0, 0)
    let laid = Laid(100, 100) { tree in
      child = tree.shape()
      outer = tree.padding(tree.padding(child), EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      return outer
    }
    #expect(laid[child] == [18, 17, 62, 64])
    let small = Laid(10, 10) { tree in
      child = tree.shape()
      outer = tree.padding(child)
      return outer
    }
    #expect([small[child], small[outer]] == [[5, 5, 0, 0], [-11, -11, 32, 32]])
  }

  @Test("R10: negative padding lets a child be larger than the padding around it")
  func negativePadding() {
    var (child, outer) = (0, 0)
    let laid = Laid(100, 100) { tree in
      child = tree.shape()
      outer = tree.padding(child, EdgeInsets(-10, on: .all))
      return outer
    }
    #expect([laid[child], laid[outer]] == [[-10, -10, 120, 120], [0, 0, 100, 100]])
  }
}
