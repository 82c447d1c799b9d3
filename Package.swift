// swift-tools-version: 6.2
import Foundation
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

// The drawing libraries' headers by folder, in place of pkg-config: none need be installed, and Pango's `-pthread`
// raises no warning. Folders that a machine lacks are ignored; only the C target sees these flags.
#if os(macOS)
  let prefixes = ["/opt/homebrew", "/usr/local"]
  let glibConfig = prefixes.map { "\($0)/lib/glib-2.0/include" }
  let librarySearch: [LinkerSetting] = [.unsafeFlags(prefixes.map { "-L\($0)/lib" })]
#else
  let prefixes = ["/usr"]
  let glibConfig = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu/glib-2.0/include" }
  let librarySearch: [LinkerSetting] = []
#endif
let headerFolders =
  prefixes.flatMap { prefix in
    ["", "/cairo", "/pango-1.0", "/glib-2.0", "/harfbuzz", "/freetype2", "/fribidi"].map { "\(prefix)/include\($0)" }
  }.filter { $0 != "/usr/include" } + glibConfig
// Pango and what it needs are loaded when the first text is set; linked, they would double a program's time to start.
let drawingLibraries: [LinkerSetting] = [.linkedLibrary("cairo"), .linkedLibrary("dl", .when(platforms: [.linux]))]

// Frames are compressed by ISA-L where it is installed, several times as fast as by libdeflate, which does the rest.
let hasISAL = prefixes.contains { FileManager.default.fileExists(atPath: "\($0)/include/isa-l/igzip_lib.h") }
let deflateSettings: [CSetting] = hasISAL ? [.define("LEPORELLO_ISAL")] : []
let deflateLibraries = (hasISAL ? ["deflate", "isal"] : ["deflate"]).map { LinkerSetting.linkedLibrary($0) }

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
    // For `Benchmarks/`, which times the engine and the way to it without the rest.
    .library(name: "LeporelloLayout", targets: ["LeporelloLayout"]),
    .library(name: "LeporelloViews", targets: ["LeporelloViews"]),
    .library(name: "LeporelloDiff", targets: ["LeporelloDiff"]),
    .executable(name: "leporello", targets: ["LeporelloCommand"]),
  ],
  targets: [
    // Row 0
    .target(name: "LeporelloGraphics", swiftSettings: hot),
    // Row 1
    .target(name: "LeporelloLayout", dependencies: [graphics], swiftSettings: hot),
    .target(name: "LeporelloTransitions", dependencies: [graphics], swiftSettings: hot),
    .target(name: "LeporelloDiff", dependencies: [graphics], swiftSettings: hot),
    .target(
      name: "CCairo", cSettings: [.unsafeFlags(headerFolders.map { "-I\($0)" })],
      linkerSettings: librarySearch + drawingLibraries),
    .target(
      name: "CKernels",
      cSettings: deflateSettings + [
        .unsafeFlags(["-O2"] + prefixes.filter { $0 != "/usr" }.map { "-I\($0)/include" }, .when(configuration: .debug))
      ],
      linkerSettings: librarySearch + deflateLibraries),
    .target(name: "LeporelloCairo", dependencies: ["CCairo", "CKernels", graphics], swiftSettings: hot),
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
    .target(
      name: "LeporelloTesting",
      dependencies: [
        "Leporello", "LeporelloStoryboard", "LeporelloDiff", "LeporelloCairo", views, containment, layout, transitions,
        graphics,
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "LeporelloCommand", dependencies: ["Leporello", "LeporelloDiff", "LeporelloCairo", graphics],
      swiftSettings: strict),

    // Examples: executables of the root package but not products, so that dependents never build them.
    .executableTarget(name: "News", dependencies: ["Leporello"], path: "Examples/News", swiftSettings: strict),
    .executableTarget(name: "TabBar", dependencies: ["Leporello"], path: "Examples/TabBar", swiftSettings: strict),
    .executableTarget(name: "Recipes", dependencies: ["Leporello"], path: "Examples/Recipes", swiftSettings: strict),
    .executableTarget(
      name: "LayoutLab", dependencies: ["Leporello"], path: "Examples/LayoutLab", swiftSettings: strict),
    .executableTarget(
      name: "Transitions", dependencies: ["Leporello"], path: "Examples/Transitions", swiftSettings: strict),
    .executableTarget(
      name: "Typography", dependencies: ["Leporello"], path: "Examples/Typography", swiftSettings: strict),
    .executableTarget(
      name: "Drawing", dependencies: ["Leporello"], path: "Examples/Drawing", swiftSettings: strict),
    .executableTarget(
      name: "BenchmarkChart", dependencies: ["Leporello"], path: "Examples/BenchmarkChart", swiftSettings: strict),

    // Tests, one target for each source target.
    .testTarget(name: "LeporelloGraphicsTests", dependencies: [graphics], swiftSettings: strict),
    .testTarget(
      name: "LeporelloLayoutTests", dependencies: [layout, graphics], exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(name: "LeporelloTransitionsTests", dependencies: [transitions, graphics], swiftSettings: strict),
    .testTarget(
      name: "LeporelloTransitionsRenderingTests", dependencies: [transitions, "LeporelloCairo", graphics],
      swiftSettings: hot),
    .testTarget(name: "LeporelloDiffTests", dependencies: ["LeporelloDiff", graphics], swiftSettings: strict),
    .testTarget(
      name: "LeporelloCairoTests", dependencies: ["LeporelloCairo", "CKernels", graphics], swiftSettings: strict),
    .testTarget(
      name: "LeporelloViewsTests", dependencies: [views, layout, graphics], exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "LeporelloContainmentTests", dependencies: [containment, transitions, graphics], exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "LeporelloHostingTests", dependencies: ["LeporelloHosting", views, containment, graphics],
      swiftSettings: strict),
    .testTarget(
      name: "LeporelloPagesTests",
      dependencies: ["LeporelloPages", "LeporelloHosting", views, containment, transitions, graphics],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "LeporelloStoryboardTests",
      dependencies: ["LeporelloStoryboard", "LeporelloHosting", views, containment, transitions, graphics],
      swiftSettings: strict),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "News", "TabBar", "Recipes", "LayoutLab", "Transitions", "Typography", "Drawing",
        "BenchmarkChart", "Leporello",
      ],
      swiftSettings: strict),
    .testTarget(name: "LeporelloTests", dependencies: ["Leporello"], swiftSettings: strict),
    // Container classes as they stand on iOS, which is in Swift 5 mode more often than not; what they do across actors
    // is at most a warning there, as at home, and is not printed.
    .testTarget(
      name: "LeporelloCompatibilityTests", dependencies: ["Leporello"],
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
    .testTarget(
      name: "LeporelloTestingTests",
      dependencies: [
        "LeporelloTesting", "LeporelloStoryboard", "LeporelloDiff", "LeporelloCairo", views, containment, layout,
        transitions, graphics,
      ],
      exclude: ["__Snapshots__", "Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "LeporelloCommandTests",
      dependencies: ["LeporelloCommand", "LeporelloTesting", "LeporelloCairo", "LeporelloDiff", graphics],
      exclude: ["__Snapshots__"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
