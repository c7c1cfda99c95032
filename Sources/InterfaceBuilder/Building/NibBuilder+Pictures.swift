import AutoLayout
import Controls
import Documents
import Drawing
import Geometry
import Typesetting

extension NibBuilder {
  func makeImageView(_ element: XMLElement) -> ImageView {
    let view = ImageView(options.environment)
    view.contentMode =
      element["contentMode"].flatMap(ContentMode.init(rawValue:)) ?? .scaleToFill
    switch picture(element) {
    case .image(let image): view.image = image
    case .symbol(let symbol): view.symbol = symbol
    case .missing(let missing): view.missingPicture = missing
    case nil: break
    }
    return view
  }

  /// The picture that an element names: from the asset catalog, else a labelled box of the size
  /// that the document gives; nil where the element names none.
  func picture(_ element: XMLElement?, property: String = "image") -> Picture? {
    guard let element, let name = element[property], !name.isEmpty else { return nil }
    let isSymbol = element["catalog"] == "system"
    let recorded = document.resources.imageSize(name).map {
      isSymbol ? symbolSize($0, element) : $0
    }
    if !isSymbol, let image = asset(name, at: element) { return .image(image) }
    // A picture that the document does not list is Interface Builder's square question mark.
    let size = recorded ?? Size(width: 20, height: 20)
    if isSymbol, let symbol = symbol(name, element, size: size) { return .symbol(symbol) }
    return .missing(MissingPicture(name: name, size: size))
  }

  /// The drawing of a system symbol in the weight that its configuration or font asks for.
  private func symbol(_ name: String, _ element: XMLElement, size: Size) -> Symbol? {
    let configuration = element.child(key: "preferredSymbolConfiguration")
    let font = font(configuration?.child(key: "fontDescription"))
    let points = configuration?.number("pointSize") ?? font?.size ?? 17
    let weight = configuration?["weight"].flatMap(FontFaceName.weight) ?? font?.weight ?? 400
    return Symbol(name, size: size, pointSize: points, weight: weight)
  }

  private func asset(_ name: String, at element: XMLElement) -> Image? {
    guard let assets = options.assets else { return nil }
    do {
      return try assets.image(name, traits)
    } catch {
      remarks.add(
        .resource, "the picture '\(name)' cannot be had: \(error.file): \(error.message)",
        at: element)
      return nil
    }
  }

  /// What chooses among the variations of an asset in this layout.
  var traits: AssetTraits {
    AssetTraits(
      scale: options.environment.grid.scale, appearance: options.environment.appearance,
      isPad: document.device.isPad,
      isRightToLeft: options.environment.direction == .rightToLeft)
  }

  /// The size of a system symbol in points.
  ///
  /// Interface Builder records symbols at 128 points along their longer side; at the default
  /// configuration, 17 points and medium scale, a circle of that record is 20.3 points wide.
  private func symbolSize(_ recorded: Size, _ element: XMLElement) -> Size {
    let configuration = element.child(key: "preferredSymbolConfiguration")
    let points = configuration?.number("pointSize") ?? 17
    let scale: Double =
      switch configuration?["scale"] ?? element["symbolScale"] {
      case "small": 0.8
      case "large": 1.3
      default: 1
      }
    let factor = 20.3 / 128 * scale * points / 17
    let grid = options.environment.grid
    return Size(
      width: grid.ceil(recorded.width * factor), height: grid.ceil(recorded.height * factor))
  }
}
