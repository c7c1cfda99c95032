import Documents

/// Reads Apple's `.stringsdict` files: plural, device and width rules by key.
///
/// Everything that would leave a text empty or wrong is reported.
struct StringsDictionaryFile {
  private let reporter: Reporter

  static let format = "NSStringLocalizedFormatKey"
  private static let device = "NSStringDeviceSpecificRuleType"
  private static let width = "NSStringVariableWidthRuleType"
  static let kind = "NSStringFormatSpecTypeKey"
  private static let pluralRule = "NSStringPluralRuleType"
  private static let valueType = "NSStringFormatValueTypeKey"
  /// The keys of a plural rule that are not forms of its text.
  static let settings = [kind, valueType]
  private static let categories = PluralCategory.allCases.map(\.rawValue)

  /// Reads a whole file; problems go to the reporter.
  static func read(_ reporter: Reporter) -> [(key: String, message: Message)] {
    guard let root = PropertyList.read(reporter) else { return [] }
    let file = StringsDictionaryFile(reporter: reporter)
    return root.entries.compactMap { entry in
      file.message(entry).map { (entry.key, $0) }
    }
  }

  /// Returns the text of an entry with its rules; nil if it has none that is usable.
  private func message(_ entry: PropertyList.Entry) -> Message? {
    let value = entry.value
    if let text = value.text { return Message(text) }
    guard case .dictionary = value else {
      return fail(.stringsType(entry.key, mustBe: "a dict or a string"), at: entry.place)
    }
    if let devices = value.entry(Self.device) { return message(byDevice: devices) }
    if let widths = value.entry(Self.width) { return message(byWidth: widths) }
    guard let format = value.entry(Self.format) else { return failWithoutFormat(entry) }
    guard let text = format.value.text else {
      return fail(.stringsType(Self.format, mustBe: "a string"), at: format.place)
    }
    let rules = value.entries.filter { $0.key != Self.format }
    let names = rules.map(\.key)
    check(text, of: entry.key, names, at: format.place)
    var variables: [String: MessageVariable] = [:]
    for rule in rules {
      if let form = plural(rule, names) { variables[rule.key] = MessageVariable(form: form) }
    }
    return Message(.text(text), variables: variables)
  }

  private func message(byDevice rule: PropertyList.Entry) -> Message? {
    guard !rule.value.entries.isEmpty else {
      return fail(.stringsType(Self.device, mustBe: "a dict of texts by device"), at: rule.place)
    }
    var forms: [String: MessageForm] = [:]
    var variables: [String: MessageVariable] = [:]
    for entry in rule.value.entries {
      guard let message = message(entry) else { continue }
      forms[entry.key] = message.form
      variables.merge(message.variables) { first, _ in first }
    }
    return forms.isEmpty ? nil : Message(.device(forms), variables: variables)
  }

  private func message(byWidth rule: PropertyList.Entry) -> Message? {
    var forms: [Int: MessageForm] = [:]
    var variables: [String: MessageVariable] = [:]
    for entry in rule.value.entries {
      guard let width = Int(entry.key) else {
        return fail(
          .stringsType(entry.key, mustBe: "a width in ems, such as 20"), at: entry.keyPlace)
      }
      guard let message = message(entry) else { continue }
      forms[width] = message.form
      variables.merge(message.variables) { first, _ in first }
    }
    guard !forms.isEmpty else {
      return fail(.stringsType(Self.width, mustBe: "a dict of texts by width"), at: rule.place)
    }
    return Message(.width(forms), variables: variables)
  }

  private func failWithoutFormat(_ entry: PropertyList.Entry) -> Message? {
    let known = [Self.format, Self.device, Self.width]
    for part in entry.value.entries where NearestName.of(part.key, among: known) != nil {
      return fail(.stringsUnknownKey(part.key, in: "'\(entry.key)'", known), at: part.keyPlace)
    }
    return fail(.stringsMissingKey([Self.format], in: "'\(entry.key)'"), at: entry.keyPlace)
  }

  /// Returns the plural forms of a variable.
  private func plural(_ rule: PropertyList.Entry, _ names: [String]) -> MessageForm? {
    guard case .dictionary(let parts) = rule.value else {
      return fail(.stringsType(rule.key, mustBe: "a dict with a plural rule"), at: rule.place)
    }
    var isComplete = true
    let known = Self.settings + Self.categories
    for part in parts where !known.contains(part.key) {
      reporter.report(
        .stringsUnknownKey(part.key, in: "'\(rule.key)'", known), at: part.keyPlace)
      isComplete = false
    }
    if let kind = rule.value.entry(Self.kind) {
      if kind.value.text != Self.pluralRule {
        let word = kind.value.text ?? ""
        reporter.report(.stringsWord(word, Self.kind, [Self.pluralRule]), at: kind.place)
      }
    } else if isComplete {
      reporter.report(.stringsMissingKey([Self.kind], in: "'\(rule.key)'"), at: rule.keyPlace)
    }
    var forms: [PluralCategory: MessageForm] = [:]
    for part in parts {
      guard let category = PluralCategory(rawValue: part.key) else { continue }
      guard let text = part.value.text else {
        reporter.report(.stringsType(part.key, mustBe: "a string"), at: part.place)
        continue
      }
      check(text, of: rule.key, names, at: part.place)
      forms[category] = .text(text)
    }
    return .plural(forms)
  }

  /// Reports variables in a text that no rule defines.
  private func check(_ text: String, of key: String, _ names: [String], at place: Place) {
    for name in FormatPiece.variables(in: text) where !names.contains(name) {
      reporter.report(.unknownVariable(name, in: key, names), at: place)
    }
  }

  private func fail(_ clause: Clause, at place: Place) -> Message? {
    reporter.report(clause, at: place)
    return nil
  }

  private func fail(_ clause: Clause, at place: Place) -> MessageForm? {
    reporter.report(clause, at: place)
    return nil
  }
}
