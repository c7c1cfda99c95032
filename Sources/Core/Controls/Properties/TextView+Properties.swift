import Typesetting

extension TextView {
  /// The properties of text views beside those of their text.
  package static let properties = [
    Property(
      \TextView.isScrollEnabled, "scrollEnabled", nib: "scrollEnabled", uikit: "isScrollEnabled",
      "Scrolls the text, which then has no intrinsic size; default true."),
    Property(
      \TextView.textContainerInset, "textContainerInset", uikit: "textContainerInset",
      "The space around the text: [top, left, bottom, right]; default [8, 0, 8, 0]."),
    Property(
      \TextView.lineFragmentPadding, "lineFragmentPadding", in: .extent,
      uikit: "textContainer.lineFragmentPadding",
      "The space at both ends of lines, within the inset, in points; default 5."),
  ]
  static let allProperties = TextContent.properties + properties
}
