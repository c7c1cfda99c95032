package import AutoLayout
import Typesetting

/// A constraint as a scene would write it: `title.width >= 402 @ 750 (compression)`.
///
/// Constraints that no one wrote end with their origin in parentheses.
package struct ConstraintNotation: CustomStringConvertible {
  /// How numbers are written.
  package enum Numbers: Sendable {
    /// Stated numbers as they were written, and measured ones as layouts print them.
    case stated
    /// All numbers as layouts print them, to a thousandth, for comparing recorded layouts.
    case rounded
  }

  private let half: ConstraintHalf
  private let numbers: Numbers

  /// Creates the notation of one half of a content size, or of any other constraint.
  package init(_ half: ConstraintHalf) {
    self.half = half
    numbers = .stated
  }

  /// Creates the notation of a whole constraint; that of a content size is the equation that its
  /// halves form together.
  package init(_ constraint: LayoutConstraint, numbers: Numbers = .stated) {
    half = ConstraintHalf(constraint: constraint, contentSide: nil)
    self.numbers = numbers
  }

  private var constraint: LayoutConstraint { half.constraint }

  /// The text.
  package var description: String {
    statement + (maker.map { " (\($0))" } ?? "")
  }

  /// The equation, with its priority unless it is required, as a scene states it.
  package var statement: String { equation + priority }

  /// The equation alone, without priority and origin.
  package var equation: String { equation(relation: half.relation) }

  /// Returns the equation with its relation replaced.
  package func equation(relation: LayoutConstraint.Relation) -> String {
    "\(first) \(relation.symbol) \(rightSide)"
  }

  /// Returns the equation after an edit, with its priority unless it is required.
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

  /// Returns a stated number as it was written, and a measured one as layouts print it.
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

  /// The origin of the constraint; nil for the scene.
  private var maker: String? {
    switch constraint.origin {
    case .user: nil
    case .contentSize:
      switch half.contentSide {
      case .hugging: "hugging"
      case .compressionResistance: "compression"
      case nil: "content size"
      }
    case .autoresizing:
      constraint.placingList.map { "placed by \($0.spokenName)" } ?? "autoresizing"
    case .stack: constraint.identifier ?? "stack"
    case .guide: "guide"
    case .encapsulated: "canvas"
    case .fitting: "fitting size"
    case .temporary: "temporary"
    }
  }
}

extension ConstraintHalf {
  /// Returns a short name for lists: the id, `view.hugging` or `view.compression`, otherwise the
  /// notation.
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
  /// The item as a scene's equations name it: `card`, `card.margins`.
  package var sceneName: String { name(of: \.sceneID) }

  /// The item as remarks name it: as in equations, but with the name that the view's author gave
  /// it.
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
