import Documents

/// A diagnostic as a workflow command of GitHub Actions, which shows it beside the line.
enum GitHubAnnotation {
  static func text(of remark: Diagnostic) -> String {
    var properties: [String] = []
    if !remark.file.isEmpty {
      properties.append(
        "file=\(Escape.annotation(property: RepositoryPaths.path(of: remark.file)))")
    }
    if let line = remark.line { properties.append("line=\(line)") }
    if let column = remark.column { properties.append("col=\(column)") }
    properties.append("title=\(Escape.annotation(property: remark.code.rawValue))")
    let command = remark.severity == .note ? "notice" : remark.severity.rawValue
    let message = ([remark.message] + remark.details.map(\.text)).joined(separator: "\n")
    return "::\(command) \(properties.joined(separator: ","))::\(Escape.annotation(message))"
  }
}
