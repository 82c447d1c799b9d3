// What makes a page the same page.

import LeporelloViews

/// The identity of a page; closed.
enum PageIdentity: Sendable, Hashable {
  /// The tab's value.
  case value(AnyHashableSendable)
  /// The tab's place, where it has no value.
  case place(Int)
}

extension TabViewSpec {
  /// The identity of the page at a place.
  func identity(of index: Int) -> PageIdentity { tabs[index].value.map(PageIdentity.value) ?? .place(index) }

  /// The identities of all pages, in order.
  var identities: [PageIdentity] { tabs.indices.map(identity) }

  /// The place of the page with an identity.
  func index(of identity: PageIdentity) -> Int? {
    switch identity {
    case .value(let value): index(of: value)
    case .place(let place): tabs.indices.contains(place) && tabs[place].value == nil ? place : nil
    }
  }
}
