/// A way out of what a diagnostic reports: what to change in a file, and where.
///
/// Whoever finds a fault proposes advice. Nothing is shown before a trial has made the change and
/// laid everything out again; what passes has a `fix`.
package struct Advice: Hashable, Sendable {
  /// A change of a file in the format's own terms.
  package enum Change: Hashable, Sendable {
    /// Writes another text for the value that begins at a place.
    case write(String, at: Place)
    /// Writes another text for one that may state several constraints.
    case rewrite(String, at: Place)
    /// Removes the item of a list that contains a place.
    case drop(Place)
    /// Adds a constraint to those of the scene, or of the component that states what is at a place.
    case add(String, near: Place?)
    /// Gives the view that is stated at a place a value for a key, or for a key of a key's mapping; the
    /// scene itself for nil.
    case set(_ path: [String], String, of: Place?)
    /// Gives the view that is stated at a place another value for a key under a condition. What it has
    /// remains for the rest, or else what is given.
    case branch(_ key: String, String, when: String, otherwise: String?, of: Place)
    /// Puts the subviews of a scene's root into a scroll view with a name.
    case scroll(_ name: String)
    /// Removes a key from the view that is stated at a place.
    case unset(String, of: Place)
    /// Gives the element of a document at a place attributes.
    case mark([String], at: Place)
    /// Writes another text for what a diagnostic underlines.
    case replace(String, at: Place)
  }

  /// What a cure of a contradiction takes from one of its constraints, or what speaks against other advice.
  package enum Force: Hashable, Sendable {
    /// It has a lower priority, and holds where it can.
    case lowered
    /// A fixed length became a limit, and an equation of two views an inequality.
    case loosenedLength, loosenedPlace
    /// An equation of two edges says how far apart they are at least, or at most.
    case loosenedGap, shortenedGap
    /// An equation is gone, and a limit is; a maximum that gives way is as good as gone.
    case dropped, droppedMinimum, droppedMaximum
    /// Nothing is taken: a length is added that is a mere number.
    case guessed
  }

  /// The changes, which belong together.
  package var changes: [Change]
  /// The advice in words, a lower-case clause: `write 'a.width >= 44' on line 7`.
  package var words: String
  /// The id of the constraint to edit, or else its description; nil for one to be added.
  package var constraint: String?
  /// The whole new expression; nil to remove the constraint.
  package var edit: String?
  /// How far the resulting layout is from what the constraint originally said, in points.
  package var residual = 0.0
  /// How much higher the canvas would have to be for everything to hold, if the edit gives way to a
  /// height that is only the preview's; otherwise 0.
  package var lack = 0.0
  /// Whether it may move what it is about on other screens, too.
  package var mayMove = false
  /// What speaks against it if other advice helps, too; nil if nothing does.
  package var force: Force?
  /// How much else relies on what it changes, the less the better; 0 for what corrects a slip.
  package var reliance = 0
  /// Whether another piece is as likely: of an edge and a middle beside a length either, and of what settles an
  /// ambiguity what puts views elsewhere.
  package var isRival = false
  /// Whether more speaks for it than that it helps, such as a line of the same form about another view.
  package var isSupported = true
  /// What it settles if several pieces of advice are needed: `minX and width`; nil if one is
  /// enough.
  package var part: String?
  /// The edits of files that make the changes; nil before a trial has shown that they help.
  package var fix: Fix?

  /// Returns the advice to give a view a value for a key, or for a key of a key's mapping.
  ///
  /// - Parameters:
  ///   - name: the view's name at its place.
  ///   - isOfDocument: whether the view is an element of a document, whose editor has other words.
  package static func setting(
    _ path: [String], _ value: String, of name: String, at place: Place, isOfDocument: Bool
  ) -> Advice? {
    let edit = path.count == 1 ? "\(path[0]): \(value)" : "\(path[0]): { \(path[1]): \(value) }"
    guard isOfDocument else {
      return Advice("give '\(name)' \(edit)", [.set(path, value, of: place)], edit: edit)
    }
    if path == ["accessibility", "label"] {
      return Advice(
        "set the accessibility label of '\(name)' to \(value)", [.set(path, value, of: place)],
        edit: edit)
    }
    guard let (attribute, words) = documentKeys[path.joined(separator: ".")] else { return nil }
    return Advice(
      "set \(words) of '\(name)' to \(value)", [.mark([attribute, value], at: place)], edit: edit)
  }

  /// Returns both changes as one piece of advice.
  package func and(_ other: Advice) -> Advice {
    var both = self
    both.changes += other.changes
    both.words += " and \(other.words)"
    return both
  }

  /// The attributes of elements with the words of Xcode's inspectors; only for lookup.
  private static let documentKeys = [
    "hugging.horizontal": ("horizontalHuggingPriority", "the horizontal content hugging priority"),
    "hugging.vertical": ("verticalHuggingPriority", "the vertical content hugging priority"),
    "compression.horizontal": (
      "horizontalCompressionResistancePriority", "the horizontal compression resistance priority"
    ),
    "compression.vertical": (
      "verticalCompressionResistancePriority", "the vertical compression resistance priority"
    ),
    "lines": ("numberOfLines", "the number of lines"),
    "alignment": ("textAlignment", "the alignment"),
    "distribution": ("distribution", "the distribution"),
  ]

  /// Whether it writes an inequality over another text.
  package var writesInequality: Bool {
    changes.contains { change in
      switch change {
      case .write(let text, _): text.contains(" <= ") || text.contains(" >= ")
      case .mark(let marks, _): marks.contains { $0.hasSuffix("ThanOrEqual") }
      default: false
      }
    }
  }

  /// Whether it lets a view resist compression more than others.
  package var raisesCompression: Bool {
    changes.contains { change in
      switch change {
      case .set(let path, _, _): path.first == "compression"
      case .mark(let marks, _): marks.first?.hasSuffix("CompressionResistancePriority") == true
      default: false
      }
    }
  }

  /// Whether it lets a text be smaller than its font.
  package var shrinksText: Bool {
    changes.contains { change in
      if case .set(["minimumScaleFactor"], _, _) = change { true } else { false }
    }
  }

  /// Whether it changes colours and what is read alone, so that nothing moves.
  package var changesLooksAlone: Bool {
    changes.allSatisfy { change in
      switch change {
      case .set(let path, _, _): ["color", "tint", "border", "accessibility"].contains(path.first)
      case .branch(let key, _, _, _, _): ["color", "tint"].contains(key)
      default: false
      }
    }
  }

  /// Creates advice that hasn't been tried.
  package init(
    _ words: String, _ changes: [Change], constraint: String? = nil, edit: String? = nil
  ) {
    (self.changes, self.words, self.constraint, self.edit) = (changes, words, constraint, edit)
  }
}

