package import Documents

/// A statement about a line of a file, as code review servers expect it. SARIF files and GitLab
/// code quality reports are made from these.
package struct CodeFinding: Equatable, Sendable {
  /// What kind of finding it is.
  package enum Rule: Hashable, Sendable {
    /// A remark of this kind.
    case remark(Diagnostic.Code)
    /// A golden that differs because of a cause of this kind.
    case cause(Cause.Kind)
    /// A golden whose failure has no known cause.
    case check(Check.Status)

    /// The stable identifier servers use for the rule, such as `truncated` or
    /// `golden.constraint`.
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
  /// What is wrong, how severe it is, and where; the path is that in the repository.
  package var diagnostic: Diagnostic

  /// Makes a finding from a remark.
  package init(_ remark: Diagnostic) {
    rule = .remark(remark.code)
    diagnostic = remark
  }

  /// Makes a finding about a golden; its place is a whole line.
  package init(_ rule: Rule, _ diagnostic: Diagnostic) {
    self.rule = rule
    self.diagnostic = diagnostic
  }

  /// The severity.
  var severity: Diagnostic.Severity { diagnostic.severity }
  /// The path of the file in the repository.
  var file: String { diagnostic.file }
  /// The line in the file, from 1; nil if the whole file is concerned.
  var line: Int? { diagnostic.line }
  /// The column in the line, from 1, in Unicode scalars; nil if the whole line is concerned.
  var column: Int? {
    if case .remark = rule { diagnostic.column } else { nil }
  }

  /// The explanation, line by line: the listing, else the hint.
  private var details: [String] {
    guard diagnostic.listing.isEmpty else { return diagnostic.listing.map(\.text) }
    return diagnostic.hint.map { ["hint: \($0.text)"] } ?? []
  }

  /// What is wrong, with the explanation on further lines.
  var message: String { ([diagnostic.message] + details).joined(separator: "\n") }

  /// The path relative to the folder that the server checked out.
  var path: String {
    var path = diagnostic.file[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return String(path)
  }

  /// Returns what identifies findings from run to run, one for each, in order.
  ///
  /// It contains no line number, so that a finding keeps its identity when the file grows above
  /// it. Equal findings in a file are counted.
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
  /// The failures by cause, each as a finding at the line that states what changed.
  package var codeFindings: [CodeFinding] {
    let groups = groups
    let headlines = Set(groups.map(\.cause))
    return groups.compactMap { group in
      guard let position = group.checks.first else { return nil }
      let check = checks[position]
      let names = group.checks.prefix(20).map { checks[$0].name }
      let more = group.checks.count - names.count
      let places = "in \(names.joined(separator: ", "))" + (more > 0 ? " and \(more) more" : "")
      let (source, line) = check.place(of: group.cause)
      var diagnostic = Diagnostic(
        severity: .error, code: .golden, message: group.cause.words,
        file: repositoryPath(of: source), place: line.map { Place(line: $0, column: 1) })
      let lines =
        FailureText(results: "").explanation(
          check.failing(for: group.cause, besides: headlines), besides: group.cause)
        + FailureText.others(group.checks.map { checks[$0] }, besides: headlines)
      diagnostic.listing = (lines + [places]).map { ListingLine($0) }
      return CodeFinding(
        check.status == .changed ? .cause(group.cause.kind) : .check(check.status), diagnostic)
    }
  }
}
