/// A console log with the conflicts that it reports.
///
/// Reads the blocks of every iOS since 6 and of macOS, with or without dates and process names
/// before the lines, as well as descriptions copied without their block.
package struct ConsoleLog: Sendable {
  /// The conflicts in the order of the text.
  package let conflicts: [LogConflict]
  /// The lines of the text.
  package let lines: [String]
  /// The lines with something like a constraint that couldn't be parsed, from 1.
  package let unreadLines: [Int]

  private static let headers = [
    "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
  ]
  private static let verdict = "Will attempt to recover by breaking constraint"

  /// Reads a text.
  package init(_ text: String) {
    // Lines are counted as in editors: separators such as U+2028 are part of a line.
    lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
      .map(String.init)
    var reader = BlockReader()
    for (index, line) in lines.enumerated() {
      if Self.headers.contains(where: line.contains) {
        reader.begin(at: index + 1)
      } else if line.contains(Self.verdict) {
        reader.awaitsVerdict = true
      }
      reader.read(line, number: index + 1)
    }
    reader.end()
    conflicts = reader.conflicts
    unreadLines = reader.unread
  }

  /// Collects the constraints of the blocks, one block after the other.
  private struct BlockReader {
    var conflicts: [LogConflict] = []
    var unread: [Int] = []
    var awaitsVerdict = false
    private var current: LogConflict?
    private var broken: LogConstraint?
    /// A description that continues on the next line.
    private var pending: (text: String, line: Int, column: Int)?

    mutating func begin(at line: Int) {
      end()
      current = LogConflict(constraints: [], broken: nil, line: line)
    }

    mutating func end() {
      if let pending { unread.append(pending.line) }
      pending = nil
      if var conflict = current, !conflict.constraints.isEmpty {
        if let broken {
          let index = conflict.constraints.firstIndex { $0.says(theSameAs: broken) }
          if index == nil { conflict.constraints.append(broken) }
          conflict.broken = index ?? conflict.constraints.count - 1
        }
        conflicts.append(conflict)
      }
      current = nil
      broken = nil
      awaitsVerdict = false
    }

    mutating func read(_ line: String, number: Int) {
      if let open = pending {
        pending = nil
        let text = open.text + " " + line.withoutBlanks
        if !take(text, line: open.line, column: open.column) { unread.append(open.line) }
        return
      }
      guard let start = Self.start(of: line) else { return }
      let column = line.unicodeScalars.distance(from: line.startIndex, to: start) + 1
      if !take(String(line[start...]), line: number, column: column) {
        if line.contains(">\"") || line.withoutBlanks.hasSuffix(">") {
          unread.append(number)
        } else {
          pending = (String(line[start...]), number, column)
        }
      }
    }

    /// Reads a description that ends at its last angle bracket.
    private mutating func take(_ text: String, line: Int, column: Int) -> Bool {
      guard let last = text.unicodeScalars.lastIndex(of: ">") else { return false }
      let description = String(text[...last])
      guard var constraint = LogConstraintParser.parse(description) else { return false }
      constraint.line = line
      constraint.column = column
      constraint.length = description.unicodeScalars.count
      if current == nil { current = LogConflict(constraints: [], broken: nil, line: line) }
      if awaitsVerdict {
        broken = constraint
        end()
      } else {
        current?.constraints.append(constraint)
      }
      return true
    }

    /// Returns the start of a description: `<` and a class of constraints with its address.
    private static func start(of line: String) -> String.Index? {
      let scalars = line.unicodeScalars
      var index = line.startIndex
      while index < line.endIndex {
        if scalars[index] == "<" {
          let rest = line[scalars.index(after: index)...]
          let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
          if name.contains("Constraint"), rest.dropFirst(name.count).hasPrefix(":") {
            return index
          }
        }
        index = scalars.index(after: index)
      }
      return nil
    }
  }
}

extension LogConstraint {
  /// Whether both lines describe the same constraint, wherever they are.
  fileprivate func says(theSameAs other: LogConstraint) -> Bool {
    var moved = other
    (moved.line, moved.column, moved.length) = (line, column, length)
    return self == moved
  }
}
