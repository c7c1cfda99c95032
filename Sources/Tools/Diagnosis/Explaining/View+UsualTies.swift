import AutoLayout
import Controls
import Geometry
import Rendering

extension View {
  /// The equation that ties it as people tie such a view, where some of its values are open; nil
  /// where nobody can tell. What scrolls a row sideways is as high as that.
  func usualTie(open values: Set<LayoutUnknown>) -> String? {
    guard values == [.height], let scroll = self as? ScrollView, scroll.holdsRow,
      !(superview is StackView)
    else { return nil }
    return "\(spokenName).content.height == \(spokenName).frameLayout.height"
  }
}

extension ScrollView {
  /// Whether what it scrolls lies side by side: views, or a row of them.
  var holdsRow: Bool {
    let shown = subviews.filter { !$0.isHidden }
    if shown.count == 1, let stack = shown[0] as? StackView { return stack.axis == .horizontal }
    let frames = shown.map(\.frame).sorted { $0.minX < $1.minX }
    return frames.count > 1
      && zip(frames, frames.dropFirst()).allSatisfy {
        $0.width > 0 && $0.maxX <= $1.minX + 0.5 && abs($0.minY - $1.minY) < 1
      }
  }
}
