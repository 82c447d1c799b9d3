// LeporelloViews describes pages in a result-builder DSL and lowers them to display lists.
//
// Stages: a `View` value (View, Building, Text, Styles, Shapes, Stacks, Tabs, Modifiers)
//   -> `Lowering` makes a `LayoutTree` and, beside each node, what it draws
//   -> the layout engine makes frames, rounded to the pixel grid once, last
//   -> `Lowering` walks the frames and makes a `DisplayList` and the slots where live controllers go.
// Views are values: Sendable, not isolated, with no identity and no state of their own.

@_exported public import LeporelloGraphics
@_exported public import LeporelloLayout
