// leporello new: a package with one page and one snapshot test.

import Foundation
import LeporelloGraphics

/// Makes a package.
struct NewCommand {
  private let name: String
  private let leporello: String

  init(arguments words: [String]) throws {
    let arguments = try ArgumentReader(words, flags: [], valued: ["--leporello": "../Leporello"])
    guard arguments.paths.count == 1, let name = arguments.paths.first,
      name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
    else { throw CommandError.notAName(arguments.paths.joined(separator: " ")) }
    self.name = name
    leporello = arguments["--leporello"] ?? Self.home ?? "../Leporello"
  }

  /// The package that this tool was built in: the folder above `.build`.
  private static var home: String? {
    let tool = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath().path
    return tool.firstRange(of: "/.build/").map { String(tool[..<$0.lowerBound]) }
  }

  func run() throws -> Outcome {
    if FileManager.default.fileExists(atPath: name) { throw CommandError.existsAlready(name) }
    let manifest = leporello + "/Package.swift"
    guard let text = FileManager.default.contents(atPath: manifest),
      String(decoding: text, as: UTF8.self).contains("name: \"Leporello\"")
    else { throw CommandError.noPackage(leporello) }
    let path = URL(fileURLWithPath: leporello).standardizedFileURL.path
    let files = [
      "Package.swift": Self.package(name, path), "Sources/\(name)/HomePage.swift": Self.page,
      "Tests/\(name)Tests/HomePageTests.swift": Self.test(name),
      // The manifest leaves the folder out of the target, so it has to be there.
      "Tests/\(name)Tests/__Snapshots__/.gitkeep": "", ".gitattributes": Self.attributes + "\n",
      ".gitignore": ".build/\n**/__Snapshots__/**/*.*.new\n**/__Snapshots__/**/*.*.new.*\n",
    ]
    for (file, content) in files.sorted(by: { $0.key < $1.key }) {
      try writeAtomically([UInt8](content.utf8), to: URL(fileURLWithPath: name + "/" + file))
    }
    return Outcome(
      status: .equal,
      output: """
        Made the package \(name).
        Record its first snapshots:  cd \(name) && swift test
        Look at them, commit them, and run the tests again.
        """)
  }

  private static let attributes = "**/__Snapshots__/**/*.png binary\n**/__Snapshots__/**/*.txt text eol=lf"

  private static func package(_ name: String, _ path: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(name)",
      dependencies: [.package(name: "Leporello", path: "\(path)")],
      targets: [
        .target(name: "\(name)", dependencies: [.product(name: "Leporello", package: "Leporello")]),
        .testTarget(
          name: "\(name)Tests",
          dependencies: ["\(name)", .product(name: "LeporelloTesting", package: "Leporello")],
          exclude: ["__Snapshots__"]),
      ]
    )

    """
  }

  private static let page = """
    import Leporello

    /// The first page.
    public struct HomePage: View {
      public init() {}

      public var body: some View {
        VStack(spacing: 12) {
          Text("Home").font(.title)
          Text("Everything begins here.")
        }
        .padding(24)
      }
    }

    """

  private static func test(_ name: String) -> String {
    """
    import Foundation
    import \(name)
    import LeporelloTesting
    import Testing

    @Suite struct HomePageTests {
      @Test func home() {
        assertSnapshot(of: HomePage(), as: .image(size: CGSize(width: 390, height: 200)), named: "phone")
      }
    }

    """
  }
}
