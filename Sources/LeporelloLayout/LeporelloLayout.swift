// LeporelloLayout decides sizes and frames.
//
// Stages: views are lowered into a `LayoutTree` (Tree/) -> a `LayoutEngine` finds bounds bottom-up, then sizes and
// places top-down (Engine/) -> a `LayoutResult` with absolute frames, rounded once and last -> where asked, a
// `LayoutExplanation` of each node's proposal, answer and deciding rule (Explain/). Geometry/, Alignment/ and
// Protocol/ hold the names that users know; Flex/ is a client of `Layout` like any other.
