// The profile: a head made of shapes, three figures, and what happened of late.

import Leporello

struct ProfilePage: View {
  var body: some View {
    Page("Profile") {
      Card {
        VStack(spacing: 14) {
          HStack(spacing: 16) {
            Portrait().frame(width: 72, height: 72)
            VStack(alignment: .leading, spacing: 3) {
              Text("Trail companion").font(.system(size: 19, weight: .semibold)).foregroundStyle(Ink.primary)
              Text("Walking since 2019").font(.system(size: 14)).foregroundStyle(Ink.secondary)
            }
            Spacer(minLength: 0)
          }
          Divider()
          HStack(spacing: 0) {
            Figure(number: "128", caption: "walks")
            Figure(number: "1,940", caption: "kilometres")
            Figure(number: "61", caption: "summits")
          }
        }
        .padding(18)
      }
      Text("This week")
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(Ink.secondary)
        .padding(.horizontal, 32).padding(.top, 24).padding(.bottom, 8)
      Card {
        WeekChart().frame(height: 168).padding(18)
      }
      Text("Next badge")
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(Ink.secondary)
        .padding(.horizontal, 32).padding(.top, 24).padding(.bottom, 8)
      Card {
        VStack(alignment: .leading, spacing: 10) {
          HStack {
            Text("Two thousand kilometres").font(.system(size: 16, weight: .medium)).foregroundStyle(Ink.primary)
            Spacer()
            Text("97%").font(.system(size: 15, weight: .semibold)).foregroundStyle(Ink.accent)
          }
          Meter(fraction: 0.97).frame(height: 8)
        }
        .padding(18)
      }
    }
  }
}

/// A head and shoulders in a disc.
struct Portrait: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(hex: 0x7DD3C0), Color(hex: 0x2A9D8F)], startPoint: .top, endPoint: .bottom)
      Circle().fill(Color(hex: 0xFCE8D5)).frame(width: 30, height: 30).offset(y: -8)
      Capsule().fill(Color(hex: 0x264653)).frame(width: 54, height: 44).offset(y: 32)
    }
    .clipShape(Circle())
  }
}

/// A number over what it counts.
struct Figure: View {
  let number: String
  let caption: String

  var body: some View {
    VStack(spacing: 2) {
      Text(number).font(.system(size: 20, weight: .bold)).foregroundStyle(Ink.primary)
      Text(caption).font(.system(size: 12)).foregroundStyle(Ink.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

/// Seven bars, one a day.
struct WeekChart: View {
  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private let heights: [CGFloat] = [44, 70, 30, 92, 58, 128, 104]

  var body: some View {
    HStack(alignment: .bottom, spacing: 12) {
      ForEach(0..<7) { day in
        VStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 6)
            .fill(day == 5 ? Ink.accent : Color(hex: 0xBFD3FA))
            .frame(height: heights[day])
          Text(days[day]).font(.system(size: 11)).foregroundStyle(Ink.secondary)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
      }
    }
  }
}

/// A bar that is filled to a fraction.
struct Meter: View {
  let fraction: CGFloat

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(hex: 0xE3E8EF))
        Capsule().fill(Ink.accent).frame(width: proxy.size.width * fraction)
      }
    }
  }
}
