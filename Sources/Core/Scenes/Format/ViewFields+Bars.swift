import Controls

extension ViewFields {
  /// The keys of search bars.
  static let searchBar: [Field<SceneView>] = [
    Field("text", .localizable, ViewAttribute.text, "The text in the field, localisable."),
    Field("placeholder", .text, ViewAttribute.placeholder, "The text shown in the empty field."),
    Field(
      "scopes", .list(of: .text), ViewAttribute.scopes,
      "The titles of the scopes below the field."),
  ]

  /// The keys of date pickers.
  static let datePicker: [Field<SceneView>] = [
    Field(
      "date", .date, ViewAttribute.date,
      "The date shown, \"2025-06-10\" or \"2025-06-10 09:41\"; default a Tuesday at 9:41.")
  ]

  /// The keys of pickers.
  static let pickerView: [Field<SceneView>] = [
    Field(
      "columns", .list(of: .list(of: .text)), ViewAttribute.columns, "The rows of each wheel."),
    Field(
      "selectedRows", .list(of: .integer(.count)), ViewAttribute.selectedRows,
      "The selected row of each wheel, from 0."),
  ]

  /// The keys of navigation bars.
  static let navigationBar: [Field<SceneView>] = [
    Field("title", .text, ViewAttribute.barTitle, "The title."),
    Field("prompt", .text, ViewAttribute.prompt, "A line above the title."),
    Field(
      "backTitle", .text, ViewAttribute.backTitle,
      "The title of the screen that the bar leads back to."),
    Field(
      "largeTitle", .boolean, ViewAttribute.largeTitle,
      "Shows a large title below the items."),
    Field(
      "scrolled", .boolean, ViewAttribute.scrolled,
      "Whether content is scrolled below the bar, which has a background and a hairline only then; "
        + "by default, whether a scroll view has some there."),
    Field(
      "search", .search, ViewAttribute.search,
      "The search bar below the title, as a search controller shows it: its placeholder, or a "
        + "mapping."),
    Field(
      "leadingItems", .barItems, ViewAttribute.leadingItems,
      "The items at the leading end, from the edge inward: titles, or mappings."),
    Field(
      "trailingItems", .barItems, ViewAttribute.trailingItems,
      "The items at the trailing end, from the edge inward: titles, or mappings."),
  ]

  /// The keys of toolbars.
  static let toolbar: [Field<SceneView>] = [
    Field(
      "items", .barItems, ViewAttribute.barItems,
      "The items from leading to trailing, including spaces: titles, or mappings.")
  ]

  /// The keys of tab bars.
  static let tabBar: [Field<SceneView>] = [
    Field(
      "items", .tabItems, ViewAttribute.tabItems,
      "The tabs from leading to trailing: titles, or mappings."),
    Field(
      "selected", .integer(NumberRange(lower: -1, upper: 100_000)), ViewAttribute.selected,
      "The selected tab, from 0, the default; -1 for none."),
  ]
}
