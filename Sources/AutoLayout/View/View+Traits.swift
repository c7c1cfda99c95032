import Geometry

extension View {
  /// The traits of the tree's environment.
  public var traitCollection: TraitCollection { TraitCollection(root: root) }

  /// Tells the view and all below it, from here down, that traits are other than before.
  func announceTraits(before: TraitCollection) {
    guard traitCollection != before else { return }
    forEachFromHereDown {
      $0.traitCollectionDidChange(before)
      $0.controller?.traitCollectionDidChange(before)
    }
  }

  /// Does something with the view, then with all below it.
  func forEachFromHereDown(_ body: (View) -> Void) {
    body(self)
    for subview in subviews { subview.forEachFromHereDown(body) }
  }

  /// Tells the view and its controller what of its safe area and margins is other than when it was
  /// last told; before it places its subviews, as in UIKit.
  func announceInsets() {
    let safeArea = safeAreaInsets
    let margins: EdgeInsets
    if safeArea != announcedSafeArea {
      announcedSafeArea = safeArea
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      margins = effectiveLayoutMargins
    } else {
      margins = InsetResolver(below: root).layoutMargins(of: self, safeArea: safeArea)
    }
    if margins != announcedMargins {
      announcedMargins = margins
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
  }
}

extension ViewController {
  /// What the environment of the view's tree says.
  public var traitCollection: TraitCollection { view.traitCollection }
}
