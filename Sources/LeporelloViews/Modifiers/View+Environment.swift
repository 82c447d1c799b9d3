// Changing what flows down.

struct EnvironmentModifier: PrimitiveModifier {
  let transform: @Sendable (inout EnvironmentValues) -> Void

  func change(_ environment: inout EnvironmentValues) { transform(&environment) }
}

extension View {
  /// Sets a value for this view and those in it.
  public func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> some View {
    modified(by: EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value for this view and those in it.
  public func transformEnvironment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable,
    transform: @escaping @Sendable (inout Value) -> Void
  ) -> some View {
    modified(by: EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Makes this view light or dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  /// Makes this view light or dark; nil leaves it as it is.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modified(by: EnvironmentModifier { if let colorScheme { $0.colorScheme = colorScheme } })
  }

  /// Sets how large the text styles are.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Sets whether controls take touches.
  public func disabled(_ disabled: Bool) -> some View {
    modified(by: EnvironmentModifier { if disabled { $0.isEnabled = false } })
      .modified(by: MarkModifier { if disabled { $0.accessibility.isDisabled = true } })
  }

  /// Sets what letters and shapes are painted with.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    let erased = AnyShapeStyle(style)
    return modified(by: EnvironmentModifier { $0.setForeground(erased) })
  }

  /// Sets the colour of letters and shapes; nil leaves it as it is at the top.
  public func foregroundColor(_ color: Color?) -> some View {
    let erased = color.map(AnyShapeStyle.init)
    return modified(by: EnvironmentModifier { $0.foreground = erased })
  }

  /// Sets the colour of what can be tapped.
  public func tint(_ tint: some ShapeStyle) -> some View {
    let erased = AnyShapeStyle(tint)
    return modified(by: EnvironmentModifier { $0.tint = erased })
  }

  /// Sets the colour of what can be tapped; nil leaves it as it is.
  public func tint(_ tint: Color?) -> some View {
    let erased = tint.map(AnyShapeStyle.init)
    return modified(by: EnvironmentModifier { if let erased { $0.tint = erased } })
  }

  /// Sets the colour of what can be tapped.
  public func accentColor(_ color: Color?) -> some View { tint(color) }
}

extension EnvironmentValues {
  /// Sets the foreground; a foreground named as the foreground itself changes nothing.
  fileprivate mutating func setForeground(_ style: AnyShapeStyle) {
    if style.base is ForegroundStyle { return }
    foreground = style
  }
}
