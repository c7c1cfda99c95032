public import Geometry

extension View {
  /// The margins inside the bounds, in points; 8 on each side by default.
  ///
  /// Setting it changes the view's own margins; getting it returns the effective ones, including
  /// what the superview and the safe area add, at the present frames.
  public var layoutMargins: EdgeInsets {
    get { effectiveLayoutMargins }
    set {
      ownMargins = .physical(newValue)
      marginsDidChange()
    }
  }

  /// The margins in terms of leading and trailing; setting either this or `layoutMargins`
  /// overrides the other.
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
    insetResolver.safeAreaInsets(of: self)
  }

  /// The margins including what the superview and the safe area add, at the present frames.
  var effectiveLayoutMargins: EdgeInsets {
    insetResolver.layoutMargins(of: self)
  }

  /// Computes safe areas and margins of the view's tree at the present frames.
  var insetResolver: InsetResolver { InsetResolver(below: root) }

  func marginsDidChange() {
    existingEngine?.insetsDidChange()
    setNeedsLayout()
  }
}
