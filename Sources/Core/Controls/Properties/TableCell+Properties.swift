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

extension TableRow.Accessory: NamedType {
  package static let named: [(name: String, value: Self)] = [
    ("none", .none), ("disclosureIndicator", .disclosure),
    ("detailDisclosureButton", .detailDisclosure), ("checkmark", .checkmark),
    ("detailButton", .detail), ("outlineDisclosure", .outline(isExpanded: false)),
  ]

  package var propertyValue: PropertyValue {
    // Whether the rows below are shown is stated by itself.
    let closed = if case .outline = self { Self.outline(isExpanded: false) } else { self }
    return .word(Self.named.first { $0.value == closed }?.name ?? "none")
  }
}

extension TableRow.Place: NamedType {
  package static let named: [(name: String, value: Self)] = [
    ("middle", []), ("first", .first), ("last", .last), ("only", [.first, .last]),
  ]
}
