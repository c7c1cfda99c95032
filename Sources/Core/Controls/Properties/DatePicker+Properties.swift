extension DatePicker {
  package static let properties = [
    Property(
      \DatePicker.mode, "mode", uikit: "datePickerMode",
      "What the picker selects; default dateAndTime."),
    Property(
      \DatePicker.style, "style", nib: "style", uikit: "preferredDatePickerStyle",
      "The picker's style; default wheels."),
  ]
}

extension DatePicker.Mode: PropertyType {}
extension DatePicker.Style: PropertyType {}
