import Controls
import Drawing
import Geometry

/// An SVG file of a symbol: a template of Apple's SF Symbols app, of which one weight and scale
/// is drawn, or any other picture, which is drawn as a whole.
struct SymbolDrawing {
  let bytes: [UInt8]
  let path: String

  /// The font size that templates are drawn for, in points.
  private static let templateSize = 100.0
  /// The height of a whole picture beside text of one point, which is that of the symbol
  /// `circle`.
  private static let height = 1.194

  /// Returns the symbol as a picture that takes the tint.
  func image(
    _ style: SymbolStyle, pixels: Double, within allowance: VectorAllowance
  ) throws(AssetFault) -> Image {
    var image = Image(try buffer(style, pixels: pixels, allowance))
    image.isTemplate = true
    return image
  }

  private func buffer(
    _ style: SymbolStyle, pixels: Double, _ allowance: VectorAllowance
  ) throws(AssetFault) -> ImageBuffer {
    func draw(
      scale: Double, fitting box: Size?, _ names: [String]
    ) throws(AssetFault) -> VectorPicture {
      do {
        return try VectorPicture(
          bytes, scale: scale, fitting: box, elements: names, within: allowance)
      } catch {
        throw AssetFault(file: path, message: "\(error)")
      }
    }
    let names = Self.elements(style)
    if let size = style.size {
      return try draw(scale: pixels, fitting: size, names).image.centered(in: size)
    }
    let unit = style.pointSize / Self.templateSize
    let drawn = try draw(scale: pixels * unit, fitting: nil, names)
    guard let element = drawn.element else {
      let side = style.pointSize * style.scale.factor * Self.height
      return try draw(scale: pixels, fitting: Size(width: 3 * side, height: side), []).image
    }
    let factor = style.scale.factor / Self.factor(of: element)
    guard factor != 1 else { return drawn.image.withScale(pixels) }
    return try draw(scale: pixels * unit * factor, fitting: nil, [element]).image.withScale(pixels)
  }

  /// Returns a template's groups that show a style, the best first: it may have every weight, or
  /// three.
  private static func elements(_ style: SymbolStyle) -> [String] {
    let weights = [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    let own = weights[min(max(style.weight / 100, 1), 9) - 1]
    let near = style.weight >= 750 ? "Black" : style.weight <= 150 ? "Ultralight" : "Regular"
    let letter = style.scale.rawValue.prefix(1).uppercased()
    return [own, near].flatMap { weight in ["\(weight)-\(letter)", "\(weight)-S", "\(weight)-M"] }
      + ["Regular-\(letter)", "Regular-M", "Regular-S"]
  }

  /// Returns the size of a template's group relative to the medium symbol.
  private static func factor(of element: String) -> Double {
    switch element.last {
    case "S": SymbolStyle.Scale.small.factor
    case "L": SymbolStyle.Scale.large.factor
    default: 1
    }
  }
}

extension ImageBuffer {
  /// Returns the picture centred in a size in points, with transparent space around it.
  fileprivate func centered(in size: Size) -> ImageBuffer {
    let columns = max(width, Int((size.width * scale).rounded(.up)))
    let rows = max(height, Int((size.height * scale).rounded(.up)))
    guard columns > width || rows > height else { return self }
    let (left, top) = ((columns - width) / 2, (rows - height) / 2)
    var wider = [UInt32](repeating: 0, count: columns * rows)
    for row in 0..<height {
      for column in 0..<width {
        wider[(row + top) * columns + column + left] = pixels[row * width + column]
      }
    }
    return ImageBuffer(
      width: columns, height: rows, scale: scale, pixels: wider, isOpaque: false)
  }
}
