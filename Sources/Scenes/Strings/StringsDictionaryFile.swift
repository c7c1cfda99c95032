/// Reads Apple's `.stringsdict` files: plural, device and width rules by key.
enum StringsDictionaryFile {
  /// Reads a whole file; what is wrong goes to the reporter.
  static func read(_ reporter: Reporter) -> [(key: String, message: Message)] {
    guard let root = PropertyList.read(reporter) else { return [] }
    return root.entries.compactMap { key, value in
      message(value).map { (key, $0) }
    }
  }

  private static func message(_ value: PropertyList) -> Message? {
    if let text = value.text { return Message(text) }
    if let form = form(value["NSStringDeviceSpecificRuleType"], MessageForm.device) {
      return Message(form)
    }
    // Of variants by width the widest is the text itself: nothing is known of the room.
    if let widths = value["NSStringVariableWidthRuleType"]?.entries,
      let widest = widths.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) })?.value.text
    {
      return Message(widest)
    }
    guard let format = value["NSStringLocalizedFormatKey"]?.text else { return nil }
    var variables: [String: MessageVariable] = [:]
    for (name, rule) in value.entries where !rule.entries.isEmpty {
      variables[name] = MessageVariable(form: plural(rule))
    }
    return Message(.text(format), variables: variables)
  }

  private static func plural(_ rule: PropertyList) -> MessageForm {
    var forms: [PluralCategory: MessageForm] = [:]
    for category in PluralCategory.allCases {
      if let text = rule[category.rawValue]?.text { forms[category] = .text(text) }
    }
    return .plural(forms)
  }

  private static func form(
    _ value: PropertyList?, _ make: ([String: MessageForm]) -> MessageForm
  ) -> MessageForm? {
    guard let value, !value.entries.isEmpty else { return nil }
    var forms: [String: MessageForm] = [:]
    for (device, text) in value.entries {
      if let text = text.text { forms[device] = .text(text) }
    }
    return make(forms)
  }
}
