// What happens to the pages of a container, besides UIKit's callbacks.

/// Something that happened to a container's pages; pages go by their tabs' names; closed.
public enum PagingEvent: Sendable, Hashable {
  /// What a container is doing; closed.
  public enum Phase: String, Sendable, Hashable {
    /// Nothing moves.
    case idle
    /// A finger holds the pages.
    case dragging
    /// The pages go on after a finger let go.
    case settling
    /// The pages change by code or by a tap.
    case turning
  }

  /// The container does something else from now on.
  case phase(Phase)
  /// A page was made; `isWarm` where it was loaded ahead.
  case loaded(String, isWarm: Bool)
  /// A page was let go, to be made anew when it is needed.
  case evicted(String)
  /// A change to a page began.
  case began(String)
  /// The pages pass one on their way to another.
  case passed(String)
  /// A change is over and its page is shown; once for each change that is not cancelled.
  case committed(String)
  /// A change was taken back before its page was shown.
  case cancelled(String)
  /// A page could not be selected, being disabled or refused.
  case refused(String)
}

extension PagingEvent: CustomStringConvertible {
  /// The event in words.
  public var description: String {
    switch self {
    case .phase(let phase): phase.rawValue
    case .loaded(let page, let isWarm): "loaded \(page) \(isWarm ? "(warm)" : "(cold)")"
    case .evicted(let page): "evicted \(page)"
    case .began(let page): "began \(page)"
    case .passed(let page): "passed \(page)"
    case .committed(let page): "committed \(page)"
    case .cancelled(let page): "cancelled \(page)"
    case .refused(let page): "refused \(page)"
    }
  }
}
