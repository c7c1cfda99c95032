package import Documents
package import Rendering
import Scenes

/// Writes advice as edits of files; nothing but the text in question changes.
///
/// Whether the edits help is another question, which `AdviceTrial` answers.
package struct AdviceWriter {
  /// Returns the file that contains a place, or the scene's own file for nil.
  private let file: (Place?) -> SourceFile?
  /// The files that were edited, by their paths.
  private var pages: [String: EditedPage] = [:]
  /// The number of constraints stated at each place; only for lookup.
  private let statements: [Place: Int]
  /// Where constraints are stated that only a state puts in force, which means what they say.
  private let switched: Set<Place>

  /// Prepares to edit the files of a subject.
  package init(_ subject: any LayoutSubject) {
    file = subject.text
    var statements: [Place: Int] = [:]
    var index = 0
    while let source = subject.constraint(index) {
      statements[source.place, default: 0] += 1
      index += 1
    }
    self.statements = statements
    let ids = subject.switchedConstraints
    switched = Set(
      (subject as? Scene)?.constraints.filter { !$0.isActive && ids.contains($0.id ?? "") }
        .map(\.place) ?? [])
  }

  /// Prepares to edit one text that can't be read as a scene.
  package init(_ text: SourceFile) {
    file = { _ in text }
    (statements, switched) = ([:], [])
  }

  /// Returns the edits that make the changes; nil if the text has no place for one of them.
  package mutating func fix(_ advice: Advice) -> Fix? {
    var edits: [Fix.Edit] = []
    // What is added at one place is one edit: the first may begin the list for the others.
    var added: [Place?: [String]] = [:]
    for case .add(let text, let place) in advice.changes { added[place, default: []].append(text) }
    for change in advice.changes {
      if case .write(_, let place) = change, switched.contains(place) { return nil }
      if case .add(_, let place) = change {
        guard let texts = added.removeValue(forKey: place) else { continue }
        guard let file = file(place), file.bytes.first != UInt8(ascii: "<"),
          let edit = page(file).adding(texts, near: place)
        else { return nil }
        edits.append(edit)
        continue
      }
      guard let edit = edit(change) else { return nil }
      edits.append(edit)
    }
    return edits.isEmpty ? nil : Fix(advice.words, edits)
  }

  private mutating func page(_ file: SourceFile) -> EditedPage {
    let page = pages[file.path] ?? EditedPage(file)
    pages[file.path] = page
    return page
  }

  private mutating func edit(_ change: Advice.Change) -> Fix.Edit? {
    let place: Place? =
      switch change {
      case .write(_, let place), .rewrite(_, let place), .drop(let place), .unset(_, let place),
        .replace(_, let place), .mark(_, let place), .branch(_, _, _, _, let place):
        place
      case .set(_, _, let place): place
      case .add, .scroll: nil
      }
    guard let file = file(place) else { return nil }
    if file.bytes.first == UInt8(ascii: "<") { return MarkupPage(file).edit(change) }
    let page = page(file)
    switch change {
    case .write(let text, let place):
      // An edit for one constraint can't replace a text that states several.
      guard statements[place, default: 1] == 1 else { return nil }
      return page.writing(text, at: place)
    case .rewrite(let text, let place): return page.writing(text, at: place)
    case .drop(let place): return page.dropping(place)
    case .set(let path, let text, let place): return page.setting(path, to: text, of: place)
    case .branch(let key, let text, let condition, let otherwise, let place):
      return page.branching(key, text, when: condition, otherwise: otherwise, of: place)
    case .scroll(let name): return page.scrolling(name)
    case .unset(let key, let place): return page.unsetting(key, of: place)
    case .mark, .add: return nil
    case .replace(let text, let place):
      let start = file.offset(line: place.line, column: place.column)
      let end = file.offset(line: place.line, column: place.column + place.length)
      let isQuoted = start < file.bytes.count && file.bytes[start] == UInt8(ascii: "\"")
      let isLiteral =
        Double(text) != nil || ["true", "false"].contains(text)
        || text.first.map { "\"{[".contains($0) } == true
      return Fix.Edit(
        file, start..<end, file.isJSON && isQuoted && !isLiteral ? "\"\(text)\"" : text)
    }
  }
}
