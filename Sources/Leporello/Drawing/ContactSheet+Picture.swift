// A contact sheet as a picture.

import LeporelloGraphics
import LeporelloStoryboard

extension ContactSheet {
  /// The page at two pixels a point, or at one where it is so large that twice the pixels would be many times a frame's.
  var picture: Picture {
    Picture(displayList: displayList, size: size, scale: size.width * size.height > 4_000_000 ? 1 : 2)
  }
}
