import Controls
import Geometry
import Localization

/// The condition under which a constraint or an attribute applies: requirements on the canvas,
/// trait by trait.
///
/// `{ width: ">= 320, < 430", direction: rtl, locale: [ar, he] }` requires all three; one item of
/// a list is enough, but all comparisons joined by commas must hold.
package struct SceneCondition: Hashable, Sendable {
  /// The traits that a condition can test.
  package enum Trait: String, CaseIterable, Hashable, Sendable {
    case width, height, horizontalSizeClass, verticalSizeClass
    case direction, locale, strings, textSize, appearance, look, device, scale, keyboard, state
    case contrast, boldText, buttonShapes, reduceMotion, reduceTransparency

    /// The setting of accessibility that it tests; nil for other traits.
    var setting: AccessibilitySetting? { AccessibilitySetting(rawValue: rawValue) }
  }

  /// The relation between the canvas's value and the stated one.
  package enum Relation: String, CaseIterable, Hashable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
  }

  /// The value that a trait is compared with.
  package enum Operand: Hashable, Sendable {
    /// A number: points, pixels per point, or the rank of a text size.
    case number(Double)
    /// A word in its canonical spelling.
    case word(String)
  }

  /// One comparison.
  package struct Requirement: Hashable, Sendable {
    /// The relation.
    package let relation: Relation
    /// The value that the canvas's is compared with.
    package let operand: Operand
  }

  /// The requirements on one trait.
  package struct Term: Hashable, Sendable {
    /// The trait.
    package let trait: Trait
    /// The alternatives, of which one must hold; all comparisons of an alternative must hold.
    package let alternatives: [[Requirement]]
  }

  /// The terms in the order of the file; all must hold.
  package var terms: [Term]

  /// Returns the conjunction with another condition.
  package func and(_ other: SceneCondition?) -> SceneCondition {
    SceneCondition(terms: terms + (other?.terms ?? []))
  }

  /// Whether the condition may hold in a state, whatever the rest of the canvas.
  func canHold(in state: String) -> Bool {
    terms.allSatisfy { term in
      term.trait != .state
        || term.alternatives.contains { $0.allSatisfy { $0.holds(for: .words([state])) } }
    }
  }

  /// Whether the condition holds on a canvas; a comparison with a size that the layout determines
  /// (`fit`) never does.
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
  /// A canvas's value for a trait.
  fileprivate enum Fact {
    case number(Double)
    /// All words that match: `pt-BR` is also `pt`.
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
    case .keyboard: .number(keyboardHeight)
    case .textSize: .number(textSize.rank)
    case .horizontalSizeClass: word(horizontalSizeClass?.rawValue)
    case .verticalSizeClass: word(verticalSizeClass?.rawValue)
    case .direction: .words([direction == .leftToRight ? "ltr" : "rtl"])
    case .locale: .words(LocaleTag(locale)?.fallbacks ?? [locale])
    case .strings: .words(strings.isEmpty ? ["base"] : strings.members.map(\.name) + [strings.name])
    case .appearance: .words([appearance.rawValue])
    case .look: .words([look.rawValue])
    case .device: .words([device?.name].compactMap { $0 })
    case .state: .words(SceneState.names(in: state))
    case .contrast, .boldText, .buttonShapes, .reduceMotion, .reduceTransparency:
      word(trait.setting.map { settings.contains($0) ? $0.words.on : $0.words.off })
    }
  }

  private func number(_ value: Double?) -> SceneCondition.Fact {
    value.map { .number($0) } ?? .unknown
  }

  private func word(_ value: String?) -> SceneCondition.Fact {
    value.map { .words([$0]) } ?? .unknown
  }
}
