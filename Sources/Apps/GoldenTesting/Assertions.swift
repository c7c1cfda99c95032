public import AutoLayout
public import Geometry
import Goldens

/// Asserts that the layout of a scene file matches its goldens in every variant.
///
/// The goldens are text files with one line per view, in `__Snapshots__/TESTFILE/TEST[.NAME]/`
/// beside the test file, one for each variant. Text is measured in the project's fonts; goldens
/// are the same on every machine that has them.
///
/// - Parameters:
///   - scene: a path relative to the test file's folder or, failing that, to the working
///     directory.
///   - name: distinguishes several assertions in one test.
///   - variants: the variants to compare; by default all that the scene declares.
///   - record: when goldens are written; `Record.current` by default.
///   - fileID: the test's module and file; the compiler fills in this argument and those that
///     follow.
///   - file: the path of the test's file; the goldens are beside it.
///   - testName: the name of the test.
///   - line: the line of the assertion.
///   - column: its column.
public func assertLayout(
  of scene: String, named name: String? = nil, variants: Variants = .all, record: Record? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let site = TestSite(fileID: fileID, file: file, function: testName, line: line, column: column)
  GoldenAssertion(site: site, name: name, record: record, compared: .layout)
    .check(scene: scene, variants: variants)
}

/// Asserts that the layout of a tree of views made in code matches its golden.
///
/// By default, its text is measured in blocks of 10 x 20 points, so the golden is the same on any
/// machine. A view is identified by its `identifier` if it has one.
///
/// - Parameters:
///   - view: the root, which is given the size and laid out.
///   - size: the root's size in points; nil keeps the root's own size, or uses its compressed
///     fitting size if that is empty.
///   - text: what text is set in: blocks, or the project's fonts with their weights and sizes.
///   - name: distinguishes several assertions in one test.
///   - record: when goldens are written; `Record.current` by default.
///   - fileID: the test's module and file; the compiler fills in this argument and those that
///     follow.
///   - file: the path of the test's file; the goldens are beside it.
///   - testName: the name of the test.
///   - line: the line of the assertion.
///   - column: its column.
public func assertLayout(
  of view: View, size: Size? = nil, text: TextSetting = .blocks, named name: String? = nil,
  record: Record? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let site = TestSite(fileID: fileID, file: file, function: testName, line: line, column: column)
  GoldenAssertion(site: site, name: name, record: record, compared: .layout)
    .check(view: view, size: size, scale: 2, text: text)
}

/// Asserts that the layout and appearance of a scene file match its goldens in every variant.
///
/// In addition to the layout, compares a PNG picture of each variant at the scene's own scale.
///
/// - Parameters:
///   - scene: a path relative to the test file's folder or, failing that, to the working
///     directory.
///   - name: distinguishes several assertions in one test.
///   - variants: the variants to compare; by default all that the scene declares.
///   - tolerance: how much the pixels may differ; not at all by default.
///   - masks: the ids of views whose pixels aren't compared; one that covers nothing fails.
///   - record: when goldens are written; `Record.current` by default.
///   - fileID: the test's module and file; the compiler fills in this argument and those that
///     follow.
///   - file: the path of the test's file; the goldens are beside it.
///   - testName: the name of the test.
///   - line: the line of the assertion.
///   - column: its column.
public func assertGolden(
  of scene: String, named name: String? = nil, variants: Variants = .all,
  tolerance: PixelTolerance = .exact, masks: [String] = [], record: Record? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let site = TestSite(fileID: fileID, file: file, function: testName, line: line, column: column)
  GoldenAssertion(
    site: site, name: name, record: record, compared: .picture, tolerance: tolerance, masks: masks
  ).check(scene: scene, variants: variants)
}

/// Asserts that the layout and appearance of a tree of views made in code match its goldens.
///
/// - Parameters:
///   - view: the root, which is given the size and laid out.
///   - size: the root's size in points; nil keeps the root's own size, or uses its compressed
///     fitting size if that is empty.
///   - scale: device pixels per point.
///   - text: what text is set in: blocks, or the project's fonts with their weights and sizes.
///   - name: distinguishes several assertions in one test.
///   - tolerance: how much the pixels may differ; not at all by default.
///   - masks: the identifiers of views whose pixels aren't compared.
///   - record: when goldens are written; `Record.current` by default.
///   - fileID: the test's module and file; the compiler fills in this argument and those that
///     follow.
///   - file: the path of the test's file; the goldens are beside it.
///   - testName: the name of the test.
///   - line: the line of the assertion.
///   - column: its column.
public func assertGolden(
  of view: View, size: Size? = nil, scale: Double = 2, text: TextSetting = .blocks,
  named name: String? = nil, tolerance: PixelTolerance = .exact, masks: [String] = [],
  record: Record? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let site = TestSite(fileID: fileID, file: file, function: testName, line: line, column: column)
  GoldenAssertion(
    site: site, name: name, record: record, compared: .picture, tolerance: tolerance, masks: masks
  ).check(view: view, size: size, scale: scale, text: text)
}

/// Asserts that what assistive technology reads of a scene file matches its goldens in every variant:
/// the elements in their order, with what is said of each.
///
/// - Parameters:
///   - scene: a path relative to the test file's folder or, failing that, to the working
///     directory.
///   - name: distinguishes several assertions in one test.
///   - variants: the variants to compare; by default all that the scene declares.
///   - record: when goldens are written; `Record.current` by default.
///   - fileID: the test's module and file; the compiler fills in this argument and those that
///     follow.
///   - file: the path of the test's file; the goldens are beside it.
///   - testName: the name of the test.
///   - line: the line of the assertion.
///   - column: its column.
public func assertAccessibility(
  of scene: String, named name: String? = nil, variants: Variants = .all, record: Record? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let site = TestSite(fileID: fileID, file: file, function: testName, line: line, column: column)
  GoldenAssertion(site: site, name: name, record: record, compared: .accessibility)
    .check(scene: scene, variants: variants)
}

/// How the text of a tree made in code is set.
public enum TextSetting: Hashable, Sendable {
  /// Boxes of 10 x 20 points per character, the same on any machine.
  case blocks
  /// The project's fonts, as in scenes.
  case fonts
}

/// The variants of a scene that an assertion compares.
public enum Variants: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// All variants that the scene declares.
  case all
  /// The variants with these names, which may include `default`.
  case named([String])

  /// Creates a list of variants by name: `["default", "rtl+doubled"]`.
  public init(arrayLiteral names: String...) { self = .named(names) }
}

/// How much the pixels of a picture may differ from its golden.
public struct PixelTolerance: Hashable, Sendable {
  /// The perceptual distance up to which two pixels count as equal, from 0 to 1.
  public var pixel: Double
  /// The share of all pixels that may differ, from 0 to 1; nil for no limit but `cluster`.
  public var ratio: Double?
  /// The largest connected area that may differ, in pixels; nil for no limit but `ratio`.
  public var cluster: Int?

  /// Creates a tolerance; with neither `ratio` nor `cluster`, no pixel may differ.
  public init(pixel: Double = 0, ratio: Double? = nil, cluster: Int? = nil) {
    (self.pixel, self.ratio, self.cluster) = (pixel, ratio, cluster)
  }

  /// No difference at all.
  public static let exact = PixelTolerance()
}
