import Typesetting

/// Shared by the tests of this target: the fonts are read once per process, as in the program.
enum Fixture {
  private static let loaded = Result { () throws(FontError) in try FontLibrary() }

  /// The private font set.
  static var library: FontLibrary { get throws { try loaded.get() } }

  /// Returns a typesetter for the calling test alone.
  static func typesetter() throws -> Typesetter { try Typesetter(library: library) }
}
