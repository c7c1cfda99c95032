import Geometry

extension View {
  /// The traits of the tree's environment.
  public var traitCollection: TraitCollection { TraitCollection(root: root) }

  /// Notifies the view and its descendants, from here down, that traits have changed.
  func announceTraits(before: TraitCollection) {
    guard traitCollection != before else { return }
    forEachFromHereDown {
      $0.traitCollectionDidChange(before)
      $0.controller?.traitCollectionDidChange(before)
    }
  }

  /// Calls a function with the view, then with all its descendants.
  func forEachFromHereDown(_ body: (View) -> Void) {
    body(self)
    for subview in subviews { subview.forEachFromHereDown(body) }
  }

  /// Notifies the view and its controller of changes to its safe area and margins since the last
  /// notification; called before it places its subviews, as in UIKit.
  ///
  /// - Parameter isFree: Whether it is known that nothing makes any part of the view unsafe.
  func announceInsets(isFree: Bool) {
    let safeArea = isFree ? .zero : safeAreaInsets
    let margins: EdgeInsets
    if safeArea != announcedSafeArea {
      announcedSafeArea = safeArea
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      margins = effectiveLayoutMargins
    } else {
      margins = insetResolver.layoutMargins(of: self, safeArea: safeArea)
    }
    if margins != announcedMargins {
      announcedMargins = margins
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
  }
}

extension ViewController {
  /// The traits of the environment of the view's tree.
  public var traitCollection: TraitCollection { view.traitCollection }
}
