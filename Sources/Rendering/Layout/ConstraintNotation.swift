package import AutoLayout
import Typesetting

/// A constraint as a scene would write it: `title.width >= 402 @ 750 (compression)`.
///
/// Constraints that nobody wrote carry in parentheses who made them.
package struct ConstraintNotation: CustomStringConvertible {
  /// How numbers are written.
  package enum Numbers: Sendable {
    /// As somebody wrote them, and measured ones as layouts print them.
    case stated
    /// All as layouts print them, to a thousandth: what recorded layouts compare.
    case rounded
  }

  private let half: ConstraintHalf
  private let numbers: Numbers

  /// Writes one half of a content size, or any other constraint.
  package init(_ half: ConstraintHalf) {
    self.half = half
    numbers = .stated
  }

  /// Writes a whole constraint; a content size as the equation that its halves hold together.
  package init(_ constraint: LayoutConstraint, numbers: Numbers = .stated) {
    half = ConstraintHalf(constraint: constraint, contentSide: nil)
    self.numbers = numbers
  }

  private var constraint: LayoutConstraint { half.constraint }

  /// The text.
  package var description: String {
    statement + (maker.map { " (\($0))" } ?? "")
  }

  /// The equation with its priority where that is not required, as a scene states it.
  package var statement: String { equation + priority }

  /// The equation alone, without priority and maker.
  package var equation: String { equation(relation: half.relation) }

  /// The equation with another relation in place of its own.
  package func equation(relation: LayoutConstraint.Relation) -> String {
    "\(first) \(relation.symbol) \(rightSide)"
  }

  /// The equation after an edit, with its priority where that is not required.
  package func edited(by edit: ConstraintEdit) -> String {
    switch edit {
    case .priority(let priority):
      equation + " @ " + Double(priority.rawValue).shortDescription
    case .relation(let relation): equation(relation: relation) + priority
    }
  }

  private var first: String {
    side(constraint.first, constraint.firstAttribute, from: constraint.firstStart)
  }

  private var rightSide: String {
    let constant = constraint.constant
    guard constraint.secondAttribute != .notAnAttribute else { return number(constant) }
    let second = side(constraint.second, constraint.secondAttribute, from: constraint.secondStart)
    let product =
      constraint.multiplier == 1
      ? second : "\(stated(constraint.multiplier)) * \(second)"
    if constant == 0 { return product }
    return "\(product) \(constant < 0 ? "-" : "+") \(number(constant.magnitude))"
  }

  /// A number that somebody wrote as it is, one that was measured as layouts print it.
  private func number(_ number: Double) -> String {
    constraint.origin == .user ? stated(number) : number.rounded3
  }

  private func stated(_ number: Double) -> String {
    switch numbers {
    case .stated: number.shortDescription
    case .rounded: number.rounded3
    }
  }

  private func side(
    _ item: ConstraintItem?, _ attribute: LayoutConstraint.Attribute, from start: OffsetStart?
  ) -> String {
    let text = "\(item?.spokenName ?? "nothing").\(attribute)"
    guard let start else { return text }
    return "(\(text) - \(start.item?.spokenName ?? "nothing").\(start.attribute))"
  }

  private var priority: String {
    half.priority.isRequired ? "" : " @ \(stated(half.priority.rawValue))"
  }

  /// Who made the constraint; nil for the scene.
  private var maker: String? {
    switch constraint.origin {
    case .user: nil
    case .contentSize:
      switch half.contentSide {
      case .hugging: "hugging"
      case .compressionResistance: "compression"
      case nil: "content size"
      }
    case .autoresizing: "autoresizing"
    case .stack: constraint.identifier ?? "stack"
    case .guide: "guide"
    case .encapsulated: "canvas"
    case .fitting: "fitting size"
    case .temporary: "temporary"
    }
  }
}

extension ConstraintHalf {
  /// A short name for lists: the id, `view.hugging`, `view.compression`, else the notation.
  package func name(id: String?) -> String {
    if let id { return id }
    switch contentSide {
    case .hugging: return "\(constraint.first?.spokenName ?? "").hugging"
    case .compressionResistance: return "\(constraint.first?.spokenName ?? "").compression"
    case nil: return ConstraintNotation(self).description
    }
  }
}

extension ConstraintItem {
  /// The item as equations of a scene name it: `card`, `card.margins`.
  package var sceneName: String { name(of: \.sceneID) }

  /// The item as remarks name it: as equations do, but its view by the name that its author gave it.
  package var spokenName: String { name(of: \.spokenName) }

  private func name(of view: (View) -> String) -> String {
    switch self {
    case .view(let item): return view(item)
    case .guide(let guide):
      let owner = guide.owningView.map(view) ?? "nothing"
      switch guide.kind {
      case .custom:
        return guide.identifier.isEmpty ? "guide of \(owner)" : guide.identifier
      case .margins: return "\(owner).margins"
      case .safeArea: return "\(owner).safeArea"
      case .readableContent: return "\(owner).readable"
      case .keyboard: return "\(owner).keyboard"
      case .scrollContent: return "\(owner).content"
      case .scrollFrame: return "\(owner).frameLayout"
      }
    }
  }
}
