import AutoLayout

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
    /// The addresses that tell views of one class apart are gone.
    case isAnonymous
  }

  /// What the text reports beside conflicts; nil for nothing.
  package let kin: Kin?
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
    lines = Self.lines(of: text)
    let decoded = LogText(text)
    let marks = LogMarks(decoded.scalars)
    var reader = LogReader(decoded)
    for (mark, next) in zip(marks.all, marks.ends(before: decoded.scalars.count)) {
      reader.read(mark.kind, mark.index..<next)
    }
    reader.end()
    conflicts = reader.conflicts
    leftovers = reader.leftovers
    kin = marks.kin
    work = marks.work + reader.work
    absence = reader.conflicts.isEmpty && !marks.all.isEmpty ? Self.absence(in: text) : nil
  }

  /// Lines are counted as in editors: separators such as U+2028 are part of a line.
  private static func lines(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var lines: [String] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      lines.append(String(decoding: bytes[start..<(index - 1)], as: UTF8.self))
      let isPair = byte == UInt8(ascii: "\r") && index < bytes.count
      if isPair, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      start = index
    }
    return lines + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  private static func absence(in text: String) -> Absence? {
    if text.contains("<private>") { return .isPrivate }
    if text.contains("\"\"") { return .isStripped }
    return text.contains("<NSLayoutConstraint ") ? .isAnonymous : nil
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
  /// Whether the descriptions that come are shown again, not reported.
  private var isAside = false
  /// The last scalar of the last description that was read.
  private var readEnd = -1

  init(_ text: LogText) {
    self.text = text
    widest = text.widestLine
  }

  /// Reads what begins with a mark, up to the next one.
  mutating func read(_ kind: LogMarks.Kind, _ range: Range<Int>) {
    switch kind {
    case .header:
      end()
      isAside = false
      current = LogConflict(constraints: [], broken: nil, line: line(range.lowerBound))
    case .aside:
      end()
      isAside = true
    case .preamble:
      isAside = false
      // A verdict before it was words about verdicts.
      if awaitsVerdict || current?.constraints.isEmpty == false { end() }
    case .verdict:
      awaitsVerdict = true
    case .description, .bare:
      if isAside { return }
      // A name within the text of a view that was read begins nothing.
      if kind == .bare, range.lowerBound <= readEnd || text.isMention(range) { return }
      guard let constraint = kind == .bare ? bare(in: range) : constraint(in: range) else {
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
        if current?.gap == nil {
          let gap = text.gap(in: readEnd..<range.upperBound)
          current?.gap = gap
        }
      }
    }
  }

  /// Ends the block.
  mutating func end() {
    if var conflict = current, !conflict.constraints.isEmpty {
      conflict.takeVerdict()
      conflict.nameSizesOfHost()
      conflict.turnOver()
      conflicts.append(conflict)
    }
    current = nil
    awaitsVerdict = false
  }

  private mutating func decide(_ broken: LogConstraint) {
    var conflict = current ?? LogConflict(constraints: [], broken: nil, line: broken.line)
    conflict.lacksList = conflict.constraints.isEmpty
    var index = conflict.constraints.firstIndex { $0.says(theSameAs: broken) }
    if index == nil {
      index = conflict.likeness(of: broken)
      conflict.isLikened = index != nil
    }
    if index == nil {
      conflict.isUnlisted = !conflict.lacksList
      conflict.constraints.append(broken)
    }
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
        if constraint.leftover == nil || partial == nil { readEnd = end }
        if constraint.leftover == nil { return constraint }
        if partial == nil { partial = constraint }
      }
    }
    if let left = partial?.leftover {
      leftovers.append(.init(line: line(range.lowerBound), text: left))
    }
    return partial
  }

  /// Reads a description that has lost its brackets: up to the quotation mark or the line's end.
  private mutating func bare(in range: Range<Int>) -> LogConstraint? {
    var end = range.lowerBound
    let limit = min(range.upperBound, range.lowerBound + Self.longest)
    while end < limit, text.scalars[end] != "\"", text.scalars[end] != "\n" { end += 1 }
    var description = String(String.UnicodeScalarView(text.scalars[range.lowerBound..<end]))
    description = description.withoutBlanks
    // The side of a box or a table around it.
    if let last = description.last, "|\u{2502}\u{2503}\u{2551}".contains(last),
      description.dropLast().last?.isWhitespace == true
    {
      description = String(description.dropLast()).withoutBlanks
    }
    while let last = description.last, ">,".contains(last) { description.removeLast() }
    work += end - range.lowerBound
    readEnd = end
    guard var constraint = LogConstraintParser.parse("<\(description)>"),
      constraint.leftover == nil
    else { return nil }
    constraint.text = "<\(description)>"
    constraint.line = line(range.lowerBound)
    constraint.column = Int(text.columns[range.lowerBound])
    constraint.length = max(1, length(range.lowerBound...(end - 1)))
    return constraint
  }

  /// Whether an angle bracket closes, which `>=` doesn't, nor one within the text of a view, after
  /// whose quotation mark the notation goes on.
  private func isEnd(_ index: Int, before limit: Int) -> Bool {
    guard text.scalars[index] == ">" else { return false }
    let next = text.scalars[(index + 1)..<limit].prefix(3).first { !$0.isLogBlank }
    let following = text.scalars[(index + 1)..<limit].prefix(2)
    let isWithinText =
      following.first == "'" && following.last.map { ".](".unicodeScalars.contains($0) } ?? false
    return next != "=" && !isWithinText
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

extension LogConflict {
  /// Takes a last line that repeats one of the list for the verdict: its sentence was translated,
  /// or left out.
  fileprivate mutating func takeVerdict() {
    guard broken == nil, constraints.count > 2, let last = constraints.last,
      let index = constraints.dropLast().firstIndex(where: { $0.text == last.text }),
      Set(constraints.map(\.text)).count == constraints.count - 1
    else { return }
    constraints.removeLast()
    broken = index
  }

  /// Returns the only constraint of the list that reads as another but for the addresses: the list and
  /// the verdict were copied from two runs, in which no view has the same one.
  fileprivate func likeness(of broken: LogConstraint) -> Int? {
    let text = broken.text.withoutAddresses
    let alike = constraints.indices.filter { constraints[$0].text.withoutAddresses == text }
    guard alike.count == 1 else { return nil }
    let known = Set(constraints.flatMap(\.items))
    let isSameRun = broken.items.contains(where: known.contains)
    return isSameRun && constraints[alike[0]].items != broken.items ? nil : alike[0]
  }

  /// Gives back the identifiers that some descriptions leave out. Beside Masonry's constraints, the
  /// size of a view that nothing places is the host's; of two sizes of a cell's content it is the one
  /// that was kept.
  fileprivate mutating func nameSizesOfHost() {
    for (index, line) in constraints.enumerated() where index != broken && line.isPlainSize {
      // Without a verdict it is the one that leaves nothing.
      let other = broken ?? (line.constant == 0 ? constraints.firstIndex { $0.constant > 0 } : nil)
      guard let other, constraints[other].isPlainSize, line.first == constraints[other].first,
        LogOwner(line.first.item) == .container, line.first.item.className.contains("ContentView")
      else { continue }
      constraints[index].nameAsHost()
    }
    guard constraints.contains(where: \.isOfMasonry) else { return }
    let placed = Set(constraints.compactMap { $0.second == nil ? nil : $0.first.item.key })
    for index in constraints.indices {
      let line = constraints[index]
      guard line.className == "NSLayoutConstraint", line.isPlainSize,
        !placed.contains(line.first.item.key), !line.text.contains("(")
      else { continue }
      constraints[index].nameAsHost()
    }
  }
}

extension LogConflict {
  /// Measures from below where AppKit does, whose views begin there unless they are flipped: `minY`
  /// beside a mask that says where the top is.
  fileprivate mutating func turnOver() {
    let tops = Set(
      constraints.compactMap { $0.isOfMask && $0.first.attribute == .top ? $0.first.item.key : nil }
    )
    for index in constraints.indices {
      let line = constraints[index]
      guard line.isOfMask, line.first.attribute == .minY, line.second == nil, let bar = line.bar,
        tops.contains(line.first.item.key)
      else { continue }
      constraints[index].first.attribute = .bottom
      constraints[index].second = LogConstraint.Side(item: bar, attribute: .bottom)
      constraints[index].constant = -line.constant
    }
  }
}

extension LogConstraint {
  /// Whether Masonry made and described the constraint.
  fileprivate var isOfMasonry: Bool { className == "MASLayoutConstraint" }

  /// Whether it fixes a width or a height, and has no identifier.
  fileprivate var isPlainSize: Bool {
    identifier == nil && second == nil && relation == .equal && !isOfMask
  }

  /// Names the constraint as the size that a host gives its view.
  fileprivate mutating func nameAsHost() {
    switch first.attribute {
    case .width: identifier = "UIView-Encapsulated-Layout-Width"
    case .height: identifier = "UIView-Encapsulated-Layout-Height"
    default: break
    }
  }

  /// Whether both lines describe the same constraint, wherever they are.
  func says(theSameAs other: LogConstraint) -> Bool {
    var moved = other
    (moved.line, moved.column, moved.length, moved.text) = (line, column, length, text)
    return self == moved
  }
}
