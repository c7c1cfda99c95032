/// A colour in sRGB with straight (not premultiplied) alpha; components run from 0 to 1.
package struct Color: Hashable, Sendable {
  /// The red component.
  package var red: Double
  /// The green component.
  package var green: Double
  /// The blue component.
  package var blue: Double
  /// The opacity: 0 shows nothing, 1 hides what is below.
  package var alpha: Double

  /// Makes a colour from its components; values outside 0...1 are clamped, a NaN becomes 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Color.clamp(red)
    self.green = Color.clamp(green)
    self.blue = Color.clamp(blue)
    self.alpha = Color.clamp(alpha)
  }

  /// Makes an opaque grey.
  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, in either case; nil for anything else.
  package init?(hex: String) {
    guard hex.utf8.first == UInt8(ascii: "#") else { return nil }
    var digits: [Int] = []
    for character in hex.dropFirst() {
      guard character.isASCII, let digit = character.hexDigitValue else { return nil }
      digits.append(digit)
    }
    switch digits.count {
    case 3, 4: digits = digits.flatMap { [$0, $0] }
    case 6, 8: break
    default: return nil
    }
    func component(_ index: Int) -> Double {
      Double(digits[2 * index] * 16 + digits[2 * index + 1]) / 255
    }
    self.init(
      red: component(0), green: component(1), blue: component(2),
      alpha: digits.count == 8 ? component(3) : 1)
  }

  /// The colour with its opacity multiplied by `factor`.
  package func multipliedAlpha(by factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// Opaque black.
  package static let black = Color(white: 0)
  /// Opaque white.
  package static let white = Color(white: 1)
  /// Transparent black.
  package static let clear = Color(white: 0, alpha: 0)

  private static func clamp(_ component: Double) -> Double {
    component > 0 ? min(component, 1) : 0
  }
}

extension Color: CustomStringConvertible {
  /// `#RRGGBB`, with `AA` behind it unless the colour is opaque.
  package var description: String {
    var text = "#"
    for component in alpha < 1 ? [red, green, blue, alpha] : [red, green, blue] {
      let byte = Int((component * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return text
  }
}
