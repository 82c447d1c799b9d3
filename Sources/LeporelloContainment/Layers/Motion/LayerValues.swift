// All values of one layer, read and written by Core Animation's key paths.

import LeporelloGraphics

/// What a layer shows: the model that it shares with views, and what only its kind has.
struct LayerValues {
  var model: ViewModel
  var extra: [String: LayerValue]

  subscript(keyPath: String) -> LayerValue? {
    get { get(keyPath) }
    set { if let newValue { set(keyPath, newValue) } }
  }

  private func get(_ keyPath: String) -> LayerValue? {
    func number(_ value: CGFloat) -> LayerValue { .numbers([Double(value)]) }
    var parts: CATransform3D.Parts { model.fullTransform.parts }
    switch keyPath {
    case "position": return LayerValue(model.center)
    case "position.x": return number(model.center.x)
    case "position.y": return number(model.center.y)
    case "bounds": return LayerValue(model.bounds)
    case "bounds.size": return LayerValue(model.bounds.size)
    case "bounds.size.width": return number(model.bounds.size.width)
    case "bounds.size.height": return number(model.bounds.size.height)
    case "bounds.origin": return LayerValue(model.bounds.origin)
    case "bounds.origin.x": return number(model.bounds.origin.x)
    case "bounds.origin.y": return number(model.bounds.origin.y)
    case "anchorPoint": return LayerValue(model.anchor)
    case "opacity": return number(model.alpha)
    case "zPosition": return number(model.zPosition)
    case "cornerRadius": return number(model.cornerRadius)
    case "borderWidth": return number(model.borderWidth)
    case "shadowOpacity": return number(model.shadowOpacity)
    case "shadowRadius": return number(model.shadowRadius)
    case "shadowOffset": return LayerValue(model.shadowOffset)
    case "backgroundColor": return .color(model.backgroundColor?.rgba ?? .clear)
    case "borderColor": return .color((model.borderColor ?? .black).rgba)
    case "shadowColor": return .color((model.shadowColor ?? .black).rgba)
    case "transform": return .transform(model.fullTransform)
    case "transform.scale", "transform.scale.x": return number(parts.scale[0])
    case "transform.scale.y": return number(parts.scale[1])
    case "transform.rotation", "transform.rotation.z": return number(parts.turn[2])
    case "transform.rotation.x": return number(parts.turn[0])
    case "transform.rotation.y": return number(parts.turn[1])
    case "transform.translation": return .numbers([Double(parts.shift[0]), Double(parts.shift[1])])
    case "transform.translation.x": return number(parts.shift[0])
    case "transform.translation.y": return number(parts.shift[1])
    default: return extra[keyPath]
    }
  }

  private mutating func set(_ keyPath: String, _ value: LayerValue) {
    switch value {
    case .numbers(let numbers): if !setNumbers(keyPath, numbers.map { CGFloat($0) }) { extra[keyPath] = value }
    case .color(let color):
      switch keyPath {
      case "backgroundColor": model.backgroundColor = UIColor(rgba: color)
      case "borderColor": model.borderColor = UIColor(rgba: color)
      case "shadowColor": model.shadowColor = UIColor(rgba: color)
      default: extra[keyPath] = value
      }
    case .transform(let map): if keyPath == "transform" { model.fullTransform = map } else { extra[keyPath] = value }
    case .colors, .path: extra[keyPath] = value
    }
  }

  /// Writes a property of numbers; false where the model has none of the name.
  private mutating func setNumbers(_ keyPath: String, _ n: [CGFloat]) -> Bool {
    guard let x = n.first else { return true }
    let y = n.count > 1 ? n[1] : x
    switch keyPath {
    case "position": model.center = CGPoint(x: x, y: y)
    case "position.x": model.center.x = x
    case "position.y": model.center.y = x
    case "bounds": if n.count == 4 { model.bounds = CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }
    case "bounds.size": model.bounds.size = CGSize(width: x, height: y)
    case "bounds.size.width": model.bounds.size.width = x
    case "bounds.size.height": model.bounds.size.height = x
    case "bounds.origin": model.bounds.origin = CGPoint(x: x, y: y)
    case "bounds.origin.x": model.bounds.origin.x = x
    case "bounds.origin.y": model.bounds.origin.y = x
    case "anchorPoint": model.anchor = CGPoint(x: x, y: y)
    case "opacity": model.alpha = x
    case "zPosition": model.zPosition = x
    case "cornerRadius": model.cornerRadius = x
    case "borderWidth": model.borderWidth = x
    case "shadowOpacity": model.shadowOpacity = x
    case "shadowRadius": model.shadowRadius = x
    case "shadowOffset": model.shadowOffset = CGSize(width: x, height: y)
    case _ where keyPath.hasPrefix("transform."):
      var parts = model.fullTransform.parts
      switch keyPath.dropFirst("transform.".count) {
      case "scale": (parts.scale[0], parts.scale[1]) = (x, y)
      case "scale.x": parts.scale[0] = x
      case "scale.y": parts.scale[1] = x
      case "rotation", "rotation.z": parts.turn[2] = x
      case "rotation.x": parts.turn[0] = x
      case "rotation.y": parts.turn[1] = x
      case "translation": (parts.shift[0], parts.shift[1]) = (x, y)
      case "translation.x": parts.shift[0] = x
      case "translation.y": parts.shift[1] = x
      default: return true
      }
      model.fullTransform = parts.map
    default: return false
    }
    return true
  }
}

extension ViewModel {
  /// The map about the anchor, of space.
  var fullTransform: CATransform3D {
    get { depth ?? CATransform3D(transform) }
    set {
      transform = newValue.affine
      depth = newValue.isAffine ? nil : newValue
    }
  }
}
