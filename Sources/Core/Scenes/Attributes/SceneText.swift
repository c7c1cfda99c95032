import Documents
package import Geometry
package import Localization
package import Typesetting

/// A font as a scene states it; what it leaves out comes from the control.
package struct SceneFont: Hashable, Sendable {
  /// A text style, whose size follows the content size category.
  package var style: TextStyle?
  /// A family; nil is the system font.
  package var family: String?
  /// The design of the system font.
  package var design: FontDesign?
  /// The size in points.
  package var size: Double?
  /// The weight from 100 to 900.
  package var weight: Int?
  /// Whether the face is italic.
  package var italic: Bool?
  /// Whether all digits have the same width.
  package var monospacedDigits: Bool?

  static let table = ObjectTable<SceneFont>(
    "font",
    [
      Field(
        "style", .textStyle, "A text style; its size, or that of `size`, follows `textSize`.",
        \.style),
      Field("family", .string(.fontFamily), "A font family; default the system's.", \.family),
      Field(
        "design", Shape<FontDesign>.choice,
        "The design of the system font, in which a named font stands in for Apple's.", \.design),
      Field(
        "size", .number(NumberRange(lower: 1, upper: 1_000)),
        "The size in points; default that of `style`, else what the view has without a font.",
        \.size),
      Field("weight", .fontWeight, "A weight by name or from 100 to 900.", \.weight),
      Field("italic", .boolean, "Uses the italic face.", \.italic),
      Field(
        "monospacedDigits", .boolean, "Uses digits of equal width.", \.monospacedDigits),
    ])
}

extension SceneFont {
  /// The system font in its default size.
  package static let system = SceneFont()

  /// Returns the font with a size that follows the text size as a style's does, as scenes write it:
  /// `{ style: body, weight: bold }`, or `{ style: body, size: 18 }` where the style has another size.
  ///
  /// - Parameter size: the size in points at the default setting.
  package func written(in style: TextStyle, size: Double) -> String {
    let other = weight.flatMap { $0 == style.weight ? nil : $0 }
    let word = other.map { weight in
      FontWeight.allCases.first { $0.value == weight }?.rawValue ?? "\(weight)"
    }
    let parts = [
      ("style", style.rawValue),
      ("size", size == style.pointSize(in: .large) ? nil : size.shortDescription),
      ("family", family.map(YAMLScalar.word)),
      ("design", design?.rawValue), ("weight", word), ("italic", italic.map { "\($0)" }),
      ("monospacedDigits", monospacedDigits.map { "\($0)" }),
    ]
    let stated = parts.compactMap { key, value in value.map { "\(key): \($0)" } }
    return "{ \(stated.joined(separator: ", ")) }"
  }
}

/// A run of attributed text.
package struct SceneTextRun: Hashable, Sendable {
  /// The text; nil if the file doesn't state one.
  package var text: SceneText?
  /// The arguments for the text's format specifiers.
  package var arguments: [SceneArgument] = []
  /// The font, if it differs from the label's.
  package var font: SceneFont?
  /// The colour, if it differs from the label's.
  package var color: SceneColor?
  /// The colour behind the text.
  package var background: SceneColor?
  /// Whether the text is underlined.
  package var underline = false
  /// Whether the text is struck through.
  package var strikethrough = false
  /// Extra space between characters in points.
  package var letterSpacing: Double?
  /// How far the text is raised above the baseline.
  package var baselineOffset = 0.0
  /// 1 for superscript, -1 for subscript, 0 for neither.
  package var superscript = 0
  /// The path of a picture that takes the place of a text.
  package var image: String?
  /// The system symbol that takes the place of a text.
  package var symbol = SceneSystemSymbol()
  /// The picture's frame, from the baseline upward; nil for its own size on the baseline.
  package var bounds: Rect?
  /// What it states about the shape of the paragraph that begins with it.
  package var paragraph = SceneParagraph()

  static let table = ObjectTable<SceneTextRun>(
    "run",
    [
      Field("text", .localizable, "The text, localisable.", \.text),
      Field("verbatim", .verbatim, "The text, never localised.", \.text),
      Field("key", .textKey, "The key of the text in `strings`.", \.text),
      Field(
        "arguments", .list(of: .argument), "Numbers and strings for `%d`, `%@` and so on.",
        \.arguments),
      Field("font", .font, "The run's font.", \.font),
      Field("color", .color, "The run's colour.", \.color),
      Field("background", .color, "The colour behind the run.", \.background),
      Field("underline", .boolean, "Underlines the text.", \.underline),
      Field("strikethrough", .boolean, "Strikes the text through.", \.strikethrough),
      Field(
        "letterSpacing", .number(.points), "Extra space after each character.", \.letterSpacing),
      Field(
        "baselineOffset", .number(.points),
        "How far the text is raised above the baseline, in "
          + "points.", \.baselineOffset),
      Field(
        "superscript", .integer(NumberRange(lower: -1, upper: 1)),
        "1 for superscript, -1 for subscript: the letters that the font has for them.",
        \.superscript),
      Field("image", .string(.path), "A picture, in place of a text.", \.image),
      Field(
        "bounds", .rect,
        "The picture's frame, with y upward from the baseline; default its size, "
          + "on the baseline.", \.bounds),
    ]
      + SceneSystemSymbol.fields(
        "A system symbol in place of a text, in the run's font and colour."
      ).map {
        $0.lifted(to: \SceneTextRun.symbol)
      } + SceneParagraph.fields.map { $0.lifted(to: \SceneTextRun.paragraph) })
}

