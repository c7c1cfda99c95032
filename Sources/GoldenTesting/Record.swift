import Glibc

/// When an assertion writes goldens; the words are those of swift-snapshot-testing.
///
/// An assertion that wrote a golden fails all the same: recording is never a pass.
public enum Record: String, CaseIterable, Hashable, Sendable {
  /// All goldens, whether they differ or not.
  case all
  /// Those that differ or are not there.
  case failed
  /// Those that are not there.
  case missing
  /// None.
  case never

  /// What counts where an assertion names nothing: what `withGoldenTesting` says, else the
  /// environment's `SNAPSHOT_TESTING_RECORD`, else `never` on a machine of continuous integration
  /// (`CI` is set and not `false`), else `missing`.
  public static var current: Record {
    if let scoped = GoldenTesting.record { return scoped }
    if let named = environment("SNAPSHOT_TESTING_RECORD").flatMap(Record.init) { return named }
    let isIntegration = environment("CI").map { !["", "0", "false"].contains($0) } ?? false
    return isIntegration ? .never : .missing
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// What counts for the assertions of a task.
enum GoldenTesting {
  @TaskLocal static var record: Record?
}

/// Runs an operation whose assertions record as told unless they say otherwise themselves.
public func withGoldenTesting<Result>(
  record: Record, operation: () throws -> Result
) rethrows -> Result {
  try GoldenTesting.$record.withValue(record, operation: operation)
}
