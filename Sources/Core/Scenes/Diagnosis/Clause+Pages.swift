import Documents

extension Clause {
  static let pageWithoutScrollView = Clause(
    .invalidValue, "the height 'content' needs a scroll view",
    hint: """
      make the root a scrollView, or give it one scrollView among its subviews; 'fit' is the height \
      that other views need
      """)
}