extension Shape where Value == SceneArgument {
  /// A number or a string.
  static var argument: Shape {
    let schema = Schema.either([.number(.unbounded), .string()])
    return Shape(
      schema,
      encode: { argument, _ in
        switch argument {
        case .number(let number): .number(number)
        case .text(let text): .text(text)
        }
      }
    ) { node, decoder in
      guard decoder.document.shape(of: node) == .scalar else {
        return decoder.wrongType(node, schema)
      }
      switch decoder.document.scalar(of: node) {
      case .integer, .float: return decoder.number(node, .any).map(SceneArgument.number)
      case .string: return .text(decoder.document.text(of: node))
      case .boolean, .null: return decoder.wrongType(node, schema)
      }
    }
  }
}

extension Shape where Value == SceneFont {
  /// A font as a mapping, or its size or style alone.
  static var font: Shape { .object(SceneFont.table, SceneFont()) }
}

extension Shape where Value == TextStyle {
  /// A text style by UIKit's or SwiftUI's name.
  static var textStyle: Shape {
    let words = TextStyle.allCases.map(\.rawValue)
    let values = WordMap(TextStyle.allCases.map { (name: $0.rawValue, value: $0) })
    return Shape(
      .openChoice(words), encode: { style, _ in .word(style.rawValue) }
    ) { node, decoder in
      if let style = decoder.value(node, in: values) { return style }
      guard let name = decoder.string(node, .other("a text style")) else {
        return nil
      }
      return TextStyle(named: name)
        ?? decoder.fail(.unknownWord(name, decoder.subject, words), at: node)
    }
  }
}

extension Shape where Value == Int {
  /// A font weight: UIKit's name, or a number from 100 to 900.
  static var fontWeight: Shape {
    let number = Shape.integer(NumberRange(lower: 100, upper: 900))
    let word = Shape<FontWeight>.choice
    let schema = Schema.either([word.schema, number.schema])
    return Shape(schema, encode: number.encode) { node, decoder in
      switch decoder.document.scalar(of: node) {
      case .integer, .float: return number.decode(node, decoder)
      default: return word.decode(node, decoder)?.value
      }
    }
  }
}

/// UIKit's font weights.
enum FontWeight: String, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight in OpenType.
  var value: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

extension Shape where Value == SceneText {
  /// A string that is looked up, and shown as it is if no translation is found.
  static var localizable: Shape {
    let string = Shape<String>.string()
    return Shape(
      string.schema,
      encode: { text, _ in
        switch text {
        case .localizable(let text): .text(text)
        case .template(let template): .text(template.text)
        case .key, .verbatim: nil
        }
      }
    ) { node, decoder in
      if let template = decoder.templates[node] { return .template(template) }
      return string.decode(node, decoder).map(SceneText.localizable)
    }
  }

  /// A string that is never looked up.
  static var verbatim: Shape {
    Shape<String>.string().map(SceneText.verbatim) {
      if case .verbatim(let text) = $0 { text } else { nil }
    }
  }

  /// The key of a text.
  static var textKey: Shape {
    Shape<String>.string().map(SceneText.key) {
      if case .key(let key) = $0 { key } else { nil }
    }
  }

  /// A localisable string, or a mapping that states another kind of text.
  static var text: Shape {
    let mapping = Shape<SceneTextRun>.object(SceneTextRun.textTable, SceneTextRun())
    return .either(
      scalar: .localizable,
      mapping: Shape(
        mapping.schema, encode: { mapping.encode(SceneTextRun(text: $0), $1) }
      ) { node, decoder in
        guard let run = mapping.decode(node, decoder) else { return nil }
        return run.text ?? decoder.fail(.missingKey("text", in: "text"), at: node)
      })
  }
}

extension SceneTextRun {
  /// The keys of a text that carries no attributes.
  static let textTable = ObjectTable<SceneTextRun>(
    "text", table.fields.filter { ["text", "verbatim", "key"].contains($0.name) })
}
