public import Foundation

extension UIView {
  /// The corners of the view, which win over its layer's radius; none by default.
  public var cornerConfiguration: UICornerConfiguration {
    get { corners ?? .corners(radius: .fixed(0)) }
    set {
      corners = newValue
      setNeedsLayout()
    }
  }

  /// Returns the radius of a corner in points, as far as views around it determine it.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let all: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return all.firstIndex(of: corner).map { cornerRadii[$0] } ?? 0
  }
}
