// The paper that specimens lie on.

import Leporello

enum Paper {
  static let ink = Color(hex: 0x1E2430)
  static let muted = Color(hex: 0x6C7482)
  static let accent = Color(hex: 0x2F6FED)
  static let ground = Color(hex: 0xEEF0F4)
}

/// A title over rows.
struct Board<Content: View>: View {
  let title: String
  let note: String
  let content: Content

  init(_ title: String, note: String, @ViewBuilder content: () -> Content) {
    (self.title, self.note, self.content) = (title, note, content())
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.system(size: 26, weight: .bold)).foregroundStyle(Paper.ink)
        Text(note).font(.system(size: 15)).foregroundStyle(Paper.muted)
      }
      .padding(.bottom, 6)
      content
      Spacer(minLength: 0)
    }
    .padding(36)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Paper.ground)
  }
}

/// A name, and a container read from the left beside the same one read from the right.
struct Specimen: View {
  let name: String
  var height: CGFloat = 64
  let view: TabView

  var body: some View {
    HStack(spacing: 20) {
      Text(name)
        .font(.system(size: 14, weight: .medium)).foregroundStyle(Paper.ink).lineLimit(2)
        .frame(width: 188, alignment: .leading)
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        view
          .environment(\.layoutDirection, direction)
          .frame(width: 430, height: height)
          .background(Color.white)
          .clipShape(RoundedRectangle(cornerRadius: 10))
      }
    }
    .tint(Paper.accent)
  }
}

/// The containers that are shown: short and long titles, with or without icons.
enum Sample {
  static let names = ["Home", "Search", "Library", "Inbox", "Profile", "Settings", "Help"]

  static func tabs(_ count: Int, selected: Int = 1, icons: Bool = false) -> TabView {
    TabView(selection: selected) {
      for index in 0..<count {
        if icons {
          Tab(names[index], value: index) {
            Color.white
          } icon: {
            Icon(kind: index)
          }
        } else {
          Tab(names[index], value: index) { Color.white }
        }
      }
    }
  }

  /// Badges, a dot, and a tab that cannot be selected.
  static let marked = TabView(selection: 0) {
    Tab("Home", value: 0) {
      Color.white
    } icon: {
      Icon(kind: 0)
    }
    Tab("Search", value: 1) {
      Color.white
    } icon: {
      Icon(kind: 1)
    }.badge("")
    Tab("Inbox", value: 2) {
      Color.white
    } icon: {
      Icon(kind: 3)
    }.badge(12)
    Tab("Profile", value: 3) {
      Color.white
    } icon: {
      Icon(kind: 4)
    }.disabled()
  }
}

/// Plain signs, so that no picture files are needed.
struct Icon: View {
  let kind: Int

  var body: some View {
    switch kind {
    case 0: RoundedRectangle(cornerRadius: 5).padding(3)
    case 1: Circle().stroke(lineWidth: 2.5).padding(4)
    case 2: VStack(spacing: 3) { for _ in 0..<3 { Capsule().frame(width: 18, height: 3.5) } }
    case 3: RoundedRectangle(cornerRadius: 4).stroke(lineWidth: 2.5).padding(.vertical, 5).padding(.horizontal, 2)
    default: Circle().padding(4)
    }
  }
}
