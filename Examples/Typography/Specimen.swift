// The specimen: weights, styles, lines, cuts, digits and scripts.

import Leporello

struct Specimen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 26) {
      Text("Typography").font(.system(size: 44, weight: .heavy)).tracking(-1)
      HStack(alignment: .top, spacing: 40) {
        VStack(alignment: .leading, spacing: 26) {
          Section("Weights") { Weights() }
          Section("Attributed runs") { Runs() }
          Section("Digits of one width") { Digits() }
        }
        .frame(width: 390, alignment: .leading)
        VStack(alignment: .leading, spacing: 26) {
          Section("Styles on one baseline") { Styles() }
          Section("Two lines, cut at head, middle and tail") { Cuts() }
          Section("Scripts") { Scripts() }
        }
        .frame(width: 390, alignment: .leading)
      }
      Section("Leading, centre, trailing; line spacing 0, 3 and 8; minimum scale") { Columns() }
    }
    .foregroundStyle(Ink.text)
    .padding(40)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Ink.paper)
  }
}

enum Ink {
  static let text = Color(hex: 0x1C1A17)
  static let quiet = Color(hex: 0x8A8378)
  static let accent = Color(hex: 0xB5361C)
  static let paper = Color(hex: 0xFAF7F1)
  static let rule = Color(hex: 0xDDD6CA)
}

/// A titled part with a rule above it.
struct Section<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Rectangle().fill(Ink.rule).frame(height: 1)
      Text(title).font(.system(size: 11, weight: .semibold)).tracking(0.4).foregroundStyle(Ink.accent)
      content
    }
  }
}
