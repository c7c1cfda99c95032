import Geometry

/// Computes safe areas and margins from frames, either the present ones or an engine's.
struct InsetResolver {
  /// The topmost view considered.
  let root: View
  /// The safe area of that view.
  let rootSafeArea: EdgeInsets
  /// The untransformed frame of a view, in its superview's coordinates.
  let frame: (View) -> Rect
  /// Whether a scroll view adds the safe area along an axis to its own insets.
  let adjusts: (ScrollView, Axis) -> Bool
  /// The bands of the views above the one asked about last; nil if frames may change.
  private let path: UnsafeBandsPath?

  /// Makes a resolver for the frames that the views have now.
  ///
  /// - Parameter path: Keeps answers, if the views keep their frames for as long as the resolver
  ///   is used.
  init(below root: View, atRest path: UnsafeBandsPath? = nil) {
    self.init(
      root: root, rootSafeArea: root.layoutEnvironment.safeAreaInsets,
      frame: { $0.untransformedFrame }, adjusts: { $0.adjustsSafeArea(along: $1) },
      path: path)
  }

  init(
    root: View, rootSafeArea: EdgeInsets, frame: @escaping (View) -> Rect,
    adjusts: @escaping (ScrollView, Axis) -> Bool, path: UnsafeBandsPath? = nil
  ) {
    self.root = root
    self.rootSafeArea = rootSafeArea
    self.frame = frame
    self.adjusts = adjusts
    self.path = path
  }

  /// Returns the part of each unsafe band that lies over the view, plus the view's own additions.
  ///
  /// A band never extends beyond the view, so the safe area is not negative; for a view that
  /// extends beyond its superview's edge only the part inside counts.
  func safeAreaInsets(of view: View) -> EdgeInsets {
    path == nil && isFreeOfBands(view) ? .zero : bands(of: view).insets
  }

  /// Whether nothing between the root and a view makes any part of the view unsafe, which can be
  /// told without frames: in a scene without a safe area a deep view costs little more than a
  /// shallow one.
  private func isFreeOfBands(_ view: View) -> Bool {
    guard rootSafeArea == .zero else { return false }
    var current = view
    while !current.statesSafeArea {
      guard current !== root, let superview = current.superview else { return true }
      current = superview
    }
    return false
  }

  /// Whether nothing above a view makes any part of it unsafe.
  func isFreeOfBands(above view: View) -> Bool {
    guard view !== root, let superview = view.superview else { return rootSafeArea == .zero }
    return isFreeOfBands(superview)
  }

  /// Returns the unsafe bands of a view, including explicit overrides.
  private func bands(of view: View) -> UnsafeBands {
    if let known = path?.bands(of: view) { return known }
    let bands = resolvedBands(of: view)
    path?.append(bands, of: view)
    return bands
  }

  private func resolvedBands(of view: View) -> UnsafeBands {
    var bands = ruledBands(of: view)
    bands.replace(
      by: view.insetOverrides.safeArea.applied(
        to: bands.insets, view.effectiveUserInterfaceLayoutDirection))
    if let client = view.client { bands.replace(by: client.safeAreaInsets(ruled: bands.insets)) }
    return bands
  }

  private func ruledBands(of view: View) -> UnsafeBands {
    let added = view.additionalSafeAreaInsets
    if view === root { return UnsafeBands(insets: rootSafeArea + added, position: .zero) }
    guard let superview = view.superview else { return UnsafeBands(insets: added) }
    var bands = bandsHandedOn(by: superview)
    if superview.holdsSafeAreaBars, view.safeAreaBar == nil {
      bands.replace(by: bands.insets.union(barInsets(in: superview)))
    }
    guard bands.insets != .zero else { return UnsafeBands(insets: added) }
    bands = bands.seen(at: edgeDistances(of: view, in: superview), size: frame(view).size)
    bands.insets = bands.insets + added
    return bands
  }

  /// Returns the bands that a view's content must respect: a scroll view adds those of the axes
  /// that it adjusts to its own insets, because the content moves under them; a list those above
  /// and below.
  private func bandsHandedOn(by view: View) -> UnsafeBands {
    path?.cut(behind: view)
    var bands = bands(of: view)
    if view.movesContentUnderBars {
      (bands.insets.top, bands.insets.bottom) = (0, 0)
      bands.position = nil
    }
    if let scroll = view as? ScrollView {
      bands.position = nil
      if adjusts(scroll, .horizontal) { (bands.insets.left, bands.insets.right) = (0, 0) }
      if adjusts(scroll, .vertical) { (bands.insets.top, bands.insets.bottom) = (0, 0) }
    }
    return bands
  }

