// How a paged container is turned, and which pages it keeps.

public import LeporelloGraphics

/// The rules by which a paged container turns its pages.
///
///     TabView { … }.tabPaging(Paging(loops: true, peek: 24, spacing: 12))
public struct Paging: Sendable, Hashable {
  /// Along which side pages stand; closed.
  public enum Axis: Sendable, Hashable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
  }

  /// What a change to a page that is no neighbour shows; closed.
  public enum FarJump: Sendable, Hashable {
    /// The two pages alone; those between are neither made nor shown.
    case skip
    /// Every page between passes by, in order.
    case pass
  }

  /// What a swipe at the first or last page does in a container inside another; closed.
  public enum Nesting: Sendable, Hashable {
    /// The swipe goes to the container around.
    case chain
    /// The swipe stays, and pulls at the edge.
    case contain
  }

  /// What a swipe does where the next tab is disabled; closed.
  public enum DisabledTabs: Sendable, Hashable {
    /// The swipe goes to the next tab that is not.
    case skip
    /// There is no page that way.
    case stop
  }

  /// Which page is selected when the selected one is gone; closed.
  public enum Reselection: Sendable, Hashable {
    /// The page now at its place, else the first; UIKit's rule for tabs.
    case sameIndexElseFirst
    /// The page now at its place, else the last.
    case nearest
  }

  /// Along which side pages stand.
  public var axis = Axis.horizontal
  /// Whether fingers turn pages; nil for no where a bar is along the bottom, and else yes.
  public var swipes: Bool?
  /// Whether the first page follows the last; containers of fewer than two pages never loop.
  public var loops = false
  /// How much of the neighbours is to be seen on each side, in points.
  public var peek: CGFloat = 0
  /// The gap between pages, in points.
  public var spacing: CGFloat = 0
  /// What a change to a page that is no neighbour shows.
  public var farJump = FarJump.skip
  /// What a swipe past the edge does.
  public var nesting = Nesting.chain
  /// What a swipe does at a disabled tab.
  public var disabledTabs = DisabledTabs.skip
  /// Which page follows one that is gone.
  public var reselection = Reselection.sameIndexElseFirst
  /// How many neighbours on each side are loaded ahead; they never appear by that.
  public var preload = 0
  /// How many pages are kept at most, the longest unseen going first; nil for all. The selected page, those of a change
  /// and those loaded ahead are kept in any case.
  public var cacheLimit: Int?
  /// After how many seconds at rest the next page comes by itself; nil for never.
  public var autoAdvance: TimeInterval?

  /// Creates rules; what is negative or not finite counts as 0, and an interval that is not above 0 as none.
  public init(
    axis: Axis = .horizontal, swipes: Bool? = nil, loops: Bool = false, peek: CGFloat = 0, spacing: CGFloat = 0,
    farJump: FarJump = .skip, nesting: Nesting = .chain, disabledTabs: DisabledTabs = .skip,
    reselection: Reselection = .sameIndexElseFirst, preload: Int = 0, cacheLimit: Int? = nil,
    autoAdvance: TimeInterval? = nil
  ) {
    (self.axis, self.swipes, self.loops) = (axis, swipes, loops)
    self.peek = peek.isFinite ? max(0, peek) : 0
    self.spacing = spacing.isFinite ? max(0, spacing) : 0
    (self.farJump, self.nesting, self.disabledTabs) = (farJump, nesting, disabledTabs)
    self.reselection = reselection
    self.preload = max(0, preload)
    self.cacheLimit = cacheLimit.map { max(1, $0) }
    self.autoAdvance = autoAdvance.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  static let key = "paging"
}
