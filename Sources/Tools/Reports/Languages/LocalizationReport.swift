import Documents
import Rendering

/// What a localiser has to know about a project: its languages, and what concerns all of them.
package struct LocalizationReport: Sendable {
  /// What the source language lacks; nil for nothing.
  package let source: LanguageReport?
  /// The other languages.
  package let languages: [LanguageReport]

  /// How many keys that no screen shows are listed for people.
  private static let mostListed = 10

  /// - Parameter source: what the source language lacks.
  package init(source: LanguageReport?, _ languages: [LanguageReport]) {
    self.source = source.flatMap { $0.isEmpty ? nil : $0 }
    self.languages = languages
  }

  /// The reports, that of the source first.
  package var all: [LanguageReport] { [source].compactMap(\.self) + languages }

  /// Whether a screen shows something wrong.
  package var isFaulty: Bool { all.contains(where: \.isFaulty) }

  /// The keys that no screen shows, each once.
  package var unused: [LanguageReport.Entry] {
    var known: Set<String> = []
    return languages.flatMap(\.unused).filter { known.insert($0.key).inserted }
  }

  /// The report as a line of JSON for each language.
  package var jsonLines: String { all.map { $0.json.text + "\n" }.joined() }

  /// The report as lines for people.
  package var text: String {
    (all.map(\.text) + [unusedText].compactMap(\.self)).joined(separator: "\n")
  }

  private var unusedText: String? {
    let unused = unused
    guard !unused.isEmpty else { return nil }
    let rest = unused.count - Self.mostListed
    let lines = unused.prefix(Self.mostListed).map { "  \(Escape.line("\($0.key)  \($0.file)"))" }
    let more = rest > 0 ? ["  and \(rest) more, which '--format json' lists"] : []
    return (["shown on no screen (\(unused.count))"] + lines + more).joined(separator: "\n") + "\n"
  }
}
