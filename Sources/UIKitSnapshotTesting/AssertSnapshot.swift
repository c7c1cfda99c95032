import GoldenTesting
public import UIKit
public import UIKitGoldens

/// Asserts that a value is as its goldens say; each of several assertions of a test needs no name.
///
/// - Parameters:
///   - value: the view or controller.
///   - snapshotting: what is compared.
///   - name: what tells several assertions of one test apart; their numbers by default.
///   - recording: when goldens are written; true means always.
///   - timeout: makes no difference: nothing is waited for.
///   - fileID: the test's file and module; the compiler fills in this and what follows.
///   - filePath: the path of the test's file, beside which the goldens lie.
///   - testName: the name of the test.
///   - line: the line of the assertion.
///   - column: its column.
@preconcurrency @MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) rethrows {
  check(
    snapshotting.subject(try value()), [snapshotting.variant], pictures: snapshotting.pictures,
    name ?? SnapshotNumbers.next(file: "\(filePath)", test: testName), snapshotting.tolerance, [],
    recording, fileID, filePath, testName, line, column)
}

/// Asserts that a value is as its goldens say in several ways, each with a name.
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

/// Asserts that a value is as its goldens say in several ways.
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

/// Runs an operation whose assertions record as told unless they say otherwise themselves.
public func withSnapshotTesting<Result>(
  record: Record, operation: () throws -> Result
) rethrows -> Result {
  try withGoldenTesting(record: record, operation: operation)
}

extension Record: ExpressibleByBooleanLiteral {
  /// True means that goldens are written whether they differ or not, false that they are where there
  /// are none.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

/// The numbers of the assertions without names, test by test.
@MainActor private enum SnapshotNumbers {
  private static var numbers: [String: Int] = [:]

  /// The number of the next assertion of a test.
  static func next(file: String, test: String) -> String {
    numbers["\(file) \(test)", default: 0] += 1
    return "\(numbers["\(file) \(test)", default: 0])"
  }
}
