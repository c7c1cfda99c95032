import AutoLayout
import Geometry
package import GoldenTesting
package import UIKit

extension UIView {
  /// Returns the view as an assertion compares it, laid out at a size.
  @preconcurrency @MainActor package func laidOutTree(size: CGSize) -> LaidOutTree {
    prepareAccessibility()
    return LaidOutTree(
      root: layoutRoot, size: Size(width: Double(size.width), height: Double(size.height)),
      scale: Double(traitCollection.displayScale),
      background: UIColor.systemBackground.paint(in: traitCollection),
      text: KitEnvironment.current.text)
  }
}
