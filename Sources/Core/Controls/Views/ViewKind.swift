package import AutoLayout

/// The kind of a view, by the canonical names of scene files.
///
/// A subclass has the kind of its superclass.
package enum ViewKind: String, CaseIterable, Hashable, Sendable {
  case view, label, button, imageView, textField, textView
  case `switch`, slider, stepper, segmentedControl, progressView, activityIndicator, pageControl
  case scrollView, stackView, tableCell
  case searchBar, datePicker, pickerView, navigationBar, toolbar, tabBar, tableView, collectionView
}

extension View {
  /// The kind of the view; `view` for one without a kind of its own.
  package var viewKind: ViewKind {
    if let view = asPaintable { return view.kind }
    if self is StackView { return .stackView }
    return self is ScrollView ? .scrollView : .view
  }
}
