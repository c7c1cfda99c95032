/// The font that a run of text asks for.
package struct FontDescriptor: Hashable, Sendable {
  /// The family's name; nil is the system font, for which Inter stands in.
  package var family: String?
  /// The size in points.
  package var size: Double
  /// The weight as in CSS and OpenType: 100 (thin) to 900 (black).
  package var weight: Int
  /// Whether the italic face is requested.
  package var italic: Bool
  /// Whether all digits have the same width, as in `monospacedDigitSystemFont`.
  package var monospacedDigits: Bool
  /// The distance between consecutive baselines in points, if a text style specifies one; nil is
  /// the height of a line. Never less than that.
  package var leading: Double?

  /// Makes a descriptor; by default the system font at 17 points.
  package init(
    family: String? = nil, size: Double = 17, weight: Int = 400, italic: Bool = false,
    monospacedDigits: Bool = false, leading: Double? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.italic = italic
    self.monospacedDigits = monospacedDigits
    self.leading = leading
  }

  /// Returns the system font at a size in points.
  package static func system(_ size: Double, weight: Int = 400) -> FontDescriptor {
    FontDescriptor(size: size, weight: weight)
  }

  /// Returns the system font of a text style, at the size for the reader's setting.
  package static func style(
    _ style: TextStyle, category: ContentSizeCategory = .large
  ) -> FontDescriptor {
    FontDescriptor(
      size: style.pointSize(in: category), weight: style.weight,
      leading: style.leading(in: category))
  }

  /// Returns the same font at another size in points, which is no longer that of a text style.
  package func withSize(_ size: Double) -> FontDescriptor {
    var copy = self
    copy.size = size
    copy.leading = nil
    return copy
  }

  /// Returns the same font with its size and leading multiplied.
  package func scaled(by factor: Double) -> FontDescriptor {
    var copy = self
    copy.size *= factor
    copy.leading = leading.map { $0 * factor }
    return copy
  }
}

extension FontDescriptor: CustomStringConvertible {
  /// A text such as `Inter 17 bold italic`, with `system` for the system font and the weight as a
  /// number.
  package var description: String {
    var words = [family ?? "system", size.shortDescription]
    if weight != 400 { words.append("w\(weight)") }
    if italic { words.append("italic") }
    if monospacedDigits { words.append("tabular") }
    return words.joined(separator: " ")
  }
}

extension Double {
  /// The shortest decimal that reads back as this number, without a trailing `.0`.
  package var shortDescription: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension FontDescriptor {
  /// Whether Apple's labels leave the marks of all scripts room in its lines: the system font, and those of
  /// the system before it.
  var isOfSystem: Bool { family.map { ["Helvetica", "Helvetica Neue"].contains($0) } ?? true }
}
