package import AutoLayout
package import Drawing
package import Geometry
package import Typesetting

extension View {
  /// Returns the background of a bar, extended to the screen's edge where the bar touches the
  /// safe area's; what is scrolled below a translucent one is blurred.
  package func barGround(_ color: Color?, in bounds: Rect) -> [DisplayList.Item] {
    guard let color, color.alpha > 0 else { return [] }
    let reach = barReach(in: bounds)
    let blur: [DisplayList.Item] =
      color.alpha < 1 && scrolledContent(below: reach, of: bounds) != nil
      ? [.backdrop(.rect(reach), Backdrop(radius: 20, saturation: 1.8))] : []
    return blur + [.box(reach, color)]
  }

  /// Returns the bounds of a bar, extended to the screen's edge where the bar touches the safe
  /// area's.
  func barReach(in bounds: Rect) -> Rect {
    var rect = layoutFrame
    var outer = superview
    while let view = outer, view.superview != nil {
      rect = rect.offsetBy(
        dx: view.layoutFrame.minX - view.bounds.minX, dy: view.layoutFrame.minY - view.bounds.minY)
      outer = view.superview
    }
    guard let root = outer else { return bounds }
    let safeArea = root.safeAreaInsets
    let above = abs(rect.minY - safeArea.top) < 0.5 ? safeArea.top : 0
    let end = root.layoutFrame.height - safeArea.bottom
    let below = abs(rect.maxY - end) < 0.5 ? safeArea.bottom : 0
    return Rect(
      x: bounds.minX, y: bounds.minY - above, width: bounds.width,
      height: bounds.height + above + below)
  }

  /// Returns the scroll view beside a bar, or backmost in a view beside it, of which some content is
  /// below a rectangle in the coordinates of the bar's given bounds; nil for none.
  func scrolledContent(below band: Rect, of bounds: Rect) -> ScrollView? {
    guard let parent = superview else { return nil }
    let band = band.offsetBy(
      dx: layoutFrame.minX - bounds.minX, dy: layoutFrame.minY - bounds.minY)
    for view in parent.subviews.prefix(Self.mostNeighbours) where view !== self && !view.isHidden {
      var (inner, origin) = (view, Point.zero)
      for _ in 0..<Self.mostContainers {
        if let page = inner as? ScrollView {
          if page.shows(in: band.offsetBy(dx: -origin.x, dy: -origin.y)) { return page }
          break
        }
        guard let first = inner.subviews.first else { break }
        origin.x += inner.layoutFrame.minX - inner.bounds.minX
        origin.y += inner.layoutFrame.minY - inner.bounds.minY
        inner = first
      }
    }
    return nil
  }

  /// Returns a band without the views beside a bar that are above its scroll view, such as a player above
  /// tabs: the effect belongs to the scroll view. Nil if there are none.
  func clip(of band: Rect, around page: ScrollView, of bounds: Rect) -> PaintedShape? {
    guard let parent = superview,
      let back = parent.subviews.firstIndex(where: { page.isDescendant(of: $0) })
    else { return nil }
    let origin = Point(x: layoutFrame.minX - bounds.minX, y: layoutFrame.minY - bounds.minY)
    var covers: [Path.Element] = []
    for view in parent.subviews.dropFirst(back + 1).prefix(Self.mostNeighbours) {
      if view === self { break }
      let frame = view.layoutFrame.offsetBy(dx: -origin.x, dy: -origin.y)
      guard !view.isHidden, let layer = view.asPaintable?.layer, layer.background != nil,
        let part = frame.intersection(band), part.width > 0, part.height > 0
      else { continue }
      covers += Path.box(frame, radius: layer.cornerRadius).elements
    }
    guard !covers.isEmpty else { return nil }
    // What leaves the band at its sides must not be inside the outline again.
    let wide = band.insetBy(dx: -10_000, dy: -10_000)
    return .path(Path(Path.box(wide).elements + covers, isEvenOdd: true))
  }

  /// How many views beside a bar are looked at, and how deep in them a scroll view may be.
  private static var mostNeighbours: Int { 64 }
  private static var mostContainers: Int { 5 }
}

extension ScrollView {
  /// Whether some of the content is in a rectangle of the superview's.
  fileprivate func shows(in band: Rect) -> Bool {
    let content = Rect(
      origin: Point(x: layoutFrame.minX - bounds.minX, y: layoutFrame.minY - bounds.minY),
      size: contentSize)
    guard let seen = content.intersection(layoutFrame)?.intersection(band) else { return false }
    return seen.width > 0.5 && seen.height > 0.5
  }
}

extension PaintedView {
  /// How much of a bar's ends the safe area leaves out, in points.
  var coveredEnds: (leading: Double, trailing: Double) {
    let insets = hostSafeArea ?? safeAreaInsets
    return isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
  }

  /// Returns how far what a bar shows is from the ends of the bar.
  func barMargins(_ width: Double) -> (leading: Double, trailing: Double) {
    let covered = coveredEnds
    return (
      BarMetrics.margin(width, covered: covered.leading),
      BarMetrics.margin(width, covered: covered.trailing)
    )
  }
}

