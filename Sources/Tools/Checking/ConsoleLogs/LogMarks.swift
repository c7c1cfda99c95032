/// Where a log has the heads of its blocks, its verdicts and the beginnings of its descriptions.
struct LogMarks {
  /// What begins at a place.
  enum Kind {
    /// `Unable to simultaneously satisfy constraints`.
    case header
    /// `Probably at least one of the constraints in the following list`, after the head.
    case preamble
    /// `Clicked on overlapping visualized constraints`: a window of AppKit's lists them again.
    case aside
    /// `Will attempt to recover by breaking constraint`: the broken one comes next.
    case verdict
    /// `<NSLayoutConstraint:`.
    case description
    /// `NSLayoutConstraint:0x` without its bracket.
    case bare
  }

  /// What a text reports that is no conflict; nil for nothing.
  private(set) var kin: ConsoleLog.Kin?
  /// The marks in the order of the text.
  private(set) var all: [(index: Int, kind: Kind)] = []
  /// How many scalars were looked at.
  private(set) var work = 0

  private static let phrases: [(text: [Unicode.Scalar], kind: Kind)] = [
    (solid("Unable to simultaneously satisfy constraints"), .header),
    (solid("Conflicting constraints detected"), .header),
    (solid("Clicked on overlapping visualized constraints"), .aside),
    (solid("Probably at least one of the constraints in"), .preamble),
    (solid("Will attempt to recover by breaking"), .verdict),
  ]

  private static let kinds: [(text: [Unicode.Scalar], kin: ConsoleLog.Kin)] = [
    (solid("because they have no common ancestor"), .noAncestor),
    (solid("The view hierarchy is not prepared for the constraint"), .notPrepared),
    (solid("AMBIGUOUS LAYOUT"), .ambiguous),
    (solid("contentView of collectionViewCell has translatesAutoresizing"), .cellContent),
    (solid("constraints ambiguously suggest a height of zero"), .noHeight),
    (solid("constant that exceeds internal limits"), .tooLarge),
    (solid("Detected missing constraints for"), .missing),
    (solid("items must each be a view or layout guide"), .noItem),
    (solid("Invalid pairing of layout attributes"), .mixedAttributes),
    (solid("improperly relates anchors of incompatible types"), .mixedAttributes),
    (solid("view hierarchy unprepared for constraint"), .notPrepared),
    (solid("reference something from outside the subtree of the view"), .notPrepared),
    (solid("parse constraint format"), .badFormat),
  ]

  private static let bareName = solid("Constraint:0x")

  private static func solid(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0 != " " }
  }

  /// Finds the marks of a text.
  init(_ scalars: [Unicode.Scalar]) {
    var index = 0
    // The colon after the class of the last description.
    var colon = -1
    while index < scalars.count {
      switch scalars[index].value {
      case 0x3C:  // <
        if let end = nameEnd(scalars, index) {
          all.append((index, .description))
          colon = end
        }
      case 0x43 where index > colon && matches(Self.bareName, scalars, index):  // C
        all.append((nameStart(scalars, index), .bare))
      case 0x43, 0x50, 0x55, 0x57:  // C, P, U, W
        for phrase in Self.phrases
        where phrase.text[0] == scalars[index] && matches(phrase.text, scalars, index) {
          all.append((index, phrase.kind))
        }
      default:
        for kind in Self.kinds
        where kin == nil && kind.text[0] == scalars[index] && matches(kind.text, scalars, index) {
          kin = kind.kin
        }
      }
      index += 1
    }
    work += scalars.count
  }

  /// Returns where each mark's text ends: at the next mark, other than a name within a description.
  func ends(before count: Int) -> [Int] {
    var ends: [Int] = []
    var next = count
    for mark in all.reversed() {
      ends.append(next)
      if mark.kind != .bare { next = mark.index }
    }
    return ends.reversed()
  }

  /// Returns where the name of a class begins that has a letter at an index.
  private func nameStart(_ scalars: [Unicode.Scalar], _ index: Int) -> Int {
    var start = index
    let least = max(index - Self.longestName, (all.last?.index ?? -1) + 1)
    while start > least, scalars[start - 1].isNameScalar || scalars[start - 1] == "." { start -= 1 }
    return start
  }

  /// Compares without blanks and line breaks, since logs are wrapped anywhere.
  private mutating func matches(
    _ phrase: [Unicode.Scalar], _ scalars: [Unicode.Scalar], _ start: Int
  ) -> Bool {
    var index = start
    var blanks = 0
    for wanted in phrase {
      while index < scalars.count, scalars[index].isLogBlank || isQuote(scalars, index), blanks < 80
      {
        index += 1
        blanks += 1
      }
      work += 1
      guard index < scalars.count, scalars[index] == wanted else { return false }
      index += 1
    }
    return true
  }

  /// Whether the scalar is the mark of a quoted line.
  private func isQuote(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    scalars[index] == ">" && index > 0 && (scalars[index - 1] == "\n" || scalars[index - 1] == ">")
  }

  /// Returns where the class of a constraint that follows ends, at the colon before its address;
  /// nil for other text.
  private mutating func nameEnd(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    var name = ""
    // A line that was wrapped within the name may begin with blanks and the marks of a quotation.
    var isAfterBreak = false
    for index in (start + 1)..<min(start + Self.longestName, scalars.count) {
      let scalar = scalars[index]
      work += 1
      if name.isEmpty, scalar == " " { continue }
      if scalar == ":" { return name.contains("Constraint") ? index : nil }
      if scalar == "\n" {
        isAfterBreak = true
      } else if isAfterBreak, scalar == " " || scalar == ">" {
        continue
      } else if scalar.isNameScalar || scalar == "." {
        isAfterBreak = false
        name.unicodeScalars.append(scalar)
      } else {
        return nil
      }
    }
    return nil
  }

  private static let longestName = 160
}

extension Unicode.Scalar {
  /// Whether it is a blank, a tab or a line break.
  var isLogBlank: Bool { self == " " || self == "\t" || self == "\n" }

  /// Whether names of classes may contain it.
  var isNameScalar: Bool {
    properties.isAlphabetic || properties.numericType != nil || self == "_"
  }
}
