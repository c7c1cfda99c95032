import Controls
import Documents
import Typesetting

extension SceneCondition {
  /// A condition's traits with their values, while they are read.
  struct Entry: Sendable {
    var terms: [Term] = []
  }

  static let table = ObjectTable<Entry>(
    "condition",
    Trait.allCases.map { trait in
      Field(
        trait.rawValue, .alternatives(of: trait), trait.help,
        read: { entry in entry.terms.first { $0.trait == trait }?.alternatives }
      ) { entry, alternatives, _ in
        entry.terms.append(Term(trait: trait, alternatives: alternatives))
      }
    })
}

extension Shape where Value == SceneCondition {
  /// A mapping from traits to their requirements.
  static var condition: Shape {
    Shape(SceneCondition.table.schema, encode: { $0.encoded($1) }) { node, decoder in
      var entry = SceneCondition.Entry()
      let before = decoder.reporter.diagnostics.count
      guard SceneCondition.table.decode(node, into: &entry, decoder) else { return nil }
      guard decoder.reporter.diagnostics.count == before else { return nil }
      guard !entry.terms.isEmpty, entry.terms.allSatisfy({ !$0.alternatives.isEmpty }) else {
        return decoder.fail(.emptyCondition, at: node)
      }
      return SceneCondition(terms: entry.terms)
    }
  }
}

extension Shape where Value == [[SceneCondition.Requirement]] {
  /// A value or comparisons, or a list of which one must hold.
  fileprivate static func alternatives(of trait: SceneCondition.Trait) -> Shape {
    let one = Shape<[SceneCondition.Requirement]>.requirements(of: trait)
    return .either(
      scalar: one.map({ [$0] }, back: { $0.count == 1 ? $0[0] : nil }), list: .list(of: one))
  }
}

extension Shape where Value == [SceneCondition.Requirement] {
  /// A value, or comparisons joined by commas.
  fileprivate static func requirements(of trait: SceneCondition.Trait) -> Shape {
    let isFlag = trait.setting.map { $0 != .contrast } ?? false
    let schema: Schema =
      trait.isNumeric
      ? .either([.number(.any), .string(.comparison)])
      : isFlag ? .boolean : .string(.other("\(trait.noun) or a comparison"))
    return Shape(
      schema, encode: { requirements, _ in trait.encoded(requirements) }
    ) { node, decoder in
      switch decoder.document.scalar(of: node) {
      case .integer, .float:
        guard trait.isNumeric else { return decoder.wrongType(node, schema) }
        guard let number = decoder.number(node, .any) else { return nil }
        return [SceneCondition.Requirement(relation: .equal, operand: .number(number))]
      case .boolean(let value) where isFlag:
        return [SceneCondition.Requirement(relation: .equal, operand: .word("\(value)"))]
      case .string where decoder.document.shape(of: node) == .scalar:
        return ConditionParser(trait, node, decoder).requirements()
      default: return decoder.wrongType(node, schema)
      }
    }
  }
}

extension SceneCondition {
  /// Returns the traits in the order of the file; nil if a trait occurs twice, as it may in
  /// nested groups of constraints.
  fileprivate func encoded(_ encoder: SceneEncoder) -> YAMLValue? {
    guard Set(terms.map(\.trait)).count == terms.count else { return nil }
    let entry = Entry(terms: terms)
    return .mapping(
      terms.compactMap { term in
        Self.table.encode(term.trait.rawValue, of: entry, encoder)
          .map { .init(term.trait.rawValue, $0) }
      })
  }
}

extension SceneCondition.Trait {
  /// Returns a single number or word, or comparisons joined by commas.
  fileprivate func encoded(_ requirements: [SceneCondition.Requirement]) -> YAMLValue {
    if requirements.count == 1, requirements[0].relation == .equal {
      switch requirements[0].operand {
      case .number(let number) where isNumeric: return .number(number)
      case .word(let word) where setting?.words.on == "true": return .flag(word == "true")
      default: return .word(word(requirements[0].operand))
      }
    }
    let texts = requirements.map { requirement in
      requirement.relation == .equal
        ? word(requirement.operand)
        : "\(requirement.relation.rawValue) \(word(requirement.operand))"
    }
    return .word(texts.joined(separator: ", "))
  }

