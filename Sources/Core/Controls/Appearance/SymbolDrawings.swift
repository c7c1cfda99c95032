/// Drawings of system symbols that replace the built-in ones, such as a folder of files.
package protocol SymbolDrawings: Sendable {
  /// Returns the drawing of a symbol to accompany text of a size in points and a weight from 100
  /// to 900, at `pixels` per point; nil if there is none.
  func drawing(of symbol: String, pointSize: Double, weight: Int, pixels: Double) -> Image?
}
