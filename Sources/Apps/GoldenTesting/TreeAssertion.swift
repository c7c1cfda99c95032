package import AutoLayout
package import Geometry
import Goldens
import Rendering
import Scenes
package import Typesetting

/// A tree of views that another library has laid out, ready to be compared.
package struct LaidOutTree {
  /// The root.
  package var root: View
  /// The root's size in points.
  package var size: Size
  /// Device pixels per point.
  package var scale: Double
  /// The colour behind the root.
  package var background: Color
  /// The text system that draws the text.
  package var text: any TextDrawing

  /// Creates a tree from what was laid out.
  package init(
    root: View, size: Size, scale: Double, background: Color, text: any TextDrawing
  ) {
    (self.root, self.size, self.scale) = (root, size, scale)
    (self.background, self.text) = (background, text)
  }
}

/// What an assertion compares.
package enum ComparedContent: Hashable, Sendable {
  /// The layout.
  case layout
  /// The layout and the picture.
  case picture
  /// What assistive technology reads.
  case accessibility
}

/// Asserts that a tree of views matches its goldens in each of its variants.
///
/// - Parameters:
///   - variants: the variants' names, each with a closure that lays the tree out for it; they are
///     laid out and compared one after the other because they may share their views.
///   - compared: what is compared.
package func assertGoldens(
  of variants: [(name: String, layOut: () throws -> LaidOutTree)], _ compared: ComparedContent,
  named name: String?, tolerance: PixelTolerance, masks: [String], record: Record?,
  fileID: StaticString, file: StaticString, testName: String, line: UInt, column: UInt
) {
  let site = TestSite(fileID: fileID, file: file, function: testName, line: line, column: column)
  GoldenAssertion(
    site: site, name: name, record: record, compared: compared,
    tolerance: tolerance, masks: masks
  ).check(
    variants.map { variant -> () throws -> LaidOutScene in
      return { try variant.layOut().scene(variant.name, of: "\(file)") }
    })
}

/// Asserts that a tree of views matches its goldens in each of its variants, which need turns of the main
/// queue before they are as they should look.
@MainActor package func assertGoldens(
  awaiting variants: [(name: String, layOut: @MainActor () async throws -> LaidOutTree)],
  _ compared: ComparedContent, named name: String?, tolerance: PixelTolerance, masks: [String],
  record: Record?, fileID: StaticString, file: StaticString, testName: String, line: UInt,
  column: UInt
) async {
  let site = TestSite(fileID: fileID, file: file, function: testName, line: line, column: column)
  await GoldenAssertion(
    site: site, name: name, record: record, compared: compared,
    tolerance: tolerance, masks: masks
  ).check(
    awaiting: variants.map { variant in
      return { try await variant.layOut().scene(variant.name, of: "\(file)") }
    })
}

extension LaidOutTree {
  /// Returns the tree as the scene of a variant.
  fileprivate func scene(_ variant: String, of file: String) -> LaidOutScene {
    LaidOutScene(
      subject: ViewSubject(name: file), variant: Variant(name: variant, values: []),
      root: root, size: size, scale: scale, background: background, text: text)
  }
}
