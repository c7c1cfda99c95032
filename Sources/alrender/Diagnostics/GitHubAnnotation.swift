/// A remark as a workflow command of GitHub Actions, which shows it beside the line.
enum GitHubAnnotation {
  static func text(of remark: Remark) -> String {
    var properties: [String] = []
    if !remark.file.isEmpty { properties.append("file=\(property(remark.file))") }
    if let line = remark.line { properties.append("line=\(line)") }
    if let column = remark.column { properties.append("col=\(column)") }
    properties.append("title=\(property(remark.code))")
    let command = remark.severity == "note" ? "notice" : remark.severity
    let message = ([remark.message] + remark.details).joined(separator: "\n")
    return "::\(command) \(properties.joined(separator: ","))::\(data(message))"
  }

  /// Text with what would end or split a command written as escapes.
  private static func data(_ text: String) -> String {
    escaped(text, ["%": "25", "\r": "0D", "\n": "0A"])
  }

  /// The same for a property, which also ends at a colon or comma.
  private static func property(_ text: String) -> String {
    escaped(text, ["%": "25", "\r": "0D", "\n": "0A", ":": "3A", ",": "2C"])
  }

  private static func escaped(_ text: String, _ codes: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let code = codes[scalar] {
        result += "%\(code)"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
