import Glibc

/// When an assertion writes goldens; the cases are named as in swift-snapshot-testing.
///
/// An assertion that writes a golden fails nevertheless: recording never passes.
public enum Record: String, CaseIterable, Hashable, Sendable {
  /// Writes all goldens, whether they differ or not.
  case all
  /// Writes goldens that differ or don't exist.
  case failed
  /// Writes goldens that don't exist.
  case missing
  /// Writes none.
  case never

  /// The mode for assertions that don't name one: that of `withGoldenTesting`, otherwise that of
  /// the environment's `SNAPSHOT_TESTING_RECORD`, otherwise `never` in continuous integration
  /// (`CI` is set and not `false`), otherwise `missing`.
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

/// Settings for the assertions of a task.
enum GoldenTesting {
  @TaskLocal static var record: Record?
}

/// Runs an operation in which assertions use a recording mode unless they name one themselves.
public func withGoldenTesting<Result>(
  record: Record, operation: () throws -> Result
) rethrows -> Result {
  try GoldenTesting.$record.withValue(record, operation: operation)
}
