import AutoLayout
import Controls
import Diagnosis
import Documents
import Geometry
import Rendering
import Scenes
import Typesetting

/// Questionable constraints and priorities, whatever the frames are.
struct StatedFindings {
  private let scene: LaidOutScene
  private var found: [CheckFinding] = []

  init(_ scene: LaidOutScene) {
    self.scene = scene
    scene.root.forEachDescendant { view in
      // The view that holds a constraint says where leading is.
      let turnsOver = view.semanticContentAttribute == .unspecified
      for constraint in view.constraints where constraint.origin == .user {
        guard let index = constraint.sourceIndex else { continue }
        if turnsOver, constraint.isBoundToSides { takeSides(constraint, index) }
        takeFixedHeight(constraint, index)
      }
    }
    takePriorities()
    takeAlignment()
  }

  /// The findings in the order of the file, each once.
  var all: [CheckFinding] {
    DistinctFindings(found).all.enumerated().sorted { first, second in
      let places = [first, second].map { $0.element.diagnostic.place }
      guard let one = places[0], let other = places[1], one != other else {
        return first.offset < second.offset
      }
      return one < other
    }.map(\.element)
  }

  /// Reports sides that stay the same when the layout direction changes.
  private mutating func takeSides(_ constraint: LayoutConstraint, _ index: Int) {
    guard let source = scene.subject.constraint(index) else { return }
    let statement = source.statement.map(SideNames.mirrored)
    // A format that sets its own direction is intentional.
    guard statement == nil || statement != source.statement || !source.options.isEmpty else {
      return
    }
    let edit = SideNames.mirrored(source.options).map { "options: [\($0.joined(separator: ", "))]" }
    guard edit != nil || statement != source.statement || statement == nil else { return }
    var advice: [Advice] = []
    if let edit {
      let value = String(edit.dropFirst("options: ".count))
      advice = [Advice("write '\(edit)'", [.set(["options"], value, of: source.place)], edit: edit)]
    } else if let whole = scene.subject.shortForm(index) {
      let text = SideNames.mirrored(whole.text)
      advice = [Advice("write '\(text)'", [.rewrite(text, at: whole.place)], edit: text)]
    } else if let statement {
      advice = [Advice.writing(statement, source)]
    } else if scene.subject.isDocument {
      let marks = [
        ("firstAttribute", constraint.firstAttribute),
        ("secondAttribute", constraint.secondAttribute),
      ].flatMap { name, side in SideNames.flipping["\(side)"].map { [name, $0] } ?? [] }
      advice = [Advice("use leading and trailing", [.mark(marks, at: source.place)])]
    }
    found.append(
      scene.subject.finding(
        .warning, .absoluteSide,
        "left and right do not flip in right-to-left layouts", at: source.place, advice: advice))
  }

  /// Reports fixed heights of text that may wrap and needs its own height.
  private mutating func takeFixedHeight(_ constraint: LayoutConstraint, _ index: Int) {
    guard constraint.firstAttribute == .height, constraint.secondAttribute == .notAnAttribute,
      constraint.relation != .greaterThanOrEqual,
      let view = constraint.firstItem as? View, view.isMultiline, !view.showsASign,
      !view.fitsItsMostLines(in: constraint.constant),
      !(scene.subject.isDocument && view.staysOnOneLine(in: constraint.constant)),
      constraint.priority >= view.contentCompressionResistancePriority(for: .vertical),
      let source = scene.subject.constraint(index)
    else { return }
    let amount = JSON.number(constraint.constant).text
    let verb = constraint.relation == .equal ? "a fixed height" : "a maximum height"
    found.append(
      scene.subject.finding(
        .warning, .fixedHeight,
        "'\(view.spokenName)' has \(verb) of \(amount) points, but its text may need more lines",
        at: source.place, view: view.sceneID, advice: yielding(constraint, view)))
  }

  /// Returns the constraint edited to yield to the text: a fixed height becomes a minimum. A
  /// maximum is wanted, and stays as long as it leaves room for the text that is there.
  private func yielding(_ constraint: LayoutConstraint, _ view: View) -> [Advice] {
    let subject = scene.subject
    guard constraint.relation == .lessThanOrEqual else {
      return [subject.advice(on: constraint, .relation(.greaterThanOrEqual))].compactMap { $0 }
    }
    let content =
      view.intrinsicContentSize(forWidth: view.frame.width) ?? view.intrinsicContentSize
    guard constraint.constant < content.height else { return [] }
    // In a format it stands between others.
    let isAlone = constraint.sourceIndex.flatMap(subject.constraint)?.text != nil
    let edits: [ConstraintEdit?] =
      (isAlone || subject.isDocument ? [nil] : []) + [.priority(LayoutPriority(rawValue: 749))]
    return edits.compactMap { subject.advice(on: constraint, $0) }
  }

  /// Reports texts that stand at the left in a layout from right to left, with room at their right.
  private mutating func takeAlignment() {
    let (root, subject) = (scene.root, scene.subject)
    guard root.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    let places = subject.places
    root.forEachDescendant { view in
      guard let label = view as? Label, label.textContent.alignment == .left, view.turnsOver,
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft, !view.isHidden,
        view.isStretched(along: [.horizontal]), let place = places[view.sceneID]
      else { return }
      let name = LocalNames(around: view.sceneID, in: places)?.words(view.spokenName)
      let advice = Advice.setting(
        ["alignment"], "natural", of: name ?? view.spokenName, at: place,
        isOfDocument: subject.isDocument)
      found.append(
        subject.finding(
          .warning, .absoluteSide,
          "the text of '\(view.spokenName)' stays at the left in right-to-left layouts", at: place,
          view: view.sceneID, advice: [advice].compactMap { $0 }))
    }
  }

