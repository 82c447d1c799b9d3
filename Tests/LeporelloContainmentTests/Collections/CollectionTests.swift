// Collections: where the flow layout puts items, what is shown, used again, selected, scrolled to and changed.

import Foundation
import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Collections")
struct CollectionTests {
  final class Cell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      label.text = nil
    }
  }

  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var items: [String]
    var size = CGSize(width: 60, height: 40)
    var heard: [String] = []
    init(_ items: [String]) { self.items = items }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = items[indexPath.item]
      heard.append("cell \(indexPath.item)")
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      heard.append("shouldHighlight \(indexPath.item)")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      heard.append("didHighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      heard.append("didUnhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      heard.append("shouldSelect \(indexPath.item)")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      heard.append("didDeselect \(indexPath.item)")
    }
  }

  private func strip(_ source: Source, width: CGFloat = 200) throws -> (Stage, UICollectionView) {
    let stage = try Stage(size: CGSize(width: width, height: 100))
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 0)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    let strip = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 40), collectionViewLayout: layout)
    strip.register(Cell.self, forCellWithReuseIdentifier: "cell")
    (strip.dataSource, strip.delegate) = (source, source)
    stage.window.addSubview(strip)
    stage.commit()
    return (stage, strip)
  }

  @Test("A strip shows the items in view, and uses cells that left again")
  func reuse() throws {
    let source = Source((0..<10).map { "item \($0)" })
    let (stage, strip) = try strip(source)
    #expect(strip.contentSize == CGSize(width: 700, height: 40))
    #expect(strip.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    #expect(strip.visibleCells.map(\.frame.minX) == [5, 75, 145])
    let first = strip.cellForItem(at: IndexPath(item: 0, section: 0))
    strip.scrollToItem(at: IndexPath(item: 4, section: 0), at: .centeredHorizontally, animated: false)
    stage.commit()
    #expect(strip.contentOffset.x == CGFloat(215))
    #expect(strip.indexPathsForVisibleItems.map(\.item) == [3, 4, 5])
    #expect(strip.visibleCells.contains { $0 === first })
    #expect(strip.visibleCells.compactMap { ($0 as? Cell)?.label.text } == ["item 3", "item 4", "item 5"])
    #expect(source.heard == [0, 1, 2, 3, 4, 5].map { "cell \($0)" })
  }

  @Test("A tap selects in UIKit's order, and takes the selection from the item before")
  func selecting() throws {
    let source = Source(["a", "b", "c"])
    let (stage, strip) = try strip(source)
    strip.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    source.heard = []
    stage.tap(at: CGPoint(x: 100, y: 20))
    #expect(
      source.heard == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didUnhighlight 1", "didDeselect 0", "didSelect 1",
      ])
    #expect(strip.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(strip.visibleCells.map(\.isSelected) == [false, true, false])
  }

  @Test("Lines of a grid are spread over the width, the last one on the same grid")
  func grid() throws {
    let flow = FlowSection(
      sizes: Array(repeating: CGSize(width: 30, height: 20), count: 5), room: 110, lineSpace: 4, itemSpace: 5)
    #expect(flow.frames.map(\.minX) == [0, 40, 80, 0, 40])
    #expect(flow.frames.map(\.minY) == [0, 0, 0, 24, 24])
    #expect(flow.length == 44)
  }

  @Test("A batch of changes moves the cells that stay, and lets others fade")
  func changes() throws {
    let source = Source(["a", "b", "c"])
    let (stage, strip) = try strip(source, width: 400)
    let stays = strip.cellForItem(at: IndexPath(item: 2, section: 0))
    var order: [String] = []
    source.items = ["x", "a", "c"]
    strip.performBatchUpdates {
      strip.deleteItems(at: [IndexPath(item: 1, section: 0)])
      strip.insertItems(at: [IndexPath(item: 0, section: 0)])
    } completion: {
      order.append("done \($0)")
    }
    #expect(strip.cellForItem(at: IndexPath(item: 2, section: 0)) === stays)
    #expect(strip.subviews.count == 4)
    try stage.settle()
    #expect(order == ["done true"])
    #expect(strip.subviews.count == 3)
    #expect(strip.visibleCells.compactMap { ($0 as? Cell)?.label.text } == ["x", "a", "c"])
    #expect(strip.visibleCells.map(\.frame.minX) == [5, 75, 145])
  }

  @Test("A layout of one's own is asked to prepare, follows scrolling, and places decorations")
  func ownLayout() throws {
    final class Mark: UICollectionReusableView {}
    final class Wheel: UICollectionViewLayout {
      var prepared = 0
      override func prepare() {
        super.prepare()
        prepared += 1
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 40) }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: CGFloat(indexPath.item) * 50, y: 0, width: 50, height: 40)
        attributes.alpha = abs(attributes.center.x - (collectionView?.bounds.midX ?? 0)) < 30 ? 1 : 0.5
        return attributes
      }
      override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 0, y: 38, width: 50, height: 2)
        attributes.zIndex = 1
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        let items = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        let mark = layoutAttributesForDecorationView(ofKind: "mark", at: IndexPath(item: 0, section: 0))
        return items + [mark].compactMap(\.self)
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 100, y: 0) }
    }
    let source = Source((0..<10).map { "\($0)" })
    let (stage, strip) = try strip(source, width: 100)
    let wheel = Wheel()
    wheel.register(Mark.self, forDecorationViewOfKind: "mark")
    strip.setCollectionViewLayout(wheel, animated: false)
    stage.commit()
    #expect(wheel.prepared == 1)
    #expect(strip.subviews.contains { $0 is Mark })
    strip.contentOffset.x = 50
    stage.commit()
    #expect(wheel.prepared == 2)
    #expect(strip.visibleCells.map(\.alpha) == [1, 1])
    stage.touchBegan(at: CGPoint(x: 80, y: 20))
    stage.advance(by: 0.05)
    stage.touchMoved(at: CGPoint(x: 40, y: 20))
    stage.advance(by: 0.05)
    stage.touchEnded(at: CGPoint(x: 40, y: 20))
    try stage.settle()
    #expect(strip.contentOffset.x == 100)
  }

  @Test("Reloading asks for everything anew")
  func reloading() throws {
    let source = Source(["a", "b"])
    let (stage, strip) = try strip(source)
    source.items = ["a", "b", "c"]
    source.heard = []
    strip.reloadData()
    #expect(strip.numberOfItems(inSection: 0) == 3)
    stage.commit()
    #expect(source.heard == ["cell 0", "cell 1", "cell 2"])
    #expect(strip.subviews.count == 3)
  }
}
