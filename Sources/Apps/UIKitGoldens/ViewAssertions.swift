@_exported public import GoldenTesting
public import UIKit

/// Asserts that the layout of an app's view matches its goldens in each variant.
///
/// The goldens are text files with one line per view, in `__Snapshots__/TESTFILE/TEST[.NAME]/`
/// beside the test file. Text is measured in the project's fonts. A view is identified by its
/// `accessibilityIdentifier`, if it has one.
///
/// - Parameters:
///   - view: the view, at its frame's size or the variant's.
///   - variants: the ways to show it; by default once, on an iPhone 13.
///   - name: a name that distinguishes several assertions in one test.
///   - record: when goldens are written; `Record.current` by default.
///   - fileID: the test's file and module; the compiler fills in this parameter and those that
///     follow.
///   - file: the path of the test's file, next to the goldens.
///   - testName: the name of the test.
///   - line: the line of the assertion.
///   - column: the column of the assertion.
@preconcurrency @MainActor
public func assertLayout(
  of view: @escaping @autoclosure () -> UIView, as variants: [ViewVariant] = [.default],
  named name: String? = nil, record: Record? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  check(
    { .view(view()) }, variants, .layout, name, .exact, [], record, fileID, file, testName,
    line, column)
}

/// Asserts that the layout of a controller's view matches its goldens in each variant.
///
/// The controller is the root of a window of the device's size, and receives its appearance
/// callbacks.
@preconcurrency @MainActor
public func assertLayout(
  of controller: @escaping @autoclosure () -> UIViewController,
  as variants: [ViewVariant] = [.default],
  named name: String? = nil, record: Record? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  check(
    { .controller(controller()) }, variants, .layout, name, .exact, [], record, fileID, file,
    testName, line, column)
}

/// Asserts that the layout and the picture of an app's view match their goldens in each variant.
///
/// - Parameters:
///   - view: the view, at its frame's size or the variant's.
///   - variants: the ways to show it; by default once, on an iPhone 13.
///   - name: a name that distinguishes several assertions in one test.
///   - tolerance: how much the pixels may differ; not at all by default.
///   - masks: the identifiers of views whose pixels are not compared.
///   - record: when goldens are written; `Record.current` by default.
///   - fileID: the test's file and module; the compiler fills in this parameter and those that
///     follow.
///   - file: the path of the test's file, next to the goldens.
///   - testName: the name of the test.
///   - line: the line of the assertion.
///   - column: the column of the assertion.
@preconcurrency @MainActor
public func assertGolden(
  of view: @escaping @autoclosure () -> UIView, as variants: [ViewVariant] = [.default],
  named name: String? = nil, tolerance: PixelTolerance = .exact, masks: [String] = [],
  record: Record? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  check(
    { .view(view()) }, variants, .picture, name, tolerance, masks, record, fileID, file, testName,
    line, column)
}

/// Asserts that the layout and the picture of a controller's view match their goldens in each
/// variant.
@preconcurrency @MainActor
public func assertGolden(
  of controller: @escaping @autoclosure () -> UIViewController,
  as variants: [ViewVariant] = [.default],
  named name: String? = nil, tolerance: PixelTolerance = .exact, masks: [String] = [],
  record: Record? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  check(
    { .controller(controller()) }, variants, .picture, name, tolerance, masks, record, fileID,
    file, testName, line, column)
}

/// Asserts that the layout and the picture of a controller's view match their goldens in each variant after
/// the main queue has run for a while: `await assertGolden(of: Feed(), after: .milliseconds(100))`.
///
/// For what a `Task` or `DispatchQueue.main.async` brings to the screen. Two such assertions don't run at
/// the same time.
@MainActor
public func assertGolden(
  of controller: @escaping @MainActor @autoclosure () -> UIViewController,
  as variants: [ViewVariant] = [.default], after wait: Duration,
  named name: String? = nil, tolerance: PixelTolerance = .exact, masks: [String] = [],
  record: Record? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) async {
  while Waiting.isWaiting { try? await Task.sleep(for: .milliseconds(5)) }
  Waiting.isWaiting = true
  let stage = ViewStage { .controller(controller()) }
  defer {
    stage.clear()
    Waiting.isWaiting = false
  }
  await assertGoldens(
    awaiting: variants.map { variant in
      (
        variant.name,
        {
          let look = try TestProject.look(of: file)
          let tree = try await stage.show(variant, look, after: wait)
          try NibFaults.check()
          return tree
        }
      )
    }, .picture, named: name, tolerance: tolerance, masks: masks, record: record, fileID: fileID,
    file: file, testName: testName, line: line, column: column)
}

/// Whether an assertion waits, in whose environment everything is laid out meanwhile.
@MainActor private enum Waiting {
  static var isWaiting = false
}

/// Asserts that what VoiceOver reads of an app's view matches its goldens in each variant: the
/// elements in their order, with what is said of each.
@preconcurrency @MainActor
public func assertAccessibility(
  of view: @escaping @autoclosure () -> UIView, as variants: [ViewVariant] = [.default],
  named name: String? = nil, record: Record? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  check(
    { .view(view()) }, variants, .accessibility, name, .exact, [], record, fileID, file, testName,
    line,
    column)
}

/// Asserts that what VoiceOver reads of a controller's view matches its goldens in each variant.
@preconcurrency @MainActor
public func assertAccessibility(
  of controller: @escaping @autoclosure () -> UIViewController,
  as variants: [ViewVariant] = [.default],
  named name: String? = nil, record: Record? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  check(
    { .controller(controller()) }, variants, .accessibility, name, .exact, [], record, fileID, file,
    testName, line, column)
}

/// Compares a view or controller with its goldens, in each variant: it is made under the variant's own traits,
/// as an app makes it on such a device.
@preconcurrency @MainActor
package func check(
  _ subject: @escaping () -> ShownSubject, _ variants: [ViewVariant], _ compared: ComparedContent,
  _ name: String?,
  _ tolerance: PixelTolerance, _ masks: [String], _ record: Record?, _ fileID: StaticString,
  _ file: StaticString, _ testName: String, _ line: UInt, _ column: UInt
) {
  let stage = ViewStage(subject)
  defer { stage.clear() }
  assertGoldens(
    of: variants.map { variant in
      (
        variant.name,
        {
          let tree = stage.show(variant, try TestProject.look(of: file))
          try NibFaults.check()
          return tree
        }
      )
    }, compared, named: name, tolerance: tolerance, masks: masks, record: record,
    fileID: fileID, file: file,
    testName: testName, line: line, column: column)
}
