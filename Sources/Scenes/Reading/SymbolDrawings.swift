package import Controls

/// Drawings of system symbols that take the place of our own, such as a folder of files.
package protocol SymbolDrawings: Sendable {
  /// The drawing of a symbol beside text of a size in points and a weight from 100 to 900, with so many
  /// pixels in a point; nil where there is none.
  func drawing(of symbol: String, pointSize: Double, weight: Int, pixels: Double) -> Image?
}
