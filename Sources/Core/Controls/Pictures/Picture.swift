package import Geometry

/// A picture that a control shows: its pixels, a symbol, or a placeholder for a file that is not
/// available.
package enum Picture: Hashable, Sendable {
  /// Decoded pixels.
  case image(Image)
  /// A system symbol for which we have a drawing, in the tint.
  case symbol(Symbol)
  /// A labelled box.
  case missing(MissingPicture)

  /// The size in points.
  package var size: Size {
    switch self {
    case .image(let image): image.size
    case .symbol(let symbol): symbol.size
    case .missing(let picture): picture.size
    }
  }

  /// The picture's name; empty for pixels, which have no name.
  package var name: String {
    switch self {
    case .image: ""
    case .symbol(let symbol): symbol.name
    case .missing(let picture): picture.name
    }
  }

  /// Returns the drawing of a system symbol, otherwise a box with its name.
  package static func symbol(
    named name: String, _ style: SymbolStyle, on grid: PixelGrid
  ) -> Picture {
    if let symbol = Symbol(name, style, on: grid) { return .symbol(symbol) }
    let side = grid.ceil(20.0 / 17 * style.pointSize * style.scale.factor)
    let size = style.size ?? Size(width: side, height: side)
    return .missing(MissingPicture(name: name, size: size))
  }
}
