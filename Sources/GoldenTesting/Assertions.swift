public import AutoLayout
public import Geometry
import Goldens

/// Asserts that a scene file lays out as its goldens say, in every variant.
///
/// The goldens are text files, a line for each view, in `__Snapshots__/TESTFILE/TEST[.NAME]/` beside
/// the test file, one for each variant. Text is measured in the project's fonts; goldens are the same
/// on every machine that has them.
///
/// - Parameters:
///   - scene: a path, as seen from the test file's folder, else from the working directory.
///   - name: tells several assertions of one test apart.
///   - variants: which variants are meant; all that the scene declares by default.
///   - record: when goldens are written; `Record.current` by default.
///   - fileID: the test's file and module; the compiler fills in this and what follows.
///   - file: the path of the test's file, beside which the goldens lie.
///   - testName: the name of the test.
///   - line: the line of the assertion.
///   - column: its column.
public func assertLayout(
  of scene: String, named name: String? = nil, variants: Variants = .all, record: Record? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let site = TestSite(fileID: fileID, file: file, function: testName, line: line, column: column)
  GoldenAssertion(site: site, name: name, record: record, pixels: .none)
    .check(scene: scene, variants: variants)
}

/// Asserts that a tree of views made in code lays out as its golden says.
///
/// Unless told otherwise its text is measured in blocks of 10 x 20 points, so the golden is the same
/// on any machine. A view is called by its `identifier` where it has one.
///
/// - Parameters:
///   - view: the root; it is given the size and laid out.
///   - size: the root's size in points; nil keeps the root's own, or its compressed fitting size
///     where that is empty.
///   - text: what text is set in: blocks, or the project's fonts, whose weights and sizes then count.
///   - name: tells several assertions of one test apart.
///   - record: when goldens are written; `Record.current` by default.
///   - fileID: the test's file and module; the compiler fills in this and what follows.
///   - file: the path of the test's file, beside which the goldens lie.
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
  GoldenAssertion(site: site, name: name, record: record, pixels: .none)
    .check(view: view, size: size, scale: 2, text: text)
}

/// Asserts that a scene file lays out and looks as its goldens say, in every variant.
///
/// Beside the layout a PNG picture of each variant is compared, at the scene's own scale.
///
/// - Parameters:
///   - scene: a path, as seen from the test file's folder, else from the working directory.
///   - name: tells several assertions of one test apart.
///   - variants: which variants are meant; all that the scene declares by default.
///   - tolerance: by how much the pixels may differ; not at all by default.
///   - masks: the ids of views whose pixels are not compared; one that covers nothing fails.
///   - record: when goldens are written; `Record.current` by default.
///   - fileID: the test's file and module; the compiler fills in this and what follows.
///   - file: the path of the test's file, beside which the goldens lie.
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
    site: site, name: name, record: record, pixels: .picture, tolerance: tolerance, masks: masks
  ).check(scene: scene, variants: variants)
}

/// Asserts that a tree of views made in code lays out and looks as its goldens say.
///
/// - Parameters:
///   - view: the root; it is given the size and laid out.
///   - size: the root's size in points; nil keeps the root's own, or its compressed fitting size
///     where that is empty.
///   - scale: device pixels in a point.
///   - text: what text is set in: blocks, or the project's fonts, whose weights and sizes then count.
///   - name: tells several assertions of one test apart.
///   - tolerance: by how much the pixels may differ; not at all by default.
///   - masks: the identifiers of views whose pixels are not compared.
///   - record: when goldens are written; `Record.current` by default.
///   - fileID: the test's file and module; the compiler fills in this and what follows.
///   - file: the path of the test's file, beside which the goldens lie.
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
    site: site, name: name, record: record, pixels: .picture, tolerance: tolerance, masks: masks
  ).check(view: view, size: size, scale: scale, text: text)
}

/// What the text of a tree made in code is set in.
public enum TextSetting: Hashable, Sendable {
  /// Boxes of 10 x 20 points a character, the same on any machine.
  case blocks
  /// The project's fonts, as scenes are set in.
  case fonts
}

/// Which variants of a scene an assertion is about.
public enum Variants: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// All that the scene declares.
  case all
  /// Those of these names, `default` among them.
  case named([String])

  /// Names variants: `["default", "rtl+doubled"]`.
  public init(arrayLiteral names: String...) { self = .named(names) }
}

/// By how much the pixels of a picture may differ from its golden.
public struct PixelTolerance: Hashable, Sendable {
  /// The perceptual distance up to which two pixels count as equal, from 0 to 1.
  public var pixel: Double
  /// The share of all pixels that may be unequal, from 0 to 1; nil for no limit but `cluster`.
  public var ratio: Double?
  /// The largest connected area that may be unequal, in pixels; nil for no limit but `ratio`.
  public var cluster: Int?

  /// Makes a tolerance; with neither `ratio` nor `cluster` no pixel may be unequal.
  public init(pixel: Double = 0, ratio: Double? = nil, cluster: Int? = nil) {
    (self.pixel, self.ratio, self.cluster) = (pixel, ratio, cluster)
  }

  /// No difference at all.
  public static let exact = PixelTolerance()
}
