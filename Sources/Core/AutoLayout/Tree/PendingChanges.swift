/// The changes to a tree since its engine was last up to date.
///
/// Views and guides are kept alive here until the engine has removed them.
struct PendingChanges {
  var installed: [LayoutConstraint] = []
  var uninstalled: [LayoutConstraint] = []
  var constants: [LayoutConstraint] = []
  var priorities: [LayoutConstraint] = []
  var addedViews: [View] = []
  var addedGuides: [LayoutGuide] = []
  /// The items that left, each with its identity.
  var removedItems: [ConstraintItem] = []
  var contentSizes: [View] = []
  var systemConstraints: [View] = []
  var autoresizing: [View] = []
  /// Views whose insets, baselines or scroll position enter constants.
  var numbers: [View] = []
  /// Views whose constraints may be mirrored.
  var directions: [View] = []
  var rootFrame = false
  var insets = false
  /// Whether views may be laid out in a different order.
  var order = false

  var isEmpty: Bool {
    installed.isEmpty && uninstalled.isEmpty && constants.isEmpty && priorities.isEmpty
      && addedViews.isEmpty && addedGuides.isEmpty && removedItems.isEmpty && contentSizes.isEmpty
      && systemConstraints.isEmpty && autoresizing.isEmpty && numbers.isEmpty && directions.isEmpty
      && !rootFrame && !insets && !order
  }
}

extension LayoutEngine {
  /// Whether the next update has anything to do.
  var hasChanges: Bool { !isBuilt || !changes.isEmpty }

  func constantDidChange(of constraint: LayoutConstraint) { note(constraint, in: \.constants) }
  func priorityDidChange(of constraint: LayoutConstraint) { note(constraint, in: \.priorities) }
  func didInstall(_ constraint: LayoutConstraint) { note(constraint, in: \.installed) }
  func didUninstall(_ constraint: LayoutConstraint) { note(constraint, in: \.uninstalled) }

  /// Notes a change of a constraint, and notifies the stack around a view whose constant length it
  /// gives, with which the view may count.
  private func note(
    _ constraint: LayoutConstraint, in list: WritableKeyPath<PendingChanges, [LayoutConstraint]>
  ) {
    changes[keyPath: list].append(constraint)
    guard constraint.fixedAxis != nil, let view = constraint.first?.owner else { return }
    view.superview?.subviewContentSizeDidChange(view)
  }

  func didAdd(_ view: View) { changes.addedViews.append(view) }
  func didAdd(_ guide: LayoutGuide) { changes.addedGuides.append(guide) }
  func willRemove(_ guide: LayoutGuide) { changes.removedItems.append(.guide(guide)) }
  func contentSizeDidChange(of view: View) { changes.contentSizes.append(view) }
  /// Views that are arranged one after another cause a single change of their stack.
  func systemConstraintsDidChange(of view: View) {
    if changes.systemConstraints.last !== view { changes.systemConstraints.append(view) }
  }
  func constantsDidChange(for view: View) {
    if changes.numbers.last !== view { changes.numbers.append(view) }
  }
  func autoresizingDidChange(of view: View) { changes.autoresizing.append(view) }
  func directionDidChange(of view: View) { changes.directions.append(view) }
  func insetsDidChange() {
    changes.insets = true
    insetsRevision += 1
  }
  func layoutOrderDidChange() { changes.order = true }

  func frameWasSet(of view: View) {
    if view === rootView {
      changes.rootFrame = true
    } else if view.translatesAutoresizingMaskIntoConstraints {
      changes.autoresizing.append(view)
    }
  }

  /// Records that a view and its descendants are leaving the tree.
  func willRemove(_ view: View) {
    for subview in view.subviews { willRemove(subview) }
    for guide in view.allGuides { willRemove(guide) }
    for constraint in view.heldConstraints { didUninstall(constraint) }
    changes.removedItems.append(.view(view))
  }

  /// Records that the direction or the safe area may have changed everywhere.
  func environmentDidChange() {
    insetsDidChange()
    for case let item? in itemOrder {
      if let view = item.view { changes.directions.append(view) }
    }
  }
}
