package import AutoLayout
package import Drawing
package import Geometry
package import Typesetting

extension View {
  /// Returns the background of a bar, extended to the screen's edge where the bar touches the
  /// safe area's.
  package func barGround(_ color: Color?, in bounds: Rect) -> [DisplayList.Item] {
    guard let color, color.alpha > 0 else { return [] }
    return [.box(barReach(in: bounds), color)]
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

  /// The colour of a bar's items: the tint, on glass only one that was given to the bar.
  var barTint: Color {
    environment.metrics.hasGlassBars ? tintColor ?? environment.color(.label) : effectiveTint
  }
}

extension PaintedView {
  /// The strips in which what scrolls below a bar is less and less blurred.
  private static let strips = 4

  /// Returns the blur of what scrolls below a bar, and a veil in the system's background, both of
  /// which fade away from the screen's edge.
  ///
  /// - Parameter isAtTop: Whether the bar is above the content.
  func scrollEdge(in bounds: Rect, isAtTop: Bool) -> [DisplayList.Item] {
    guard !environment.settings.contains(.reduceTransparency) else { return [] }
    let band = barReach(in: bounds)
    let height = band.height / Double(Self.strips)
    let blurs = (0..<Self.strips).map { index in
      let y = isAtTop ? band.minY + height * Double(index) : band.maxY - height * Double(index + 1)
      return DisplayList.Item.backdrop(
        .rect(Rect(x: band.minX, y: y, width: band.width, height: height)),
        Backdrop(radius: 6 * Double(Self.strips - index) / Double(Self.strips)))
    }
    let ground = environment.color(.systemBackground)
    let (start, end) = isAtTop ? (band.minY, band.maxY) : (band.maxY, band.minY)
    let veil = LinearGradient(
      stops: [
        .init(location: 0, color: ground.multipliedAlpha(by: 0.7)),
        .init(location: 1, color: ground.multipliedAlpha(by: 0)),
      ], from: Point(x: band.minX, y: start), to: Point(x: band.minX, y: end))
    return blurs + [.fill(.rect(band), .linearGradient(veil))]
  }
}
