import Controls
import Documents
import Localization

/// The keys of a section of a table or a collection.
struct SectionParts: Sendable {
  var section = SceneSection()
  var header: SceneView?
  var footer: SceneView?
  var items: [SceneView] = []
  /// What the ids of a header and a footer begin with: the list's id and the section's number.
  var name = ""

  init() {}

  /// Divides the views of a section by their role.
  init(_ section: SceneSection, _ views: [SceneView]) {
    self.section = section
    header = views.first { $0.listRole == .sectionHeader }
    footer = views.first { $0.listRole == .sectionFooter }
    items = views.filter { $0.listRole == .item }
  }

  /// All views of the section.
  var views: [SceneView] { [header].compactMap { $0 } + items + [footer].compactMap { $0 } }

  /// The keys of a table's section.
  static let table = ObjectTable<SectionParts>(
    "section",
    copying("rows'", "day.row")
      + edges("The title above the rows, or a view.", "The text below the rows, or a view.")
      + [content("rows", "The rows by id: cells, or components.")])

  /// The keys of a collection's section, in one order however they are stated.
  static let collectionTable = ObjectTable<SectionParts>(
    "section of items", isOrdered: true,
    copying("items'", "day.item")
      + edges("The view above the items, or its text.", "The view below the items, or its text.")
      + [content("items", "The items by id.")] + ViewFields.sectionLayout.map(layout))

  private static func copying(_ items: String, _ example: String) -> [Field<SectionParts>] {
    [
      Field(
        "each", .assembled(ComponentSchema.each),
        "Data or a number: repeats the section for each item, with `$item` and `$index`.",
        read: { _ in nil }
      ) { _, _, _ in },
      Field(
        "if", .assembled(.flag), "Includes the section; default true.",
        read: { _ in nil }
      ) { _, _, _ in },
      Field(
        "id", .assembled(.string(.other("an identifier"))),
        "The prefix of the \(items) ids, as in `\(example)`; required with `each`, where they "
          + "become `\(example.replacingFirstDot(with: ".0."))`.", read: { _ in nil }
      ) { _, _, _ in },
    ]
  }

  private static func content(_ name: String, _ help: String) -> Field<SectionParts> {
    Field(name, .subviews, help, read: { $0.items.isEmpty ? nil : $0.items }) { parts, views, _ in
      parts.items = views
    }
  }

  private static func edges(_ above: String, _ below: String) -> [Field<SectionParts>] {
    [
      edge("header", above, .sectionHeader, \.section.header, \.header),
      edge("footer", below, .sectionFooter, \.section.footer, \.footer),
    ]
  }

  /// Returns a key whose value is a text, or a view: a mapping with other keys than a text's.
  private static func edge(
    _ name: String, _ help: String, _ role: SceneListRole,
    _ text: any WritableKeyPath<SectionParts, SceneText?> & Sendable,
    _ view: any WritableKeyPath<SectionParts, SceneView?> & Sendable
  ) -> Field<SectionParts> {
    Field(
      name, .either([Shape<SceneText>.text.schema, .view]), help,
      encode: { parts, encoder in
        parts[keyPath: view]?.encoded(encoder)
          ?? parts[keyPath: text].flatMap { Shape<SceneText>.text.encode($0, encoder) }
      }
    ) { node, decoder, parts in
      if decoder.document.isView(node) {
        parts[keyPath: view] = decoder.edge(node, id: "\(parts.name).\(name)", role)
      } else {
        parts[keyPath: text] = Shape<SceneText>.text.decode(node, decoder)
      }
    }
  }

  /// Returns a key of the collection that holds for the section alone.
  private static func layout(_ field: Field<SceneView>) -> Field<SectionParts> {
    Field(
      field.name, field.schema, field.help,
      encode: { parts, encoder in field.encode(bare(parts.section.attributes), encoder) }
    ) { node, decoder, parts in
      var view = bare([])
      field.decode(node, decoder, into: &view)
      parts.section.attributes += view.attributes
    }
  }

  private static func bare(_ attributes: [StatedAttribute]) -> SceneView {
    var view = SceneView(id: "", place: Place(line: 1, column: 1), kind: .collectionView)
    view.attributes = attributes
    return view
  }
}

extension YAMLDocument {
  /// Whether a node is a view rather than a text: a mapping with other keys than a text's.
  func isView(_ node: NodeID) -> Bool {
    shape(of: node) == .mapping
      && entries(of: node).contains { entry in
        !SceneTextRun.textTable.keys.contains(text(of: entry.key))
      }
  }
}

extension String {
  fileprivate func replacingFirstDot(with text: String) -> String {
    guard let dot = firstIndex(of: ".") else { return self }
    return self[..<dot] + text + self[index(after: dot)...]
  }
}
