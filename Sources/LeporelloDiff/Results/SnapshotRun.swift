// What one process of a test run says about itself, before its results.

/// The head of a process's results.
package struct SnapshotRun: Sendable, Hashable, Codable {
  /// Whether only some of the tests were asked for.
  package var isFiltered: Bool
  /// Which part of the tests this is, from 1, and of how many; 1 of 1 for all.
  package var shard: Int
  /// Of how many parts.
  package var shards: Int

  /// Creates a head.
  package init(isFiltered: Bool, shard: Int = 1, shards: Int = 1) {
    (self.isFiltered, self.shard, self.shards) = (isFiltered, shard, shards)
  }

  /// Reads a process's arguments and the variable `SNAPSHOT_SHARD`, such as `2/5`.
  package init(arguments: [String], shard: String?) {
    let parts = (shard ?? "").split(separator: "/").compactMap { Int($0) }
    let isShard = parts.count == 2 && parts[0] >= 1 && parts[1] >= parts[0]
    // The XCTest half gets a list of tests where only some are asked for: a bare argument with a slash or a dot.
    let named = arguments.dropFirst().contains { argument in
      !argument.hasPrefix("-") && argument.contains(".") && argument.contains("/") && !argument.hasPrefix("/")
        && !argument.contains(".xctest")
    }
    let options = arguments.contains { argument in
      ["--filter", "--skip", "-s", "--specifier"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
    }
    self.init(isFiltered: named || options, shard: isShard ? parts[0] : 1, shards: isShard ? parts[1] : 1)
  }
}