  private func word(_ operand: SceneCondition.Operand) -> String {
    switch operand {
    case .word(let word): word
    case .number(let number):
      self == .textSize
        ? ContentSizeCategory.allCases[Int(number)].rawValue : NumberText.of(number)
    }
  }
}

/// Reads comparisons such as `>= 320, < 430`.
private struct ConditionParser {
  private let trait: SceneCondition.Trait
  private let node: NodeID
  private let decoder: SceneDecoder
  private let bytes: [UInt8]

  init(_ trait: SceneCondition.Trait, _ node: NodeID, _ decoder: SceneDecoder) {
    self.trait = trait
    self.node = node
    self.decoder = decoder
    bytes = Array(decoder.document.text(of: node).utf8)
  }

  /// Returns all comparisons; nil after reporting an error in one.
  func requirements() -> [SceneCondition.Requirement]? {
    var found: [SceneCondition.Requirement] = []
    for part in bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let requirement = requirement(part.startIndex..<part.endIndex) else { return nil }
      found.append(requirement)
    }
    return found
  }

  private func requirement(_ range: Range<Int>) -> SceneCondition.Requirement? {
    let part = trimmed(range)
    let signs = bytes[part].prefix { "=!<>".utf8.contains($0) }
    let sign = String(decoding: signs, as: UTF8.self)
    let value = trimmed(part.lowerBound + signs.count..<part.upperBound)
    guard sign.isEmpty || SceneCondition.Relation(rawValue: sign) != nil else {
      return fail(
        .unknownSign(sign), part.lowerBound..<part.lowerBound + signs.count)
    }
    let relation = SceneCondition.Relation(rawValue: sign) ?? .equal
    guard trait.isNumeric || trait == .textSize || relation == .equal || relation == .notEqual
    else {
      return fail(
        .unorderedTrait(trait.rawValue, sign), part.lowerBound..<part.lowerBound + signs.count)
    }
    guard !value.isEmpty else {
      return fail(
        .conditionExpected(trait.noun, found: "nothing"), range.lowerBound..<range.upperBound)
    }
    guard let operand = operand(value) else { return nil }
    return SceneCondition.Requirement(relation: relation, operand: operand)
  }

  private func operand(_ range: Range<Int>) -> SceneCondition.Operand? {
    let text = String(decoding: bytes[range], as: UTF8.self)
    if trait.isNumeric {
      if let value = Double(text) ?? decoder.names.metric(text), NumberRange.any.contains(value) {
        return .number(value)
      }
      return fail(
        Identifier.isValid(text)
          ? .unknownMetric(text, decoder.names)
          : .conditionExpected("a number", found: "'\(text)'"), range)
    }
    if trait == .state {
      return decoder.states.contains(text)
        ? .word(text) : fail(.unknownState(text, decoder.states), range)
    }
    if trait == .device {
      let names = decoder.devices.map(\.name) + Device.names
      return Device(named: text, among: decoder.devices).map { .word($0.name) }
        ?? fail(.unknownDevice(text, names), range)
    }
    guard let operand = trait.operand(text) else {
      return fail(.unknownWord(text, trait.rawValue, trait.words), range)
    }
    return operand
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, bytes[lower] == 0x20 { lower += 1 }
    while lower < upper, bytes[upper - 1] == 0x20 { upper -= 1 }
    return lower..<upper
  }

  private func fail<Value>(_ clause: Clause, _ range: Range<Int>) -> Value? {
    decoder.report(EquationError(clause: clause, range: range), in: node)
    return nil
  }
}
