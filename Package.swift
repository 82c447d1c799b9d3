// swift-tools-version: 6.2
import PackageDescription

// One place for what every target shares. Warnings are errors, so that a gate run and a
// developer's build see the same thing; dependents by version are not affected.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .treatWarning("DeprecatedDeclaration", as: .warning),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Pixel and layout loops are unusably slow unoptimised, so these modules are optimised in debug too.
let hot: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

// MARK: - Rows of the house, lowest first; a target imports only from rows below its own.

let graphics: Target.Dependency = "LeporelloGraphics"
let layout: Target.Dependency = "LeporelloLayout"
let transitions: Target.Dependency = "LeporelloTransitions"
let views: Target.Dependency = "LeporelloViews"
let containment: Target.Dependency = "LeporelloContainment"

let package = Package(
  name: "Leporello",
  products: [
    .library(name: "Leporello", targets: ["Leporello"]),
    .library(name: "LeporelloTesting", targets: ["LeporelloTesting"]),
    // For `Benchmarks/`, which times the engine without the rest.
    .library(name: "LeporelloLayout", targets: ["LeporelloLayout"]),
    .executable(name: "leporello", targets: ["LeporelloCommand"]),
  ],
  targets: [
    // Row 0
    .target(name: "LeporelloGraphics", swiftSettings: hot),
    // Row 1
    .target(name: "LeporelloLayout", dependencies: [graphics], swiftSettings: hot),
    .target(name: "LeporelloTransitions", dependencies: [graphics], swiftSettings: hot),
    .target(name: "LeporelloDiff", dependencies: [graphics], swiftSettings: hot),
    .target(name: "LeporelloCairo", dependencies: [graphics], swiftSettings: hot),
    // Row 2
    .target(name: "LeporelloViews", dependencies: [layout, graphics], swiftSettings: strict),
    .target(name: "LeporelloContainment", dependencies: [layout, transitions, graphics], swiftSettings: strict),
    .target(name: "LeporelloHosting", dependencies: [views, containment, layout, graphics], swiftSettings: strict),
    .target(
      name: "LeporelloPages",
      dependencies: ["LeporelloHosting", views, containment, layout, transitions, graphics], swiftSettings: strict),
    // Row 3
    .target(
      name: "LeporelloStoryboard",
      dependencies: ["LeporelloPages", "LeporelloHosting", views, containment, layout, transitions, graphics],
      swiftSettings: strict),
    // Row 4
    .target(
      name: "Leporello",
      dependencies: [
        "LeporelloStoryboard", "LeporelloPages", "LeporelloHosting", views, containment, layout, transitions,
        "LeporelloDiff", "LeporelloCairo", graphics,
      ], swiftSettings: strict),
    // Row 5
    .target(name: "LeporelloTesting", dependencies: ["Leporello", "LeporelloDiff"], swiftSettings: strict),
    .executableTarget(name: "LeporelloCommand", dependencies: ["Leporello", "LeporelloDiff"], swiftSettings: strict),

    // Examples: executables of the root package but not products, so that dependents never build them.

    // Tests, one target for each source target.
    .testTarget(name: "LeporelloGraphicsTests", dependencies: [graphics], swiftSettings: strict),
    .testTarget(
      name: "LeporelloLayoutTests", dependencies: [layout, graphics], exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(name: "LeporelloTransitionsTests", dependencies: [transitions, graphics], swiftSettings: strict),
    .testTarget(name: "LeporelloDiffTests", dependencies: ["LeporelloDiff", graphics], swiftSettings: strict),
    .testTarget(name: "LeporelloCairoTests", dependencies: ["LeporelloCairo", graphics], swiftSettings: strict),
    .testTarget(name: "LeporelloViewsTests", dependencies: [views, layout, graphics], swiftSettings: strict),
    .testTarget(
      name: "LeporelloContainmentTests", dependencies: [containment, transitions, graphics], swiftSettings: strict),
    .testTarget(
      name: "LeporelloPagesTests", dependencies: ["LeporelloPages", "LeporelloHosting", views, containment, graphics],
      swiftSettings: strict),
    .testTarget(
      name: "LeporelloStoryboardTests", dependencies: ["LeporelloStoryboard", "LeporelloCairo", graphics],
      swiftSettings: strict),
    .testTarget(name: "LeporelloTests", dependencies: ["Leporello"], swiftSettings: strict),
    .testTarget(name: "LeporelloTestingTests", dependencies: ["LeporelloTesting"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
