import AutoLayout
import Documents
import Rendering
import Scenes

/// Two members of a contradiction whose conditions both hold over a range of widths or heights, where only
/// one of them was meant to.
struct ConditionAdvice {
  /// The values of a trait for which a condition holds.
  private struct Range {
    let trait: SceneCondition.Trait
    var lower: SceneCondition.Requirement?
    var upper: SceneCondition.Requirement?
  }

  /// The trait, as a scene writes it.
  private let trait: String
  /// Where the member with a lower bound is stated, and where that with an upper one is.
  private let places: (upward: Place, downward: Place)
  /// The bounds: from where the first applies, and up to where the second does.
  private let bounds: (lower: SceneCondition.Requirement, upper: SceneCondition.Requirement)

  /// The first such pair; nil if there is none.
  init?(_ scene: Scene, _ issue: LayoutIssue) {
    let stated = issue.constraints.compactMap { member -> (range: Range, place: Place)? in
      guard let index = member.sourceIndex, scene.constraints.indices.contains(index),
        let range = Self.range(of: scene.constraints[index].condition)
      else { return nil }
      return (range, scene.constraints[index].place)
    }
    let upward = stated.filter { $0.range.upper == nil }
    let downward = stated.filter { $0.range.lower == nil }
    for (first, place) in upward {
      for (second, other) in downward where second.trait == first.trait {
        guard let lower = first.lower, let upper = second.upper else { continue }
        (trait, places, bounds) = (first.trait.rawValue, (place, other), (lower, upper))
        return
      }
    }
    return nil
  }

  /// The range in words.
  var sentence: String {
    "both conditions hold from a \(trait) of \(Self.number(bounds.lower)) to \(Self.number(bounds.upper))"
  }

  /// The edits that let one condition end where the other one begins.
  var all: [Advice] {
    [
      advice(bounds.upper.relation == .less ? ">=" : ">", bounds.upper, places.upward),
      advice(bounds.lower.relation == .greater ? "<=" : "<", bounds.lower, places.downward),
    ]
  }

  private func advice(
    _ relation: String, _ bound: SceneCondition.Requirement, _ place: Place
  ) -> Advice {
    let value = "\"\(relation) \(Self.number(bound))\""
    return Advice(
      "line \(place.line): let the condition on '\(trait)' be \(value)",
      [.set(["when", trait], value, of: place)], edit: "when: { \(trait): \(value) }")
  }

  private static func number(_ requirement: SceneCondition.Requirement) -> String {
    guard case .number(let number) = requirement.operand else { return "" }
    return number.rounded3
  }

  /// Returns the range of a condition with one bound alone; nil for any other.
  private static func range(of condition: SceneCondition?) -> Range? {
    guard let terms = condition?.terms, terms.count == 1,
      [.width, .height].contains(terms[0].trait),
      terms[0].alternatives.count == 1, terms[0].alternatives[0].count == 1
    else { return nil }
    let requirement = terms[0].alternatives[0][0]
    switch requirement.relation {
    case .less, .lessOrEqual: return Range(trait: terms[0].trait, upper: requirement)
    case .greater, .greaterOrEqual: return Range(trait: terms[0].trait, lower: requirement)
    case .equal, .notEqual: return nil
    }
  }
}
