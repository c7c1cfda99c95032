import AutoLayout
import Controls
import Documents
import Geometry
import Rendering
import Scenes
import Typesetting

/// What keeps people who cannot see, reach or read small print from using a layout.
///
/// The rules and their limits are those of `Documentation/Accessibility.md`.
struct AccessibilityAudit {
  private let scene: LaidOutScene
  private let places: [String: Place]
  private(set) var findings: [CheckFinding] = []
  /// What was found: each is told once of each view.
  private var known: Set<[String]> = []

  /// Audits one layout.
  init(_ scene: LaidOutScene) {
    self.scene = scene
    places = scene.subject.places
    takeContrast()
    let elements = scene.accessibilityReading(inEnglish: true)?.elements ?? []
    takeTargets(elements)
    takeLabels(elements)
    takeUnreadLabels()
    takeOrder(elements)
  }

  /// The least side of a target, in points.
  private static let leastTarget = 44.0

  private mutating func note(
    _ code: Diagnostic.Code, _ clause: String, _ view: String, measured: Double? = nil,
    advice: [Advice] = [], hint: Hint? = nil
  ) {
    var finding = scene.subject.finding(
      .warning, code, clause, at: places[view], view: view, advice: advice, hint: hint)
    finding.measured = measured
    if known.insert([code.rawValue, view, clause]).inserted { findings.append(finding) }
  }

  /// Returns the advice to give a view a value for a key of its accessibility.
  private func labelling(_ view: String, _ words: String?) -> [Advice] {
    guard let words, let place = places[view], !scene.subject.isDocument else { return [] }
    let value = YAMLScalar.word(words)
    return [
      Advice(
        "give '\(view)' accessibility: { label: \(value) }",
        [.set(["accessibility", "label"], value, of: place)],
        edit: "accessibility: { label: \(value) }")
    ]
  }

  // MARK: - Contrast

  private mutating func takeContrast() {
    let inks = PaintedInk.all(in: scene)
    guard !inks.isEmpty, let ground = PaintedGround(scene) else { return }
    for ink in inks {
      guard let worst = ground.worst(behind: ink), worst.ratio < ink.leastRatio - 0.005 else {
        continue
      }
      let id = ink.view.sceneID
      let noun =
        ink.kind == .symbol
        ? "the symbol of '\(ink.view.spokenName)'"
        : "the text of '\(ink.view.spokenName)'"
      let ratio = (worst.ratio * 100).rounded(.down) / 100
      note(
        .contrast,
        "\(noun) has a contrast of \(ratio.rounded3) against \(worst.ground.hex), expected at least "
          + "\(ink.leastRatio.rounded3)", id, measured: ratio,
        advice: recolouring(ink, on: worst.ground))
    }
  }

  private func recolouring(_ ink: PaintedInk, on ground: Color) -> [Advice] {
    guard let place = places[ink.view.sceneID], !scene.subject.isDocument,
      ink.view is Label || ink.view is ImageView || ink.view is TextView || ink.view is Button,
      let color = Contrast.legible(
        Contrast.over(ink.color, ground), on: ground, ink.leastRatio + 0.01)
    else { return [] }
    let key = ink.kind == .symbol ? "tint" : "color"
    let value = "\"\(color.hex)\""
    return [
      Advice(
        "give '\(ink.view.sceneID)' \(key): \(value)", [.set([key], value, of: place)],
        edit: "\(key): \(value)")
    ]
  }

  // MARK: - Targets

  private mutating func takeTargets(_ elements: [AccessibilityReading.Element]) {
    let targets = elements.filter(\.isTarget)
    for target in targets where !target.isOfTheSystem {
      let size = target.content.frame.size
      let least = min(size.width, size.height)
      guard least < Self.leastTarget - 1e-6, least > 0 else { continue }
      note(
        .smallTarget,
        "'\(target.view)' is \(size.width.rounded3) x \(size.height.rounded3) points to touch, "
          + "expected at least 44 x 44", target.view, measured: least,
        advice: growing(target, size))
    }
    let search = OverlapSearch([
      targets.enumerated().map { (place: $0, rect: $1.content.frame) }
    ])
    for pair in search.pairs {
      let (first, second) = (targets[pair.first], targets[pair.second])
      let shared = min(pair.size.width, pair.size.height)
      guard first.view != second.view, shared > 0.5, !first.isIn(second), !second.isIn(first) else {
        continue
      }
      note(
        .overlappingTargets,
        "'\(first.view)' and '\(second.view)' share \(pair.size.width.rounded3) x "
          + "\(pair.size.height.rounded3) points to touch", first.view, measured: shared)
    }
  }

  private func growing(_ target: AccessibilityReading.Element, _ size: Size) -> [Advice] {
    guard !scene.subject.isDocument, places[target.view] != nil, !target.view.contains(".") else {
      return []
    }
    let sides = [("width", size.width), ("height", size.height)]
    let equations = sides.filter { $0.1 < Self.leastTarget }.map { "\(target.view).\($0.0) >= 44" }
    let words = equations.map { "'\($0)'" }.joined(separator: " and ")
    return [
      Advice(
        "add \(words)", equations.map { .add($0, near: nil) },
        edit: equations.joined(separator: "; "))
    ]
  }

