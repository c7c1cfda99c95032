package import AutoLayout
import Foundation

extension UIView {
  /// Notifies the tree below the view, which is its root, that the process's environment changed.
  package func surroundingsDidChange(safeArea: UIEdgeInsets) {
    node.layoutEnvironment = .standard(safeArea: safeArea)
    refreshBelow()
  }

  private func refreshBelow() {
    traitsMayHaveChanged()
    node.invalidateIntrinsicContentSize()
    setNeedsLayout()
    for view in subviews { view.refreshBelow() }
  }

  /// The root of the engine's view tree, for pictures and reports.
  package var layoutRoot: View { node }
}

extension UIView: CALayerDelegate {}
