import AutoLayout
import Documents
import Rendering
import Scenes

/// Conditions on a width or a height that hold where they are not meant to, or do not where they are: two that
/// members of a contradiction have and that both hold, or those of what is left open.
struct ConditionAdvice {
  /// The values of a trait for which a condition holds.
  private struct Range {
    let trait: SceneCondition.Trait
    var lower: SceneCondition.Requirement?
    var upper: SceneCondition.Requirement?

    /// The bound, of which there is one.
    var only: SceneCondition.Requirement? { lower ?? upper }
  }

  /// Where both conditions hold, in words.
  let sentence: String
  /// The edits that let one condition end where the other one begins.
  let all: [Advice]

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
        sentence =
          "both conditions hold from a \(first.trait) of \(Self.number(lower)) to \(Self.number(upper))"
        all = [
          Self.ending(first.trait, before: upper, place),
          Self.ending(first.trait, before: lower, other),
        ]
        return
      }
    }
    // Two that begin, or end, at the same number were meant for both sides of it.
    for (index, (first, one)) in stated.enumerated() {
      for (second, other) in stated[(index + 1)...] where second.trait == first.trait {
        guard let own = first.only, let bound = second.only, own.operand == bound.operand,
          own.relation != bound.relation
        else { continue }
        sentence =
          "both conditions hold \(first.upper == nil ? "from" : "up to") a \(first.trait) of "
          + Self.number(own)
        all = [
          Self.ending(first.trait, before: bound, one),
          Self.ending(first.trait, before: own, other),
        ]
        return
      }
    }
    return nil
  }

  /// How many of the lines with conditions are turned, and among how many of a scene others are looked for.
  private static let (most, mostRead) = (8, 512)

  /// Returns the edits that turn conditions which don't hold, so that each holds where it doesn't now.
  ///
  /// - Parameter indices: the constraints that have them.
  static func turning(_ indices: [Int], in scene: Scene) -> [Advice] {
    var known: Set<SceneCondition> = []
    return indices.prefix(most).compactMap { index -> Advice? in
      let constraint = scene.constraints[index]
      guard let condition = constraint.condition, known.insert(condition).inserted,
        let range = range(of: condition), let own = range.only
      else { return nil }
      // What holds at the other side of the number ends where this one begins.
      let others = scene.constraints.prefix(mostRead).lazy.compactMap {
        Self.range(of: $0.condition)
      }.filter {
        $0.trait == range.trait && $0.only != nil && $0.only != own
      }
      // So does what leaves a gap before another one.
      let other =
        others.first { $0.only?.operand == own.operand }
        ?? others.first { ($0.lower == nil) != (range.lower == nil) }
      return ending(range.trait, before: other?.only ?? own, constraint.place)
    }
  }

  /// Returns the advice to let the condition at a place hold where one with a bound doesn't.
  private static func ending(
    _ trait: SceneCondition.Trait, before bound: SceneCondition.Requirement, _ place: Place
  ) -> Advice {
    let relation =
      switch bound.relation {
      case .less: ">="
      case .lessOrEqual: ">"
      case .greater: "<="
      default: "<"
      }
    let value = "\"\(relation) \(number(bound))\""
    return Advice(
      "line \(place.line): let the condition on '\(trait)' be \(value)",
      [.set(["when", trait.rawValue], value, of: place)], edit: "when: { \(trait): \(value) }")
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
