/// Solves the constraints of one tree of views.
///
/// Made by the first pass over a root and kept by it; changes between passes are noted and applied
/// together in the next one.
package final class LayoutEngine {
  unowned let rootView: View
  init(root: View) { rootView = root }
  func constantDidChange(of constraint: LayoutConstraint) {}
  func priorityDidChange(of constraint: LayoutConstraint) {}
  func didInstall(_ constraint: LayoutConstraint) {}
  func didUninstall(_ constraint: LayoutConstraint) {}
  func didAdd(_ view: View) {}
  func willRemove(_ view: View) {}
  func didAdd(_ guide: LayoutGuide) {}
  func willRemove(_ guide: LayoutGuide) {}
  func contentSizeDidChange(of view: View) {}
  func systemConstraintsDidChange(of view: View) {}
  func constantsDidChange(for view: View) {}
  func frameWasSet(of view: View) {}
  func autoresizingDidChange(of view: View) {}
  func directionDidChange(of view: View) {}
  func environmentDidChange() {}
  func insetsDidChange() {}
}
