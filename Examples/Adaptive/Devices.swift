// Three devices on one sheet of paper.

import Leporello

struct Devices: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 30) {
      VStack(alignment: .leading, spacing: 6) {
        Text("One description, three devices").font(.system(size: 26, weight: .bold)).foregroundStyle(Ink.dark)
        Text("A bar along the bottom on a phone, a lower one when it is turned, a sidebar where there is room.")
          .font(.system(size: 15)).foregroundStyle(Ink.muted)
      }
      HStack(alignment: .top, spacing: 40) {
        Device(
          "Phone", CGSize(width: 300, height: 620), safeArea: EdgeInsets(top: 34, leading: 0, bottom: 20, trailing: 0)
        ) {
          WorkshopApp()
        }
        Device(
          "Tablet", CGSize(width: 820, height: 620), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        ) {
          WorkshopApp()
        }
      }
      Device(
        "The phone turned", CGSize(width: 620, height: 300),
        safeArea: EdgeInsets(top: 0, leading: 34, bottom: 12, trailing: 34)
      ) {
        WorkshopApp(metrics: .compact)
      }
    }
    .padding(40)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(hex: 0xF1EEE8))
    .tint(Ink.accent)
  }
}

enum Ink {
  static let dark = Color(hex: 0x2A2622)
  static let muted = Color(hex: 0x766F67)
  static let accent = Color(hex: 0xB4532A)
}

/// A device's frame with a screen in it.
struct Device: View {
  let name: String
  let size: CGSize
  let app: TabView

  init(_ name: String, _ size: CGSize, safeArea: EdgeInsets, app: () -> WorkshopApp) {
    (self.name, self.size, self.app) = (name, size, app().body.safeAreaPadding(safeArea))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      app
        .frame(width: size.width, height: size.height)
        .clipShape(RoundedRectangle(cornerRadius: 26))
        .padding(8)
        .background(Color(hex: 0x26221F), in: RoundedRectangle(cornerRadius: 34))
      Text("\(name), \(Int(size.width)) × \(Int(size.height))")
        .font(.system(size: 13, weight: .medium)).foregroundStyle(Ink.muted)
    }
  }
}
