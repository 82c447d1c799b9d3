// The first question of every comparison, at the speed of memory.

import Foundation
package import LeporelloGraphics

extension Bitmap {
  /// Whether size and every pixel are the same. O(pixels), one pass.
  package func isIdentical(to other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return withUnsafePixels { own in
      other.withUnsafePixels { others in
        guard let own = own.baseAddress, let others = others.baseAddress else { return true }
        return memcmp(own, others, width * height * 4) == 0
      }
    }
  }
}
