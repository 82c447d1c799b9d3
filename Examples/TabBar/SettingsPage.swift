// Settings: groups of rows with switches, values and chevrons.

import Leporello

struct SettingsPage: View {
  var body: some View {
    Page("Settings") {
      VStack(spacing: 22) {
        Card {
          VStack(spacing: 0) {
            SettingRow("Notifications", tint: Color(hex: 0xEF4444)) { Switch(isOn: true) }
            Divider().padding(.leading, 62)
            SettingRow("Offline maps", tint: Color(hex: 0x22C55E)) { Switch(isOn: true) }
            Divider().padding(.leading, 62)
            SettingRow("Share my position", tint: Color(hex: 0x3B82F6)) { Switch(isOn: false) }
          }
        }
        Card {
          VStack(spacing: 0) {
            SettingRow("Units", tint: Color(hex: 0xF59E0B)) { Value("Kilometres") }
            Divider().padding(.leading, 62)
            SettingRow("Appearance", tint: Color(hex: 0x6366F1)) { Value("Automatic") }
            Divider().padding(.leading, 62)
            SettingRow("Language", tint: Color(hex: 0x14B8A6)) { Value("English") }
          }
        }
        Card {
          VStack(spacing: 0) {
            SettingRow("Help", tint: Color(hex: 0x64748B)) { Value("") }
            Divider().padding(.leading, 62)
            SettingRow("About", tint: Color(hex: 0x94A3B8)) { Value("Version 4.2") }
          }
        }
      }
    }
  }
}

struct SettingRow<Accessory: View>: View {
  let title: String
  let tint: Color
  let accessory: Accessory

  init(_ title: String, tint: Color, @ViewBuilder accessory: () -> Accessory) {
    self.title = title
    self.tint = tint
    self.accessory = accessory()
  }

  var body: some View {
    HStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 8).fill(tint).frame(width: 30, height: 30)
        .overlay { Circle().stroke(Color.white, lineWidth: 2.5).frame(width: 13, height: 13) }
      Text(title).font(.system(size: 16)).foregroundStyle(Ink.primary)
      Spacer(minLength: 8)
      accessory
    }
    .padding(.horizontal, 16)
    .frame(height: 54)
  }
}

/// A switch at rest.
struct Switch: View {
  let isOn: Bool

  var body: some View {
    Capsule()
      .fill(isOn ? Color(hex: 0x34C759) : Color(hex: 0xE1E5EA))
      .frame(width: 50, height: 30)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(Color.white).frame(width: 26, height: 26).padding(2)
      }
  }
}

/// A value and the sign that a tap leads on.
struct Value: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View {
    HStack(spacing: 10) {
      Text(text).font(.system(size: 15)).foregroundStyle(Ink.secondary)
      Chevron().stroke(Color(hex: 0xC3CAD4), lineWidth: 2).frame(width: 6, height: 12)
    }
  }
}
