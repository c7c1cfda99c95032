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
  let scene: LaidOutScene
  let places: [String: Place]
  /// What a scene states of its views; only for lookup.
  let stated: [String: SceneView]
  private(set) var findings: [CheckFinding] = []
  /// What was found: each is told once of each view.
  private var known: Set<[String]> = []
  /// How many were found of each kind; only for lookup.
  private var counts: [Diagnostic.Code: Int] = [:]
  /// How many are not told, since there are too many of their kind.
  private var leftOut = 0

  /// Audits one layout.
  init(_ scene: LaidOutScene) {
    self.scene = scene
    places = scene.subject.places
    var stated: [String: SceneView] = [:]
    (scene.subject as? Scene)?.forEachView { stated[$0.id] = $0 }
    self.stated = stated
    takeContrast()
    let elements = scene.accessibilityReading(inEnglish: true)?.elements ?? []
    takeTargets(elements)
    takeLabels(elements)
    takeUnread(elements)
    takeOrder(elements)
    takePictures()
    guard leftOut > 0 else { return }
    findings.append(
      scene.subject.finding(
        .note, .leftOut, "\(leftOut) more findings of accessibility are not listed",
        at: scene.subject.canvasPlace))
  }

  /// The least side of a target, in points.
  static let leastTarget = 44.0

  mutating func note(
    _ code: Diagnostic.Code, _ clause: String, _ view: String, measured: Double? = nil,
    advice: [Advice] = [], hint: Hint? = nil, severity: Diagnostic.Severity = .warning,
    views: [String] = []
  ) {
    guard counts[code, default: 0] < Self.mostOfKind else {
      leftOut += 1
      return
    }
    var finding = scene.subject.finding(
      severity, code, clause, at: places[view], view: view, advice: advice, hint: hint)
    finding.measured = measured
    finding.diagnostic.views = views
    guard known.insert([code.rawValue, view, clause]).inserted else { return }
    counts[code, default: 0] += 1
    findings.append(finding)
  }

  /// The most findings of a kind that are told of one layout.
  private static let mostOfKind = 100

  // MARK: - Contrast

  private mutating func takeContrast() {
    let inks = PaintedInk.all(in: scene)
    let runs = (inks.map(\.run).max() ?? 0) + 1
    guard let ground = PaintedGround(scene, runs: runs) else { return }
    var ofTheSystem = SystemChoices()
    for ink in inks {
      guard let worst = ground.worst(behind: ink), worst.ratio < ink.leastRatio - 1e-9 else {
        continue
      }
      let id = ink.view.sceneID
      let ratio = (worst.ratio * 100).rounded(.down) / 100
      if ink.isOfTheSystem(on: worst.ground, isStated: places[id] != nil) {
        ofTheSystem.add(placed(ink.view), ratio)
        continue
      }
      let noun =
        ink.kind == .symbol
        ? "the symbol of '\(ink.view.spokenName)'"
        : "the text of '\(ink.view.spokenName)'"
      note(
        .contrast,
        "\(noun) has a contrast of \(ratio.rounded3) against \(named(worst.ground)), expected at "
          + "least \(ink.leastRatio.rounded3)", id, measured: ratio,
        advice: recolouring(ink, worst.ink, on: worst.ground), hint: hint(ink, worst))
    }
    if let first = ofTheSystem.first {
      note(
        .contrast,
        "\(ofTheSystem.words) UIKit's own colours, with a contrast down to "
          + "\(ofTheSystem.least.rounded3), below what WCAG expects", first,
        measured: ofTheSystem.least, severity: .note)
    }
    takeBorders(on: ground)
  }

  /// Returns what would mend an ink: a colour that has enough on all that it stands on, if there is one.
  private func hint(_ ink: PaintedInk, _ worst: PaintedGround.Worst) -> Hint? {
    if let color = Contrast.legible(worst.ink, on: worst.grounds, ink.leastRatio + 0.01) {
      return .init("\(color.hex) would have enough")
    }
    guard worst.grounds.count > 1 else { return nil }
    let grounds = NameList.both(worst.grounds.prefix(3).map(\.hex))
    return .init("it stands on \(grounds), on which no colour has enough; keep it on one of them")
  }

  /// Returns a colour as scenes write it, with the names that the scene's files have for it.
  private func named(_ color: Color) -> String {
    let appearance = scene.root.asPaintable?.environment.appearance ?? .light
    let names = (scene.subject as? Scene)?.colorNames.names(of: color, in: appearance) ?? []
    return names.isEmpty ? color.hex : "\(color.hex) (\(NameList.either(names)))"
  }

  /// Returns the id of a view, or of the nearest around it that is stated somewhere.
  private func placed(_ view: View) -> String {
    var current: View? = view
    while let view = current {
      if places[view.sceneID] != nil { return view.sceneID }
      current = view.superview
    }
    return view.sceneID
  }

  /// Notes fields whose border is all that shows them, and hardly does.
  private mutating func takeBorders(on ground: PaintedGround) {
    scene.root.forEachDescendant { view in
      guard view is TextField || view is TextView, let painted = view as? PaintedView,
        painted.isEnabled, !view.isHidden, view.transform == .identity,
        let border = painted.layer.border, border.width > 0,
        // UIKit's own border is not the scene's to mend.
        border != (view as? TextField)?.standardBorder,
        let worst = ground.worst(
          around: scene.paintedFrame(of: view), border.color, painted.layer.background),
        worst.ratio < Self.leastBorder - 1e-9
      else { return }
      let ratio = (worst.ratio * 100).rounded(.down) / 100
      let color = Contrast.legible(border.color, on: worst.ground, Self.leastBorder + 0.01)
      note(
        .contrast,
        "the border of '\(view.spokenName)' has a contrast of \(ratio.rounded3) against "
          + "\(named(worst.ground)), expected at least 3", view.sceneID, measured: ratio,
        advice: color.map { bordering(view.sceneID, $0) } ?? [],
        hint: color.map { .init("a border of \($0.hex) would have enough") })
    }
  }

  private static let leastBorder = 3.0

  // MARK: - Targets

  private mutating func takeTargets(_ elements: [AccessibilityReading.Element]) {
    let targets = elements.filter(\.isTarget)
    let views = scene.viewsByID
    var ofTheSystem = SystemChoices()
    for target in targets where !target.isOfTheSystem {
      let size = target.content.frame.size
      let least = min(size.width, size.height)
      guard least < Self.leastTarget - 1e-6, least > 0 else { continue }
      if views[target.view]?.hasSystemSize == true, frame(of: target.view) == nil {
        ofTheSystem.add(target.view, least)
        continue
      }
      note(
        .smallTarget,
        "'\(target.view)' is \(size.width.rounded3) x \(size.height.rounded3) points to touch, "
          + "expected at least 44 x 44", target.view, measured: least,
        advice: growing(target, size))
    }
    if let first = ofTheSystem.first {
      note(
        .smallTarget,
        "\(ofTheSystem.words) UIKit's own size, down to "
          + "\(ofTheSystem.least.rounded3) points, below 44 x 44", first,
        measured: ofTheSystem.least, severity: .note)
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
          + "\(pair.size.height.rounded3) points to touch", first.view, measured: shared,
        advice: parting(first, second, by: pair.size), views: [first.view, second.view])
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
        element.view, measured: jump, advice: ordering(elements))
    }
  }

  /// Further than a row above, in points.
  private static let farJump = 0.5
}

extension LaidOutScene {
  /// The views by their ids; only for lookup.
  fileprivate var viewsByID: [String: View] {
    var views: [String: View] = [:]
    root.forEachDescendant { views[$0.sceneID] = $0 }
    return views
  }

  /// Whether nothing is read of a view itself.
  func isSilent(_ view: View) -> Bool {
    SpokenWords(language: interfaceLanguage).map { words in
      view.ownAccessibilityElements(words).map { $0.count > 1 && !(view is TableCell) } ?? true
    } ?? false
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
  var needsLabel: Bool {
    content.traits.contains(.toggle) || kind == .slider
      || [.textField, .secureTextField, .textView].contains(content.role)
  }

  /// Whether the element lies in another, such as a button in its row.
  fileprivate func isIn(_ other: AccessibilityReading.Element) -> Bool {
    other.content.frame.contains(content.frame, tolerance: 0.5) && other.kind == .tableCell
  }
}

extension View {
  /// Whether the page's scroll view has content below what it shows.
  var continuesBelow: Bool {
    pageScrollView.map { $0.contentSize.height > $0.bounds.height + 1 } ?? false
  }
}
