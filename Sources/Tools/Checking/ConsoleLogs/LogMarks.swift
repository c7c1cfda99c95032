/// Where a log has the heads of its blocks, its verdicts and the beginnings of its descriptions.
struct LogMarks {
  /// What begins at a place.
  enum Kind {
    /// `Unable to simultaneously satisfy constraints`.
    case header
    /// `Will attempt to recover by breaking constraint`: the broken one comes next.
    case verdict
    /// `<NSLayoutConstraint:`.
    case description
  }

  /// The marks in the order of the text.
  private(set) var all: [(index: Int, kind: Kind)] = []
  /// How many scalars were looked at.
  private(set) var work = 0

  private static let phrases: [(text: [Unicode.Scalar], kind: Kind)] = [
    (solid("Unable to simultaneously satisfy constraints"), .header),
    (solid("Conflicting constraints detected"), .header),
    (solid("Will attempt to recover by breaking"), .verdict),
  ]

  private static func solid(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0 != " " }
  }

  /// Finds the marks of a text.
  init(_ scalars: [Unicode.Scalar]) {
    for index in scalars.indices {
      switch scalars[index] {
      case "<":
        if isDescription(scalars, index) { all.append((index, .description)) }
      case "U", "C", "W":
        for phrase in Self.phrases
        where phrase.text[0] == scalars[index] && matches(phrase.text, scalars, index) {
          all.append((index, phrase.kind))
        }
      default: break
      }
    }
    work += scalars.count
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

  /// Whether a class of constraints follows, with the colon before its address.
  private mutating func isDescription(_ scalars: [Unicode.Scalar], _ start: Int) -> Bool {
    var name = ""
    // A line that was wrapped within the name may begin with blanks and the marks of a quotation.
    var isAfterBreak = false
    for index in (start + 1)..<min(start + Self.longestName, scalars.count) {
      let scalar = scalars[index]
      work += 1
      if name.isEmpty, scalar == " " { continue }
      if scalar == ":" { return name.contains("Constraint") }
      if scalar == "\n" {
        isAfterBreak = true
      } else if isAfterBreak, scalar == " " || scalar == ">" {
        continue
      } else if scalar.isNameScalar || scalar == "." {
        isAfterBreak = false
        name.unicodeScalars.append(scalar)
      } else {
        return false
      }
    }
    return false
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
