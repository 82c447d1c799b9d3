// How the braces after `script:` become a list of steps.

public import LeporelloViews

/// Makes a list of steps from the statements in braces: steps, `if`, `switch`, `for`.
@resultBuilder public enum ScriptBuilder {
  /// A step.
  public static func buildExpression(_ step: some ScriptStep) -> [any ScriptStep] { [step] }
  /// Several steps, made elsewhere.
  public static func buildExpression(_ steps: [any ScriptStep]) -> [any ScriptStep] { steps }
  /// Steps in order.
  public static func buildBlock(_ steps: [any ScriptStep]...) -> [any ScriptStep] { steps.flatMap(\.self) }
  /// Steps that may be absent.
  public static func buildOptional(_ steps: [any ScriptStep]?) -> [any ScriptStep] { steps ?? [] }
  /// The first branch.
  public static func buildEither(first steps: [any ScriptStep]) -> [any ScriptStep] { steps }
  /// The second branch.
  public static func buildEither(second steps: [any ScriptStep]) -> [any ScriptStep] { steps }
  /// The steps of a loop.
  public static func buildArray(_ steps: [[any ScriptStep]]) -> [any ScriptStep] { steps.flatMap(\.self) }
  /// Steps behind an availability check.
  public static func buildLimitedAvailability(_ steps: [any ScriptStep]) -> [any ScriptStep] { steps }

  /// Views belong in the spec.
  @available(*, unavailable, message: "a view is not a step; put it into the braces before script:")
  public static func buildExpression(_ view: some View) -> [any ScriptStep] { [] }

  /// Statements have to be wrapped.
  @available(*, unavailable, message: "this expression makes no step; wrap it in Perform(\"label\") { stage in … }")
  public static func buildExpression(_ void: Void) -> [any ScriptStep] { [] }
}
