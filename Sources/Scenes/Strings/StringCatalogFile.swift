/// Reads Xcode String Catalogs: JSON with all languages of all keys, their forms by device and by
/// plural category, and their substitutions.
struct StringCatalogFile {
  private let document: YAMLDocument
  private let reporter: Reporter

  /// Reads a whole catalog into another; what is wrong goes to the reporter.
  static func read(_ reporter: Reporter, into catalog: inout StringCatalog) {
    guard let document = DocumentReader.read(reporter) else { return }
    StringCatalogFile(document: document, reporter: reporter).read(into: &catalog)
  }

  private func read(into catalog: inout StringCatalog) {
    guard let strings = value("strings", of: document.root),
      let source = value("sourceLanguage", of: document.root),
      document.shape(of: strings) == .mapping, document.shape(of: source) == .scalar
    else {
      reporter.report(.noStringCatalog, at: document.place(of: document.root))
      return
    }
    let language = document.text(of: source)
    if catalog.sourceLanguage == nil { catalog.sourceLanguage = language }
    for (key, entry) in document.entries(of: strings) {
      let name = document.text(of: key)
      // A key without a localisation in the source language is its own text.
      catalog.add(Message(name), for: name, locale: language)
      guard let localizations = value("localizations", of: entry) else { continue }
      for (locale, unit) in entries(of: localizations) {
        if let message = message(of: unit) {
          catalog.add(message, for: name, locale: document.text(of: locale))
        }
      }
    }
  }

  private func message(of node: NodeID) -> Message? {
    guard let form = form(of: node) else { return nil }
    var variables: [String: MessageVariable] = [:]
    if let substitutions = value("substitutions", of: node) {
      for (name, substitution) in entries(of: substitutions) {
        variables[document.text(of: name)] = variable(substitution)
      }
    }
    return Message(form, variables: variables)
  }

  private func variable(_ node: NodeID) -> MessageVariable? {
    guard let form = form(of: node) else { return nil }
    let number = value("argNum", of: node).flatMap { Int(document.text(of: $0)) }
    return MessageVariable(argument: number, form: form)
  }

  /// The text of a unit, or its variations.
  private func form(of node: NodeID) -> MessageForm? {
    if let unit = value("stringUnit", of: node), let text = value("value", of: unit) {
      return document.shape(of: text) == .scalar ? .text(document.text(of: text)) : nil
    }
    guard let variations = value("variations", of: node) else { return nil }
    if let devices = value("device", of: variations) {
      return .device(forms(of: devices) { $0 })
    }
    guard let plurals = value("plural", of: variations) else { return nil }
    return .plural(forms(of: plurals, PluralCategory.init(rawValue:)))
  }

  private func forms<Key: Hashable>(
    of node: NodeID, _ key: (String) -> Key?
  ) -> [Key: MessageForm] {
    var forms: [Key: MessageForm] = [:]
    for (name, unit) in entries(of: node) {
      if let key = key(document.text(of: name)), let form = form(of: unit) { forms[key] = form }
    }
    return forms
  }

  private func value(_ key: String, of node: NodeID) -> NodeID? {
    entries(of: node).first { document.text(of: $0.key) == key }?.value
  }

  private func entries(of node: NodeID) -> [(key: NodeID, value: NodeID)] {
    document.shape(of: node) == .mapping ? Array(document.entries(of: node)) : []
  }
}
