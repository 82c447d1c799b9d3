// One page under many circumstances: every combination is a named picture.

public import LeporelloContainment
public import LeporelloDiff
public import LeporelloGraphics
public import LeporelloLayout
public import LeporelloViews

extension Dictionary where Key == String {
  /// A picture of a view for each combination, for `assertSnapshots(of:as:)`.
  ///
  /// Names say what varies, such as `390x844-2x-dark-rightToLeft`; what has one value only is left out of them.
  ///
  /// - Parameters:
  ///   - sizes: The sizes, in points.
  ///   - scales: How many pixels make a point.
  ///   - colorSchemes: Light, dark, or both.
  ///   - directions: The reading directions.
  ///   - texts: What sets the text.
  ///   - metric: How pixels are compared.
  ///   - limits: How many pixels may differ.
  /// - Returns: The strategies by name.
  public static func variants<V: View>(
    sizes: [CGSize], scales: [CGFloat] = [2], colorSchemes: [ColorScheme] = [.light],
    directions: [LayoutDirection] = [.leftToRight], texts: [any TextMeasurer] = [.wireframe],
    metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none
  ) -> [String: Snapshotting<V, Bitmap>] where Value == Snapshotting<V, Bitmap> {
    var variants: [String: Snapshotting<V, Bitmap>] = [:]
    for size in sizes {
      for scale in scales {
        for scheme in colorSchemes {
          for direction in directions {
            for text in texts {
              let parts =
                ["\(size.width.dump)x\(size.height.dump)"]
                + (scales.count > 1 ? ["\(scale.dump)x"] : []) + (colorSchemes.count > 1 ? ["\(scheme)"] : [])
                + (directions.count > 1 ? ["\(direction)"] : []) + (texts.count > 1 ? [text.family.rawValue] : [])
              variants[parts.joined(separator: "-")] = .image(
                size: size, scale: scale, text: text, colorScheme: scheme, layoutDirection: direction,
                metric: metric, limits: limits)
            }
          }
        }
      }
    }
    return variants
  }
}
