// The scenes themselves, back to front.

import Leporello

struct Harbour: View {
  var body: some View {
    Sky(Color(hex: 0xF7B267), Color(hex: 0xF4E3C1))
    Disc(0.68, 0.46, radius: 0.16).fill(Color(hex: 0xFFF3D6))
    Ridge(0.56, 0.5, 0.54, 0.49, 0.55, 0.52, 0.56).fill(Color(hex: 0xC8553D).opacity(0.55))
    Polygon([(0, 0.62), (1, 0.62), (1, 1), (0, 1)]).fill(
      LinearGradient(colors: [Color(hex: 0x5B8E9B), Color(hex: 0x1F4E5F)], startPoint: .top, endPoint: .bottom))
    Polygon([(0.58, 0.62), (0.78, 0.62), (0.86, 1), (0.5, 1)]).fill(Color(hex: 0xFFE8B8).opacity(0.25))
    Polygon([(0.24, 0.22), (0.24, 0.66), (0.1, 0.66)]).fill(Color(hex: 0xFFF8EC))
    Polygon([(0.255, 0.3), (0.36, 0.66), (0.255, 0.66)]).fill(Color(hex: 0xE9D5B5))
    Polygon([(0.08, 0.69), (0.4, 0.69), (0.34, 0.78), (0.13, 0.78)]).fill(Color(hex: 0x7A2E2A))
    Polygon([(0.49, 0.46), (0.49, 0.65), (0.43, 0.65)]).fill(Color(hex: 0xFFF8EC))
    Polygon([(0.41, 0.66), (0.55, 0.66), (0.53, 0.7), (0.43, 0.7)]).fill(Color(hex: 0x5C2A2A))
  }
}

struct Stadium: View {
  var body: some View {
    Sky(Color(hex: 0x16324F), Color(hex: 0x3B6E8F))
    Ridge(0.38, 0.28, 0.24, 0.28, 0.38).fill(Color(hex: 0x0D2238))
    Ridge(0.46, 0.4, 0.37, 0.4, 0.46).fill(Color(hex: 0x234A68))
    Polygon([(0.04, 0.5), (0.96, 0.5), (1.15, 1), (-0.15, 1)]).fill(Color(hex: 0x3A8F4C))
    Polygon([(0.22, 0.5), (0.4, 0.5), (0.36, 1), (0.08, 1)]).fill(Color(hex: 0x46A35A))
    Polygon([(0.6, 0.5), (0.78, 0.5), (0.92, 1), (0.64, 1)]).fill(Color(hex: 0x46A35A))
    Trace([(0.04, 0.72), (0.96, 0.72)]).stroke(Color.white.opacity(0.85), lineWidth: 2)
    Disc(0.5, 0.72, radius: 0.13).stroke(Color.white.opacity(0.85), lineWidth: 2)
    Polygon([(0.06, 0.04), (0.2, 0.04), (0.42, 0.5), (0.16, 0.5)]).fill(Color(hex: 0xFFF7D1).opacity(0.16))
    Polygon([(0.8, 0.04), (0.94, 0.04), (0.84, 0.5), (0.58, 0.5)]).fill(Color(hex: 0xFFF7D1).opacity(0.16))
    Disc(0.57, 0.84, radius: 0.06).fill(Color.white)
  }
}

struct Skyline: View {
  var body: some View {
    Sky(Color(hex: 0x2D3A5F), Color(hex: 0xE58F65))
    Disc(0.3, 0.6, radius: 0.14).fill(Color(hex: 0xFFE0B0))
    Blocks([
      (x: 0.0, top: 0.58, width: 0.1), (x: 0.12, top: 0.46, width: 0.07), (x: 0.22, top: 0.55, width: 0.12),
      (x: 0.37, top: 0.38, width: 0.08), (x: 0.5, top: 0.5, width: 0.1), (x: 0.64, top: 0.3, width: 0.09),
      (x: 0.77, top: 0.48, width: 0.1), (x: 0.9, top: 0.4, width: 0.1),
    ]).fill(Color(hex: 0x51486E))
    Blocks([
      (x: 0.04, top: 0.7, width: 0.14), (x: 0.2, top: 0.6, width: 0.08), (x: 0.31, top: 0.68, width: 0.14),
      (x: 0.47, top: 0.56, width: 0.11), (x: 0.6, top: 0.64, width: 0.14), (x: 0.76, top: 0.58, width: 0.08),
      (x: 0.86, top: 0.68, width: 0.14),
    ]).fill(Color(hex: 0x231F3A))
    Polygon([(0, 0.88), (1, 0.82), (1, 1), (0, 1)]).fill(Color(hex: 0x16132A))
  }
}

