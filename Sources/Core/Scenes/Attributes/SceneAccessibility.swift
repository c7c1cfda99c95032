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
  /// The ids of the views that are read instead of the subviews.
  package var elements: [Located<String>]?
  /// Everything else, which is neither localised nor names a view.
  package var properties = AccessibilityProperties()

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
      "path", .list(of: .point()), "The corners of its outline in the view: [[x, y], ...].",
      \.properties.path),
    Field("actions", .list(of: .string()), "The names of custom actions.", \.properties.actions),
    Field(
      "content", .list(of: .detail), "Further details: `{ label: Size, value: 2 MB }`.",
      \.properties.content),
    Field("rotors", .list(of: .string()), "The names of custom rotors.", \.properties.rotors),
    Field(
      "inputLabels", .list(of: .string()), "What people may say to Voice Control.",
      \.properties.inputLabels),
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

extension Shape where Value == AccessibilityProperties.Detail {
  /// A label and a value.
  fileprivate static var detail: Shape {
    .object(
      ObjectTable(
        "content", required: ["label"],
        [
          Field("label", .string(), "What the detail is.", \.label),
          Field("value", .string(), "Its value.", \.value),
        ]), AccessibilityProperties.Detail(label: "", value: ""))
  }
}
