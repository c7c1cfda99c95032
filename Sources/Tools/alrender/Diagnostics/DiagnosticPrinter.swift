import AutoLayout
import Documents
import Rendering

/// Writes diagnostics to standard error in the format that the user asked for.
struct DiagnosticPrinter {
  let format: DiagnosticsFormat
  /// Whether the human-readable form may use colours.
  let isColoured: Bool

  init(format: DiagnosticsFormat) {
    self.format = format
    self.isColoured = Console.wordsAreColoured
  }

  /// Writes a diagnostic; on request, an unsatisfiable layout is written as in UIKit's console.
  func print(_ remark: Diagnostic) {
    switch format {
    case .json: Console.say(remark.json.text)
    case .github: Console.say(command: GitHubAnnotation.text(of: remark))
    case .uikit where remark.code == .unsatisfiable:
      let broken = remark.brokenIndex.map { remark.constraints[$0].description }
      let report = UnsatisfiableReport(
        constraints: remark.constraints.map { Escape.line($0.description) },
        broken: Escape.line(broken ?? ""),
        involvesMask: remark.constraints.contains(where: \.isOfMask))
      Console.say(report.description)
    case .human, .uikit: Console.say(styled: human(remark))
    }
  }

  /// Writes the outcome of a run: a line for people, a note in the formats for machines.
  func summarise(_ words: String) {
    switch format {
    case .human, .uikit: Console.say(words)
    case .json, .github:
      print(Diagnostic(severity: .note, code: .summary, message: words, file: ""))
    }
  }

  /// Returns the form for people, without control sequences other than colours.
  func human(_ remark: Diagnostic) -> String {
    let place = remark.file.isEmpty ? "" : styled(Escape.line(remark.location), "1") + ": "
    let severity = styled(
      remark.severity.rawValue + ":", remark.severity == .error ? "1;31" : "1;35")
    let head = "\(place)\(severity) \(styled(Escape.line(remark.message), "1"))"
    return ([head] + remark.details.map(coloured)).joined(separator: "\n")
  }

  /// Returns a line with its parts in the colours that compilers use.
  private func coloured(_ line: ListingLine) -> String {
    line.parts.map { part in
      let text = Escape.line(part.text)
      return switch part.role {
      case .text: text
      case .carets: styled(text, "32")
      case .gutter, .secondary: styled(text, "1;34")
      case .primary: styled(text, "1;31")
      case .lead: styled(text, "1;36")
      }
    }.joined()
  }

  /// Returns the text in a rendition of ECMA-48, if colours are wanted.
  private func styled(_ text: String, _ rendition: String) -> String {
    isColoured ? "\u{1B}[\(rendition)m\(text)\u{1B}[0m" : text
  }
}
