extension SegmentedControl {
  package static let properties = [
    Property(
      \SegmentedControl.apportionsWidthsByContent, "apportionsWidthsByContent",
      nib: "apportionsSegmentWidthsByContent", uikit: "apportionsSegmentWidthsByContent",
      "Makes segments as wide as their titles ask, not equally wide.", .unsaid),
    Property(
      \SegmentedControl.tintColor, "tint", uikit: "selectedSegmentTintColor",
      "The colour of the selected segment.", .shared),
  ]
}
