// The options of animations and transitions with UIKit's raw values. Curve, transition and frame rate are fields.

extension UIView {
  /// How an animation or transition runs.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews along with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets touches through while it runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts from what is shown.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Runs back and forth, with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Keeps its own curve inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Transitions live content instead of snapshots.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// Keeps its own options inside another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)

    /// Lays out what waits for it before the block, without animating, and after it, animating. Its bit is not in any
    /// public page of Apple's; this is the one that a public header copy has.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 29)

    /// Slow at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns about the vertical axis, the left side to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about the vertical axis, the right side to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Lifts the old page from the bottom.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Lays the new page down from the top.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Blends from old to new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns about the horizontal axis, the top to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns about the horizontal axis, the bottom to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Asks for sixty frames a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Asks for thirty frames a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}
