/// Reads Xcode String Catalogs: JSON with all languages of all keys.
///
/// Of variations by device the phone's is taken, of plural forms `other`: texts have no numbers.
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
      catalog.add(name, for: name, locale: language)
      guard let localizations = value("localizations", of: entry) else { continue }
      for (locale, unit) in entries(of: localizations) {
        if let text = text(of: unit) {
          catalog.add(text, for: name, locale: document.text(of: locale))
        }
      }
    }
  }

  /// The text of a unit, or of the variation that counts.
  private func text(of node: NodeID) -> String? {
    if let unit = value("stringUnit", of: node), let text = value("value", of: unit) {
      return document.shape(of: text) == .scalar ? document.text(of: text) : nil
    }
    guard let variations = value("variations", of: node) else { return nil }
    for (kind, form) in [("device", "iphone"), ("device", "other"), ("plural", "other")] {
      if let forms = value(kind, of: variations), let unit = value(form, of: forms),
        let text = text(of: unit)
      {
        return text
      }
    }
    return nil
  }

  private func value(_ key: String, of node: NodeID) -> NodeID? {
    entries(of: node).first { document.text(of: $0.key) == key }?.value
  }

  private func entries(of node: NodeID) -> [(key: NodeID, value: NodeID)] {
    document.shape(of: node) == .mapping ? Array(document.entries(of: node)) : []
  }
}
