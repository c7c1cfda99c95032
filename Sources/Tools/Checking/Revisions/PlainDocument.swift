package import Documents
import InterfaceBuilder

/// A document in plain words, one fact per line: the same words for the same interface, whatever
/// its ids, its version stamps and the order of unordered elements. Line-based tools, above all
/// Git's, compare it.
package struct PlainDocument {
  private let words: RevisionWords
  private let outline: NibOutline
  private var constraints: [String: [NibConstraint]] = [:]
  private var lines: [String] = []

  /// Creates the text of a document.
  package init(_ document: XMLElement) {
    let comparison = NibComparison(document, document)
    words = RevisionWords(comparison)
    outline = comparison.new
    for constraint in comparison.newConstraints {
      constraints[comparison.subject(of: constraint), default: []].append(constraint)
    }
    if let initial = document["initialViewController"] {
      lines.append("initial view controller: \(words.name(initial))")
    }
    let scenes = outline.objects[0].children.sorted {
      (words.name(outline.objects[$0].id), $0) < (words.name(outline.objects[$1].id), $1)
    }
    for scene in scenes { visit(scene, depth: 0) }
  }

  /// The lines, each with its line break.
  package var text: String { lines.map { Escape.line($0) + "\n" }.joined() }

  private mutating func visit(_ position: Int, depth: Int) {
    let object = outline.objects[position]
    if ["placeholder", "exit", "viewLayoutGuide"].contains(object.tag),
      object.element.list("connections").isEmpty, object.element["customClass"] == nil
    {
      return
    }
    let indent = String(repeating: "  ", count: min(depth, 40))
    lines.append("\(indent)\(NibNames.words(object.tag)) \(words.name(object.id))")
    var facts = words.facts(of: object)
    facts += (constraints[object.id] ?? []).map { words.described($0, of: object.id) }.sorted()
    facts += object.element.list("connections").map {
      words.connected(NibConnection($0), of: object.id, isAdded: true)
    }.sorted()
    lines += facts.map { "\(indent)    \($0)" }
    for child in object.children { visit(child, depth: depth + 1) }
  }
}
