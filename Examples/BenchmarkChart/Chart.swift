// Bars of milliseconds a frame.

import Leporello

struct Chart: View {
  let bars: [Report.Bar]

  private static let ink = Color(red: 0.08, green: 0.09, blue: 0.12)
  private static let quiet = Color(red: 0.40, green: 0.44, blue: 0.52)
  private static let ours = Color(red: 0.18, green: 0.42, blue: 0.90)
  private static let theirs = Color(red: 0.78, green: 0.81, blue: 0.86)

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("A dissolve to numbered PNG files").font(.system(size: 24, weight: .bold)).foregroundStyle(Self.ink)
      Text("Time a frame of 1170 x 2532 pixels; shorter is better")
        .font(.system(size: 13)).foregroundStyle(Self.quiet).padding(.top, 4).padding(.bottom, 20)
      ForEach(bars) { bar in row(bar).frame(height: 34) }
      Spacer(minLength: 0)
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }

  private func row(_ bar: Report.Bar) -> some View {
    let longest = bars.map(\.ms).max() ?? 1
    return HStack(spacing: 12) {
      Text(bar.name)
        .font(.system(size: 14, weight: bar.isOurs ? .semibold : .regular)).foregroundStyle(Self.ink)
        .frame(width: 216, alignment: .leading)
      RoundedRectangle(cornerRadius: 3)
        .fill(bar.isOurs ? Self.ours : Self.theirs)
        .frame(width: max(3, 320 * bar.ms / longest), height: 18)
      Text(bar.isOurs ? "1" : "\(Self.digits(bar.times)) times as long")
        .font(.system(size: 13)).foregroundStyle(Self.quiet)
      Spacer(minLength: 0)
    }
  }

  private static func digits(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return value >= 10 ? "\(Int(value.rounded()))" : "\(tenths / 10).\(tenths % 10)"
  }
}
