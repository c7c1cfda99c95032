import Drawing
import UIKit

extension UIImage {
  /// The pixel at a place in points, as alpha, red, green and blue in hexadecimal digits.
  @MainActor func pixel(_ x: CGFloat, _ y: CGFloat) -> String {
    let perPoint = Double(scale)
    guard let data = pngData(), let read = try? ImageLoader.read([UInt8](data), scale: perPoint)
    else { return "none" }
    let (column, row) = (Int(x * scale), Int(y * scale))
    guard read.width > column, read.height > row else { return "outside" }
    let word = String(read.pixels[row * read.width + column], radix: 16)
    return String(repeating: "0", count: 8 - word.count) + word
  }

  /// An image of two halves: the left or the upper one red, the other blue.
  @MainActor static func halves(_ size: CGSize, upright: Bool = false) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.red.setFill()
      context.fill(
        CGRect(
          x: 0, y: 0, width: upright ? size.width : size.width / 2,
          height: upright ? size.height / 2 : size.height))
    }
  }
}

extension UIView {
  /// The view and everything below it, at one pixel per point.
  @MainActor var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
  }
}

extension UIView {
  /// What is looked for in a picture: pure red, any other colour that is seen, or both.
  enum Ink { case red, other, any }

  /// Returns the box around the pixels of a kind.
  @MainActor func ink(_ kind: Ink) -> CGRect {
    guard let data = picture.pngData(), let read = try? ImageLoader.read([UInt8](data), scale: 1)
    else { return .null }
    var box = CGRect.null
    for y in 0..<read.height {
      for x in 0..<read.width {
        let word = read.pixels[y * read.width + x]
        guard word >> 24 > 60 else { continue }
        let isRed = word & 0xFFFF == 0 && word >> 16 & 0xFF == word >> 24
        if kind == .any || (kind == .red) == isRed {
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    return box
  }
}
