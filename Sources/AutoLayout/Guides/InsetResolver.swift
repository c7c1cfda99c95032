import Geometry

/// Works out safe areas and margins from frames, be they the present ones or an engine's.
struct InsetResolver {
  /// The topmost view that is looked at.
  let root: View
  /// The safe area of that view.
  let rootSafeArea: EdgeInsets
  /// The untransformed frame of a view, in its superview's coordinates.
  let frame: (View) -> Rect

  /// Works from the frames that the views have now.
  init(below root: View) {
    self.init(root: root, rootSafeArea: root.layoutEnvironment.safeAreaInsets) {
      $0.untransformedFrame
    }
  }

  init(root: View, rootSafeArea: EdgeInsets, frame: @escaping (View) -> Rect) {
    self.root = root
    self.rootSafeArea = rootSafeArea
    self.frame = frame
  }

  /// The part of each unsafe band that lies over the view, plus the view's own additions.
  ///
  /// A band never reaches further than the view does, so that the safe area is not negative.
  func safeAreaInsets(of view: View) -> EdgeInsets {
    view.insetOverrides.safeArea.applied(
      to: ruledSafeAreaInsets(of: view), view.effectiveUserInterfaceLayoutDirection)
  }

  private func ruledSafeAreaInsets(of view: View) -> EdgeInsets {
    let added = view.additionalSafeAreaInsets
    guard view !== root, let superview = view.superview else {
      return view === root ? rootSafeArea + added : added
    }
    let bands = safeAreaInsets(of: superview)
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
  func layoutMargins(of view: View) -> EdgeInsets {
    var margins = plainMargins(of: view)
    if view.insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets(of: view) }
    return view.insetOverrides.margins.applied(
      to: margins, view.effectiveUserInterfaceLayoutDirection)
  }

  /// The distances of the readable content guide from the view's bounds.
  func readableInsets(of view: View) -> EdgeInsets {
    var insets = layoutMargins(of: view)
    let excess = frame(view).width - root.effectiveEnvironment.readableContentWidth
    insets.left = max(insets.left, excess / 2)
    insets.right = max(insets.right, excess / 2)
    return insets
  }

  /// The margins without the safe area: the view's own, or what is left of the superview's.
  private func plainMargins(of view: View) -> EdgeInsets {
    var margins = view.ownMargins.resolved(view.effectiveUserInterfaceLayoutDirection)
    if let least = minimumMargins(of: view) {
      margins = margins.union(least.resolved(view.effectiveUserInterfaceLayoutDirection))
    }
    guard view.preservesSuperviewLayoutMargins, view !== root, let superview = view.superview
    else { return margins }
    let above = plainMargins(of: superview)
    let distances = edgeDistances(of: view, in: superview)
    return margins.union(
      EdgeInsets(
        top: above.top - distances.top, left: above.left - distances.left,
        bottom: above.bottom - distances.bottom, right: above.right - distances.right))
  }

  /// The margins that the system asks of a root or a controller's view.
  private func minimumMargins(of view: View) -> DirectionalEdgeInsets? {
    if let controller = view.controller {
      return controller.viewRespectsSystemMinimumLayoutMargins
        ? controller.minimumMargins(width: frame(view).width) : nil
    }
    return view.superview == nil ? view.layoutEnvironment.systemMinimumLayoutMargins : nil
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