  /// Reports required content priorities, which can't yield if there is too little space, or too
  /// much.
  private mutating func takePriorities() {
    let (root, subject) = (scene.root, scene.subject)
    let state = scene.variant.stateName
    var priorities: [CheckFinding] = []
    var statements: [String: [String: [StatedPriorities]]] = [:]
    root.forEachDescendant { view in
      for required in view.contentPriorities where !required.axes.isEmpty {
        let known = statements[required.key] ?? subject.contentPriorities(required.key)
        statements[required.key] = known
        guard
          let stated = known[view.sceneID]?.first(where: {
            $0.counts(in: state) && required.matches($0)
          })
        else { continue }
        let isHugging = required.key == "hugging"
        let sense = isHugging ? "grow" : "shrink"
        let isOverruled = isHugging && view.isStretched(along: required.axes)
        let clause = isOverruled ? "should never \(sense)" : "can never \(sense)"
        let name =
          !subject.isDocument
          ? required.key : isHugging ? "content hugging" : "content compression resistance"
        // In a document it is deliberate, unless a length leaves the content no room to grow.
        let isNote = subject.isDocument && !(isHugging ? isOverruled : view.isHeld(required.axes))
        priorities.append(
          subject.finding(
            isNote ? .note : .warning, .requiredContentSize,
            "'\(view.spokenName)' \(clause) \(required.words): its \(name) is required"
              + (isOverruled ? ", yet it is larger than its content" : ""),
            at: stated.place, view: view.sceneID,
            advice: required.advice(stated)))
      }
    }
    found += priorities
  }
}

extension LayoutConstraint {
  /// Whether left or right sides are compared with each other.
  fileprivate var isBoundToSides: Bool {
    [firstAttribute, secondAttribute].contains { $0.isAbsoluteSide }
      && [firstItem, secondItem].allSatisfy { !($0 is View) || ($0 as? View)?.turnsOver == true }
  }
}

extension View {
  /// Whether the view follows the interface's direction.
  fileprivate var turnsOver: Bool { semanticContentAttribute == .unspecified }

  /// Whether it is longer than its content along one of some axes.
  fileprivate func isStretched(along axes: [Axis]) -> Bool {
    let (content, rect) = (intrinsicContentSize, alignmentRect(forFrame: frame))
    return axes.contains { axis in
      let length = axis == .horizontal ? rect.width : rect.height
      let wanted = axis == .horizontal ? content.width : content.height
      return wanted != Self.noIntrinsicMetric && length > wanted + 1
    }
  }

  /// Whether its text may take several lines and needs its own height for them.
  var isMultiline: Bool { mostLines != 1 }

  /// The maximum number of lines of its text, 0 for any; 1 for a view without text, for one that
  /// scrolls its text.
  var mostLines: Int {
    switch self {
    case let label as Label: label.textContent.lines ?? 1
    case let button as Button:
      // A title that wraps by its mode alone is high enough for one line to its author.
      button.textContent.text.isEmpty
        ? 1 : button.style.isConfigured ? button.titleLines : button.textContent.lines ?? 1
    case let page as TextView: page.isScrollEnabled ? 1 : page.textContent.lines ?? 0
    default: 1
    }
  }
}

extension View {
  /// Whether a required constraint limits its length along one of some axes to a number.
  fileprivate func isHeld(_ axes: [Axis]) -> Bool {
    constraints.contains { constraint in
      constraint.firstItem === self && constraint.secondAttribute == .notAnAttribute
        && constraint.origin == .user && constraint.priority.isRequired
        && constraint.relation != .greaterThanOrEqual
        && constraint.firstAttribute.axis.map(axes.contains) == true
    }
  }

  /// Whether a height has room for as many lines as a label may have, in a font that doesn't follow
  /// the reader's text size.
  fileprivate func fitsItsMostLines(in height: Double) -> Bool {
    guard let label = self as? Label, label.mostLines > 1, label.mostLines <= 100,
      label.textContent.font?.leading == nil
    else { return false }
    let full = Label(label.environment)
    full.textContent = label.textContent
    full.textContent.text = Array(repeating: "x", count: label.mostLines).joined(separator: "\n")
    return full.naturalContentSize.height <= height
  }

  /// Whether its text takes one line, also where a language doubles it and the reader's text size is the
  /// largest, and a height has room for that.
  fileprivate func staysOnOneLine(in height: Double) -> Bool {
    guard let text = asTextCarrying?.textContent, !text.text.isEmpty, !text.text.contains("\n"),
      let content = (self as? PaintedView)?.naturalContentSize
    else { return false }
    // A configuration's own font follows the text size. At the largest one, the smallest style is 40 points
    // instead of 11.
    let scales = text.font.map { $0.leading != nil } ?? (self is Button)
    let growth = scales ? 40.0 / 11 : 1
    let rect = alignmentRect(forFrame: frame)
    return content.width * 2 * growth <= rect.width && content.height * growth <= height
  }

  /// Whether all its text is one or two letters, which take one line.
  fileprivate var showsASign: Bool {
    asTextCarrying.map { (1...2).contains($0.textContent.text.count) } ?? false
  }
}
