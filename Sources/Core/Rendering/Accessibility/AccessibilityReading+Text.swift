import AutoLayout
import Controls
import Documents
import Geometry
package import Scenes

extension AccessibilityReading {
  /// The reading as `alrender accessibility` prints it and goldens keep it: a heading, then a line for
  /// each element with what is spoken, and lines for whatever else it has.
  package var text: String {
    var lines = ["\(Escape.line(name)) \(Escape.line(locale))"]
    for (index, element) in elements.enumerated() {
      lines.append("\(index + 1) \(Escape.word(element.view)) \(JSON.string(element.spoken).text)")
      lines += element.details.map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The reading as `alrender accessibility --format json` prints it; every key is always present.
  package var json: JSON { Self.table.json(self) }

  /// The schema of what it prints.
  package static var schema: Schema { table.schema }

  private static let table = ResultTable<AccessibilityReading>(
    "accessibility",
    [
      ResultField("scene", "The path of the scene, as given.") { $0.scene },
      ResultField("name", "The variant's name.") { $0.name },
      ResultField("locale", "The language that it is read in.") { $0.locale },
      ResultField(
        "elements", list: Element.table, "What is read, in reading order.", \.elements),
    ])
}

extension AccessibilityReading.Element {
  /// Everything that isn't spoken with the element, a line each.
  fileprivate var details: [String] {
    var lines: [String] = []
    func add(_ name: String, _ texts: [String]) {
      guard !texts.isEmpty else { return }
      lines.append("\(name) " + texts.map { JSON.string($0).text }.joined(separator: ", "))
    }
    add("hint", [spokenHint].compactMap { $0 })
    let frame = content.frame
    var place =
      "at (\(frame.minX.rounded3) \(frame.minY.rounded3); \(frame.width.rounded3) "
      + "\(frame.height.rounded3))"
    let point = content.activationPoint
    if max(abs(point.x - frame.midX), abs(point.y - frame.midY)) > 0.01 {
      place += " activated at (\(point.x.rounded3) \(point.y.rounded3))"
    }
    lines.append(place)
    let silent = content.traits.names.filter { Self.unspoken.contains($0) }
    if !silent.isEmpty { lines.append("traits \(silent.joined(separator: ", "))") }
    let stated = content.stated
    add("identifier", [stated.identifier].compactMap { $0 })
    add("language", [stated.language].compactMap { $0 })
    add("actions", stated.actions)
    add("content", stated.content.map { "\($0.label): \($0.value)" })
    add("rotors", stated.rotors)
    add("inputLabels", stated.inputLabels)
    return lines
  }

  /// The traits that nothing says; that a text is static is the rule.
  private static let unspoken: Set<String> = [
    "summaryElement", "updatesFrequently", "startsMedia", "allowsDirectInteraction",
    "causesPageTurn", "playsSound", "keyboardKey", "tabBar",
  ]

  fileprivate static let table = ResultTable<AccessibilityReading.Element>(
    "element", words + place + rest)

  private static let words: [ResultField<AccessibilityReading.Element>] = [
    ResultField("view", "The id of the view.") { $0.view },
    ResultField("label", "What is spoken first.") { $0.content.label },
    ResultField("value", "What is spoken after the label.") { $0.content.value },
    ResultField("hint", "What happens on activation.") { $0.content.hint },
    ResultField(
      "traits", .list(.choice(AccessibilityTraits.allNames)), "How the element behaves."
    ) { .array($0.content.traits.names.map(JSON.string)) },
  ]

  private static let place: [ResultField<AccessibilityReading.Element>] = [
    ResultField("frame", "[x, y, width, height] in the canvas's coordinates.") { $0.content.frame },
    ResultField(
      "activationPoint", .list(.anyNumber, count: 2), "[x, y] in the canvas's coordinates."
    ) { .array([.number($0.content.activationPoint.x), .number($0.content.activationPoint.y)]) },
    ResultField("spoken", "What VoiceOver says.") { $0.spoken },
    ResultField("spokenHint", "What it says after a pause.") { $0.spokenHint },
  ]

  private static let rest: [ResultField<AccessibilityReading.Element>] = [
    ResultField("identifier", "The identifier for tests.") { $0.content.stated.identifier },
    ResultField("language", "The language that the element states.") { $0.content.stated.language },
    ResultField("actions", "The names of the custom actions.") { $0.content.stated.actions },
    ResultField("content", .list(detail.schema), "Further details.") {
      detail.json($0.content.stated.content)
    },
    ResultField("rotors", "The names of the custom rotors.") { $0.content.stated.rotors },
    ResultField("inputLabels", "What people may say to Voice Control.") {
      $0.content.stated.inputLabels
    },
  ]

  private static let detail = ResultTable<AccessibilityProperties.Detail>(
    "detail",
    [
      ResultField("label", "What the detail is.") { $0.label },
      ResultField("value", "Its value.") { $0.value },
    ])
}
