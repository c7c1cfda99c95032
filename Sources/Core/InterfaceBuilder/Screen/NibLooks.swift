package import Controls

/// How a document's pictures are drawn, beyond what the document states.
package struct NibLooks: Sendable, Equatable {
  /// Whether a whole screen has its device's rounded corners, with nothing outside of them.
  package var roundsScreen = false
  /// Whether prototypes of rows and items are drawn again, fainter, where a running app has more.
  package var repeatsPrototypes = false
  /// The generation of the system; nil for the newest of the document's tools and its device.
  package var look: Look?
  /// Drawings of system symbols; nil for the built-in ones alone.
  package var symbols: SymbolFolder?
  /// The name of the set in the app's asset catalogs with the tint of views without one; nil for the
  /// system's tint.
  package var accentColor: String? = "AccentColor"
  /// The only appearance of the app (`UIUserInterfaceStyle`); nil if it follows the system.
  package var appearance: Appearance?
  /// The folders, each with its last slash, that hold the app's `Localizable` tables, if the document
  /// names texts of theirs.
  package var texts: [String] = []

  /// Creates the looks of an ordinary picture.
  package init() {}
}
