public import Geometry

extension View {
  /// The margins inside the bounds, in points; 8 on each side by default.
  ///
  /// Setting gives the view's own margins; getting answers the effective ones, with what the
  /// superview and the safe area add, at the present frames.
  public var layoutMargins: EdgeInsets {
    get { effectiveLayoutMargins }
    set {
      ownMargins = .physical(newValue)
      marginsDidChange()
    }
  }

  /// The margins by reading direction; supersedes `layoutMargins` and is superseded by it.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let insets = effectiveLayoutMargins
      let reversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return DirectionalEdgeInsets(
        top: insets.top, leading: reversed ? insets.right : insets.left,
        bottom: insets.bottom, trailing: reversed ? insets.left : insets.right)
    }
    set {
      ownMargins = .directional(newValue)
      marginsDidChange()
    }
  }

  /// The distances of the safe area from the bounds, in points, at the present frames.
  public var safeAreaInsets: EdgeInsets {
    InsetResolver(below: root).safeAreaInsets(of: self)
  }

  /// Sets the margins as given, without telling what the safe area adds.
  var effectiveLayoutMargins: EdgeInsets {
    InsetResolver(below: root).layoutMargins(of: self)
  }

  func marginsDidChange() {
    existingEngine?.insetsDidChange()
    setNeedsLayout()
  }
}
