import Diagnosis
package import Documents
import Drawing
package import Rendering
package import Scenes

/// Two revisions of one layout as a check in the report: the older one takes the place of the
/// golden.
package struct RevisionCheck {
  /// The check, with the differences.
  package private(set) var check: Check
  /// The picture of the older revision; nil if there is none or no difference is visible.
  package private(set) var before: [UInt8]?
  /// The picture of the newer revision.
  package private(set) var after: [UInt8]?
  /// The picture of where they differ.
  package private(set) var difference: [UInt8]?

  /// Compares two layouts, either of which may be missing.
  ///
  /// - Parameters:
  ///   - check: the check with its causes.
  ///   - isDrawn: whether pictures are compared.
  package init(
    _ check: Check, from older: LaidOutScene?, to newer: LaidOutScene?, tolerance: Tolerance,
    isDrawn: Bool
  ) throws {
    self.check = check
    self.check.status = .changed
    let (first, second) = (older?.recorded(), newer?.recorded())
    if let first, let second {
      self.check.layout = try? LayoutComparison.compare(
        expected: first.text, actual: second.text, path: check.source, older: .former)
    }
    let shown = newer.map { ShownViews(scene: $0, layout: $0.result()) }
    self.check.views = shown?.compared(recorded: first?.text) ?? []
    guard isDrawn else { return }
    let (old, new) = (try older.map(Self.picture), try newer.map(Self.picture))
    if let old, let new {
      let comparison = PixelComparison(tolerance: tolerance)
      guard let found = comparison.compare(expected: old.image, actual: new.image) else { return }
      self.check.picture = shown?.naming(found)
      difference = try DifferencePicture.png(
        expected: old.image, actual: new.image, comparison)
    }
    (before, after) = (old?.bytes, new?.bytes)
  }

  /// Returns the picture of a layout. The canvas is freed before another is painted, because
  /// canvases share their memory.
  private static func picture(
    of scene: LaidOutScene
  ) throws -> (image: ImageBuffer, bytes: [UInt8]) {
    let canvas = try scene.painted()
    return (canvas.image(), try canvas.png())
  }

  /// Writes the pictures into the folder of a report and notes their paths.
  package mutating func keep(in results: ResultsFolder, as name: InnerPath) throws {
    if let before { check.files.expectedPicture = try results.write(before, .expected, name) }
    if let after { check.files.actualPicture = try results.write(after, .actual, name) }
    if let difference {
      check.files.pictureDifference = try results.write(difference, .difference, name)
    }
  }
}
