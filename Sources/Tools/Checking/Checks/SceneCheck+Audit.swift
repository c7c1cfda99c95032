import Controls
import Diagnosis
import Documents
import Drawing
import Geometry
import Rendering
import Scenes
import Typesetting

extension SceneCheck {
  /// Adds what audits of the layouts found, and what only other text sizes and states show, without what
  /// the scene accepts.
  mutating func audit(
    _ base: CheckedLayout, _ layouts: [CheckedLayout], isComplete: Bool,
    _ findings: inout [[CheckFinding]]
  ) {
    let isExpected = base.subject.expectsAccessibility
    guard audits || isExpected || layouts.contains(where: { !$0.audit.isEmpty }) else { return }
    var waivers = WaiverList(base.subject)
    let place = layouts.firstIndex { $0.variant == base.variant } ?? 0
    for (index, layout) in layouts.enumerated() {
      let colleague = LayoutAdvice(base: base, layout: layout)
      var found = layout.audit.map { finding in
        guard let view = finding.diagnostic.view.flatMap(layout.view) else { return finding }
        return finding.reaching(view, colleague)
      }
      if audits || isExpected { found += belowFold(layout) }
      if index == place, audits || isExpected {
        found +=
          (auditsTextSizes ? textSizes(base) : [])
          + StateColors.findings(about: base.subject) { changesPicture($0, of: base) }
          + StateMotion.findings(about: base.subject)
      }
      found = waivers.remaining(found)
      if isExpected { found = found.map(\.asError) }
      findings[index] += found
    }
    guard audits || isExpected else { return }
    findings[place] += base.subject.waiverFaults.map { CheckFinding($0) }
    if isComplete, base.subject.hasStated(layouts) {
      findings[place] += waivers.stale(base.subject)
    }
  }

  /// Whether a state changes what a layout paints: a tint that nothing shows says nothing.
  private mutating func changesPicture(_ state: String, of base: CheckedLayout) -> Bool {
    let values = base.variant.values.filter { !$0.axis.isOfStates }
    guard let plain = layOutAgain(Variant(name: base.variant.name, values: values)),
      let changed = layOutAgain(Variant(name: state, values: values + [.state(state)]))
    else { return true }
    return plain.layoutList() != changed.layoutList()
  }

  /// Returns what an audit finds on the page that a screen shows only the beginning of, besides what it
  /// finds on the screen.
  private mutating func belowFold(_ layout: CheckedLayout) -> [CheckFinding] {
    guard layout.continuesBelow, !layout.isHard,
      let page = layOutAgain(
        Variant(
          name: layout.variant.name,
          values: layout.variant.values.filter { $0.axis != .height } + [.height(.content)])),
      page.size.height > layout.result.canvas.height
    else { return [] }
    let known = Set(layout.audit.map { [$0.diagnostic.code.rawValue, $0.diagnostic.view] })
    return AccessibilityAudit(page).findings.filter {
      !known.contains([$0.diagnostic.code.rawValue, $0.diagnostic.view])
    }
  }

  /// Returns what texts lose at the twelve text sizes, and which do not follow them.
  private mutating func textSizes(_ base: CheckedLayout) -> [CheckFinding] {
    var found: [CheckFinding] = []
    var clipped: Set<String> = []
    let known = OverlappingSiblings.intended(in: base, besides: []).union(base.covered.pairs)
    for size in ContentSizeCategory.allCases where !base.isHard {
      let values = base.variant.values.filter { $0.axis != .textSize } + [.textSize(size)]
      guard let scene = layOutAgain(Variant(name: base.variant.name, values: values)) else {
        continue
      }
      let layout = CheckedLayout(scene, statedAs: base)
      let sizes = PaintedInk.sizes(in: scene)
      if size == .accessibilityExtraExtraExtraLarge {
        found += FixedTexts.findings(base, sizes)
      }
      for loss in layout.losses(besides: base, known, sizes) where clipped.insert(loss.id).inserted
      {
        var finding = base.subject.finding(
          .warning, .clippedAtTextSize, "\(loss.clause) at the text size \(size.rawValue)",
          at: base.place(of: loss.id), view: loss.id,
          advice: TextSizeAdvice(base: base, layout: layout).advice(on: loss),
          hint: "let it grow: 'lines: 0', a least height instead of a fixed one, a scroll view")
        finding.measured = loss.measured
        found.append(finding)
      }
    }
    return found
  }
}

