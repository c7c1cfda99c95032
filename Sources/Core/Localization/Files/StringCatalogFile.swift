import Documents

/// Reads Xcode String Catalogs: JSON with all languages of all keys, their forms by device and by
/// plural category, and their substitutions.
///
/// Everything that would leave a text empty or wrong is reported; keys that are merely unknown
/// are ignored.
struct StringCatalogFile {
  private let document: YAMLDocument
  private let reporter: Reporter

  private typealias Entries = [(key: NodeID, value: NodeID)]

  private static let devices = [
    "iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other",
  ]
  private static let categories = PluralCategory.allCases.map(\.rawValue)

  /// Reads a whole catalog into another; problems go to the reporter.
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
      guard let parts = entries(of: entry, name) else { continue }
      reportMisspelt(
        parts, in: "a string", ["localizations", "extractionState", "comment", "shouldTranslate"])
      if let comment = value("comment", in: parts), document.shape(of: comment) == .scalar {
        catalog.note(document.text(of: comment), on: name, locale: language)
      }
      if let flag = value("shouldTranslate", in: parts), document.isText(of: flag, "false") {
        catalog.keepUntranslated(name)
      }
      if let state = value("extractionState", in: parts), document.isText(of: state, "stale") {
        catalog.noteStale(name)
      }
      guard let node = value("localizations", in: parts),
        let localizations = entries(of: node, "localizations")
      else { continue }
      for (node, unit) in localizations {
        let locale = document.text(of: node)
        guard LocaleTag(locale) != nil else {
          report(.stringsLanguage(locale), at: node)
          continue
        }
        if let message = message(of: unit, locale) {
          catalog.add(message, for: name, locale: locale)
          noteStates(below: unit) { catalog.note($0, of: name, locale: locale) }
        }
      }
    }
  }

  /// Notes which texts of a localisation are not done.
  private func noteStates(below node: NodeID, _ note: (TranslationState) -> Void) {
    guard document.shape(of: node) == .mapping else { return }
    for (key, part) in document.entries(of: node) {
      if document.isText(of: key, "state") {
        if document.isText(of: part, "new") { note(.new) }
        if document.isText(of: part, "needs_review") { note(.needsReview) }
      }
      noteStates(below: part, note)
    }
  }

  /// Returns the message of a localisation; nil if it is wrong or not translated yet.
  private func message(of node: NodeID, _ locale: String) -> Message? {
    guard let parts = entries(of: node, locale) else { return nil }
    var variables: [String: MessageVariable] = [:]
    var names: [String] = []
    if let node = value("substitutions", in: parts),
      let substitutions = entries(of: node, "substitutions")
    {
      names = substitutions.map { document.text(of: $0.key) }
      for (name, substitution) in substitutions {
        let name = document.text(of: name)
        variables[name] = variable(substitution, name, names)
      }
    }
    let reading = Reading(owner: locale, variables: names, others: ["substitutions"])
    return form(of: node, reading).map { Message($0, variables: variables) }
  }

  private func variable(_ node: NodeID, _ name: String, _ names: [String]) -> MessageVariable? {
    let reading = Reading(
      owner: name, variables: names, others: ["argNum", "formatSpecifier"])
    guard let form = form(of: node, reading) else { return nil }
    guard let argument = value("argNum", of: node) else { return MessageVariable(form: form) }
    guard case .integer(let number) = document.scalar(of: argument), (1...99).contains(number)
    else {
      report(.stringsType("argNum", mustBe: "the position of an argument, from 1"), at: argument)
      return nil
    }
    return MessageVariable(argument: Int(number), form: form)
  }

  /// The context in which a form is read.
  private struct Reading {
    /// The name for the node in messages: a language, a category.
    var owner: String
    /// The names that `%#@name@` can refer to.
    let variables: [String]
    /// The keys allowed next to the text.
    var others: [String] = []

    /// Returns the same context below a key.
    func within(_ owner: String) -> Reading { Reading(owner: owner, variables: variables) }
  }

  /// Returns the text of a unit, or its variations.
  private func form(of node: NodeID, _ reading: Reading) -> MessageForm? {
    guard let parts = entries(of: node, reading.owner) else { return nil }
    let keys = ["stringUnit", "variations"]
    if let unit = value("stringUnit", in: parts) { return text(of: unit, reading) }
    if let node = value("variations", in: parts) {
      return variations(of: node, reading)
    }
    // The phrases of an app shortcut; the first represents all.
    if let set = value("stringSet", in: parts), let phrases = value("values", of: set) {
      let first =
        document.shape(of: phrases) == .sequence
        ? document.items(of: phrases).first { _ in true } : nil
      return first.flatMap {
        document.shape(of: $0) == .scalar ? .text(document.text(of: $0)) : nil
      }
    }
    let known = keys + reading.others
    if !reportUnknown(parts, in: "'\(reading.owner)'", known) {
      report(.stringsMissingKey(keys, in: "'\(reading.owner)'"), at: node)
    }
    return nil
  }

  private func text(of unit: NodeID, _ reading: Reading) -> MessageForm? {
    guard let parts = entries(of: unit, "stringUnit") else { return nil }
    guard let node = value("value", in: parts) else {
      if !reportUnknown(parts, in: "a stringUnit", ["value", "state"]) {
        report(.stringsMissingKey(["value"], in: "the stringUnit"), at: unit)
      }
      return nil
    }
    guard document.shape(of: node) == .scalar, document.scalar(of: node) == .string else {
      report(.stringsType("value", mustBe: "a string"), at: node)
      return nil
    }
    let text = document.text(of: node)
    // Xcode writes this for a text that has not been translated yet.
    if text.isEmpty, let state = value("state", in: parts), document.isText(of: state, "new") {
      return nil
    }
    for name in FormatPiece.variables(in: text) where !reading.variables.contains(name) {
      report(.unknownVariable(name, in: reading.owner, reading.variables), at: node)
    }
    return .text(text)
  }

  private func variations(of node: NodeID, _ reading: Reading) -> MessageForm? {
    guard let parts = entries(of: node, "variations") else { return nil }
    if let devices = value("device", in: parts) {
      return forms(of: devices, "device", Self.devices, reading) { $0 }.map { .device($0) }
    }
    guard let plurals = value("plural", in: parts) else {
      if !reportUnknown(parts, in: "the variations", ["device", "plural"]) {
        report(.stringsMissingKey(["device", "plural"], in: "'variations'"), at: node)
      }
      return nil
    }
    let forms = forms(
      of: plurals, "plural", Self.categories, reading, PluralCategory.init(rawValue:))
    guard let forms, forms[.other] != nil else { return nil }
    return .plural(forms)
  }

  /// Returns the forms by what their keys denote; nil if none is translated.
  private func forms<Key: Hashable>(
    of node: NodeID, _ owner: String, _ known: [String], _ reading: Reading,
    _ key: (String) -> Key?
  ) -> [Key: MessageForm]? {
    guard let parts = entries(of: node, owner) else { return nil }
    let isUnknown = reportUnknown(parts, in: "'\(owner)'", known)
    let lacksOther = value("other", in: parts) == nil
    if lacksOther, owner == "plural" || parts.isEmpty, !isUnknown {
      report(.stringsMissingKey(["other"], in: "'\(owner)'"), at: node)
    }
    var forms: [Key: MessageForm] = [:]
    for (name, unit) in parts {
      let name = document.text(of: name)
      guard known.contains(name), let form = form(of: unit, reading.within(name)) else { continue }
      if let key = key(name) { forms[key] = form }
    }
    return forms.isEmpty ? nil : forms
  }

  /// Reports unknown keys; returns whether there were any.
  @discardableResult
  private func reportUnknown(_ parts: Entries, in owner: String, _ known: [String]) -> Bool {
    let unknown = parts.filter { !known.contains(document.text(of: $0.key)) }
    for (key, _) in unknown {
      report(.stringsUnknownKey(document.text(of: key), in: owner, known), at: key)
    }
    return !unknown.isEmpty
  }

  /// Reports keys that resemble a known one which is absent: newer versions of Xcode may
  /// introduce others.
  private func reportMisspelt(_ parts: Entries, in owner: String, _ known: [String]) {
    let names = parts.map { document.text(of: $0.key) }
    for (name, part) in zip(names, parts) where !known.contains(name) {
      guard let meant = NearestName.of(name, among: known), !names.contains(meant) else { continue }
      report(.stringsUnknownKey(name, in: owner, known), at: part.key)
    }
  }

  private func report(_ clause: Clause, at node: NodeID) {
    reporter.report(clause, at: document.place(of: node))
  }

  private func value(_ key: StaticString, of node: NodeID) -> NodeID? {
    document.value(key, of: node)
  }

  private func value(_ key: StaticString, in parts: Entries) -> NodeID? {
    parts.first { document.isText(of: $0.key, key) }?.value
  }

  /// Returns the entries of a mapping; reports anything else under its key.
  private func entries(of node: NodeID, _ key: String) -> Entries? {
    guard document.shape(of: node) == .mapping else {
      report(.stringsType(key, mustBe: "an object"), at: node)
      return nil
    }
    return Array(document.entries(of: node))
  }
}
