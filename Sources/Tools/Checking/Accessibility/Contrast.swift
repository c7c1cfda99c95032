import Glibc
package import Typesetting

/// The contrast of two colours by the formula of WCAG 2.2.
package enum Contrast {
  /// Returns the ratio of two opaque colours, 1 to 21.
  package static func ratio(_ one: Color, _ other: Color) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns the relative luminance of a colour, 0 to 1, whatever its alpha.
  package static func luminance(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double {
      let value = (value * 255).rounded() / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// Returns a colour over an opaque one.
  static func over(_ color: Color, _ ground: Color, opacity: Double = 1) -> Color {
    let alpha = color.alpha * opacity
    func mix(_ top: Double, _ below: Double) -> Double { top * alpha + below * (1 - alpha) }
    return Color(
      red: mix(color.red, ground.red), green: mix(color.green, ground.green),
      blue: mix(color.blue, ground.blue))
  }

  /// Returns the colour nearest to another that has a ratio against a ground: darker or lighter in
  /// even steps, whichever takes fewer; nil if neither black nor white has it.
  static func legible(_ color: Color, on ground: Color, _ ratio: Double) -> Color? {
    legible(color, on: [ground], ratio)
  }

  /// Returns the same for a colour that stands on several grounds; nil if no such colour has the ratio on all
  /// of them.
  static func legible(_ color: Color, on grounds: [Color], _ ratio: Double) -> Color? {
    guard let ground = grounds.first else { return nil }
    for step in 1...Self.steps {
      let share = Double(step) / Double(Self.steps)
      for end in luminance(ground) > 0.18 ? [0.0, 1] : [1, 0] {
        func move(_ value: Double) -> Double { value + (end - value) * share }
        let moved = Color(
          red: move(color.red), green: move(color.green), blue: move(color.blue))
        let found = moved.roundedToBytes
        if grounds.allSatisfy({ Self.ratio(found, $0) >= ratio }) { return found }
      }
    }
    return nil
  }

  private static let steps = 64
}

extension Color {
  /// The colour with components that a file can state.
  fileprivate var roundedToBytes: Color {
    func byte(_ value: Double) -> Double { (min(max(value, 0), 1) * 255).rounded() / 255 }
    return Color(red: byte(red), green: byte(green), blue: byte(blue))
  }

  /// The colour as scenes write it: `#1A2B3C`.
  var hex: String {
    "#"
      + [red, green, blue].map { value in
        let digits = String(
          Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
