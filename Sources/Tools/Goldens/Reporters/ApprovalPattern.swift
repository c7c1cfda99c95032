/// Regular expressions that match some names of checks and none of others: whole folders and scenes
/// where all below them are meant, otherwise single checks.
struct ApprovalPattern {
  /// The expressions, of which each begins at the start of a name.
  private(set) var patterns: [String] = []

  /// - Parameters:
  ///   - names: the names to match.
  ///   - others: the names not to match.
  init(_ names: [String], besides others: [String]) {
    collect(names.map(Self.parts), others.map(Self.parts), depth: 0)
  }

  /// Collects the expressions for names that share their first parts.
  private mutating func collect(_ names: [[Substring]], _ others: [[Substring]], depth: Int) {
    var order: [Substring] = []
    var groups: [Substring: [[Substring]]] = [:]
    for name in names {
      let part = name[depth]
      if groups[part] == nil { order.append(part) }
      groups[part, default: []].append(name)
    }
    for part in order {
      let group = groups[part] ?? []
      let rivals = others.filter { $0.count > depth && $0[depth] == part }
      let whole = group[0].prefix(depth + 1).joined(separator: "/")
      let leaves = group.filter { $0.count == depth + 1 }
      let inner = group.filter { $0.count > depth + 1 }
      if !leaves.isEmpty { patterns.append(FailureText.exactPattern(of: whole) + "$") }
      guard !inner.isEmpty else { continue }
      if rivals.allSatisfy({ $0.count == depth + 1 }) {
        patterns.append(FailureText.exactPattern(of: whole + "/"))
      } else {
        collect(inner, rivals, depth: depth + 1)
      }
    }
  }

  private static func parts(_ name: String) -> [Substring] {
    name.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map(Substring.init)
  }
}

extension Check {
  /// Whether the result can become the golden.
  var canBeApproved: Bool { status == .changed || (status == .missing && !isRecorded) }
}
