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
  /// Makes a symbol in a style: of whole pixels for layout, in whose middle it is drawn at its own size,
  /// unless the style has another one; nil for a name for which we have no drawing.
  package init?(_ name: String, _ style: SymbolStyle, on grid: PixelGrid) {
    func symbol(_ size: Size?) -> Symbol? {
      Symbol(
        name, size: size, pointSize: style.pointSize, weight: style.weight, scale: style.scale)
    }
    guard let own = symbol(nil) else { return nil }
    let whole = grid.ceil(own.size)
    let stated = style.size.flatMap { $0.isNear(whole) ? nil : symbol($0) }
    self = stated ?? own
    if stated == nil { size = whole }
    colors = style.colors
  }
}

extension Size {
  /// Whether the size is another but for what sums of thirds lose.
  func isNear(_ other: Size) -> Bool {
    abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
