package import Controls
package import Documents
package import Geometry
import Localization
package import Typesetting

/// The length of a side of the canvas: points, or what the root needs.
package enum SceneLength: Hashable, Sendable {
  /// A length in points.
  case points(Double)
  /// The root's fitting size.
  case fit
  /// The height at which a scroll view shows all its content.
  case content
}

/// A layout direction by its name in scenes.
package enum SceneDirection: String, CaseIterable, Hashable, Sendable {
  case ltr, rtl

  /// The layout direction.
  package var layoutDirection: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}

/// The canvas as a scene states it; nil for whatever the scene leaves open.
package struct SceneCanvas: Equatable, Sendable {
  /// The width.
  package var width: SceneLength?
  /// The height.
  package var height: SceneLength?
  /// Pixels per point.
  package var scale: Double?
  /// The background colour.
  package var background: SceneColor?
  /// A preset of size, scale and safe area.
  package var device: Device?
  /// The safe area insets in points.
  package var safeArea: EdgeInsets?
  /// The layout direction.
  package var direction: SceneDirection?
  /// The language of the strings.
  package var locale: String?
  /// Light or dark.
  package var appearance: Appearance?
  /// The generation of the system; nil for the device's.
  package var look: Look?
  /// The user's text size.
  package var textSize: ContentSizeCategory?
  /// The keyboard at the bottom; nil for none.
  package var keyboard: SceneKeyboard?
  /// Where the size is stated; nil for a canvas that the scene doesn't mention.
  package internal(set) var place: Place?

  static let table = ObjectTable<SceneCanvas>(
    "canvas",
    [
      Field("width", .length, "The width in points, or `fit` for what the root needs.", \.width),
      Field(
        "height", .height,
        "The height in points, `fit` for what the root needs, or `content` for all the content of "
          + "a scroll view: the root, or the only one among its subviews.", \.height),
      Field("scale", .number(.scale), "Pixels per point; default 2.", \.scale),
      Field(
        "background", .color, "The colour behind everything; default the system's.", \.background),
      Field("device", .device, "A preset of size, scale and safe area.", \.device),
      Field("safeArea", .edges, "[top, left, bottom, right] in points.", \.safeArea),
      Field("direction", Shape<SceneDirection>.choice, "`ltr` or `rtl`.", \.direction),
      Field("locale", .locale, "The language of the strings.", \.locale),
      Field("appearance", Shape<Appearance>.choice, "`light` or `dark`.", \.appearance),
      Field(
        "look", Shape<Look>.choice,
        "The system whose controls and bars are drawn: `ios18` or `ios26`; default that of the device.",
        \.look),
      Field("textSize", .textSize, "Apple's content size category; default large.", \.textSize),
      Field(
        "keyboard", .object(SceneKeyboard.table, SceneKeyboard()),
        "The keyboard at the bottom; default none.", \.keyboard),
    ])
}

extension Shape where Value == SceneLength {
  /// Points, or `fit`.
  static var length: Shape { length([("fit", .fit)]) }

  /// Points, `fit` or `content`.
  static var height: Shape { length([("fit", .fit), ("content", .content)]) }

  private static func length(_ words: [(name: String, value: SceneLength)]) -> Shape {
    let schema = Schema.either([.number(.canvasSide), .choice(words.map(\.name))])
    return Shape(
      schema,
      encode: { length, _ in
        if case .points(let points) = length { return .number(points) }
        return words.first { $0.value == length }.map { .word($0.name) }
      }
    ) { node, decoder in
      switch decoder.document.scalar(of: node) {
      case .integer, .float:
        return decoder.number(node, .canvasSide).map(SceneLength.points)
      case .string where decoder.document.shape(of: node) == .scalar:
        let text = decoder.document.text(of: node)
        return words.first { $0.name == text }?.value ?? decoder.wrongType(node, schema)
      default: return decoder.wrongType(node, schema)
      }
    }
  }
}

extension Shape where Value == ContentSizeCategory {
  /// Apple's content size categories.
  static var textSize: Shape {
    let words = ContentSizeCategory.allCases.map(\.rawValue)
    // UIKit's spellings: extraLarge, extraExtraLarge, accessibilityXxLarge.
    let schema = Schema.openChoice(
      words, pattern: "^(extraSmall|extra(Extra){0,2}Large|accessibilityXx{0,2}Large)$")
    return Shape(schema, encode: { size, _ in .word(size.rawValue) }) { node, decoder in
      guard let name = decoder.string(node, .other("a text size")) else {
        return nil
      }
      return ContentSizeCategory(named: name)
        ?? decoder.fail(.unknownWord(name, decoder.subject, words), at: node)
    }
  }
}

extension Shape where Value == String {
  /// A language tag such as `en`, `zh-Hant` or `pt_BR`.
  static var locale: Shape {
    Shape(.string(.locale), encode: { locale, _ in .word(locale) }) { node, decoder in
      guard let name = decoder.string(node, .locale) else { return nil }
      let isTag = LanguageTags.byName[name.lowercased()] == nil
      return LocaleTag(name) == nil || !isTag
        ? decoder.fail(.badLocale(name), at: node) : name
    }
  }
}

extension Shape where Value == Device {
  /// A device by its name; case, spaces and hyphens are ignored.
  static var device: Shape {
    Shape(.openChoice(Device.names), encode: { device, _ in .word(device.name) }) { node, decoder in
      guard let name = decoder.string(node, .other("a device")) else { return nil }
      let names = decoder.devices.map(\.name) + Device.names
      return Device(named: name, among: decoder.devices)
        ?? decoder.fail(.unknownDevice(name, names), at: node)
    }
  }
}
