import AutoLayout
import Controls
import Drawing
import Geometry
import Glibc
import Typesetting

extension SceneBuilder {
  /// Applies a key that every view has; ignores those of single types.
  func apply(_ attribute: ViewAttribute, to view: any Paintable) {
    switch attribute {
    case .hidden(let isHidden): view.isHidden = isHidden
    case .mayTruncate(let may):
      (view as? PaintedView)?.mayTruncate = may
      for label in (view as? TableCell)?.texts?.labels ?? [] { label.mayTruncate = may }
    case .alpha(let alpha): view.alpha = alpha
    case .background(let color): view.layer.background = resolve(color)
    case .cornerRadius(let radius): view.layer.cornerRadius = radius
    case .cornerCurve(let curve): view.layer.continuousCorners = curve == .continuous
    case .maskedCorners(let corners):
      view.layer.roundCorners = corners.reduce(into: []) { $0.insert($1.layer) }
    case .border(let border): view.layer.border = layerBorder(border)
    case .shadow(let shadow): view.layer.shadow = layerShadow(shadow)
    case .gradient(let gradient):
      view.layer.gradient = Layer.Gradient(
        colors: gradient.colors.map(resolve), locations: gradient.locations, from: gradient.from,
        to: gradient.to)
    case .clips(let clips): view.layer.clips = clips
    case .tint(let color): view.tintColor = resolve(color)
    case .contentMode(let mode): (view as? PaintedView)?.contentMode = mode
    case .transform(let transform): view.transform = transform.affine
    case .controlState(let state): (view as? PaintedView)?.controlState = state
    case .enabled(let isEnabled):
      guard let control = view as? PaintedView else { return }
      control.isEnabled = isEnabled && control.controlState != .disabled
    default: applyLayout(attribute, to: view)
    }
  }

  private func applyLayout(_ attribute: ViewAttribute, to view: any Paintable) {
    switch attribute {
    case .layoutMargins(let insets):
      view.layoutMargins = insets.filled(
        from: (view as? TableCell)?.rowMargins ?? EdgeInsets(all: 8))
    case .directionalLayoutMargins(let insets):
      view.directionalLayoutMargins = insets.filled(
        from: DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    case .preservesSuperviewLayoutMargins(let preserves):
      view.preservesSuperviewLayoutMargins = preserves
    case .insetsLayoutMarginsFromSafeArea(let insets):
      view.insetsLayoutMarginsFromSafeArea = insets
    case .additionalSafeAreaInsets(let insets): view.additionalSafeAreaInsets = insets
    case .safeAreaBar(let edge): view.safeAreaBar = edge
    case .alignmentRectInsets(let insets): view.standInAlignmentRectInsets = insets
    case .hugging(let priorities): setHugging(priorities, of: view)
    case .compression(let priorities): setCompression(priorities, of: view)
    case .intrinsicContentSize(let size):
      view.standInSize = Size(
        width: size.width ?? View.noIntrinsicMetric, height: size.height ?? View.noIntrinsicMetric)
    case .semanticContentAttribute(let attribute): view.semanticContentAttribute = attribute
    default: break
    }
  }

  /// Returns a colour in the variant's appearance.
  func resolve(_ color: SceneColor) -> Color { canvas.resolve(color) }

  private func layerBorder(_ border: SceneBorder) -> Layer.Border {
    Layer.Border(width: border.width, color: border.color.map(resolve) ?? .black)
  }

  private func layerShadow(_ shadow: SceneShadow) -> Shadow {
    Shadow(
      color: shadow.color.map(resolve) ?? .black, opacity: shadow.opacity, radius: shadow.radius,
      dx: shadow.offset.x, dy: shadow.offset.y)
  }

  private func setHugging(_ priorities: SceneAxisPriorities, of view: View) {
    if let horizontal = priorities.horizontal {
      view.setContentHuggingPriority(LayoutPriority(rawValue: horizontal), for: .horizontal)
    }
    if let vertical = priorities.vertical {
      view.setContentHuggingPriority(LayoutPriority(rawValue: vertical), for: .vertical)
    }
  }

  private func setCompression(_ priorities: SceneAxisPriorities, of view: View) {
    if let horizontal = priorities.horizontal {
      view.setContentCompressionResistancePriority(
        LayoutPriority(rawValue: horizontal), for: .horizontal)
    }
    if let vertical = priorities.vertical {
      view.setContentCompressionResistancePriority(
        LayoutPriority(rawValue: vertical), for: .vertical)
    }
  }
}

extension SceneTransform {
  /// The transform about the centre: scaled, then rotated, then moved.
  fileprivate var affine: AffineTransform {
    let turns = rotation / 90
    let (sine, cosine): (Double, Double)
    if turns == turns.rounded() {
      // Quarter turns are exact: rounding errors in their sines would show at edges.
      let quarter = Int((turns.truncatingRemainder(dividingBy: 4) + 4)) % 4
      (sine, cosine) = [(0, 1), (1, 0), (0, -1), (-1, 0)][quarter]
    } else {
      (sine, cosine) = (sin(rotation * .pi / 180), cos(rotation * .pi / 180))
    }
    return AffineTransform(scaleX: scale.x, y: scale.y)
      .concatenating(AffineTransform(sine: sine, cosine: cosine))
      .concatenating(AffineTransform(translationX: translation.x, y: translation.y))
  }
}

extension SceneCorner {
  /// The corner of the layer.
  fileprivate var layer: Layer.RoundCorners {
    switch self {
    case .layerMinXMinYCorner: .topLeft
    case .layerMaxXMinYCorner: .topRight
    case .layerMinXMaxYCorner: .bottomLeft
    case .layerMaxXMaxYCorner: .bottomRight
    }
  }
}
