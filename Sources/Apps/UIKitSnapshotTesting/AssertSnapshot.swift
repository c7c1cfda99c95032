import GoldenTesting
public import UIKit
public import UIKitGoldens

/// Asserts that a value matches its goldens; several assertions in one test need no names.
///
/// - Parameters:
///   - value: the view or controller.
///   - snapshotting: the strategy of the comparison.
///   - name: a name that distinguishes several assertions in one test; a number by default.
///   - recording: when goldens are written; true means always.
///   - timeout: ignored, because nothing is waited for.
///   - fileID: the test's file and module; the compiler fills in this parameter and those that
///     follow.
///   - filePath: the path of the test's file, next to the goldens.
///   - testName: the name of the test.
///   - line: the line of the assertion.
///   - column: the column of the assertion.
@preconcurrency @MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) rethrows {
  let subject = snapshotting.subject(try value())
  check(
    { subject }, [snapshotting.variant],
    snapshotting.pictures ? .picture : .layout,
    name ?? SnapshotNumbers.next(file: "\(filePath)", test: testName), snapshotting.tolerance, [],
    recording, fileID, filePath, testName, line, column)
}

/// Asserts that a value matches its goldens in several ways, each with a name.
@preconcurrency @MainActor
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) rethrows {
  let value = try value()
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: value, as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts that a value matches its goldens in several ways.
@preconcurrency @MainActor
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) rethrows {
  let value = try value()
  for strategy in strategies {
    assertSnapshot(
      of: value, as: strategy, record: recording, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Runs an operation whose assertions record as specified, unless they state otherwise
/// themselves.
public func withSnapshotTesting<Result>(
  record: Record, operation: () throws -> Result
) rethrows -> Result {
  try withGoldenTesting(record: record, operation: operation)
}

extension Record: ExpressibleByBooleanLiteral {
  /// Makes a mode: true always writes goldens, whether they differ or not; false writes only
  /// missing ones.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

/// The numbers of unnamed assertions, by test.
@MainActor private enum SnapshotNumbers {
  private static var numbers: [String: Int] = [:]

  /// Returns the number of a test's next assertion.
  static func next(file: String, test: String) -> String {
    numbers["\(file) \(test)", default: 0] += 1
    return "\(numbers["\(file) \(test)", default: 0])"
  }
}