  /// Returns how far the bars among a view's subviews reach into it from its edges.
  private func barInsets(in view: View) -> EdgeInsets {
    var insets = EdgeInsets.zero
    for bar in view.subviews where !bar.isHidden {
      switch bar.safeAreaBar {
      case .top: insets.top = max(insets.top, frame(bar).maxY)
      case .bottom: insets.bottom = max(insets.bottom, frame(view).height - frame(bar).minY)
      case nil: continue
      }
    }
    return insets
  }

  /// Returns the strip at the bottom of a view that the keyboard covers, including that of the
  /// home indicator; if there is no keyboard, or it does not reach the view, that of the safe
  /// area.
  ///
  /// - Parameter usesSafeArea: If false, the strip has no height when there is no keyboard.
  func keyboardInsets(of view: View, usesSafeArea: Bool = true) -> EdgeInsets {
    var insets = EdgeInsets.zero
    insets.bottom = usesSafeArea ? safeAreaInsets(of: view).bottom : 0
    let height = root.effectiveEnvironment.keyboardHeight
    guard height > 0 else { return insets }
    var below = 0.0
    var current = view
    while current !== root, let superview = current.superview {
      below += edgeDistances(of: current, in: superview).bottom
      current = superview
    }
    insets.bottom = max(insets.bottom, min(height - below, frame(view).height))
    return insets
  }

  /// Returns the distances of the margins guide from the view's bounds.
  ///
  /// - Parameter safeArea: The view's safe area, if the caller knows it.
  func layoutMargins(of view: View, safeArea: EdgeInsets? = nil) -> EdgeInsets {
    var margins = plainMargins(of: view)
    if view.insetsLayoutMarginsFromSafeArea {
      margins = margins + (safeArea ?? safeAreaInsets(of: view))
    }
    margins = view.insetOverrides.margins.applied(
      to: margins, view.effectiveUserInterfaceLayoutDirection)
    return view.client.map { $0.layoutMargins(ruled: margins) } ?? margins
  }

  /// Returns the distances of the readable content guide from the view's bounds.
  func readableInsets(of view: View) -> EdgeInsets {
    var insets = layoutMargins(of: view)
    let excess = frame(view).width - root.effectiveEnvironment.readableContentWidth
    insets.left = max(insets.left, excess / 2)
    insets.right = max(insets.right, excess / 2)
    return insets
  }

  /// Returns the margins without the safe area: the view's own, or what is left of the
  /// superview's.
  private func plainMargins(of view: View) -> EdgeInsets {
    var margins = view.ownMargins.resolved(view.effectiveUserInterfaceLayoutDirection)
    if let least = minimumMargins(of: view) {
      margins = margins.union(least.resolved(view.effectiveUserInterfaceLayoutDirection))
    }
    guard view.preservesSuperviewLayoutMargins, view !== root, let superview = view.superview
    else { return margins }
    let above = plainMargins(of: superview)
    let distances = edgeDistances(of: view, in: superview)
    let size = frame(view).size
    // A view wholly beyond the superview's edge has no part of its margin.
    func part(_ margin: Double, _ distance: Double, _ extent: Double) -> Double {
      distance < 0 && -distance >= extent ? 0 : margin - max(distance, 0)
    }
    return margins.union(
      EdgeInsets(
        top: part(above.top, distances.top, size.height),
        left: part(above.left, distances.left, size.width),
        bottom: part(above.bottom, distances.bottom, size.height),
        right: part(above.right, distances.right, size.width)))
  }

  /// Returns the margins that the system requires of a root or a controller's view.
  private func minimumMargins(of view: View) -> DirectionalEdgeInsets? {
    if let controller = view.controller {
      return controller.viewRespectsSystemMinimumLayoutMargins
        ? ViewController.minimumMargins(width: frame(view).width) : nil
    }
    return view.superview == nil ? view.layoutEnvironment.systemMinimumLayoutMargins : nil
  }

  /// Returns the point of a view's content at its origin. If layout scrolls to the beginning of
  /// the content, this is the point that the current insets result in, not that of the last pass;
  /// otherwise the insets would depend on a position that they themselves determine.
  private func contentOrigin(of view: View) -> Point {
    guard let scroll = view as? ScrollView, scroll.staysAtBeginning else {
      return view.boundsOrigin
    }
    let inset = scroll.adjustedInset(safeArea: safeAreaInsets(of: scroll)) { adjusts(scroll, $0) }
    return scroll.beginning(inside: inset, frame(scroll).size)
  }

  /// Returns how far each edge of a view lies inside the same edge of its superview.
  private func edgeDistances(of view: View, in superview: View) -> EdgeInsets {
    let rect = frame(view)
    let size = frame(superview).size
    let origin = contentOrigin(of: superview)
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

  /// Returns the greater inset for each edge.
  func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left),
      bottom: max(bottom, other.bottom), right: max(right, other.right))
  }
}
