package import AutoLayout

/// What kind of view a view is, by the canonical names of scene files.
///
/// A subclass is of its superclass's kind.
package enum ViewKind: String, CaseIterable, Hashable, Sendable {
  case view, label, button, imageView, textField, textView
  case `switch`, slider, stepper, segmentedControl, progressView, activityIndicator, pageControl
  case scrollView, stackView, tableCell
  case searchBar, datePicker, pickerView, navigationBar, toolbar, tabBar, tableView, collectionView
}

extension View {
  /// What kind of view it is; `view` for one that has no kind of its own.
  package var viewKind: ViewKind {
    if let view = asPaintable { return view.kind }
    if self is StackView { return .stackView }
    return self is ScrollView ? .scrollView : .view
  }
}
