// Names of what waits: one to one with the references it waits for, and never a reference's own.

import LeporelloDiff
import Testing

@Suite struct PendingNameTests {
  static let names: [(test: String, identifier: String, kind: String?, reference: String)] = [
    ("testPage", "home", "png", "testPage.home.png"), ("testPage", "", "png", "testPage.png"),
    ("testPage", "1", nil, "testPage.1"), ("testPage", "", nil, "testPage"),
    ("testPage", "new", "png", "testPage.new.png"), ("new", "new", "new", "new.new.new"),
    ("testPage", "news", "txt", "testPage.news.txt"), ("testPage", "home", "tar.gz", "testPage.home.tar.gz"),
  ]

  @Test("A waiting file leads back to its reference, with a number, a name or neither", arguments: names.indices)
  func back(index: Int) {
    let name = Self.names[index]
    let waiting = PendingName.waiting(test: name.test, identifier: name.identifier, kind: name.kind)
    #expect(PendingName.reference(ofWaiting: waiting) == name.reference, "\(waiting)")
  }

  @Test("No reference is taken for a file that waits, whatever it is called")
  func references() {
    for name in Self.names where name.kind != "new" {
      #expect(PendingName.reference(ofWaiting: name.reference) == nil, "\(name.reference)")
    }
    for other in ["", "new", ".new.png", "new.png", "README.md", ".gitignore", "..new.png"] {
      #expect(PendingName.reference(ofWaiting: other) == nil, "\(other)")
    }
  }
}
