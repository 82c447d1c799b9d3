// The two children that the recipes move about: cards that can be told apart in a small frame.

import Leporello

struct CardPage: View {
  let letter: String
  let title: String
  let top: Color
  let bottom: Color

  var body: some View {
    ZStack {
      LinearGradient(colors: [top, bottom], startPoint: .top, endPoint: .bottom)
      VStack(spacing: 18) {
        Text(letter)
          .font(.system(size: 84, weight: .bold))
          .foregroundStyle(Color.white)
          .frame(width: 150, height: 150)
          .background(Color.white.opacity(0.18))
          .cornerRadius(36)
        Text(title)
          .font(.system(size: 22, weight: .semibold))
          .foregroundStyle(Color.white)
        VStack(spacing: 8) {
          Capsule().fill(Color.white.opacity(0.5)).frame(width: 170, height: 8)
          Capsule().fill(Color.white.opacity(0.5)).frame(width: 120, height: 8)
        }
      }
    }
  }
}

@MainActor func pageA() -> UIViewController {
  let page = UIHostingController(
    rootView: CardPage(letter: "A", title: "First page", top: Color(hex: 0x4F8EF7), bottom: Color(hex: 0x1E3A8A)))
  page.traceName = "A"
  return page
}

@MainActor func pageB() -> UIViewController {
  let page = UIHostingController(
    rootView: CardPage(letter: "B", title: "Second page", top: Color(hex: 0xF9A03F), bottom: Color(hex: 0xC2410C)))
  page.traceName = "B"
  return page
}
