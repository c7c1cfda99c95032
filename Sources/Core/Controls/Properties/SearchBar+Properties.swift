extension SearchBar {
  package static let properties = [
    Property(
      \SearchBar.showsCancelButton, "showsCancelButton", uikit: "showsCancelButton",
      "Shows a cancel button beside the field.")
  ]
}
