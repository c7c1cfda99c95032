import Drawing
import Foundation

extension UIView {
  /// How content fills the bounds; raw values are UIKit's.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight

    var core: Drawing.ContentMode {
      switch self {
      case .scaleToFill: .scaleToFill
      case .scaleAspectFit: .scaleAspectFit
      case .scaleAspectFill: .scaleAspectFill
      case .redraw: .redraw
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }
}

extension UIView {
  /// The tint of the view or of the nearest one around it that states one.
  var statedTint: UIColor { ownTintColor ?? superview?.statedTint ?? .tintColor }
}

extension UIColor {
  /// Returns the colour as a tint: where it is dimmed, the grey that is as light.
  func adjusted(_ mode: UIView.TintAdjustmentMode) -> UIColor {
    guard mode == .dimmed else { return self }
    return UIColor { traits in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}
