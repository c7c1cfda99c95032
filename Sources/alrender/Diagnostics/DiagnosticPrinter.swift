import AutoLayout
import Documents
import Rendering

/// Writes remarks to standard error in the format that the user asked for.
struct DiagnosticPrinter {
  let format: DiagnosticsFormat
  /// Whether the human form may use colours.
  let isColoured: Bool

  init(format: DiagnosticsFormat) {
    self.format = format
    self.isColoured = Console.wordsAreColoured
  }

  /// Writes a remark.
  func print(_ remark: Remark) {
    switch format {
    case .human: Console.say(styled: human(remark))
    case .json: Console.say(remark.json.text)
    case .github: Console.say(GitHubAnnotation.text(of: remark))
    case .uikit: Console.say(styled: human(remark))
    }
  }

  /// Writes a remark about a layout; an unsatisfiable one as UIKit's console does, if asked for.
  func print(_ diagnostic: LayoutDiagnostic) {
    if format == .uikit, diagnostic.code == "unsatisfiable" {
      let broken = diagnostic.brokenIndex.map { diagnostic.constraints[$0] }
      let report = UnsatisfiableReport(
        constraints: diagnostic.constraints.map(\.description),
        broken: broken?.description ?? diagnostic.broken ?? "")
      Console.say(report.description)
    } else {
      print(Remark(diagnostic))
    }
  }

  /// Writes what a run came to: a line for people, a note in the machine's forms.
  func summarise(_ words: String) {
    switch format {
    case .human, .uikit: Console.say(words)
    case .json, .github: print(Remark(summary: words))
    }
  }

  /// The form for people, without what a terminal would obey but for the colours.
  func human(_ remark: Remark) -> String {
    let place = remark.file.isEmpty ? "" : styled(Escape.line(remark.place), "1") + ": "
    let severity = styled("\(remark.severity):", remark.severity == "error" ? "1;31" : "1;35")
    let head = "\(place)\(severity) \(styled(Escape.terminal(remark.message), "1"))"
    let details = remark.details.map(Escape.line).map { line in
      line.allSatisfy({ " ^~".contains($0) }) ? styled(line, "32") : emphasised(line)
    }
    return ([head] + details).joined(separator: "\n")
  }

  /// A line of a compiler's listing with its underlines and its leads in colour.
  private func emphasised(_ line: String) -> String {
    for lead in ["help:", "hint:"] where line.hasPrefix(lead) {
      return styled(lead, "1;36") + line.dropFirst(lead.count)
    }
    guard let bar = line.firstIndex(where: { $0 == "|" || $0 == "=" }),
      line[..<bar].allSatisfy({ $0 == " " || $0.isNumber })
    else { return line }
    let rest = line[line.index(after: bar)...]
    let marked = rest.drop { $0 == " " }
    let marks = marked.prefix { "^~-".contains($0) }
    guard line[bar] == "|", !marks.isEmpty else {
      return styled(String(line[...bar]), "1;34") + rest
    }
    let blanks = rest[..<marked.startIndex]
    let color = marks.first == "^" ? "1;31" : "1;34"
    return styled(String(line[...bar]), "1;34") + blanks
      + styled(String(line[marks.startIndex...]), color)
  }

  /// The text in a rendition of ECMA-48, where colours are wanted.
  private func styled(_ text: String, _ rendition: String) -> String {
    isColoured ? "\u{1B}[\(rendition)m\(text)\u{1B}[0m" : text
  }
}
