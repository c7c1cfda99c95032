import AutoLayout
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
    case .human: Console.say(human(remark))
    case .json: Console.say(remark.json.text)
    case .github: Console.say(GitHubAnnotation.text(of: remark))
    case .uikit: Console.say(human(remark))
    }
  }

  /// Writes a remark about a layout; an unsatisfiable one as UIKit's console does, if asked for.
  func print(_ diagnostic: LayoutDiagnostic) {
    if format == .uikit, diagnostic.code == "unsatisfiable" {
      let broken = diagnostic.constraints.first { $0.id == diagnostic.broken }
      let report = UnsatisfiableReport(
        constraints: diagnostic.constraints.map(\.description),
        broken: broken?.description ?? diagnostic.broken ?? "")
      Console.say(report.description)
    } else {
      print(Remark(diagnostic))
    }
  }

  private func human(_ remark: Remark) -> String {
    let place = remark.file.isEmpty ? "" : styled(remark.place, "1") + ": "
    let severity = styled("\(remark.severity):", remark.severity == "error" ? "1;31" : "1;35")
    let head = "\(place)\(severity) \(styled(remark.message, "1"))"
    let details = remark.details.map { line in
      line.allSatisfy({ " ^~".contains($0) }) ? styled(line, "32") : line
    }
    return ([head] + details).joined(separator: "\n")
  }

  /// The text in a rendition of ECMA-48, where colours are wanted.
  private func styled(_ text: String, _ rendition: String) -> String {
    isColoured ? "\u{1B}[\(rendition)m\(text)\u{1B}[0m" : text
  }
}
