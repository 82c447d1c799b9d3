// What can be seen to be wrong before anything runs.

import LeporelloGraphics

extension Storyboard {
  /// Checks the numbers.
  func check() throws(StoryboardError) {
    let scale = environment.displayScale
    let numbers = [size.width, size.height, scale]
    let pixels = [size.width, size.height].map { ($0 * scale).rounded() }
    guard numbers.allSatisfy({ $0.isFinite && $0 > 0 }), pixels.allSatisfy({ $0.isFinite && $0 >= 1 }) else {
      throw .invalidSize(width: Double(size.width), height: Double(size.height), scale: Double(scale))
    }
  }

  /// Checks that the name can be a folder's.
  package func checkName() throws(StoryboardError) {
    let forbidden = name.isEmpty || name == "." || name == ".." || name.contains("/") || name.contains("\0")
    guard !forbidden, name.utf8.count <= 200 else { throw .invalidName(name) }
  }
}
