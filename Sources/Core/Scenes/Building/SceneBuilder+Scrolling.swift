import AutoLayout
import Controls
import Geometry

extension SceneBuilder {
  func makeScrollView(_ stated: SceneView) -> PaintedScrollView {
    let scroll = PaintedScrollView(environment)
    setScrolling(of: scroll, stated)
    return scroll
  }

  /// Scrolls as a scene states; without a stated offset, the content begins below the insets.
  func setScrolling(of scroll: ScrollView, _ stated: SceneView) {
    scroll.staysAtBeginning = true
    for attribute in stated.attributes {
      switch attribute.value {
      case .contentOffset(let offset):
        scroll.staysAtBeginning = false
        scroll.contentOffset = offset
      case .defaultScrollAnchor(let anchor): scroll.beginsAtBottom = anchor == .bottom
      default: break
      }
    }
  }
}
