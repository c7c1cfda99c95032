import Documents
import Glibc
import Goldens

/// What Bazel passes to a test in its environment
/// (https://bazel.build/reference/test-encyclopedia).
struct BazelTest {
  /// The shard of the test that this process runs; Bazel counts from 0.
  let shard: Report.Shard?
  /// Where Bazel expects the report in JUnit format.
  let outputFile: String?
  private let statusFile: String?

  init() {
    if let index = Self.value("TEST_SHARD_INDEX").flatMap({ Int($0) }),
      let count = Self.value("TEST_TOTAL_SHARDS").flatMap({ Int($0) }), count >= 1,
      (0..<count).contains(index)
    {
      shard = Report.Shard(index: index + 1, count: count)
    } else {
      shard = nil
    }
    outputFile = Self.value("XML_OUTPUT_FILE")
    statusFile = Self.value("TEST_SHARD_STATUS_FILE")
  }

  /// Tells Bazel that this test supports sharding.
  func touchStatusFile() {
    guard let statusFile else { return }
    try? OutputFile.append([], to: statusFile)
  }

  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
