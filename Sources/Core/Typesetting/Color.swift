/// A colour in sRGB with straight (not premultiplied) alpha; components range from 0 to 1.
package struct Color: Hashable, Sendable {
  /// The red component.
  package var red: Double
  /// The green component.
  package var green: Double
  /// The blue component.
  package var blue: Double
  /// The opacity: 0 is invisible, 1 hides what is below.
  package var alpha: Double

  /// Makes a colour from its components; values outside 0...1 are clamped, NaN becomes 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Color.clamp(red)
    self.green = Color.clamp(green)
    self.blue = Color.clamp(blue)
    self.alpha = Color.clamp(alpha)
  }

  /// Makes a grey.
  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Parses `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, in upper or lower case; nil for anything
  /// else.
  package init?(hex: String) { self.init(hex: hex.utf8) }

  /// Parses the same spellings from bytes.
  package init?(hex: some Collection<UInt8>) {
    guard hex.first == UInt8(ascii: "#") else { return nil }
    var number: UInt32 = 0
    var count = 0
    for byte in hex.dropFirst() {
      guard count < 8, let digit = Self.hexDigit(byte) else { return nil }
      number = number << 4 | digit
      count += 1
    }
    let hasAlpha = count == 4 || count == 8
    guard hasAlpha || count == 3 || count == 6 else { return nil }
    let bits: UInt32 = count < 6 ? 4 : 8
    func component(_ index: UInt32) -> Double {
      let shift = bits * (hasAlpha ? 3 - index : 2 - index)
      return Double(number >> shift & (1 << bits - 1)) / Double(1 << bits - 1)
    }
    self.init(
      red: component(0), green: component(1), blue: component(2),
      alpha: hasAlpha ? component(3) : 1)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// Returns the colour with its opacity multiplied by `factor`.
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
  /// The colour as `#RRGGBB`, followed by `AA` unless it is opaque.
  package var description: String {
    var text = "#"
    for component in alpha < 1 ? [red, green, blue, alpha] : [red, green, blue] {
      let byte = Int((component * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return text
  }
}