extension CheckedLayout {
  /// Returns the views whose texts are cut, leave them or overlap, and didn't in another layout.
  ///
  /// - Parameter sizes: the size of the largest text of each view; only for lookup.
  fileprivate func losses(
    besides base: CheckedLayout, _ known: Set<OverlappingSiblings>, _ sizes: [String: Double]
  ) -> [TextSizeLoss] {
    var found: [TextSizeLoss] = []
    for view in visible([]) where !view.laidOut.mayTruncate && !view.isPlaceholder {
      if view.laidOut.text != nil, !view.isTransformed, let escape = escape(of: view),
        let before = base.view(view.id), base.escape(of: before) == nil
      {
        found.append(
          TextSizeLoss(
            id: view.id,
            clause:
              "the text of '\(view.name)' extends beyond '\(escape.parent.name)' by \(escape.excess)",
            kind: .escape(escape.parent, escape.excess), measured: escape.excess.greatest))
        continue
      }
      if let excess = view.excess(of: sizes[view.id]), let before = base.view(view.id),
        before.excess(of: base.textSizes[view.id]) == nil
      {
        found.append(
          TextSizeLoss(
            id: view.id,
            clause: "the letters of '\(view.name)' are \(excess.rounded3) points higher than it",
            kind: .low, measured: excess))
        continue
      }
      guard let clause = view.laidOut.truncationClause ?? view.laidOut.cropClause,
        base.view(view.id)?.laidOut.truncationClause == nil,
        base.view(view.id)?.laidOut.cropClause == nil
      else { continue }
      found.append(TextSizeLoss(id: view.id, clause: clause, kind: .cut, measured: sizes[view.id]))
    }
    for overlap in overlapSearch.pairs
    where !known.contains(OverlappingSiblings(overlap, in: self)) {
      let (first, second) = (views[overlap.first], views[overlap.second])
      guard first.laidOut.text != nil || second.laidOut.text != nil else { continue }
      found.append(
        TextSizeLoss(
          id: first.id, clause: "'\(first.name)' and '\(second.name)' overlap",
          kind: .overlap(second), measured: min(overlap.size.width, overlap.size.height)))
    }
    return found
  }
}

extension CheckedView {
  /// By how much the letters of a size are higher than the control that shows them, from the top of the
  /// first line's to the bottom of the last one's; nil for other views, and where they have room.
  fileprivate func excess(of size: Double?) -> Double? {
    guard let size, let text = laidOut.text,
      [.button, .textField, .segmentedControl].contains(laidOut.kind)
    else { return nil }
    // In a line ascenders and descenders take nearly as much as the font's size.
    let letters = size + LineMetrics.system(size: size).height * Double(max(text.lines, 1) - 1)
    let excess = letters - laidOut.alignmentRect.height
    return excess > 1 ? excess : nil
  }

  /// Whether its text is that of an empty field, which shows what it can of it.
  fileprivate var isPlaceholder: Bool {
    laidOut.kind == .textField && laidOut.text?.part == .placeholder
  }
}

extension LaidOutView {
  /// `letters of 'title' are cut off at the bottom`; nil if they aren't.
  fileprivate var cropClause: String? {
    guard let text, !text.isTruncated, let cut = text.cutWords else { return nil }
    return "letters of '\(name)' are cut off \(cut)"
  }
}

extension CheckFinding {
  /// The finding with what a colleague would change of constraints: fixed lengths of small targets, and ties
  /// of targets that overlap.
  fileprivate func reaching(_ view: CheckedView, _ colleague: LayoutAdvice) -> CheckFinding {
    guard !colleague.layout.subject.isDocument else { return self }
    var finding = self
    switch diagnostic.code {
    case .smallTarget where diagnostic.severity != .note:
      finding.diagnostic.advice += colleague.reaching(view, AccessibilityAudit.leastTarget)
    case .overlappingTargets:
      guard let other = diagnostic.views.last.flatMap(colleague.layout.view) else { break }
      finding.diagnostic.advice += colleague.separation(view, other)
    default: break
    }
    return finding
  }

  /// The finding as an error, because the scene expects that there is none.
  fileprivate var asError: CheckFinding {
    var finding = self
    if finding.diagnostic.severity == .warning { finding.diagnostic.severity = .error }
    return finding
  }
}

extension LayoutSubject {
  /// Whether it states that an audit finds nothing.
  var expectsAccessibility: Bool { expectations.contains { $0.kind == .accessible } }
}

/// The texts that keep their size whatever size the user chooses.
private enum FixedTexts {
  /// Returns one note at the first of them.
  ///
  /// - Parameter largest: the sizes of the texts of each view at the largest text size; only for lookup.
  static func findings(_ base: CheckedLayout, _ largest: [String: Double]) -> [CheckFinding] {
    let fixed = base.visible([]).filter { view in
      guard let size = base.textSizes[view.id], let now = largest[view.id] else { return false }
      return now <= size
    }
    guard let first = fixed.first else { return [] }
    let others = fixed.count - 1
    let rest = others == 0 ? "" : others == 1 ? " and one other" : " and \(others) others"
    return [
      base.subject.finding(
        .note, .fixedTextSize,
        "the text\(others == 0 ? "" : "s") of '\(first.name)'\(rest) keep\(others == 0 ? "s" : "") "
          + "\(others == 0 ? "its" : "their") size whatever text size the user chooses",
        at: base.place(of: first.id), view: first.id,
        advice: Advice.joining(fixed.compactMap { styling($0, base) }))
    ]
  }

  /// Returns the advice to give a text of a scene the text style nearest to the size that it has.
  private static func styling(_ view: CheckedView, _ base: CheckedLayout) -> Advice? {
    guard let size = base.textSizes[view.id], let place = base.place(of: view.id),
      let scene = base.subject as? Scene
    else { return nil }
    var font = SceneFont.system
    scene.forEachView { own in
      guard own.id == view.id else { return }
      for case .font(let stated) in own.attributes.map(\.value) { font = stated }
    }
    func distance(_ style: TextStyle) -> Double {
      abs(style.pointSize(in: .large) - size) + (style.weight == font.weight ?? 400 ? 0 : 0.1)
    }
    guard let style = TextStyle.allCases.min(by: { distance($0) < distance($1) }) else {
      return nil
    }
    return Advice.setting(
      ["font"], font.written(in: style, size: size), of: view.name, at: place, isOfDocument: false)
  }
}
