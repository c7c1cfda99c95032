package import Documents
package import Rendering

/// Something to say about a line of a file, as servers that review code take it: SARIF and GitLab's
/// report of code quality are made of these.
package struct CodeFinding: Equatable, Sendable {
  /// What kind of finding it is: a stable word, `truncated`.
  package var rule: String
  /// How grave it is.
  package var severity: Diagnostic.Severity
  /// The finding as a sentence without a final period, with what explains it in further lines.
  package var message: String
  /// The path of the file as seen from the working directory.
  package var file: String
  /// The line in the file, from 1; nil for what concerns the file as a whole.
  package var line: Int?
  /// The column in the line, from 1, in Unicode scalars; nil without one.
  package var column: Int?

  /// Makes a finding from its parts.
  package init(
    rule: String, severity: Diagnostic.Severity, message: String, file: String, line: Int? = nil,
    column: Int? = nil
  ) {
    (self.rule, self.severity, self.message) = (rule, severity, message)
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// Makes a finding of a remark and of the lines that explain it.
  package init(_ remark: Diagnostic) {
    let hint = remark.hint.map { ["hint: \($0.text)"] } ?? []
    let words = remark.listing.isEmpty ? hint : remark.listing.map(\.text)
    self.init(
      rule: remark.code.rawValue, severity: remark.severity,
      message: ([remark.message] + words).joined(separator: "\n"), file: remark.file,
      line: remark.line, column: remark.column)
  }

  /// The path as seen from the folder that the server checked out.
  var path: String {
    var path = file[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return String(path)
  }

  /// The first line of the message.
  var headline: String {
    String(message.split(separator: "\n", maxSplits: 1).first ?? "")
  }

  /// What tells findings apart from run to run, one for each, in their order.
  ///
  /// It holds no line, so that a finding stays the same when the file grows above it; equal findings
  /// of a file are counted.
  package static func fingerprints(of findings: [CodeFinding]) -> [String] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let identity = [finding.rule, finding.path, finding.headline].joined(separator: "\u{0}")
      let count = counts[identity, default: 0]
      counts[identity] = count + 1
      return SHA256.digits(of: "\(identity)\u{0}\(count)")
    }
  }
}

extension Report {
  /// The failures by cause, each a finding at the line that states what changed.
  package var codeFindings: [CodeFinding] {
    groups.compactMap { group in
      guard let position = group.checks.first else { return nil }
      let check = checks[position]
      var lines = [group.cause.words]
      lines += FailureText(results: "").explanation(check.failing(for: group.cause))
        .filter { $0 != "why: \(group.cause.words)" }
      let names = group.checks.prefix(20).map { checks[$0].name }
      let more = group.checks.count - names.count
      lines.append("in \(names.joined(separator: ", "))" + (more > 0 ? " and \(more) more" : ""))
      let kind =
        check.status == .changed ? group.cause.kind.rawValue : check.status.rawValue
      return CodeFinding(
        rule: "golden.\(kind)", severity: .error, message: lines.joined(separator: "\n"),
        file: check.source,
        line: check.line(of: group.cause))
    }
  }
}
