import Foundation

/// The animations that are being made.
@preconcurrency @MainActor enum Animating {
  static var isEnabled = true
  static var durations: [TimeInterval] = []

  /// Adds the animations of a property that is about to change in a block of animations to the view's layer, where they
  /// stay until the next turn.
  static func note(_ path: AnyKeyPath, of view: UIView) {
    guard let duration = durations.last, duration > 0, isEnabled, view.window != nil else { return }
    let keys =
      switch path {
      case \UIView.alpha: ["opacity"]
      case \UIView.frame: ["position", "bounds.size"]
      case \UIView.bounds: ["bounds.origin", "bounds.size"]
      case \UIView.center: ["position"]
      case \UIView.transform: ["transform"]
      default: ["backgroundColor"]
      }
    for key in keys {
      let animation = CABasicAnimation(keyPath: key)
      animation.duration = duration
      view.layer.add(animation, forKey: key)
    }
  }
}

extension UIView {
  /// Hands the mode of the content on to the layer, if there is one yet.
  func passContentMode() {
    if hasLayer { giveContentMode(to: layer) }
    contentModeDidChange()
  }
  func giveContentMode(to layer: CALayer) {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }
}

extension UIView.ContentMode {
  /// How the contents of a layer fill the box of a view in this mode.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    default: CALayerContentsGravity(rawValue: "\(self)")
    }
  }
}
