// A layer's values by key path, as Core Animation has them.

import LeporelloGraphics

extension CALayer {
  /// Sets a value by its key path, such as `transform.scale`; what the layer does not know is kept by its name.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let new = LayerValue(value), keyPath != "zPosition", keyPath != "anchorPoint" else {
      switch (keyPath, value) {
      case ("zPosition", let value as CGFloat): zPosition = value
      case ("anchorPoint", let value as CGPoint): anchorPoint = value
      default: named[keyPath] = value
      }
      return
    }
    var values = LayerValues(model: model, extra: extra)
    values[keyPath] = new
    for property in ViewProperty.allCases where values[property.keyPath] != present(property) {
      set(property) { $0.take(property, from: values.model) }
    }
    extra = values.extra
  }
  private func present(_ property: ViewProperty) -> LayerValue? {
    LayerValues(model: model, extra: extra)[property.keyPath]
  }

  /// Sets a value by its key.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// A value by its key path; lengths are `CGFloat`.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let value = LayerValues(model: model, extra: extra)[keyPath] else { return named[keyPath] }
    switch value {
    case .numbers(let numbers):
      let lengths = numbers.map { CGFloat($0) }
      switch (lengths.count, keyPath) {
      case (1, _): return lengths[0]
      case (2, "position"), (2, "anchorPoint"), (2, "bounds.origin"): return CGPoint(x: lengths[0], y: lengths[1])
      case (2, _): return CGSize(width: lengths[0], height: lengths[1])
      case (4, _): return CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
      default: return lengths
      }
    case .color(let color): return CGColor(color)
    case .colors(let colors): return colors.map { CGColor($0) }
    case .transform(let transform): return transform
    case .path(let path): return path
    }
  }

  /// A value by its key.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
