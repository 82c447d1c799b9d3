// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that no one who depends on Leporello builds it: `swift run -c release` in this folder.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Leporello", path: "..")],
  targets: [
    .executableTarget(
      name: "LayoutBenchmark",
      dependencies: [
        .product(name: "LeporelloLayout", package: "Leporello"),
        .product(name: "LeporelloViews", package: "Leporello"),
      ]),
    .executableTarget(
      name: "FrameBenchmark", dependencies: [.product(name: "Leporello", package: "Leporello")]),
    .executableTarget(
      name: "DiffBenchmark",
      dependencies: [
        .product(name: "Leporello", package: "Leporello"), .product(name: "LeporelloDiff", package: "Leporello"),
      ]),
    .executableTarget(
      name: "ContainmentBenchmark", dependencies: [.product(name: "Leporello", package: "Leporello")]),
  ],
  swiftLanguageModes: [.v6]
)
