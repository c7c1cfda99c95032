import AutoLayout
import Controls
import Geometry
import Rendering

/// A view of a layout with what checks want to know beyond its frame.
struct CheckedView: Equatable, Sendable {
  let laidOut: LaidOutView
  /// The place of the superview among the views; nil for the root.
  let parent: Int?
  /// Whether the view and all around it are shown.
  let isVisible: Bool
  /// Whether it lies in what a scroll view scrolls.
  let isScrolled: Bool
  /// Whether the superview shows a part of its content at a time.
  let isInScrollView: Bool
  /// Whether its layer turns, scales or moves what is shown.
  let isTransformed: Bool
  /// Whether its text takes as many lines as it needs.
  let wraps: Bool

  var id: String { laidOut.id }

  /// What remarks call the view.
  var name: String { laidOut.name }

  /// The alignment rect in the canvas's coordinates: what layouts place, without the frame's room
  /// for shadows and thumbs.
  var absoluteAlignmentRect: Rect { laidOut.absoluteAlignmentRect }

  /// Whether people read or touch the view itself.
  var isContent: Bool {
    switch laidOut.kind {
    case .label, .textView, .progressView, .pageControl, .activityIndicator: true
    default: isTouched
    }
  }

  /// Whether people touch the view.
  var isTouched: Bool {
    switch laidOut.kind {
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl: true
    default: false
    }
  }

  /// The views of a layout in tree order, the root first.
  static func all(of result: LayoutResult, root: View) -> [CheckedView] {
    var views: [CheckedView] = []
    func walk(_ view: View, parent: Int?) {
      let index = views.count
      guard index < result.views.count else { return }
      let above = parent.map { views[$0] }
      views.append(
        CheckedView(
          laidOut: result.views[index], parent: parent,
          isVisible: (above?.isVisible ?? true) && !view.isHidden && view.alpha > 0,
          isScrolled: (above?.isScrolled ?? false) || view.superview is ScrollView,
          isInScrollView: view.superview is ScrollView,
          isTransformed: (above?.isTransformed ?? false) || view.transform != .identity,
          wraps: view.isMultiline && view.mostLines == 0))
      for subview in view.subviews { walk(subview, parent: index) }
    }
    walk(root, parent: nil)
    return views
  }
}
