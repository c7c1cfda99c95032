/// Drawings of system symbols that replace the built-in ones, such as a folder of files.
package protocol SymbolDrawings: Sendable {
  /// Returns the drawing of a symbol to accompany text, at `pixels` per point; nil if there is none.
  func drawing(of symbol: String, _ style: SymbolStyle, pixels: Double) -> Image?
}
