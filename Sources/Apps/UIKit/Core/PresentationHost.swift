import Foundation

/// The view that a presentation adds to the window: what dims the screen, and the presented view.
@preconcurrency @MainActor final class PresentationHost: UIView {
  weak var presentation: UIPresentationController?
  /// What darkens the screen behind the presented view.
  let dimming = UIView()

  override var nodeClassName: String { "UITransitionView" }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    dimming.frame = bounds
    presentation?.placeView()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Touches beside what is presented go to the dimming view, or through a host without one.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The view of a sheet: it rounds the presented view, and shows the grabber above it.
@preconcurrency @MainActor final class SheetShell: UIView {
  weak var content: UIView?
  let grabber = UIView()
  /// Whether the sheet reaches the bottom of the screen, where its corners are square.
  var reachesBottom = true

  override var nodeClassName: String { "UIDropShadowView" }

  /// Shows a controller's view with rounded corners.
  func hold(_ view: UIView) {
    content = view
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    addSubview(view)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isHidden = true
    addSubview(grabber)
    clipsToBounds = true
  }

  override func layoutSubviews() {
    if let content, content.frame != bounds { content.frame = bounds }
    grabber.frame = CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5)
    layer.maskedCorners =
      reachesBottom ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
    super.layoutSubviews()
  }
}

extension UIView {
  /// The responder after a controller whose view is in this one: nil within a presentation, where the
  /// presenting controller follows.
  var outsidePresentation: UIResponder? {
    self is PresentationHost || superview is PresentationHost ? nil : self
  }
}
