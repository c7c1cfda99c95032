import Controls
import Typesetting

/// A colour as CSS, Swift or a design tool writes it.
enum ColorWords {
  /// Returns the colour as a scene writes it; nil for words that mean none.
  ///
  /// - Parameter known: the names of colours.
  static func meaning(of text: String, among known: [String]) -> String? {
    guard text.utf8.count <= longest else { return nil }
    return digits(text) ?? ofCSS(text) ?? translucent(text) ?? ofComponents(text)
      ?? name(in: text, known)
  }

  /// The most bytes that a colour in words has.
  private static let longest = 200

  /// Returns the name in CSS's `var(--brand)`; nil for another text.
  static func variable(_ text: String) -> String? {
    guard text.utf8.count <= longest else { return nil }
    return text.wholeMatch(of: /var\( *-*([\w.-]+) *(?:,.*)?\)/).map { String($0.1) }
  }

  /// Returns the colour of a stop in a gradient of CSS, such as `red 20%`; nil for another text.
  static func stop(_ text: String, among known: [String]) -> String? {
    guard text.utf8.count <= longest, let match = text.wholeMatch(of: /(\S+) +[0-9.]+%?/) else {
      return nil
    }
    return known.first { $0 == match.1 }
  }

  /// `F2F2F7`, whose sign is missing.
  private static func digits(_ text: String) -> String? {
    text.wholeMatch(of: /[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8}/).map { "\"#\($0.0)\"" }
  }

  /// CSS's `rgb(255, 136, 0)` or `rgba(0, 0, 0, 0.5)`.
  private static func ofCSS(_ text: String) -> String? {
    let parts = text.split { "(), ".contains($0) }
    guard parts.count == 4 && parts[0] == "rgb" || parts.count == 5 && parts[0] == "rgba" else {
      return nil
    }
    let shares = parts[1..<4].compactMap { UInt8($0) }.map { Double($0) / 255 }
    let opacity = parts.dropFirst(4).first.flatMap { Double($0) }
    return shares.count == 3 && (opacity != nil) == (parts.count == 5)
      ? hex(shares + (opacity.map { [$0] } ?? [])) : nil
  }

  /// A colour by its name with an opacity: `UIColor.red.withAlphaComponent(0.5)`, `Color.red.opacity(0.5)`; a
  /// dynamic one is that of the light appearance.
  private static func translucent(_ text: String) -> String? {
    let form = /(?:.*\.)?(\w+)(?:\(\))?\.(?:withAlphaComponent|opacity)\( *([0-9.]+) *\)/
    guard let match = text.wholeMatch(of: form), let opacity = Double(match.2) else { return nil }
    let name = String(match.1)
    let names = [name, name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    guard let color = names.lazy.compactMap({ SceneColor(named: $0) }).first?.resolved(in: .light)
    else { return nil }
    return hex([color.red, color.green, color.blue, opacity])
  }

  /// `UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)`, or a part of 255 for each.
  private static func ofComponents(_ text: String) -> String? {
    let number = /([0-9.]+)(?: *\/ *([0-9.]+))?/
    let names = ["red", "green", "blue", "alpha"]
    let shares = names.compactMap { name -> Double? in
      guard let label = text.firstRange(of: "\(name):"),
        let match = text[label.upperBound...].trimmingPrefix(while: { $0 == " " })
          .prefixMatch(of: number), let value = Double(match.1)
      else { return nil }
      return value / (match.2.flatMap { Double($0) } ?? 1)
    }
    guard shares.count >= 3, text.contains("(") else { return nil }
    return hex(shares.count == 4 && shares[3] == 1 ? Array(shares[..<3]) : shares)
  }

  /// The name in an expression such as `UIColor.redColor()` or `.systemRed`; nil for one that makes a
  /// colour of several, or of other values too.
  private static func name(in text: String, _ known: [String]) -> String? {
    guard text.contains(where: { ".( ".contains($0) }), !text.contains(","),
      let last = words(of: text).last
    else { return nil }
    let others = words(of: text).dropLast().filter { color($0, known) != nil }
    return others.isEmpty ? color(last, known) : nil
  }

  /// Returns the colours of a gradient in the words of CSS, SwiftUI or a sketch: `red → blue`; nil for
  /// another text.
  static func gradient(_ text: String, among known: [String]) -> [String]? {
    guard text.utf8.count <= longest,
      text.lowercased().contains("gradient") || text.contains("→") || text.contains("->")
    else { return nil }
    let colors = words(of: text).compactMap { word in
      word.hasPrefix("#") ? "\"\(word)\"" : color(word, known)
    }
    return colors.count >= 2 ? colors : nil
  }

  private static func words(of text: String) -> [String] {
    text.split { ".()[],→-> ".contains($0) }.map(String.init)
  }

  /// Returns a known colour by its name, or by UIKit's old one: `redColor`.
  private static func color(_ word: String, _ known: [String]) -> String? {
    [word, word.hasSuffix("Color") ? String(word.dropLast("Color".count)) : word]
      .first(where: known.contains)
  }

  /// Returns shares of 1 in hexadecimal digits, quoted.
  private static func hex(_ shares: [Double]) -> String {
    let digits = shares.map { share in
      let value = UInt8((max(0, min(1, share)) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
    return "\"#\(digits.joined())\""
  }
}
