// A view written outside the library, as the documentation shows it.

import LeporelloViews
import Testing

/// The worked example of the documentation: a number in a circle.
struct Count: View {
  let number: Int

  var body: some View {
    Text("\(number)").font(.caption2).foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(.red, in: .capsule)
  }
}

@Suite struct CustomViewTests {
  @Test("A view of one's own grows with what is in it, and not below its minimum")
  func count() {
    func width(_ number: Int) -> CGFloat? {
      LayoutSnapshot(of: Count(number: number).id("count"), in: CGSize(width: 200, height: 50)).frame("count")?.width
    }
    #expect(width(7) == 18)
    #expect((width(1_000_000) ?? 0) > 40)
  }
}
