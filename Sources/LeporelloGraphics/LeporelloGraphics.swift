// LeporelloGraphics says what can be drawn, and holds pixels.
//
// Stages: geometry and paint -> paths, text blocks and images -> a `DisplayList` -> (a `Renderer`) -> a `Bitmap`
// -> (an `ImageEncoder`) -> bytes. Everything here is a value: Sendable, Hashable, free of any drawing library.
// Coordinates are points with the origin at the top left, x to the right and y downwards, as in UIKit and SwiftUI.

@_exported public import Foundation
