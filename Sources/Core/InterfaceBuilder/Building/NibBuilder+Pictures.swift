import AutoLayout
package import Controls
import Documents
import Drawing
package import Geometry
import Typesetting

extension NibBuilder {
  func makeImageView(_ element: XMLElement) -> ImageView {
    let view = ImageView(options.environment)
    view.contentMode =
      element["contentMode"].flatMap(ContentMode.init(rawValue:)) ?? .scaleToFill
    view.picture = picture(element)
    return view
  }

  /// Returns the picture that an element names: from the asset catalog, otherwise a labelled box
  /// of the size that the document states; nil if the element names none.
  func picture(_ element: XMLElement?, property: String = "image") -> Picture? {
    guard let element, let name = element[property], !name.isEmpty else { return nil }
    let isSymbol = element["catalog"] == "system"
    let recorded = document.resources.imageSize(name).map {
      isSymbol ? symbolStyle(element).size(recorded: $0, on: options.environment.grid) : $0
    }
    if var image = isSymbol ? drawnSymbol(name, element, recorded) : asset(name, element) {
      image.accessibilityLabel = isSymbol ? Picture.spokenName(ofSymbol: name) : name
      return .image(image)
    }
    // A picture that the document doesn't list is Interface Builder's square question mark.
    let size = recorded ?? Size(width: 20, height: 20)
    if isSymbol, let symbol = symbol(name, element, size: size) { return .symbol(symbol) }
    let given = isSymbol ? options.symbols != nil : options.assets != nil
    remarks.lacks(
      LackingPicture(name: name, isSymbol: isSymbol, wasSought: given, element: element))
    return .missing(MissingPicture(name: name, size: size))
  }

  /// Returns the picture that a bar, a segment or a system button shows: in the tint, unless its
  /// asset keeps its colours.
  func templatePicture(_ element: XMLElement?, property: String = "image") -> Picture? {
    let picture = picture(element, property: property)
    guard case .image(var image)? = picture, !image.keepsColors else { return picture }
    image.isTemplate = true
    return .image(image)
  }

  /// Returns the built-in drawing of a system symbol in the style of its element.
  private func symbol(_ name: String, _ element: XMLElement, size: Size) -> Symbol? {
    var style = symbolStyle(element)
    style.size = size
    return Symbol(name, style, on: options.environment.grid)
  }

  /// Returns the size and weight of a symbol, from its configuration or font, or from what shows it.
  private func symbolStyle(_ element: XMLElement) -> SymbolStyle {
    let configuration = element.child(key: "preferredSymbolConfiguration")
    let font = font(configuration?.child(key: "fontDescription"))
    let size = element["buttonSize"].flatMap(Button.ButtonSize.init) ?? .medium
    let usual =
      element.name == "buttonConfiguration"
      ? size.font(in: options.environment.textSize).size : SymbolStyle().pointSize
    return SymbolStyle(
      pointSize: configuration?.number("pointSize") ?? font?.size ?? usual,
      weight: configuration?["weight"].flatMap(FontFaceName.weight) ?? font?.weight ?? 400,
      scale: element.symbolScale)
  }

  /// Returns a system symbol from the folder of drawings; nil if there is none.
  private func drawnSymbol(_ name: String, _ element: XMLElement, _ recorded: Size?) -> Image? {
    guard let symbols = options.symbols else { return nil }
    var style = symbolStyle(element)
    style.size = recorded
    return had(name, at: element) { () throws(AssetFault) in
      try symbols.image(name, style, pixels: traits.scale)
    }
  }

  /// Returns a system symbol that a control shows by itself: from the folder of drawings,
  /// otherwise the built-in one.
  func systemSymbol(_ name: String, pointSize: Double, weight: Int = 400) -> Picture {
    let style = SymbolStyle(pointSize: pointSize, weight: weight)
    if let drawn = try? options.symbols?.image(name, style, pixels: traits.scale) {
      return .image(drawn)
    }
    return .symbol(named: name, style, on: options.environment.grid)
  }

  /// Returns a picture or a symbol of the asset catalogs; nil if there is none.
  private func asset(_ name: String, _ element: XMLElement) -> Image? {
    guard let assets = options.assets else { return nil }
    return had(name, at: element) { () throws(AssetFault) in
      if let image = try assets.image(name, traits) { return image }
      return try assets.symbol(name, symbolStyle(element), traits)
    }
  }

  /// Returns a picture if it can be read; reports the reason otherwise.
  private func had(
    _ name: String, at element: XMLElement, _ read: () throws(AssetFault) -> Image?
  ) -> Image? {
    do {
      let image = try read()
      for words in image?.losses.words ?? [] {
        let clause = Clause.undrawn(words.loss, in: name, wayOut: words.wayOut)
        remarks.add(clause.code, clause.message, hint: clause.hint, at: element)
      }
      return image
    } catch {
      remarks.add(
        .resource, "the picture '\(name)' cannot be loaded: \(error.file): \(error.message)",
        at: element)
      return nil
    }
  }

  /// The traits that select among an asset's variations in this layout.
  var traits: AssetTraits {
    AssetTraits(
      scale: options.environment.grid.scale, appearance: options.environment.appearance,
      isPad: document.device.isPad,
      isRightToLeft: options.environment.direction == .rightToLeft,
      language: options.environment.language,
      increasesContrast: options.environment.settings.contains(.contrast),
      look: options.environment.look)
  }
}

extension XMLElement {
  /// The size of its symbol within the font, from its configuration or its own attribute.
  package var symbolScale: SymbolStyle.Scale {
    let scale = child(key: "preferredSymbolConfiguration")?["scale"] ?? self["symbolScale"]
    return scale.flatMap(SymbolStyle.Scale.init) ?? .medium
  }
}

extension SymbolStyle {
  /// Returns the size of a system symbol in points.
  ///
  /// Interface Builder records symbols at 128 points along their longer side; with the default
  /// configuration, 17 points and medium scale, a circle recorded so is 20.3 points wide.
  fileprivate func size(recorded: Size, on grid: PixelGrid) -> Size {
    let factor = 20.3 / 128 * (scale == .small ? 0.8 : scale == .large ? 1.3 : 1) * pointSize / 17
    return Size(
      width: grid.ceil(recorded.width * factor), height: grid.ceil(recorded.height * factor))
  }
}

extension Picture {
  /// Returns the drawing of a system symbol, otherwise a box with its name.
  ///
  /// - Parameter recorded: the size that a document states for the symbol; nil for the drawing's.
  package static func systemSymbol(
    _ name: String, _ style: SymbolStyle, recorded: Size?, on grid: PixelGrid
  ) -> Picture {
    var style = style
    style.size = recorded.map { style.size(recorded: $0, on: grid) }
    return .symbol(named: name, style, on: grid)
  }
}
