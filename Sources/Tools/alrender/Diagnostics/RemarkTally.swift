import Documents

/// What people have read in a run so far.
///
/// A fault of a scene is found in each of its variants: in the same words, or with other numbers.
/// The former is shown once, the latter a number of times; the others are counted.
struct RemarkTally {
  /// Remarks of one kind, about one file.
  private struct Kind: Hashable {
    let file: String
    let code: Diagnostic.Code
    let severity: Diagnostic.Severity

    init(_ remark: Diagnostic) {
      (file, code, severity) = (remark.file, remark.code, remark.severity)
    }
  }

  /// What people read of a remark; nothing is written out to compare it.
  private struct Reading: Hashable {
    let file: String
    let place: Place?
    let severity: Diagnostic.Severity
    let message: String
    let hint: String?
    let listing: [ListingLine]
    let notes: [Diagnostic.Note]

    init(_ remark: Diagnostic) {
      (file, place, severity) = (remark.file, remark.place, remark.severity)
      (message, hint) = (remark.message, remark.hint?.text)
      (listing, notes) = (remark.listing, remark.notes)
    }

    /// Place and sentence tell nearly all apart; a listing may be long.
    func hash(into hasher: inout Hasher) {
      hasher.combine(place)
      hasher.combine(message)
    }
  }

  /// The remarks shown or counted.
  private var known: Set<Reading> = []
  private var shown: [Kind: Int] = [:]
  /// The numbers of remarks left out, and their files in order.
  private var leftOut: [String: [Diagnostic.Severity: Int]] = [:]
  private var files: [String] = []

  /// Returns those of some remarks that belong together which are to be shown: new ones, of kinds
  /// that have not been shown as often as `limit` before. Counts the others.
  mutating func taking(_ remarks: [Diagnostic], atMost limit: Int?) -> [Diagnostic] {
    let before = shown
    known.reserveCapacity(known.count + remarks.count)
    return remarks.filter { remark in
      guard known.insert(Reading(remark)).inserted else { return false }
      let kind = Kind(remark)
      if let limit, before[kind, default: 0] >= limit {
        leaveOut(remark)
        return false
      }
      shown[kind, default: 0] += 1
      return true
    }
  }

  private mutating func leaveOut(_ remark: Diagnostic) {
    if leftOut[remark.file] == nil { files.append(remark.file) }
    leftOut[remark.file, default: [:]][remark.severity, default: 0] += 1
  }

  /// A note for each file that has more remarks than were shown.
  func rest(atMost limit: Int?) -> [Diagnostic] {
    files.map { file in
      let counts = Diagnostic.Severity.allCases.compactMap { severity in
        leftOut[file]?[severity].map { "\($0) more \(severity)\($0 == 1 ? "" : "s")" }
      }
      return Diagnostic(
        .note,
        "\(counts.joined(separator: ", ")); the first \(limit ?? 0) of a kind are shown, "
          + "'--diagnostics json' shows all", file: file)
    }
  }
}
