package import Documents

/// Texts on their way to a translator and back: XLIFF 1.2, as Xcode writes it.
package enum TranslationExchange {
  /// A translation that came back.
  package struct Unit: Hashable, Sendable {
    /// The path of the file that the source text is in.
    package let original: String
    /// The language of the translation.
    package let language: String
    /// What the file calls the text.
    package let id: String
    /// The text that was translated; nil if the file doesn't say it whole.
    let source: String?
    /// The translation.
    package let text: String
    /// What the file calls the state of the work on it; nil for nothing.
    fileprivate let statedWork: String?
    /// Whether the file says that the text is not to be translated.
    package let isKept: Bool
    /// Whether a part of the translation is an element without text, which only the tool knows that made it.
    package let hasPlaceholders: Bool

    /// What a string catalog calls the state of the work on it.
    fileprivate var state: String {
      statedWork?.hasPrefix("needs-") == true ? "needs_review" : "translated"
    }

    /// Whether the source of a text is another than the one that was translated.
    package func isOutdated(for text: TranslatedText) -> Bool {
      guard let source, !source.isEmpty else { return false }
      let own = text.asStated(source)
      return !text.sources.contains { exchanged($0) == exchanged(own) }
    }

    /// The variable that the translation names and the text doesn't, as written; nil for none.
    package func strangeVariable(for text: TranslatedText) -> String? {
      let own = text.sources.union([text.source, text.target].compactMap(\.self))
      let known = Set(own.flatMap { FormatPiece.variables(in: $0) })
      return FormatPiece.variables(in: self.text).first { !known.contains($0) }
    }

    /// Whether it says what a text's file says.
    package func isKnown(to text: TranslatedText) -> Bool {
      guard let target = text.target, exchanged(target) == exchanged(text.asStated(self.text))
      else {
        return false
      }
      return statedWork == nil || text.state == nil || text.state == state
    }
  }

  /// Returns a text as XML can hold it: without control characters but tabs and line breaks.
  private static func exchanged(_ text: String) -> String {
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    return String(
      lines.unicodeScalars.filter { $0.value >= 32 || "\n\t".unicodeScalars.contains($0) })
  }

  /// Writes the texts of tables with the translations that there are, each plural form for itself.
  ///
  /// - Parameters:
  ///   - languages: the languages to translate into; each has a `file` for each of the source's.
  ///   - files: reads the files that have forms.
  ///   - notes: what a translator should know of a key in a language, beside its comment.
  package static func text(
    of tables: [StringTable], from source: String, to languages: [String],
    _ files: FormedFiles, notes: (_ key: String, _ language: String) -> [String]
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
        let texts = table.texts(from: source, to: language, files).filter(\.isWanted)
        for original in Set(texts.map(\.original)).sorted() {
          result += """
              <file original="\(Escape.attribute(original))" source-language="\(source)" \
            target-language="\(language)" datatype="plaintext">
                <header>
                  <tool tool-id="alrender" tool-name="alrender"/>
                </header>
                <body>

            """
          for text in texts where text.original == original {
            let comment = table.catalog.comment(on: text.key, locale: source)
            result += unit(text, [comment].compactMap(\.self) + notes(text.key, language))
          }
          result += "    </body>\n  </file>\n"
        }
      }
    }
    return result + "</xliff>\n"
  }

  private static func unit(_ text: TranslatedText, _ notes: [String]) -> String {
    var result = "      <trans-unit id=\"\(Escape.attribute(text.id))\" xml:space=\"preserve\">\n"
    result += "        <source>\(markup(text.source ?? text.key))</source>\n"
    if let target = text.target {
      let state = text.state.flatMap { states[$0] }.map { " state=\"\($0)\"" } ?? ""
      result += "        <target\(state)>\(markup(target))</target>\n"
    }
    for note in notes { result += "        <note>\(markup(note))</note>\n" }
    return result + "      </trans-unit>\n"
  }

  private static func markup(_ text: String) -> String { Escape.markup(exchanged(text)) }

  /// What XLIFF calls the states of a string catalog that are not the end of the work.
  private static let states = ["new": "new", "needs_review": "needs-review-translation"]

  /// What translators' tools call texts that nobody has translated, although they have a target.
  private static let untranslated: Set<String?> = ["new", "needs-translation"]

  /// Reads the translations of a file.
  package static func units(in bytes: [UInt8]) throws(XMLFault) -> [Unit] {
    // What tools take for code is in elements within a text.
    let root: XMLElement
    do throws(XMLFault) {
      root = try XMLReader.read(bytes, mixed: "target")
    } catch {
      guard let name = declaredEncoding(of: bytes) else { throw error }
      throw XMLFault(
        message: "it is in \(name); save it as UTF-8", line: error.line, column: error.column)
    }
    guard root.name == "xliff" else {
      throw XMLFault(message: "this is not XLIFF", line: root.line, column: root.column)
    }
    if let version = root["version"], !version.hasPrefix("1.") {
      throw XMLFault(
        message: "XLIFF \(version.prefix(8)) is not read; save it as XLIFF 1.2", line: root.line,
        column: root.column)
    }
    var units: [Unit] = []
    for file in root.children where file.name == "file" {
      guard let original = file["original"], let language = file["target-language"] else {
        throw XMLFault(
          message: "the <file> has no \(file["original"] == nil ? "original" : "target-language")",
          line: file.line, column: file.column)
      }
      // Some tools group the units of a file.
      var open = file.children.filter { $0.name == "body" }
      while let part = open.popLast() {
        open += part.children.filter { $0.name == "group" }
        units += part.children.compactMap { unit(of: $0, original, language) }
      }
    }
    return units
  }

  /// Returns the encoding that a file states if it is none that all readers of XML know; nil for these.
  private static func declaredEncoding(of bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
    let declaration = /<\?xml[^>]*?encoding\s*=\s*["']([-\w.]+)["']/
    guard let match = start.prefixMatch(of: declaration) else { return nil }
    let name = String(match.1)
    return ["utf-8", "utf-16", "us-ascii"].contains(name.lowercased()) ? nil : name
  }

  private static func unit(of element: XMLElement, _ original: String, _ language: String) -> Unit?
  {
    let source = element.child("source")
    guard element.name == "trans-unit", let id = element["id"],
      let target = element.child("target"),
      !untranslated.contains(target["state"]), !target.text.isEmpty || !target.children.isEmpty
    else { return nil }
    return Unit(
      original: original, language: language, id: id,
      source: source.flatMap { $0.children.isEmpty ? $0.text : nil }, text: target.text,
      statedWork: target["state"], isKept: element["translate"] == "no",
      hasPlaceholders: !target.children.isEmpty)
  }

  /// Returns a file of strings with translations, and the keys whose translations have no form for most
  /// numbers, which are left out; nil for a file that can't be edited.
  ///
  /// - Parameter source: the source language's file, whose rules a `.stringsdict` file repeats.
  package static func edited(
    _ bytes: [UInt8], _ path: String, _ units: [(text: TranslatedText, unit: Unit)],
    source: [UInt8]?
  ) -> (bytes: [UInt8], refused: [String])? {
    guard !PathParts.isNamed(path, ending: ".strings") else {
      guard !BinaryStrings.isBinary(bytes), let text = StringFiles.utf8(bytes) else { return nil }
      let new = StringsFile.edited(text, units.map { ($0.text.key, $0.unit.text) })
      return new.map { (StringFiles.encoded($0, like: bytes), []) }
    }
    let old = FormedFile(bytes, path: path)
    guard let language = units.first?.unit.language,
      var file = bytes.isEmpty ? FormedFile() : old
    else { return nil }
    let texts = Dictionary(grouping: units, by: \.text.key).mapValues { units in
      units.map {
        FormedFile.Translation(
          path: $0.text.path, text: $0.text.asStated($0.unit.text), state: $0.unit.state)
      }
    }
    let rules = source.flatMap { FormedFile($0, path: path) }?.nodes ?? [:]
    let refused = file.put(texts, in: language, source: rules)
    return (file.bytes, refused)
  }
}
