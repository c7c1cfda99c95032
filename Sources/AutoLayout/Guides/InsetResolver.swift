import Geometry

/// Works out safe areas and margins from frames, be they the present ones or an engine's.
struct InsetResolver {
  /// The untransformed frame of a view, in its superview's coordinates.
  let frame: (View) -> Rect

  /// The part of each unsafe band that lies over the view, plus the view's own additions.
  ///
  /// A band never reaches further than the view does, so that the safe area is not negative.
  func safeAreaInsets(of view: View, below root: View) -> EdgeInsets {
    let added = view.additionalSafeAreaInsets
    guard view !== root, let superview = view.superview else {
      return view.layoutEnvironment.safeAreaInsets + added
    }
    let bands = safeAreaInsets(of: superview, below: root)
    guard bands != .zero else { return added }
    let distances = edgeDistances(of: view, in: superview)
    let size = frame(view).size
    return EdgeInsets(
      top: min(max(bands.top - distances.top, 0), size.height),
      left: min(max(bands.left - distances.left, 0), size.width),
      bottom: min(max(bands.bottom - distances.bottom, 0), size.height),
      right: min(max(bands.right - distances.right, 0), size.width)) + added
  }

  /// The distances of the margins guide from the view's bounds.
  func layoutMargins(of view: View, below root: View) -> EdgeInsets {
    let margins = plainMargins(of: view, below: root)
    guard view.insetsLayoutMarginsFromSafeArea else { return margins }
    return margins + safeAreaInsets(of: view, below: root)
  }

  /// The distances of the readable content guide from the view's bounds.
  func readableInsets(of view: View, below root: View) -> EdgeInsets {
    var insets = layoutMargins(of: view, below: root)
    let excess = frame(view).width - root.effectiveEnvironment.readableContentWidth
    insets.left = max(insets.left, excess / 2)
    insets.right = max(insets.right, excess / 2)
    return insets
  }

  /// The margins without the safe area: the view's own, or what is left of the superview's.
  private func plainMargins(of view: View, below root: View) -> EdgeInsets {
    var margins = view.ownMargins.resolved(view.effectiveUserInterfaceLayoutDirection)
    if view.superview == nil {
      let least = view.layoutEnvironment.systemMinimumLayoutMargins
      margins = margins.union(least.resolved(view.effectiveUserInterfaceLayoutDirection))
    }
    guard view.preservesSuperviewLayoutMargins, view !== root, let superview = view.superview
    else { return margins }
    let above = plainMargins(of: superview, below: root)
    let distances = edgeDistances(of: view, in: superview)
    return margins.union(
      EdgeInsets(
        top: above.top - distances.top, left: above.left - distances.left,
        bottom: above.bottom - distances.bottom, right: above.right - distances.right))
  }

  /// How far each edge of a view is inside the same edge of its superview.
  private func edgeDistances(of view: View, in superview: View) -> EdgeInsets {
    let rect = frame(view)
    let size = frame(superview).size
    let origin = superview.boundsOrigin
    return EdgeInsets(
      top: rect.minY - origin.y, left: rect.minX - origin.x,
      bottom: size.height - (rect.maxY - origin.y), right: size.width - (rect.maxX - origin.x))
  }
}

extension EdgeInsets {
  static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }

  /// The greater inset of each edge.
  func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left),
      bottom: max(bottom, other.bottom), right: max(right, other.right))
  }
}