/// Edits of files that belong together.
package struct Fix: Hashable, Sendable {
  /// A stretch of a file with the text to write in its place.
  package struct Edit: Hashable, Sendable {
    /// The path of the file, as diagnostics name it.
    package let file: String
    /// The first line, from 1, and the first column, from 1, in Unicode scalars.
    package let (line, column): (Int, Int)
    /// Where the stretch ends: the line, from 1, and the column of what follows it.
    package let (endLine, endColumn): (Int, Int)
    /// The text to write.
    package let text: String

    /// Creates an edit of a range of a file's bytes.
    package init(_ file: SourceFile, _ range: Range<Int>, _ text: String) {
      self.file = file.path
      let (start, end) = (
        file.place(ofByte: range.lowerBound), file.place(ofByte: range.upperBound)
      )
      (line, column) = (start.line, start.column)
      (endLine, endColumn) = (end.line, end.column)
      self.text = text
    }
  }

  /// What the edits do, as a lower-case clause.
  package let title: String
  /// The edits; those of one file don't overlap.
  package let edits: [Edit]

  /// Creates a fix.
  package init(_ title: String, _ edits: [Edit]) { (self.title, self.edits) = (title, edits) }

  /// The paths of the edited files, each once.
  package var files: [String] {
    edits.map(\.file).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The lines of a file that the edits write, as they are counted afterwards.
  package func writtenLines(of path: String) -> [ClosedRange<Int>] {
    var added = 0
    return edits.filter { $0.file == path }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      .map { edit in
        let breaks = edit.text.utf8.count { $0 == UInt8(ascii: "\n") }
        // What begins with a line break is written below the line where it is inserted.
        let first = edit.line + added + (edit.text.hasPrefix("\n") ? 1 : 0)
        let last = edit.line + added + breaks
        added += breaks - (edit.endLine - edit.line)
        return min(first, last)...max(first, last)
      }
  }

  /// Returns the bytes of a file after the edits that concern it.
  package func applied(to file: SourceFile) -> [UInt8] {
    var bytes = file.bytes
    let ranges = edits.filter { $0.file == file.path }.map { edit in
      let start = file.offset(line: edit.line, column: edit.column)
      return (start..<max(start, file.offset(line: edit.endLine, column: edit.endColumn)), edit)
    }
    // From the end, so that the offsets of the others stay; insertions at one place keep their
    // order.
    for (range, edit) in ranges.enumerated().sorted(by: {
      ($0.element.0.lowerBound, $0.offset) > ($1.element.0.lowerBound, $1.offset)
    }).map(\.element) {
      bytes.replaceSubrange(range, with: edit.text.utf8)
    }
    return bytes
  }
}

extension Diagnostic {
  /// Returns the diagnostic with the advice that passed a trial, and its words: below an
  /// explanation as a list, otherwise the first as the hint.
  package func advised(_ proven: [Advice]) -> Diagnostic {
    with { remark in
      remark.advice = proven
      guard let first = proven.first else { return }
      guard !remark.listing.isEmpty else {
        remark.hint = Hint(first.words)
        return
      }
      let verb = constraints.isEmpty ? "settle" : "cure"
      let parts = proven.reduce(into: [String?]()) { parts, advice in
        if !parts.contains(advice.part) { parts.append(advice.part) }
      }
      guard parts.count > 1 else {
        let lead = proven.count == 1 ? "this would" : "any one of these would"
        remark.listing.append(.help("\(lead) \(verb) it:"))
        remark.listing += proven.map { "  \($0.words)" }
        return
      }
      remark.listing.append(.help("one from each line would \(verb) it:"))
      for part in parts {
        let words = proven.filter { $0.part == part }.map(\.words).joined(separator: ", or ")
        remark.listing.append("  \(part ?? "all"): \(words)")
      }
    }
  }

  /// The edits that fix it.
  package var fixes: [Fix] { advice.compactMap(\.fix) }
}

extension ListingLine {
  /// A line that introduces advice.
  package static func help(_ text: String) -> ListingLine {
    ListingLine(.lead, "help:", " \(text)")
  }
}
