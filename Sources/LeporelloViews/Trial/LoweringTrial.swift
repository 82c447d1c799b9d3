// The way from a description to nodes, for `Benchmarks/`, which is a package of its own.

/// Lowering alone, without layout.
@_spi(Benchmarks) public enum LoweringTrial {
  /// Lowers a view and returns how many nodes it has.
  public static func nodeCount(of view: some View) -> Int {
    var lowering = Lowering()
    lowering.lower(view, in: EnvironmentValues())
    _ = lowering.takeRoot()
    return lowering.tree.nodes.count
  }
}
