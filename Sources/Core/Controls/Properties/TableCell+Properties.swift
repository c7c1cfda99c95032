extension TableCell {
  package static let properties = [
    Property(
      \TableCell.row.accessory, "accessoryType", uikit: "accessoryType",
      "The accessory of the row; default none. In a table, the trailing margin makes room for it."),
    Property(
      \TableCell.row.separatorLeading, "separatorInset", in: .extent,
      "The inset of the separator, in points from the leading edge; default the margin."),
    Property(
      \TableCell.row.isEditing, "isEditing", uikit: "isEditing",
      "Shows a delete button at the leading edge, as in a table that is edited."),
    Property(
      \TableCell.row.hasReorderGrip, "showsReorderControl", uikit: "showsReorderControl",
      "Shows a grip for moving the row at the trailing edge, as in a table that is edited."),
    Property(
      \TableCell.row.style, "tableStyle",
      "The style of the table to which a row without one belongs; default plain.", .ofList),
    Property(
      \TableCell.row.place, "sectionPlace",
      "The place in its section of a row without a table, which decides the corners of a card and the "
        + "lines of a group; default middle.", .ofList),
  ]
}

extension TableView.Style: PropertyType {}

extension TableRow.Accessory: PropertyType {
  /// The accessories by UIKit's names.
  private static let named: [(word: String, accessory: Self)] = [
    ("none", .none), ("disclosureIndicator", .disclosure),
    ("detailDisclosureButton", .detailDisclosure), ("checkmark", .checkmark),
    ("detailButton", .detail), ("outlineDisclosure", .outline(isExpanded: false)),
  ]

  package static var kind: PropertyKind { .words(named.map(\.word)) }

  package init?(_ value: PropertyValue) {
    guard case .word(let word) = value, let found = Self.named.first(where: { $0.word == word })
    else { return nil }
    self = found.accessory
  }

  package var propertyValue: PropertyValue {
    // Whether the rows below are shown is stated by itself.
    let closed = if case .outline = self { Self.outline(isExpanded: false) } else { self }
    return .word(Self.named.first { $0.accessory == closed }?.word ?? "none")
  }
}

extension TableRow.Place: PropertyType {
  private static let words = ["middle", "first", "last", "only"]

  package static var kind: PropertyKind { .words(words) }

  package init?(_ value: PropertyValue) {
    guard case .word(let word) = value, let index = Self.words.firstIndex(of: word) else {
      return nil
    }
    self.init(rawValue: index)
  }

  package var propertyValue: PropertyValue { .word(Self.words[rawValue & 3]) }
}
