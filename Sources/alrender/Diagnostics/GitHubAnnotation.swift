import Documents
import Rendering

/// A remark as a workflow command of GitHub Actions, which shows it beside the line.
enum GitHubAnnotation {
  static func text(of remark: Remark) -> String {
    var properties: [String] = []
    if !remark.file.isEmpty {
      properties.append("file=\(Escape.annotation(property: remark.file))")
    }
    if let line = remark.line { properties.append("line=\(line)") }
    if let column = remark.column { properties.append("col=\(column)") }
    properties.append("title=\(Escape.annotation(property: remark.code))")
    let command = remark.severity == "note" ? "notice" : remark.severity
    let message = ([remark.message] + remark.details).joined(separator: "\n")
    return "::\(command) \(properties.joined(separator: ","))::\(Escape.annotation(message))"
  }
}