struct Mountains: View {
  var body: some View {
    Sky(Color(hex: 0x8FC1E3), Color(hex: 0xF5EFE0))
    Disc(0.74, 0.28, radius: 0.11).fill(Color(hex: 0xFFFBEA))
    Polygon([(0, 0.66), (0.2, 0.34), (0.34, 0.52), (0.52, 0.2), (0.72, 0.5), (0.84, 0.38), (1, 0.6), (1, 1), (0, 1)])
      .fill(Color(hex: 0x6E8CA8))
    Polygon([(0.44, 0.34), (0.52, 0.2), (0.605, 0.33), (0.56, 0.36), (0.52, 0.31), (0.48, 0.37)])
      .fill(Color.white)
    Ridge(0.62, 0.7, 0.58, 0.72, 0.63, 0.7).fill(Color(hex: 0x4C7A6B))
    Ridge(0.8, 0.72, 0.84, 0.76, 0.86, 0.78).fill(Color(hex: 0x2F5D4F))
    Ridge(0.92, 0.88, 0.94, 0.9, 0.95, 0.9).fill(Color(hex: 0x1E4038))
  }
}

struct Laboratory: View {
  var body: some View {
    Sky(Color(hex: 0x0F2B3D), Color(hex: 0x1D5C63))
    Trace([(0.3, 0.58), (0.46, 0.36), (0.62, 0.56), (0.8, 0.36)]).stroke(Color(hex: 0x9AD4D6), lineWidth: 4)
    Trace([(0.3, 0.58), (0.2, 0.78)]).stroke(Color(hex: 0x9AD4D6), lineWidth: 4)
    Trace([(0.62, 0.56), (0.66, 0.82)]).stroke(Color(hex: 0x9AD4D6), lineWidth: 4)
    Disc(0.3, 0.58, radius: 0.11).fill(Color(hex: 0xF2C14E))
    Disc(0.46, 0.36, radius: 0.14).fill(Color(hex: 0xF78154))
    Disc(0.62, 0.56, radius: 0.11).fill(Color(hex: 0xF2C14E))
    Disc(0.8, 0.36, radius: 0.09).fill(Color(hex: 0xDDF7F0))
    Disc(0.2, 0.78, radius: 0.08).fill(Color(hex: 0xDDF7F0))
    Disc(0.66, 0.82, radius: 0.08).fill(Color(hex: 0xDDF7F0))
    Disc(0.435, 0.32, radius: 0.035).fill(Color.white.opacity(0.6))
  }
}

struct Theatre: View {
  var body: some View {
    Sky(Color(hex: 0x2B0F1F), Color(hex: 0x5A1A2E))
    Polygon([(0.42, 0), (0.58, 0), (0.82, 1), (0.18, 1)]).fill(Color(hex: 0xFFE9B0).opacity(0.22))
    Polygon([(0, 0.84), (1, 0.84), (1, 1), (0, 1)]).fill(Color(hex: 0x8A5A34))
    Polygon([(0.26, 0.84), (0.74, 0.84), (0.8, 0.92), (0.2, 0.92)]).fill(Color(hex: 0xC98F55))
    Disc(0.5, 0.5, radius: 0.07).fill(Color(hex: 0xF7D9B5))
    Polygon([(0.46, 0.6), (0.54, 0.6), (0.58, 0.86), (0.42, 0.86)]).fill(Color(hex: 0xF5F1E8))
    Polygon([(0, 0), (0.24, 0), (0.2, 0.4), (0.12, 0.84), (0, 0.84)]).fill(Color(hex: 0xA61E35))
    Polygon([(0.08, 0), (0.14, 0), (0.1, 0.5), (0.06, 0.84), (0.02, 0.84)]).fill(Color(hex: 0x7C1226))
    Polygon([(1, 0), (0.76, 0), (0.8, 0.4), (0.88, 0.84), (1, 0.84)]).fill(Color(hex: 0xA61E35))
    Polygon([(0.92, 0), (0.86, 0), (0.9, 0.5), (0.94, 0.84), (0.98, 0.84)]).fill(Color(hex: 0x7C1226))
  }
}