extension ControlEnvironment {
  /// The background of a bar that specifies none.
  package var standardBarGround: Color { barGround() }

  /// Returns the background of a bar that specifies no colour; content shows slightly through a
  /// translucent one, and in the look of iOS 26 there is none.
  ///
  /// - Parameter isBlack: Whether the bar has the old black style.
  package func barGround(isBlack: Bool = false, isTranslucent: Bool = true) -> Color {
    let white = isBlack ? 0.11 : appearance == .dark ? 0.114 : 0.976
    if metrics.hasGlassBars, isTranslucent { return .clear }
    let showsThrough = isTranslucent && !settings.contains(.reduceTransparency)
    return Color(white: white, alpha: showsThrough ? 0.94 : 1)
  }
}

extension BarMetrics {
  /// Returns how far what a bar of a width shows is from an end of which something covers a part: the
  /// system's margin, but 16 beyond what covers the end (swift-snapshot-testing's pictures of an iPhone
  /// X in landscape).
  package static func margin(_ width: Double, covered: Double) -> Double {
    covered > 0 ? covered + 16 : SystemMargin.side(of: width, in: .screen)
  }
}

extension PaintedView {
  /// Returns what is behind the items of a bar: its background, or what fades towards the edge, and
  /// a hairline, which bars of glass don't have.
  ///
  /// - Parameter isAtTop: Whether the bar is above the content.
  func barBack(_ ground: Color?, hasHairline: Bool, isAtTop: Bool, in bounds: Rect)
    -> [DisplayList.Item]
  {
    if environment.metrics.hasGlassBars {
      return (ground?.alpha ?? 0) > 0
        ? barGround(ground, in: bounds) : scrollEdge(in: bounds, isAtTop: isAtTop)
    }
    guard hasHairline else { return barGround(ground, in: bounds) }
    let line = Rect(
      x: bounds.minX, y: isAtTop ? bounds.maxY : bounds.minY, width: bounds.width,
      height: 1 / environment.grid.scale)
    return barGround(ground, in: bounds) + [.box(line, environment.color(.separator))]
  }

  /// Whether the bar belongs to a controller, as far as a scene tells, and nothing is scrolled below it:
  /// since iOS 15 it has no background then (`scrollEdgeAppearance`).
  func isAtRest(in bounds: Rect) -> Bool {
    safeAreaBar != nil && scrolledContent(below: barReach(in: bounds), of: bounds) == nil
  }

  /// The colour of a bar's items: the tint, on glass only one that was given to the bar.
  var barTint: Color {
    environment.metrics.hasGlassBars ? tintColor ?? environment.color(.label) : effectiveTint
  }
}

extension PaintedView {
  /// How far beyond a bar the effect fades away, in points.
  private static let fade = 20.0

  /// Returns the blur of what is scrolled below a bar and a veil in the content's background, which are
  /// as strong everywhere below the bar and fade away beyond it; nothing while no content is there.
  ///
  /// - Parameter isAtTop: Whether the bar is above the content.
  func scrollEdge(in bounds: Rect, isAtTop: Bool) -> [DisplayList.Item] {
    let shown = host ?? self
    // A view that shows the bar begins where the bar does, and may be higher.
    let whole = Rect(origin: bounds.origin, size: host?.bounds.size ?? bounds.size)
    let reach = shown.barReach(in: whole)
    guard !environment.settings.contains(.reduceTransparency),
      let page = shown.scrolledContent(below: reach, of: whole)
    else { return [] }
    let (near, far) = isAtTop ? (reach.minY, reach.maxY) : (reach.maxY, reach.minY)
    let end = isAtTop ? far + Self.fade : far - Self.fade
    let radii = [5.0, 4, 3, 2.2, 1.5, 0.9, 0.4]
    let step = (end - far) / Double(radii.count)
    let strips =
      [(near, far, 6.0)]
      + radii.enumerated().map { (far + Double($0) * step, far + Double($0 + 1) * step, $1) }
    let blurs = strips.map { start, end, radius in
      DisplayList.Item.backdrop(
        .rect(
          Rect(
            x: reach.minX, y: min(start, end), width: reach.width, height: abs(end - start))),
        Backdrop(radius: radius))
    }
    let ground = page.asPaintable?.layer.background ?? environment.color(.systemBackground)
    let veil = LinearGradient(
      stops: [
        .init(location: 0, color: ground.multipliedAlpha(by: 0.85)),
        .init(location: abs(far - near) / abs(end - near), color: ground.multipliedAlpha(by: 0.75)),
        .init(location: 1, color: ground.multipliedAlpha(by: 0)),
      ], from: Point(x: reach.minX, y: near), to: Point(x: reach.minX, y: end))
    let band = Rect(
      x: reach.minX, y: min(near, end), width: reach.width, height: abs(end - near))
    let effect = blurs + [.fill(.rect(band), .linearGradient(veil))]
    guard let clip = shown.clip(of: band, around: page, of: whole) else { return effect }
    return [.group(DisplayList.Group(clip: clip), DisplayList(effect))]
  }
}
