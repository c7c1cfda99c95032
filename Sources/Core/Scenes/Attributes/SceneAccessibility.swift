package import AutoLayout
package import Documents
import Geometry
package import Localization

/// What a scene states about how a view is read (`UIAccessibility`).
package struct SceneAccessibility: Hashable, Sendable {
  /// What is spoken first, in place of the class's own.
  package var label: SceneText?
  /// What is spoken after the label.
  package var value: SceneText?
  /// What happens when the element is activated.
  package var hint: SceneText?
  /// The names of custom actions.
  package var actions: [SceneText] = []
  /// Further details.
  package var content: [Detail] = []
  /// The names of custom rotors.
  package var rotors: [SceneText] = []
  /// What people may say to Voice Control.
  package var inputLabels: [SceneText] = []
  /// The ids of the views that are read instead of the subviews.
  package var elements: [Located<String>]?
  /// Everything else, which is neither localised nor names a view.
  package var properties = AccessibilityProperties()

  /// A further detail of an element.
  package struct Detail: Hashable, Sendable {
    /// What it is.
    package var label = SceneText.verbatim("")
    /// Its value; nil for none.
    package var value: SceneText?
  }

  /// The texts that are spoken.
  package var texts: [SceneText] {
    [label, value, hint].compactMap(\.self) + actions + rotors + inputLabels
      + content.flatMap { [$0.label, $0.value].compactMap(\.self) }
  }

  static let table = ObjectTable<SceneAccessibility>(
    "accessibility", texts + selection + rest)

  private static let texts: [Field<SceneAccessibility>] = [
    Field(
      "label", .text, "What is spoken first, localisable; default that of the control.", \.label),
    Field("value", .text, "What is spoken after the label, localisable.", \.value),
    Field("hint", .text, "What happens when the element is activated, localisable.", \.hint),
    Field(
      "traits", .traits, "How the element behaves, in place of the control's own traits.",
      \.properties.traits),
  ]

  private static let selection: [Field<SceneAccessibility>] = [
    Field(
      "isElement", .boolean, "Whether the view is read, and its subviews are not.",
      \.properties.isElement),
    Field(
      "hidden", .boolean, "Leaves out the view and everything in it.", \.properties.isHidden),
    Field(
      "elements", .list(of: Shape<String>.string(.viewID).located),
      "The views that are read instead of the subviews, in order.", \.elements),
    Field(
      "group", .boolean, "Reads everything in the view before what lies beside it.",
      \.properties.groupsChildren),
    Field(
      "container", .choice, "What the view contains, said at its first and last element.",
      \.properties.container),
    Field(
      "modal", .boolean, "Leaves out the views beside this one, as under an alert.",
      \.properties.isModal),
  ]

  private static let rest: [Field<SceneAccessibility>] = [
    Field(
      "identifier", .string(), "The identifier for tests; never spoken.", \.properties.identifier),
    Field("language", .locale, "The language it is spoken in.", \.properties.language),
    Field(
      "activationPoint", .point(), "[x, y] in the view where it is activated; default the middle.",
      \.properties.activationPoint),
    Field(
      "path", .outline, "The corners of its outline in the view: [[x, y], ...].",
      \.properties.path),
    Field(
      "actions", .list(of: .spoken), "The names of custom actions, localisable.", \.actions),
    Field(
      "content", .list(of: .detail),
      "Further details, localisable: `{ label: Size, value: 2 MB }`.", \.content),
    Field("rotors", .list(of: .spoken), "The names of custom rotors, localisable.", \.rotors),
    Field(
      "inputLabels", .list(of: .spoken), "What people may say to Voice Control, localisable.",
      \.inputLabels),
  ]
}

/// What a scene states about its reading as a whole.
package struct SceneReadingOrder: Hashable, Sendable {
  /// The ids of views that are read first, in their order.
  package var order: [String] = []
  /// The id of the view beside which nothing is read; nil for none.
  package var modal: String?

  static let table = ObjectTable<SceneReadingOrder>(
    "reading order",
    [
      Field(
        "order", .readingOrder,
        "The views that are read first, in this order; the others follow in their own.", \.order),
      Field("modal", .viewOfScene, "The view beside which nothing is read.", \.modal),
    ])
}

extension Shape where Value == AccessibilityTraits {
  /// One trait, or a list of traits.
  fileprivate static var traits: Shape {
    let trait = Shape<AccessibilityTrait>.choice
    return Shape<[AccessibilityTrait]>.either(
      scalar: trait.map({ [$0] }, back: { $0.count == 1 ? $0[0] : nil }), list: .list(of: trait)
    ).map({ $0.reduce(into: AccessibilityTraits()) { $0.insert($1.value) } }) { traits in
      AccessibilityTrait.allCases.filter { traits.contains($0.value) }
    }
  }
}

/// UIKit's traits by their names.
private enum AccessibilityTrait: String, CaseIterable, Sendable {
  case button, link, header, image, selected, notEnabled, adjustable, searchField, staticText
  case toggle, tabBar, summaryElement, updatesFrequently, startsMedia, allowsDirectInteraction
  case causesPageTurn, playsSound, keyboardKey

  var value: AccessibilityTraits {
    AccessibilityTraits.names.first { $0.name == rawValue }?.trait ?? []
  }
}

extension Shape where Value == SceneText {
  /// A text that isn't blank.
  fileprivate static var spoken: Shape {
    let text = Shape.text
    return Shape(text.schema, encode: text.encode) { node, decoder in
      guard let value = text.decode(node, decoder) else { return nil }
      return value.isBlank ? decoder.fail(.nothingSpoken(decoder.subject), at: node) : value
    }
  }
}

extension Shape where Value == SceneAccessibility.Detail {
  /// A label and a value.
  fileprivate static var detail: Shape {
    let stated = Shape.object(
      ObjectTable(
        "content", required: ["label"],
        [
          Field("label", .text, "What the detail is.", \.label),
          Field("value", .text, "Its value.", \.value),
        ]), SceneAccessibility.Detail())
    return Shape(stated.schema, encode: stated.encode) { node, decoder in
      guard let detail = stated.decode(node, decoder) else { return nil }
      return detail.label.isBlank ? decoder.fail(.nothingSpoken("content"), at: node) : detail
    }
  }
}

extension SceneText {
  /// Whether it contains nothing that could be said.
  fileprivate var isBlank: Bool {
    switch self {
    case .localizable(let text), .key(let text), .verbatim(let text):
      text.allSatisfy(\.isWhitespace)
    case .template(let template): template.text.allSatisfy(\.isWhitespace)
    }
  }
}

extension Shape where Value == [Point] {
  /// The corners of an outline: at least three.
  fileprivate static var outline: Shape {
    let corners = Shape.list(of: .point())
    return Shape(corners.schema, encode: corners.encode) { node, decoder in
      guard let points = corners.decode(node, decoder) else { return nil }
      return points.count < 3 ? decoder.fail(.noOutline, at: node) : points
    }
  }
}

extension Clause {
  fileprivate static func nothingSpoken(_ subject: String) -> Clause {
    Clause(.invalidValue, "nothing is said in '\(subject)'", hint: "write words, or leave it out")
  }

  fileprivate static let noOutline = Clause(
    .invalidValue, "an outline needs at least three corners",
    hint: "leave 'path' out for that of the view")
}
