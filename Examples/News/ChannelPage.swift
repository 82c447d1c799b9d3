// A channel's page: one lead story with a wide picture, then rows with thumbnails.

import Leporello

struct ChannelPage: View {
  let channel: Channel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LeadStory(story: channel.lead)
      ForEach(channel.stories) { story in
        Divider().padding(.leading, 20)
        StoryRow(story: story)
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}

/// The story at the top of a page.
struct LeadStory: View {
  let story: Story

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ScenePicture(scene: story.scene)
        .frame(height: 140)
        .cornerRadius(14)
        .id(story.id + "-picture")
      Text(story.kicker)
        .font(.system(size: 12, weight: .semibold))
        .foregroundStyle(Palette.accent)
        .padding(.top, 4)
      Text(story.headline)
        .font(.system(size: 23, weight: .bold))
        .foregroundStyle(Palette.ink)
        .lineLimit(2)
        .id(story.id + "-headline")
      Text(story.summary)
        .font(.system(size: 15))
        .foregroundStyle(Palette.body)
        .lineSpacing(2)
        .lineLimit(2)
      Text(story.meta)
        .font(.system(size: 12))
        .foregroundStyle(Palette.muted)
    }
    .padding(.horizontal, 20)
    .padding(.top, 14)
    .padding(.bottom, 16)
  }
}

/// A story below the lead, with its thumbnail at the far side.
struct StoryRow: View {
  let story: Story

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 4) {
        Text(story.kicker)
          .font(.system(size: 11, weight: .semibold))
          .foregroundStyle(Palette.accent)
        Text(story.headline)
          .font(.system(size: 16, weight: .semibold))
          .foregroundStyle(Palette.ink)
          .lineLimit(1)
        Text(story.summary)
          .font(.system(size: 13))
          .foregroundStyle(Palette.body)
          .lineLimit(2)
        Text(story.meta)
          .font(.system(size: 11))
          .foregroundStyle(Palette.muted)
          .padding(.top, 2)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      ScenePicture(scene: story.scene)
        .frame(width: 88, height: 84)
        .cornerRadius(10)
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 12)
    .id(story.id)
  }
}
