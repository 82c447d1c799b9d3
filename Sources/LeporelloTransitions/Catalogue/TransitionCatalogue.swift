// Every transition by name. A line here puts a transition under the shared contract tests and into the line-up.

/// All transitions that come with the package.
public enum TransitionCatalogue {
  /// The transitions in the order in which they are shown.
  public static let all: [any PageTransition] = [
    .none,
    .crossDissolve, .crossDissolve(in: .linear),
    .push(from: .trailing), .push(from: .leading), .push(from: .top), .push(from: .bottom),
    .slide, .slide(from: .leading), .slide(from: .top), .slide(from: .bottom),
    .moveIn(from: .trailing), .moveIn(from: .leading), .moveIn(from: .top), .moveIn(from: .bottom),
    .reveal(from: .trailing), .reveal(from: .leading), .reveal(from: .top), .reveal(from: .bottom),
    .cover(from: .trailing), .cover(from: .leading), .cover(from: .top), .cover(from: .bottom),
    .flip(from: .left), .flip(from: .right), .flip(from: .top), .flip(from: .bottom),
    .curl(.up), .curl(.down), .pageCurl(from: .trailing), .pageCurl(from: .leading),
    .fadeThrough,
    .materialFade,
    .sharedAxis(.x), .sharedAxis(.y), .sharedAxis(.z),
    .zoom,
    .iris,
    .wipe(from: .trailing), .wipe(from: .leading), .wipe(from: .top), .wipe(from: .bottom),
    .cube(from: .trailing), .cube(from: .leading), .cube(from: .top), .cube(from: .bottom),
    .cards(to: .leading), .cards(to: .trailing), .cards(to: .top), .cards(to: .bottom),
  ]

  /// The transition with a name, if there is one.
  public static func transition(named name: String) -> (any PageTransition)? { all.first { $0.name == name } }
}
