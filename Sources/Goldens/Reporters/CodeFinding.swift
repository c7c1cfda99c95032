package import Documents

/// Something to say about a line of a file, as servers that review code take it: SARIF and GitLab's
/// report of code quality are made of these.
package struct CodeFinding: Equatable, Sendable {
  /// What kind of finding it is.
  package enum Rule: Hashable, Sendable {
    /// A remark of this kind.
    case remark(Diagnostic.Code)
    /// A golden that differs because of a cause of this kind.
    case cause(Cause.Kind)
    /// A golden of which no cause can be told.
    case check(Check.Status)

    /// The stable word that servers know the rule by: `truncated`, `golden.constraint`.
    package var id: String {
      switch self {
      case .remark(let code): code.rawValue
      case .cause(let kind): "golden.\(kind.rawValue)"
      case .check(let status): "golden.\(status.rawValue)"
      }
    }
  }

  /// What kind of finding it is.
  package var rule: Rule
  /// How grave it is.
  package var severity: Diagnostic.Severity
  /// What is wrong, as a clause without a final period.
  package var headline: String
  /// What explains it, a line each.
  package var details: [String]
  /// The path of the file as seen from the working directory.
  package var file: String
  /// The line in the file, from 1; nil for what concerns the file as a whole.
  package var line: Int?
  /// The column in the line, from 1, in Unicode scalars; nil without one.
  package var column: Int?

  /// Makes a finding from its parts.
  package init(
    _ rule: Rule, severity: Diagnostic.Severity, headline: String, details: [String] = [],
    file: String, line: Int? = nil, column: Int? = nil
  ) {
    (self.rule, self.severity) = (rule, severity)
    (self.headline, self.details) = (headline, details)
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// Makes a finding of a remark and of the lines that explain it.
  package init(_ remark: Diagnostic) {
    let hint = remark.hint.map { ["hint: \($0.text)"] } ?? []
    self.init(
      .remark(remark.code), severity: remark.severity, headline: remark.message,
      details: remark.listing.isEmpty ? hint : remark.listing.map(\.text), file: remark.file,
      line: remark.line, column: remark.column)
  }

  /// The headline with what explains it in further lines.
  var message: String { ([headline] + details).joined(separator: "\n") }

  /// The path as seen from the folder that the server checked out.
  var path: String {
    var path = file[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return String(path)
  }

  /// What tells findings apart from run to run, one for each, in their order.
  ///
  /// It holds no line, so that a finding stays the same when the file grows above it; equal findings
  /// of a file are counted.
  package static func fingerprints(of findings: [CodeFinding]) -> [String] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let identity = [finding.rule.id, finding.path, finding.headline].joined(separator: "\u{0}")
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
      let names = group.checks.prefix(20).map { checks[$0].name }
      let more = group.checks.count - names.count
      let places = "in \(names.joined(separator: ", "))" + (more > 0 ? " and \(more) more" : "")
      return CodeFinding(
        check.status == .changed ? .cause(group.cause.kind) : .check(check.status),
        severity: .error, headline: group.cause.words,
        details: FailureText(results: "").explanation(
          check.failing(for: group.cause), besides: group.cause) + [places],
        file: check.source, line: check.line(of: group.cause))
    }
  }
}
