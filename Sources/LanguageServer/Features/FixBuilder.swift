import Documents
import Rendering
import Scenes

/// Turns hints and cures into edits; an edit is not offered if it would lose part of what the
/// text says.
struct FixBuilder {
  private let document: OpenDocument

  init(_ document: OpenDocument) { self.document = document }

  /// Returns fixes that write what an error's hint suggests.
  func corrections(of remark: Diagnostic, _ range: Range<Int>) -> [Fix] {
    switch remark.hint?.correction {
    case .replacement(let text):
      let isName = text != "true" && text != "false" && !text.hasPrefix("\"")
      let title = isName ? "'\(text)'" : text
      return [replacement("Write \(title)", range, text, isPreferred: true)]
    case .advice(let text) where Identifier.isValid(text):
      return [replacement("Write '\(text)'", range, text, isPreferred: true)]
    case .advice(let text):
      return advice(text, at: remark.place)
    case nil:
      return []
    }
  }

  /// Returns a fix that writes a suggested statement: in place of the statement in question, else
  /// as an additional equation.
  private func advice(_ text: String, at place: Place?) -> [Fix] {
    if let place, let node = scalar(at: place), document.isStatement(node), statesOne(place) {
      let range = document.tree[node].range
      return [replacement("Write '\(text)'", range, quoted(text))].filter(isSound)
    }
    let isEquation = ["==", "<=", ">="].contains { text.contains(" \($0) ") }
    return isEquation ? [addition("Add '\(text)'", text)].compactMap { $0 }.filter(isSound) : []
  }

  private func replacement(
    _ title: String, _ range: Range<Int>, _ text: String, isPreferred: Bool = false
  ) -> Fix {
    Fix(title: title, edits: [TextEdit(range, text)], isPreferred: isPreferred)
  }

  /// Returns the cures for a check's finding that can be made by editing the document.
  func cures(of finding: Diagnostic) -> [Fix] {
    if finding.code == .redundant, let place = finding.place, statesOne(place) {
      return removal("Drop the constraint", at: place).map { [$0] } ?? []
    }
    return finding.cures.compactMap(fix).filter(isSound)
  }

  private func fix(_ cure: Diagnostic.Cure) -> Fix? {
    let rest = cure.residual == 0 ? "" : " (then off by \(NumberText.of(cure.residual)))"
    guard let edit = cure.edit else {
      let name = cure.constraint.map { " '\($0)'" } ?? ""
      return cure.place.flatMap { statesOne($0) ? removal("Drop\(name)\(rest)", at: $0) : nil }
    }
    guard let place = cure.place else {
      return cure.constraint == nil ? addition("Add '\(edit)'", edit) : nil
    }
    guard let node = scalar(at: place), statesOne(place) else { return nil }
    return replacement(
      "Write '\(edit)' on line \(place.line)\(rest)", document.tree[node].range, quoted(edit))
  }

  /// Whether the text at a place states only the constraint in question. If it states several, an
  /// edit for one of them cannot replace it.
  private func statesOne(_ place: Place) -> Bool {
    guard case .success(let scene) = document.reading else { return false }
    return scene.constraints.count { $0.place == place } == 1
  }

  /// Whether the text is still readable after a fix.
  private func isSound(_ fix: Fix) -> Bool {
    document.isReadable(document.buffer.applying(fix.edits).bytes)
  }

  /// Returns the scalar that begins at a place.
  private func scalar(at place: Place) -> SyntaxTree.ID? {
    let start = document.buffer.bytes(of: place).lowerBound
    return document.tree.nodes.indices.first {
      document.tree[$0].range.lowerBound == start && document.tree.isScalar($0)
    }
  }

  /// Returns a scalar in double quotes.
  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Removes the list item that contains a place, with its line.
  private func removal(_ title: String, at place: Place) -> Fix? {
    let tree = document.tree
    guard var item = scalar(at: place) else { return nil }
    while let parent = tree[item].parent, tree[parent].kind != .sequence { item = parent }
    guard let list = tree[item].parent else { return nil }
    let buffer = document.buffer
    if tree[list].isFlow {
      let siblings = tree[list].children
      let index = siblings.firstIndex(of: item) ?? 0
      let range = tree[item].range
      if index + 1 < siblings.count {
        let next = tree[siblings[index + 1]].range.lowerBound
        return Fix(title: title, edits: [TextEdit(range.lowerBound..<next, "")])
      }
      let start = index > 0 ? tree[siblings[index - 1]].range.upperBound : range.lowerBound
      return Fix(title: title, edits: [TextEdit(start..<range.upperBound, "")])
    }
    let first = buffer.line(ofByte: tree[item].range.lowerBound)
    let last = buffer.line(
      ofByte: max(tree[item].range.lowerBound, tree[item].range.upperBound - 1))
    let start = buffer.lineStarts[first]
    let end = last + 1 < buffer.lineStarts.count ? buffer.lineStarts[last + 1] : buffer.bytes.count
    // A list that would become empty is written as brackets.
    let isOnly = tree[list].children.count == 1
    let indent = String(repeating: " ", count: max(0, tree[list].range.lowerBound - start))
    return Fix(title: title, edits: [TextEdit(start..<end, isOnly ? "\(indent)[]\n" : "")])
  }

  /// Adds an equation to the scene's constraints.
  private func addition(_ title: String, _ equation: String) -> Fix? {
    let tree = document.tree
    let item = quoted(equation)
    let end = document.buffer.bytes.count
    let isOpen = end > 0 && document.buffer.bytes[end - 1] != 0x0A
    guard let list = tree.value("constraints", of: tree.root) else {
      guard !tree[tree.root].isFlow else { return nil }
      let text = "\(isOpen ? "\n" : "")constraints:\n  - \(item)\n"
      return Fix(title: title, edits: [TextEdit(end..<end, text)])
    }
    guard tree[list].kind == .sequence, let last = tree[list].children.last else { return nil }
    if tree[list].isFlow {
      let offset = tree[last].range.upperBound
      return Fix(title: title, edits: [TextEdit(offset..<offset, ", \(item)")])
    }
    let start = tree[last].range.lowerBound
    let line = document.buffer.lineRange(document.buffer.line(ofByte: start))
    let lead = document.buffer.text(line.lowerBound..<start)
    guard lead.allSatisfy({ $0 == " " || $0 == "-" }) else { return nil }
    let behind = document.buffer.lineRange(
      document.buffer.line(ofByte: max(start, tree[last].range.upperBound - 1))
    ).upperBound
    return Fix(title: title, edits: [TextEdit(behind..<behind, "\n\(lead)\(item)")])
  }
}
