/// A console log with the conflicts that it reports.
///
/// Reads the blocks of every iOS since 6 and of macOS, however they were copied: with dates and
/// process names before the lines, quoted, as HTML or JSON, wrapped, on a single line; as well as
/// descriptions without their block.
package struct ConsoleLog: Sendable {
  /// Text that looks like a constraint, or a part of one, and was not understood.
  package struct Leftover: Hashable, Sendable {
    /// The line of the log, from 1.
    package let line: Int
    /// The part of a description that has no meaning here; nil if nothing of it could be read.
    package let text: String?
  }

  /// Why a log has heads or verdicts but no descriptions.
  package enum Absence: Sendable {
    /// The system hides the values: `<private>`.
    case isPrivate
    /// A page has dropped all text in angle brackets, and left `""`.
    case isStripped
  }

  /// The conflicts in the order of the text.
  package let conflicts: [LogConflict]
  /// The lines of the text.
  package let lines: [String]
  /// What was not understood, in the order of the text.
  package let leftovers: [Leftover]
  /// Why there are no descriptions, if the text tells.
  package let absence: Absence?
  /// The scalars that were read, again and again where a description may end in several places: a
  /// small multiple of the text's.
  package let work: Int

  /// Reads a text.
  package init(_ text: String) {
    // Lines are counted as in editors: separators such as U+2028 are part of a line.
    lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
      .map(String.init)
    let decoded = LogText(text)
    let marks = LogMarks(decoded.scalars)
    var reader = LogReader(decoded)
    for (number, mark) in marks.all.enumerated() {
      let next = number + 1 < marks.all.count ? marks.all[number + 1].index : decoded.scalars.count
      reader.read(mark.kind, mark.index..<next)
    }
    reader.end()
    conflicts = reader.conflicts
    leftovers = reader.leftovers
    work = marks.work + reader.work
    absence = reader.conflicts.isEmpty && !marks.all.isEmpty ? Self.absence(in: text) : nil
  }

  private static func absence(in text: String) -> Absence? {
    if text.contains("<private>") { return .isPrivate }
    return text.contains("\"\"") ? .isStripped : nil
  }
}

/// Collects the constraints of the blocks, one block after the other.
private struct LogReader {
  private let text: LogText
  private let widest: Int32
  private(set) var conflicts: [LogConflict] = []
  private(set) var leftovers: [ConsoleLog.Leftover] = []
  private(set) var work = 0
  private var current: LogConflict?
  private var awaitsVerdict = false

  init(_ text: LogText) {
    self.text = text
    widest = text.widestLine
  }

  /// Reads what begins with a mark, up to the next one.
  mutating func read(_ kind: LogMarks.Kind, _ range: Range<Int>) {
    switch kind {
    case .header:
      end()
      current = LogConflict(constraints: [], broken: nil, line: line(range.lowerBound))
    case .verdict:
      awaitsVerdict = true
    case .description:
      guard let constraint = constraint(in: range) else {
        leftovers.append(.init(line: line(range.lowerBound), text: nil))
        return
      }
      if current == nil {
        current = LogConflict(constraints: [], broken: nil, line: constraint.line)
      }
      if awaitsVerdict {
        decide(constraint)
      } else {
        current?.constraints.append(constraint)
      }
    }
  }

  /// Ends the block.
  mutating func end() {
    if let conflict = current, !conflict.constraints.isEmpty { conflicts.append(conflict) }
    current = nil
    awaitsVerdict = false
  }

  private mutating func decide(_ broken: LogConstraint) {
    var conflict = current ?? LogConflict(constraints: [], broken: nil, line: broken.line)
    let index = conflict.constraints.firstIndex { $0.says(theSameAs: broken) }
    if index == nil { conflict.constraints.append(broken) }
    conflict.broken = index ?? conflict.constraints.count - 1
    current = conflict
    end()
  }

  private func line(_ index: Int) -> Int { Int(text.lineNumbers[index]) }

  // MARK: Descriptions

  private static let longest = 4_000
  private static let mostEnds = 8
  private static let mostTries = 12

  /// Reads a description, which ends at one of the next angle brackets: the first one with which
  /// nothing is left over.
  private mutating func constraint(in range: Range<Int>) -> LogConstraint? {
    let limit = min(range.upperBound, range.lowerBound + Self.longest)
    var partial: LogConstraint?
    var (ends, tries) = (0, 0)
    for end in range.lowerBound..<limit where isEnd(end, before: limit) && ends < Self.mostEnds {
      ends += 1
      for description in LogUnwrapping(text, range.lowerBound...end, widest: widest).texts
      where tries < Self.mostTries {
        tries += 1
        work += description.unicodeScalars.count
        guard var constraint = LogConstraintParser.parse(description) else { continue }
        constraint.text = description
        constraint.line = line(range.lowerBound)
        constraint.column = Int(text.columns[range.lowerBound])
        constraint.length = length(range.lowerBound...end)
        if constraint.leftover == nil { return constraint }
        if partial == nil { partial = constraint }
      }
    }
    if let left = partial?.leftover {
      leftovers.append(.init(line: line(range.lowerBound), text: left))
    }
    return partial
  }

  /// Whether an angle bracket closes, which `>=` doesn't.
  private func isEnd(_ index: Int, before limit: Int) -> Bool {
    guard text.scalars[index] == ">" else { return false }
    let next = text.scalars[(index + 1)..<limit].prefix(3).first { !$0.isLogBlank }
    return next != "="
  }

  /// The number of characters from the first to the last, or to the end of the first line.
  private func length(_ range: ClosedRange<Int>) -> Int {
    let first = range.lowerBound
    let column = Int(text.columns[first])
    guard text.lineNumbers[first] == text.lineNumbers[range.upperBound] else {
      return max(1, Int(text.lineLengths[line(first) - 1]) - column + 1)
    }
    return Int(text.columns[range.upperBound]) - column + 1
  }
}

extension LogConstraint {
  /// Whether both lines describe the same constraint, wherever they are.
  fileprivate func says(theSameAs other: LogConstraint) -> Bool {
    var moved = other
    (moved.line, moved.column, moved.length, moved.text) = (line, column, length, text)
    return self == moved
  }
}
