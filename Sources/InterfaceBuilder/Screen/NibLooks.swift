/// How a document's pictures are drawn, beyond what the document says.
package struct NibLooks: Sendable, Equatable {
  /// Whether a whole screen has its device's round corners, with nothing outside of them.
  package var roundsScreen = false
  /// Drawings of system symbols; nil for our own alone.
  package var symbols: SymbolFolder?

  /// Makes the looks of an ordinary picture.
  package init() {}
}
