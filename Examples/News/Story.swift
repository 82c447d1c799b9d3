// What the news is about: the data of the example, apart from its looks.

/// One article as a list shows it.
struct Story: Sendable, Identifiable {
  let id: String
  let kicker: String
  let headline: String
  let summary: String
  let meta: String
  let scene: Scene
}

/// One channel of the strip: a lead story and those below it.
struct Channel: Sendable, Identifiable {
  let id: String
  let title: String
  let lead: Story
  let stories: [Story]
}
