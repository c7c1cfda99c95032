import AutoLayout
import Controls
import Geometry
import Scenes

/// What is questionable in constraints and priorities whatever the frames come to.
struct StatedFindings {
  private let scene: LaidOutScene
  private var found: [CheckFinding] = []

  init(_ scene: LaidOutScene) {
    self.scene = scene
    scene.root.forEachDescendant { view in
      for constraint in view.constraints where constraint.origin == .user {
        guard let index = constraint.sourceIndex else { continue }
        if constraint.isBoundToSides { takeSides(index) }
        takeFixedHeight(constraint, index)
      }
    }
    takePriorities()
  }

  /// The findings in the order of the file, each once.
  var all: [CheckFinding] {
    var known: [CheckFinding] = []
    for finding in found where !known.contains(finding) { known.append(finding) }
    return known.enumerated().sorted { first, second in
      let places = [first, second].map { $0.element.diagnostic.remark.place }
      guard let one = places[0], let other = places[1], one != other else {
        return first.offset < second.offset
      }
      return one < other
    }.map(\.element)
  }

  /// Left and right stay where they are when the layout turns over.
  private mutating func takeSides(_ index: Int) {
    guard let source = scene.subject.constraint(index) else { return }
    let edit = source.statement.map(SideNames.mirrored)
    // A format that fixes its own direction means what it says.
    guard edit != source.statement else { return }
    found.append(
      scene.subject.finding(
        .warning, .absoluteSide,
        "left and right do not turn over in right-to-left layouts", at: source.place,
        edit: edit ?? "leading and trailing"))
  }

  /// Text that may wrap needs a height of its own.
  private mutating func takeFixedHeight(_ constraint: LayoutConstraint, _ index: Int) {
    guard constraint.firstAttribute == .height, constraint.secondAttribute == .notAnAttribute,
      constraint.relation != .greaterThanOrEqual,
      let view = constraint.firstItem as? View, view.isMultiline,
      constraint.priority.rawValue
        >= view.contentCompressionResistancePriority(for: .vertical).rawValue,
      let source = scene.subject.constraint(index)
    else { return }
    let amount = JSON.number(constraint.constant).text
    let verb = constraint.relation == .equal ? "a fixed height" : "a largest height"
    found.append(
      scene.subject.finding(
        .warning, .fixedHeight,
        "'\(view.spokenName)' has \(verb) of \(amount) points, but its text may need more lines",
        at: source.place, view: view.sceneID, edit: "\(view.spokenName).height >= \(amount)"))
  }

  /// A required size of content leaves no way out when there is too little room, or too much.
  private mutating func takePriorities() {
    let (root, subject) = (scene.root, scene.subject)
    var priorities: [CheckFinding] = []
    root.forEachDescendant { view in
      for (key, axes) in view.requiredContentPriorities {
        guard let place = subject.place(ofContentPriority: key, of: view.sceneID) else { continue }
        let sense = key == "hugging" ? "grow" : "shrink"
        priorities.append(
          subject.finding(
            .warning, .requiredContentSize,
            "'\(view.spokenName)' can never \(sense) \(axes): its \(key) is required", at: place,
            view: view.sceneID, edit: "\(key): 999"))
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
  /// Whether the view follows the direction of the interface.
  fileprivate var turnsOver: Bool { semanticContentAttribute == .unspecified }

  /// Whether text in it may take several lines, and needs its own height for them.
  fileprivate var isMultiline: Bool {
    guard let label = self as? Label else { return false }
    return (label.textContent.lines ?? 1) != 1
  }
}

extension View {
  /// Which of hugging and compression are required, and in which directions.
  fileprivate var requiredContentPriorities: [(key: String, axes: String)] {
    func axes(_ priority: (Axis) -> LayoutPriority) -> String? {
      switch (priority(.horizontal) == .required, priority(.vertical) == .required) {
      case (true, true): "in either direction"
      case (true, false): "horizontally"
      case (false, true): "vertically"
      case (false, false): nil
      }
    }
    let hugging = axes { contentHuggingPriority(for: $0) }
    let compression = axes { contentCompressionResistancePriority(for: $0) }
    return [("hugging", hugging), ("compression", compression)].compactMap { key, axes in
      axes.map { (key, $0) }
    }
  }
}

/// The names of sides in constraints.
enum SideNames {
  private static let pairs = [
    ("alignAllLeft", "alignAllLeading"), ("alignAllRight", "alignAllTrailing"),
    ("leftMargin", "leadingMargin"), ("rightMargin", "trailingMargin"),
    ("left", "leading"), ("right", "trailing"),
  ]

  /// A constraint with leading and trailing in place of left and right.
  static func mirrored(_ text: String) -> String {
    var words: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        words += [word, String(character)]
        word = ""
      }
    }
    words.append(word)
    // A name in front of a dot, or without one, is a view's.
    for index in words.indices.dropFirst(2) where words[index - 1] == "." {
      if let pair = pairs.first(where: { $0.0 == words[index] }) { words[index] = pair.1 }
    }
    return words.joined()
  }
}
