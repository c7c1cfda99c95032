import Controls
import Geometry
import Localization

/// When a constraint or an attribute counts: what must hold of the canvas, trait by trait.
///
/// `{ width: ">= 320, < 430", direction: rtl, locale: [ar, he] }` asks for all three; of a list one
/// is enough, of comparisons joined by commas all are needed.
package struct SceneCondition: Hashable, Sendable {
  /// What a condition can ask about.
  package enum Trait: String, CaseIterable, Hashable, Sendable {
    case width, height, horizontalSizeClass, verticalSizeClass
    case direction, locale, strings, textSize, appearance, device, scale, state
  }

  /// How the canvas's value compares with the stated one.
  package enum Relation: String, CaseIterable, Hashable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
  }

  /// What a trait is compared with.
  package enum Operand: Hashable, Sendable {
    /// A number: points, pixels in a point, or the rank of a text size.
    case number(Double)
    /// A word in its canonical spelling.
    case word(String)
  }

  /// One comparison.
  package struct Requirement: Hashable, Sendable {
    /// How the values compare.
    package let relation: Relation
    /// What the canvas's value is compared with.
    package let operand: Operand
  }

  /// What is asked of one trait.
  package struct Term: Hashable, Sendable {
    /// The trait.
    package let trait: Trait
    /// Of these one is enough; of each all comparisons must hold.
    package let alternatives: [[Requirement]]
  }

  /// The terms in the order of the file; all must hold.
  package var terms: [Term]

  /// Both conditions at once.
  package func and(_ other: SceneCondition?) -> SceneCondition {
    SceneCondition(terms: terms + (other?.terms ?? []))
  }

  /// Whether it may hold in a state, whatever else the canvas is.
  func canHold(in state: String) -> Bool {
    terms.allSatisfy { term in
      term.trait != .state
        || term.alternatives.contains { $0.allSatisfy { $0.holds(for: .words([state])) } }
    }
  }

  /// Whether it holds; nothing holds of a size that comes from the layout itself (`fit`).
  package func holds(on canvas: ResolvedCanvas) -> Bool {
    terms.allSatisfy { term in
      let value = canvas.value(of: term.trait)
      return term.alternatives.contains { $0.allSatisfy { $0.holds(for: value) } }
    }
  }
}

extension SceneCondition.Requirement {
  fileprivate func holds(for value: SceneCondition.Fact) -> Bool {
    switch (value, operand) {
    case (.number(let value), .number(let wanted)): compare(value, wanted)
    case (.words(let words), .word(let wanted)):
      words.contains(wanted) == (relation == .equal)
    case (.unknown, _), (.number, .word), (.words, .number): false
    }
  }

  private func compare(_ value: Double, _ wanted: Double) -> Bool {
    switch relation {
    case .equal: value == wanted
    case .notEqual: value != wanted
    case .less: value < wanted
    case .lessOrEqual: value <= wanted
    case .greater: value > wanted
    case .greaterOrEqual: value >= wanted
    }
  }
}

extension SceneCondition {
  /// What a canvas says about a trait.
  fileprivate enum Fact {
    case number(Double)
    /// All words that fit: `pt-BR` is `pt` too.
    case words([String])
    case unknown
  }
}

extension ResolvedCanvas {
  fileprivate func value(of trait: SceneCondition.Trait) -> SceneCondition.Fact {
    switch trait {
    case .width: number(width.points)
    case .height: number(height.points)
    case .scale: .number(scale)
    case .textSize: .number(textSize.rank)
    case .horizontalSizeClass: word(horizontalSizeClass?.rawValue)
    case .verticalSizeClass: word(verticalSizeClass?.rawValue)
    case .direction: .words([direction == .leftToRight ? "ltr" : "rtl"])
    case .locale: .words(LocaleTag(locale)?.fallbacks ?? [locale])
    case .strings: .words(strings.isEmpty ? ["base"] : strings.members.map(\.name) + [strings.name])
    case .appearance: .words([appearance.rawValue])
    case .device: .words([device?.name].compactMap { $0 })
    case .state: .words([state])
    }
  }

  private func number(_ value: Double?) -> SceneCondition.Fact {
    value.map { .number($0) } ?? .unknown
  }

  private func word(_ value: String?) -> SceneCondition.Fact {
    value.map { .words([$0]) } ?? .unknown
  }
}