  // MARK: - Labels

  private mutating func takeLabels(_ elements: [AccessibilityReading.Element]) {
    for element in elements {
      let label = element.content.label ?? ""
      let value = element.content.value ?? ""
      if label.isEmpty, value.isEmpty || element.needsLabel {
        note(
          .noLabel, "'\(element.view)' has no label: nobody hears what it is for", element.view,
          advice: labelling(element.view, LabelWords.spoken(ofName: element.view)))
        continue
      }
      if let word = LabelWords.repeatedTrait(in: label, element.content.traits) {
        note(
          .labelRepeatsTrait,
          "the label '\(label)' repeats the trait '\(word)', which is said anyway",
          element.view, advice: labelling(element.view, LabelWords.without(word, in: label)))
      }
      if LabelWords.isFileName(label) {
        note(
          .fileNameAsLabel, "the label '\(label)' is the name of a file", element.view,
          advice: labelling(element.view, LabelWords.spoken(ofName: label)))
      }
    }
    takeDuplicates(elements.filter(\.isTarget))
  }

  private mutating func takeDuplicates(_ targets: [AccessibilityReading.Element]) {
    var heard: Set<[String]> = []
    for target in targets {
      guard let label = target.content.label, !label.isEmpty, target.content.value == nil,
        !heard.insert([label] + target.content.traits.names).inserted
      else { continue }
      note(
        .duplicateLabel, "'\(target.view)' has the label '\(label)' of another control",
        target.view, hint: "say what it acts on: 'Delete, Milk'")
    }
  }

  /// Notes labels that nobody hears, since their views are no elements.
  private mutating func takeUnreadLabels() {
    scene.root.forEachDescendant { view in
      guard let stated = view.accessibility, stated.label?.isEmpty == false, !stated.isHidden,
        !view.isHidden, stated.isElement == nil, stated.container == nil,
        scene.isSilent(view)
      else { return }
      let id = view.sceneID
      let advice = places[id].map { place in
        [
          Advice(
            "give '\(id)' accessibility: { isElement: true }",
            [.set(["accessibility", "isElement"], "true", of: place)],
            edit: "accessibility: { isElement: true }")
        ]
      }
      note(
        .noLabel, "the label of '\(id)' is never read: the view is no element", id,
        advice: scene.subject.isDocument ? [] : advice ?? [])
    }
  }

  // MARK: - Order

  /// Notes elements that are read after others that lie wholly below them.
  private mutating func takeOrder(_ elements: [AccessibilityReading.Element]) {
    let named = scene.namedInOrders
    for (before, element) in zip(elements, elements.dropFirst()) {
      let jump = before.content.frame.minY - element.content.frame.maxY
      guard jump > Self.farJump, named.contains(element.view) || named.contains(before.view) else {
        continue
      }
      note(
        .readingOrder,
        "'\(element.view)' is read after '\(before.view)', which lies \(jump.rounded3) points below it",
        element.view, measured: jump)
    }
  }

  /// Further than a row above, in points.
  private static let farJump = 0.5
}

extension LaidOutScene {
  /// Whether nothing is read of a view itself.
  fileprivate func isSilent(_ view: View) -> Bool {
    SpokenWords(language: interfaceLanguage).map { view.ownAccessibilityElements($0) == nil }
      ?? false
  }

  /// The ids of the views whose place in the order is stated.
  fileprivate var namedInOrders: Set<String> {
    var named: Set<String> = []
    root.forEachDescendant { view in
      guard let stated = view.accessibility else { return }
      named.formUnion(stated.order + (stated.elements ?? []))
    }
    return named
  }
}

extension AccessibilityReading.Element {
  /// Whether people touch the element.
  var isTarget: Bool {
    let traits = content.traits
    guard !traits.contains(.notEnabled) else { return false }
    return !traits.isDisjoint(with: [.button, .link, .toggle, .adjustable, .searchField])
      || [.textField, .secureTextField, .tab, .backButton].contains(content.role)
  }

  /// Whether the system decides how large the target is, and extends it.
  fileprivate var isOfTheSystem: Bool {
    switch kind {
    case .switch, .slider, .stepper, .segmentedControl, .pageControl, .navigationBar, .toolbar,
      .tabBar, .searchBar, .datePicker, .pickerView:
      true
    default: false
    }
  }

  /// Whether the value alone does not say what the element is for.
  fileprivate var needsLabel: Bool {
    content.traits.contains(.toggle) || kind == .slider
  }

  /// Whether the element lies in another, such as a button in its row.
  fileprivate func isIn(_ other: AccessibilityReading.Element) -> Bool {
    other.content.frame.contains(content.frame, tolerance: 0.5) && other.kind == .tableCell
  }
}
