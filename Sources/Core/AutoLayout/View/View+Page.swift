package import Geometry

extension View {
  /// The scroll view whose whole content a page shows: the view itself, or else the only one
  /// among its subviews.
  package var pageScrollView: ScrollView? {
    if let scroll = self as? ScrollView { return scroll }
    let scrolls = subviews.compactMap { $0 as? ScrollView }
    return scrolls.count == 1 ? scrolls[0] : nil
  }

  /// Returns the fitting size at which a scroll view in this view is as high as its content.
  ///
  /// - Parameter horizontal: The priority of the width of `size`.
  package func systemLayoutSizeFitting(
    contentOf scroll: ScrollView, _ size: Size, horizontal: LayoutPriority
  ) -> Size {
    let fitting = showingAll(of: scroll) {
      systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: .fittingSizeLevel)
    }
    fittingRequest?.page = scroll
    return fitting
  }

  /// Runs a body while a scroll view is as high as its content.
  func showingAll<Answer>(of scroll: ScrollView?, _ body: () -> Answer) -> Answer {
    guard let scroll else { return body() }
    let whole = scroll.heightAnchor.constraint(equalTo: scroll.contentLayoutGuide.heightAnchor)
    // Anything required of the scroll view's height comes first.
    whole.priority = LayoutPriority(rawValue: 999)
    whole.isActive = true
    defer { whole.isActive = false }
    return body()
  }
}