struct Market: View {
  var body: some View {
    Sky(Color(hex: 0xEAF1EC), Color(hex: 0xCFE3D6))
    Blocks([
      (x: 0.08, top: 0.74, width: 0.09), (x: 0.22, top: 0.66, width: 0.09), (x: 0.36, top: 0.7, width: 0.09),
      (x: 0.5, top: 0.54, width: 0.09), (x: 0.64, top: 0.46, width: 0.09), (x: 0.78, top: 0.34, width: 0.09),
    ]).fill(Color(hex: 0x2F7D5C).opacity(0.35))
    Trace([(0.04, 0.66), (0.18, 0.56), (0.32, 0.62), (0.46, 0.44), (0.6, 0.4), (0.74, 0.24), (0.92, 0.18)])
      .stroke(Color(hex: 0x14532D), lineWidth: 4)
    Disc(0.92, 0.18, radius: 0.05).fill(Color(hex: 0x14532D))
    Trace([(0.04, 0.9), (0.96, 0.9)]).stroke(Color(hex: 0x14532D).opacity(0.4), lineWidth: 1)
  }
}

struct Garden: View {
  var body: some View {
    Sky(Color(hex: 0xFCE5D8), Color(hex: 0xFDF6EE))
    Ridge(0.7, 0.62, 0.72, 0.66, 0.74).fill(Color(hex: 0xA9C29B))
    Ridge(0.82, 0.86, 0.78, 0.84, 0.8).fill(Color(hex: 0x5F8A5B))
    Trace([(0.3, 0.86), (0.3, 0.5)]).stroke(Color(hex: 0x40613F), lineWidth: 3)
    Trace([(0.52, 0.9), (0.52, 0.42)]).stroke(Color(hex: 0x40613F), lineWidth: 3)
    Trace([(0.74, 0.86), (0.74, 0.54)]).stroke(Color(hex: 0x40613F), lineWidth: 3)
    Disc(0.3, 0.46, radius: 0.12).fill(Color(hex: 0xE4572E))
    Disc(0.52, 0.36, radius: 0.14).fill(Color(hex: 0xF3A712))
    Disc(0.74, 0.5, radius: 0.11).fill(Color(hex: 0xD65780))
    Disc(0.3, 0.46, radius: 0.045).fill(Color(hex: 0x5A1E12))
    Disc(0.52, 0.36, radius: 0.055).fill(Color(hex: 0x6B4305))
    Disc(0.74, 0.5, radius: 0.04).fill(Color(hex: 0x56122B))
  }
}

struct InkMountains: View {
  var body: some View {
    Sky(Color(hex: 0xF4EFE4), Color(hex: 0xE9E0CE))
    Disc(0.76, 0.28, radius: 0.12).fill(Color(hex: 0xC8402F))
    Ridge(0.6, 0.36, 0.58, 0.3, 0.56, 0.44, 0.62).fill(Color(hex: 0x8A9299).opacity(0.5))
    Ridge(0.76, 0.62, 0.5, 0.7, 0.58, 0.72, 0.6).fill(Color(hex: 0x5B646C).opacity(0.65))
    Ridge(0.9, 0.84, 0.88, 0.72, 0.86, 0.8, 0.9).fill(Color(hex: 0x2A3036).opacity(0.85))
    Polygon([(0.2, 0.93), (0.34, 0.93), (0.31, 0.965), (0.23, 0.965)]).fill(Color(hex: 0x14181C))
    Trace([(0.27, 0.93), (0.27, 0.86)]).stroke(Color(hex: 0x14181C), lineWidth: 2)
  }
}

struct Observatory: View {
  var body: some View {
    Sky(Color(hex: 0x0B1033), Color(hex: 0x39407A))
    Disc(0.16, 0.2, radius: 0.012).fill(Color.white)
    Disc(0.3, 0.34, radius: 0.009).fill(Color.white.opacity(0.8))
    Disc(0.44, 0.14, radius: 0.011).fill(Color.white)
    Disc(0.6, 0.3, radius: 0.008).fill(Color.white.opacity(0.8))
    Disc(0.9, 0.42, radius: 0.01).fill(Color.white)
    Disc(0.78, 0.22, radius: 0.1).fill(Color(hex: 0xF6EFD0))
    Disc(0.745, 0.2, radius: 0.09).fill(Color(hex: 0x1A2150))
    Ridge(0.78, 0.72, 0.8, 0.76, 0.84).fill(Color(hex: 0x141836))
    Disc(0.36, 0.66, radius: 0.16).fill(Color(hex: 0xD9DCEB))
    Polygon([(0.395, 0.5), (0.43, 0.52), (0.4, 0.68), (0.36, 0.66)]).fill(Color(hex: 0x0B1033))
    Blocks([(x: 0.27, top: 0.68, width: 0.18)]).fill(Color(hex: 0xB5B9D0))
    Ridge(0.92, 0.9, 0.94, 0.9, 0.93).fill(Color(hex: 0x0A0D22))
  }
}
