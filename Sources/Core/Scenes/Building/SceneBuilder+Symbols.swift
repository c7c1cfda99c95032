import Controls
import Documents
import Drawing
import Geometry

extension SceneBuilder {
  /// Returns a symbol, or a picture as a stencil; nil if neither is stated. A symbol that has no
  /// drawing is a box with its name, which a remark lists.
  ///
  /// - Parameter usual: what the symbol has that it doesn't state.
  mutating func picture(
    _ symbol: SceneSystemSymbol, image: String? = nil, _ usual: SymbolStyle, at place: Place
  ) -> Picture? {
    if let picture = stencil(image) { return picture }
    guard let name = symbol.name else { return nil }
    var style = usual
    style.pointSize = symbol.size ?? usual.pointSize
    style.scale = symbol.scale ?? usual.scale
    style.weight = symbol.weight ?? usual.weight
    style.colors = symbol.colors.map(resolve)
    if var drawn = loaded.symbols?.drawing(of: name, style, pixels: canvas.scale) {
      drawn.isTemplate = true
      return .image(drawn)
    }
    let picture = Picture.symbol(named: name, style, on: environment.grid)
    if case .missing = picture, undrawnSymbols.insert(name).inserted {
      let dotted = name.replacing("-", with: ".").replacing("_", with: ".")
      var spelling: String? = dotted
      if case .missing = Picture.symbol(named: dotted, style, on: environment.grid) {
        spelling = nil
      }
      let clause = Clause.undrawnSymbol(name, spelling: spelling)
      symbolRemarks.append(
        scene.diagnostic(.note, clause.code, clause.message, at: place, hint: clause.hint))
    }
    return picture
  }

  /// Returns the system symbol that a view states, beside text of a size; nil for none.
  mutating func symbol(of stated: SceneView, pointSize: Double = 17) -> Picture? {
    var place: Place?
    let symbol = SceneSystemSymbol(stated, place: &place)
    guard let place else { return nil }
    return picture(symbol, SymbolStyle(pointSize: pointSize), at: place)
  }
}

extension SceneSystemSymbol {
  /// Makes a symbol from what a view states; the place is that of its name.
  fileprivate init(_ stated: SceneView, place: inout Place?) {
    self.init()
    for attribute in stated.attributes {
      switch attribute.value {
      case .symbol(let symbol): (name, place) = (symbol, attribute.place)
      case .symbolSize(let number): size = number
      case .symbolScale(let word): scale = word
      case .symbolWeight(let number): weight = number
      case .symbolColors(let list): colors = list
      default: break
      }
    }
  }
}
