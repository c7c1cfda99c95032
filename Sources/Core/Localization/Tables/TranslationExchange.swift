package import Documents

/// Texts on their way to a translator and back: XLIFF 1.2, as Xcode writes it.
package enum TranslationExchange {
  /// A translation that came back.
  package struct Unit: Hashable, Sendable {
    /// The path of the file that the source text is in.
    package let original: String
    /// The language of the translation.
    package let language: String
    /// The key.
    package let key: String
    /// The translation.
    package let text: String
  }

  /// Writes the plain texts of tables with the translations that there are; those with forms, such as
  /// plurals, are left out.
  ///
  /// - Parameters:
  ///   - languages: the languages to translate into; each has a `file` for each table.
  ///   - notes: what a translator should know of a key in a language, beside its comment.
  package static func text(
    of tables: [StringTable], from source: String, to languages: [String],
    notes: (_ key: String, _ language: String) -> [String]
  ) -> String {
    var result = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" \
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" \
      xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
      http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

      """
    for language in languages {
      for table in tables {
        let units = table.units(from: source, to: language)
        guard !units.isEmpty else { continue }
        result += """
            <file original="\(Escape.attribute(table.file(of: source)))" \
          source-language="\(source)" target-language="\(language)" datatype="plaintext">
              <header>
                <tool tool-id="alrender" tool-name="alrender"/>
              </header>
              <body>

          """
        for unit in units {
          result +=
            "      <trans-unit id=\"\(Escape.attribute(unit.key))\" xml:space=\"preserve\">\n"
          result += "        <source>\(markup(unit.source))</source>\n"
          if let target = unit.target { result += "        <target>\(markup(target))</target>\n" }
          let comment = table.catalog.comment(on: unit.key, locale: source)
          for note in [comment].compactMap(\.self) + notes(unit.key, language) {
            result += "        <note>\(markup(note))</note>\n"
          }
          result += "      </trans-unit>\n"
        }
        result += "    </body>\n  </file>\n"
      }
    }
    return result + "</xliff>\n"
  }

  /// Escapes a text; XML has no control characters but tab and line breaks.
  private static func markup(_ text: String) -> String {
    Escape.markup(
      String(text.unicodeScalars.filter { $0.value >= 32 || "\n\t".unicodeScalars.contains($0) }))
  }

  /// What translators' tools call texts that nobody has translated, although they have a target.
  private static let untranslated: Set<String?> = ["new", "needs-translation"]

  /// Reads the translations of a file.
  package static func units(in bytes: [UInt8]) throws(XMLFault) -> [Unit] {
    let root = try XMLReader.read(bytes)
    guard root.name == "xliff" else {
      throw XMLFault(message: "this is not XLIFF", line: root.line, column: root.column)
    }
    return root.children.filter { $0.name == "file" }.flatMap { file -> [Unit] in
      guard let original = file["original"], let language = file["target-language"] else {
        return []
      }
      return file.list("body").compactMap { unit in
        guard unit.name == "trans-unit", let key = unit["id"],
          let target = unit.child("target"), !untranslated.contains(target["state"]),
          !target.text.isEmpty
        else { return nil }
        return Unit(original: original, language: language, key: key, text: target.text)
      }
    }
  }

  /// Returns a `.strings` file with translations; nil for a file that can't be edited.
  package static func edited(_ bytes: [UInt8], _ units: [Unit]) -> [UInt8]? {
    StringFiles.utf8(bytes).flatMap { StringsFile.edited($0, units.map { ($0.key, $0.text) }) }
  }
}

extension StringTable {
  /// The plain texts of a language with their translations.
  fileprivate func units(
    from source: String, to language: String
  ) -> [(key: String, source: String, target: String?)] {
    catalog.keys.compactMap { key in
      guard !catalog.isKeptUntranslated(key),
        let text = catalog.ownText(key, in: source)?.plainText
      else { return nil }
      return (key, text, catalog.ownText(key, in: language)?.plainText)
    }
  }
}
