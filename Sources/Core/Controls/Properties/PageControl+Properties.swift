extension PageControl {
  package static let properties = [
    Property(
      \PageControl.pages, "pages", uikit: "numberOfPages", "The number of pages."),
    Property(
      \PageControl.current, "current", uikit: "currentPage", "The current page, from 0."),
    Property(
      \PageControl.tintColor, "tint", uikit: "currentPageIndicatorTintColor",
      "The colour of the current page's dot.", .shared),
    Property(
      \PageControl.otherPagesColor, "otherPagesColor", uikit: "pageIndicatorTintColor",
      "The colour of the other pages' dots, as over a photo; default the system's. That of the current "
        + "page is the `tint`.", .blends),
  ]
}
