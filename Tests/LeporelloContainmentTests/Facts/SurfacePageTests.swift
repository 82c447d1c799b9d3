// The page that lists UIKit's types is held against the declarations.

import Foundation
import Testing

@Suite("The page of UIKit's types")
struct SurfacePageTests {
  private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
  }

  /// The types that stand at the left margin of a file and are public, outside the house's own folders.
  private func declaredTypes() throws -> Set<String> {
    let sources = Self.root.appendingPathComponent("Sources/LeporelloContainment")
    let own = ["Stage/", "Trace/", "Appearance/"]
    var names: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) {
      guard path.hasSuffix(".swift"), !own.contains(where: path.hasPrefix) else { continue }
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      let type = /^(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/
        .anchorsMatchLineEndings()
      names.formUnion(text.matches(of: type).map { String($0.1) })
    }
    return names
  }

  @Test("Each public type has its section, and no type that went has kept one")
  func types() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("Documentation/UIKitSurface.md"), encoding: .utf8)
    let sections = page.matches(of: /^## (\S+)$/.anchorsMatchLineEndings()).map { String($0.1) }
    let declared = try declaredTypes()
    #expect(declared.count > 150)
    #expect(declared.subtracting(sections).sorted() == [], "run Scripts/uikit-surface")
    let foreign: Set = [
      "Bundle", "CGColor", "CGRect", "IndexPath", "KeyValueObservable", "NSAttributedString", "NSKeyValueObservation",
      "NSKeyValueObservedChange", "NSKeyValueObservingOptions", "NSString", "NotificationCenter", "String",
    ]
    let gone = sections.filter { !$0.contains(".") && !declared.contains($0) && !foreign.contains($0) }
    #expect(gone == [], "run Scripts/uikit-surface")
  }
}
