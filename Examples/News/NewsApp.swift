// The container: a masthead over a strip of channels, each a page.

import Leporello

struct NewsApp: View {
  var selection = "top"

  var body: some View {
    VStack(spacing: 0) {
      Masthead()
      TabView("News", selection: selection) {
        ForEach(Channel.all) { channel in
          Tab(channel.title, value: channel.id) {
            ChannelPage(channel: channel)
          }
        }
      }
      .tabViewStyle(.strip)
      .tabTransition(.crossDissolve, duration: 0.25, curve: .easeInOut)
    }
    .background(Color.white)
    .tint(Palette.accent)
  }
}

/// The name of the paper and its date, under the room that a phone's status bar takes.
struct Masthead: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("The Concertina")
        .font(.system(size: 26, weight: .heavy))
        .foregroundStyle(Palette.ink)
      Spacer()
      Text("Tuesday 1 December")
        .font(.system(size: 13))
        .foregroundStyle(Palette.muted)
    }
    .padding(.horizontal, 20)
    .padding(.top, 46)
    .padding(.bottom, 8)
  }
}
