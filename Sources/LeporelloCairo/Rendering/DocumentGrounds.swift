// Grounds for documents: what a backdrop shows, found by drawing the page as pixels first.

import LeporelloGraphics

/// The blurred grounds of one page, by what they are and where; used by one thread.
final class DocumentGrounds {
  struct Key: Hashable {
    let backdrop: Backdrop
    let path: Path
    let matrix: CGAffineTransform
  }

  var pictures: [Key: Picture] = [:]
}
