// What is to be seen in a picture, from the drawing that made it: the part of a reference that explains a mismatch.

public import LeporelloGraphics

/// The elements of a picture, first at the back, with absolute frames.
public struct PictureStructure: Sendable, Hashable {
  /// The elements.
  public var elements: [PictureElement]

  /// Creates a structure.
  public init(elements: [PictureElement] = []) { self.elements = elements }

  /// What a display list shows; what lies outside its clips is left out.
  public init(of list: DisplayList) {
    var walk = StructureWalk()
    walk.add(list, .identity, clip: nil)
    elements = walk.elements
  }
}

/// Collects elements on the way through a display list.
private struct StructureWalk {
  var elements: [PictureElement] = []

  mutating func add(_ list: DisplayList, _ map: CGAffineTransform, clip: CGRect?) {
    for item in list.items { add(item, map, clip) }
  }

  private mutating func add(_ item: DisplayItem, _ map: CGAffineTransform, _ clip: CGRect?) {
    switch item {
    case .fill(let path, let paint, _): add(.fill, "", Self.color(paint), path.boundingRect.applying(map), clip)
    case .stroke(let path, let paint, _): add(.line, "", Self.color(paint), path.boundingRect.applying(map), clip)
    case .text(let block, let rect, _):
      add(.text, block.string, block.runs.first?.color.dump ?? "-", rect.applying(map), clip)
    case .image(let image, let rect, _): add(.image, image.name, "-", rect.applying(map), clip)
    case .opacity(let opacity, let list):
      add(.effect, "opacity", opacity.dump, .zero, nil)
      if opacity > 0 { add(list, map, clip: clip) }
    case .transform(let inner, let list): add(list, inner.concatenating(map), clip: clip)
    case .clip(let path, _, let list):
      let bounds = path.boundingRect.applying(map)
      add(list, map, clip: clip?.intersection(bounds) ?? bounds)
    case .mask(let list, _): add(list, map, clip: clip)
    case .blend(let mode, let list):
      add(.effect, "blending", mode.rawValue, .zero, nil)
      add(list, map, clip: clip)
    case .mix(let from, let to, let fraction), .linearMix(let from, let to, let fraction):
      add(.effect, "dissolve", fraction.dump, .zero, nil)
      add(from, map, clip: clip)
      add(to, map, clip: clip)
    case .warp(let mesh, let list):
      let corners = [mesh.vertices.first, mesh.vertices.last].compactMap { $0?.position.dump }
      add(.effect, "bent page", corners.joined(separator: "~"), .zero, nil)
      add(list, map, clip: clip)
    case .shadow(_, let list), .innerShadow(_, let list): add(list, map, clip: clip)
    case .backdrop(let backdrop, let path, _):
      add(.fill, "", backdrop.tint.dump, path.boundingRect.applying(map), clip)
    case .blur(let radius, let list):
      add(.effect, "blur", radius.dump, .zero, nil)
      add(list, map, clip: clip)
    }
  }

  private mutating func add(
    _ kind: PictureElement.Kind, _ label: String, _ detail: String, _ frame: CGRect, _ clip: CGRect?
  ) {
    guard frame.isFinite else { return }
    if let clip, kind != .effect, !clip.intersects(frame) { return }
    let plain = detail.replacing(" ", with: "_")
    elements.append(PictureElement(kind: kind, label: label, detail: plain, frame: frame))
  }

  private static func color(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): color.dump
    case .linearGradient(let stops, _, _): gradient("linear", stops)
    case .radialGradient(let stops, _, _, _): gradient("radial", stops)
    case .conicGradient(let stops, _, _): gradient("conic", stops)
    }
  }

  private static func gradient(_ kind: String, _ stops: [GradientStop]) -> String {
    "\(kind):" + stops.map { "\($0.color.dump)@\($0.location.dump)" }.joined(separator: ",")
  }
}
