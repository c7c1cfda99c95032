package import Geometry
package import Typesetting

/// The text that a symbol accompanies, which determines its size and weight.
package struct SymbolStyle: Hashable, Sendable {
  /// The size of a symbol within its font.
  package enum Scale: String, CaseIterable, Hashable, Sendable {
    case small, medium, large

    /// The size relative to the medium symbol.
    package var factor: Double {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The font's size in points.
  package var pointSize: Double
  /// The font's weight, from 100 to 900.
  package var weight: Int
  /// The size within the font.
  package var scale: Scale
  /// The size used in layout, in points; nil for the drawing's own.
  package var size: Size?
  /// The colours: none for the tint, one for its shades, more for the symbol's tiers.
  package var colors: [Color] = []

  /// Creates a style; by default that of a symbol beside plain text.
  package init(
    pointSize: Double = 17, weight: Int = 400, scale: Scale = .medium, size: Size? = nil
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
    self.size = size
  }
}

extension Symbol {
  /// Makes a symbol in a style, of whole pixels for layout; nil for a name for which we have no
  /// drawing.
  package init?(_ name: String, _ style: SymbolStyle, on grid: PixelGrid) {
    let own = Symbol(name, pointSize: style.pointSize * style.scale.factor)
    // A single line is as high as it is thick.
    let least = Symbol.pen(style.pointSize * style.scale.factor, style.weight)
    let size =
      style.size
      ?? own.map {
        grid.ceil(Size(width: max($0.size.width, least), height: max($0.size.height, least)))
      }
    self.init(name, size: size, pointSize: style.pointSize, weight: style.weight)
    colors = style.colors
  }
}
