import AutoLayout
import InterfaceBuilder

extension LaidOutScene {
  /// Whether it has constraints that no running app has.
  package var hasPlaceholders: Bool { nib?.hasPlaceholders ?? false }

  /// Lays the tree out again as a running app does, without the constraints that exist on the canvas only.
  package func leaveOutPlaceholders() {
    let active = (nib?.tree.constraints ?? []).filter(\.constraint.isActive)
    // A constraint that gave way to one of them gets its place back.
    LayoutConstraint.deactivate(active.map(\.constraint))
    LayoutConstraint.activate(active.filter { !$0.isPlaceholder }.map(\.constraint))
    root.layoutIfNeeded()
  }
}
