import Documents
package import Drawing
package import Scenes

/// Compares two files or folders that need not be goldens.
package struct FileComparison: Sendable {
  /// The result of comparing two files.
  package enum Outcome: Equatable, Sendable {
    case equal
    /// Only the first or only the second exists.
    case removed, added
    /// The pixels differ.
    case picture(PictureDifference)
    /// The layouts differ.
    case layout(LayoutDifference)
    /// The bytes differ.
    case bytes
  }

  /// How much pictures may differ.
  package var tolerance: Tolerance

  /// Prepares comparisons.
  package init(tolerance: Tolerance = .exact) { self.tolerance = tolerance }

  /// Compares two files by content. Throws a clause if a file cannot be read.
  package func compare(_ first: String, _ second: String) throws(GoldenError) -> Outcome {
    let (old, new) = (try Self.bytes(first), try Self.bytes(second))
    if old == new { return .equal }
    if Self.isPicture(first), Self.isPicture(second) {
      let (expected, actual) = (try Self.image(old, first), try Self.image(new, second))
      let difference = PixelComparison(tolerance: tolerance)
        .compare(expected: expected, actual: actual)
      return difference.map(Outcome.picture) ?? .equal
    }
    if let expected = String(validating: old, as: UTF8.self),
      let actual = String(validating: new, as: UTF8.self),
      PathParts.isNamed(first, ending: ".layout.txt"),
      PathParts.isNamed(second, ending: ".layout.txt")
    {
      let difference = try LayoutComparison.compare(
        expected: expected, actual: actual, path: first, older: .former)
      return difference.map(Outcome.layout) ?? .equal
    }
    return .bytes
  }

  /// Returns an encoded picture of where two pictures differ.
  package func differencePicture(_ first: String, _ second: String) throws -> [UInt8] {
    let (expected, actual) = (try Self.picture(first), try Self.picture(second))
    return try DifferencePicture.png(
      expected: expected, actual: actual, PixelComparison(tolerance: tolerance))
  }

  /// Returns the names in both folders with the outcome for each, sorted.
  package func compareFolders(
    _ first: String, _ second: String
  ) throws(GoldenError) -> [(name: String, outcome: Outcome)] {
    let (old, new) = (
      Set(FileTree.files(below: first)), Set(FileTree.files(below: second))
    )
    var outcomes: [(name: String, outcome: Outcome)] = []
    for name in old.union(new).sorted() where Self.isCompared(name) {
      if !new.contains(name) {
        outcomes.append((name, .removed))
      } else if !old.contains(name) {
        outcomes.append((name, .added))
      } else {
        outcomes.append((name, try compare("\(first)/\(name)", "\(second)/\(name)")))
      }
    }
    return outcomes
  }

  /// Whether the name is that of a picture.
  package static func isPicture(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".png", ".jpg", ".jpeg"].contains(where: name.hasSuffix)
  }

  private static func isCompared(_ name: String) -> Bool {
    isPicture(name) || PathParts.isNamed(name, ending: ".layout.txt")
      || PathParts.isNamed(name, ending: ".hash")
  }

  /// Reads and decodes a picture. Throws a clause if that is impossible.
  package static func picture(_ path: String) throws(GoldenError) -> ImageBuffer {
    try image(bytes(path), path)
  }

  private static func bytes(_ path: String) throws(GoldenError) -> [UInt8] {
    do {
      return try FileBytes.read(path)
    } catch .missing {
      throw GoldenError("'\(path)' is missing")
    } catch {
      throw GoldenError("'\(path)' cannot be read: \(error.message)")
    }
  }

  private static func image(_ bytes: [UInt8], _ path: String) throws(GoldenError) -> ImageBuffer {
    do {
      return try ImageLoader.read(bytes)
    } catch {
      throw GoldenError("'\(path)' is not a picture: \(error)")
    }
  }
}
