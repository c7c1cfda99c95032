import Controls
import Diagnosis
import Geometry
import Rendering

extension LaidOutView {
  /// How much smaller than its content a control is, or a text whose letters are cut off by it; nil for
  /// one that has the room it needs.
  var lack: Double? {
    let isRigid = [
      .button, .switch, .stepper, .segmentedControl, .datePicker, .pickerView, .textField,
      .searchBar, .navigationBar, .toolbar, .tabBar,
    ].contains(kind)
    guard isRigid || text?.cutWords != nil else { return nil }
    let isNarrow = isRigid && kind != .textField
    let height = (intrinsicHeight ?? 0) - alignmentRect.height
    let lack = max(height, isNarrow ? (intrinsicWidth ?? 0) - alignmentRect.width : 0)
    return lack > 0.5 ? lack : nil
  }

  /// Whether it is lower than what it shows.
  var isLow: Bool { (intrinsicHeight ?? 0) > alignmentRect.height + 0.5 }

  /// Whether it shows a text, and has less than half of its height.
  var isCrushed: Bool { !texts.isEmpty && alignmentRect.height < (intrinsicHeight ?? 0) / 2 }

  /// Whether it is a control that is higher than it is drawn.
  var isTall: Bool {
    guard [.button, .textField, .segmentedControl, .switch, .slider].contains(kind) else {
      return false
    }
    return intrinsicHeight.map { alignmentRect.height > $0 + 1 } ?? false
  }

  /// Whether it is a picture, or another view without text, that is smaller than what it shows.
  var isReduced: Bool {
    guard texts.isEmpty else { return false }
    return (intrinsicWidth ?? 0) > alignmentRect.width + 0.5 || isLow
  }

  /// How much wider and higher than it is drawn a switch, a stepper or an activity indicator is, or how far
  /// the width of a picture is from that of its shape; nil for one that is as it is drawn.
  var stretch: Double? {
    guard let intrinsicWidth, let intrinsicHeight else { return nil }
    let (width, height) = (alignmentRect.width, alignmentRect.height)
    switch kind {
    case .switch, .stepper, .activityIndicator:
      let excess = max(width - intrinsicWidth, 0) + max(height - intrinsicHeight, 0)
      return excess > 0.5 ? excess : nil
    case .imageView:
      // Sides are rounded to a point.
      let excess = abs(width * intrinsicHeight - height * intrinsicWidth)
      return excess > intrinsicWidth + intrinsicHeight ? excess / intrinsicHeight : nil
    default: return nil
    }
  }
}

extension CheckedView {
  /// Whether it hides an earlier sibling with which it shares some room: a ground or a text that is
  /// neither upon it nor a part of it.
  ///
  /// - Parameter holders: the views that hold others.
  func hides(_ other: CheckedView, _ size: Size, in holders: Set<String>) -> Bool {
    guard isGround || other.isGround && laidOut.kind == .label, !isTransformed,
      other.isGround || other.isContent || holders.contains(other.id),
      min(size.width, size.height) > 1
    else { return false }
    let (own, whole) = (laidOut.alignmentRect, other.laidOut.alignmentRect)
    let isUpon = other.isGround && whole.contains(own)
    return !isUpon || isGround && size.width * size.height > 0.9 * whole.width * whole.height
  }

  /// Whether it is a control or a line that lies on a little of a large ground, as one between two panes does: nobody
  /// misses that part.
  func isHandle(of other: CheckedView, _ size: Size) -> Bool {
    let whole = other.laidOut.alignmentRect
    return (laidOut.isTouched || !isContent) && other.isGround && !other.isContent
      && size.width * size.height < 0.1 * whole.width * whole.height
  }
}
