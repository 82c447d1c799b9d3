// The four pages of the example: a profile, a list, a grid and settings.

import Leporello

/// The large title that each page begins with.
struct PageTitle: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.system(size: 32, weight: .bold))
      .foregroundStyle(Ink.primary)
      .padding(.horizontal, 20)
      .padding(.top, 64)
      .padding(.bottom, 12)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A page's ground: full size, content from the top.
struct Page<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      PageTitle(title: title)
      content
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Ink.ground)
  }
}

/// A white card with round corners.
struct Card<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.white)
      .cornerRadius(16)
      .padding(.horizontal, 16)
  }
}

enum Ink {
  static let primary = Color(hex: 0x10151C)
  static let secondary = Color(hex: 0x6B7480)
  static let ground = Color(hex: 0xF1F3F6)
  static let accent = Color(hex: 0x2563EB)
}
