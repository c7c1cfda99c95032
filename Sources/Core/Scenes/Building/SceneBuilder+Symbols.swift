import Controls
import Documents
import Drawing
import Geometry

extension SceneBuilder {
  /// Returns a symbol, or a picture as a stencil; nil if neither is stated. Reports symbols that
  /// have no drawing.
  mutating func picture(
    _ symbol: String?, image: String?, _ style: SymbolStyle, at place: Place
  ) -> Picture? {
    if let picture = stencil(image) { return picture }
    guard let symbol else { return nil }
    if var drawn = loaded.symbols?.drawing(of: symbol, style, pixels: canvas.scale) {
      drawn.isTemplate = true
      return .image(drawn)
    }
    let size = style.pointSize * style.scale.factor
    guard let drawn = Symbol(symbol, pointSize: size, weight: style.weight) else {
      errors.append(scene.error(.unknownSymbol(symbol), at: place))
      return nil
    }
    return .symbol(drawn)
  }

  /// Returns the system symbol that an image view or a button states; nil for none.
  mutating func symbol(of stated: SceneView) -> Picture? {
    var name: (text: String, place: Place)?
    var style = SymbolStyle()
    for attribute in stated.attributes {
      switch attribute.value {
      case .symbol(let symbol): name = (symbol, attribute.place)
      case .symbolSize(let size): style.pointSize = size
      case .symbolScale(let scale): style.scale = scale
      case .symbolWeight(let weight): style.weight = weight
      default: break
      }
    }
    guard let name, let picture = picture(name.text, image: nil, style, at: name.place) else {
      return nil
    }
    guard case .symbol = picture else { return picture }
    return Symbol(name.text, style, on: environment.grid).map(Picture.symbol)
  }
}
