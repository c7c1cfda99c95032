import Documents

/// The keys of a section of a table.
struct SectionParts: Sendable {
  var section = SceneSection()
  var rows: [SceneView] = []

  static let table = ObjectTable<SectionParts>(
    "section",
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
        "The prefix of the rows' ids, as in `day.row`; required with `each`, where they become "
          + "`day.0.row`.", read: { _ in nil }
      ) { _, _, _ in },
      Field("header", .text, "The title above the rows.", \.section.header),
      Field("footer", .text, "The text below the rows.", \.section.footer),
      Field(
        "rows", .subviews, "The rows by id: cells, or components.",
        read: { $0.rows.isEmpty ? nil : $0.rows }
      ) { parts, rows, _ in parts.rows = rows },
    ])
}
