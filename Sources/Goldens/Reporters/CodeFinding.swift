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
  /// What is wrong, how grave it is, and where: the path as seen from the working directory.
  package var diagnostic: Diagnostic

  /// Makes a finding of a remark.
  package init(_ remark: Diagnostic) {
    rule = .remark(remark.code)
    diagnostic = remark
  }

  /// Makes a finding of a golden; its place is a line as a whole.
  package init(_ rule: Rule, _ diagnostic: Diagnostic) {
    self.rule = rule
    self.diagnostic = diagnostic
  }

  /// The severity.
  var severity: Diagnostic.Severity { diagnostic.severity }
  /// The path of the file as seen from the working directory.
  var file: String { diagnostic.file }
  /// The line in the file, from 1; nil for what concerns the file as a whole.
  var line: Int? { diagnostic.line }
  /// The column in the line, from 1, in Unicode scalars; nil for what concerns the whole line.
  var column: Int? {
    if case .remark = rule { diagnostic.column } else { nil }
  }

  /// What explains it, a line each: the listing, else the hint.
  private var details: [String] {
    guard diagnostic.listing.isEmpty else { return diagnostic.listing.map(\.text) }
    return diagnostic.hint.map { ["hint: \($0.text)"] } ?? []
  }

  /// What is wrong, with what explains it in further lines.
  var message: String { ([diagnostic.message] + details).joined(separator: "\n") }

  /// The path as seen from the folder that the server checked out.
  var path: String {
    var path = diagnostic.file[...]
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
      let identity = [finding.rule.id, finding.path, finding.diagnostic.message]
        .joined(separator: "\u{0}")
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
      var diagnostic = Diagnostic(
        severity: .error, code: .golden, message: group.cause.words, file: check.source,
        place: check.line(of: group.cause).map { Place(line: $0, column: 1) })
      let lines = FailureText(results: "").explanation(
        check.failing(for: group.cause), besides: group.cause)
      diagnostic.listing = (lines + [places]).map { ListingLine($0) }
      return CodeFinding(
        check.status == .changed ? .cause(group.cause.kind) : .check(check.status), diagnostic)
    }
  }
}
