import Controls
import Drawing
import Foundation
import Geometry
import Typesetting

/// The view behind the content of a button or cell that shows a background configuration.
final class BackgroundView: UIView {
  private let shown: UIBackgroundConfiguration
  private let picture: UIImageView?
  private let stroke: StrokeView?
  /// The colour of the ground; that of the configuration unless the style of a button has another.
  var ground: () -> Color? = { nil }
  /// The radius of the corners in points.
  var radius: () -> CGFloat

  init(_ configuration: UIBackgroundConfiguration, tint: UIColor) {
    shown = configuration
    radius = { configuration.cornerRadius }
    picture = configuration.image.map { UIImageView(image: $0) }
    stroke = configuration.strokeWidth > 0 ? StrokeView(frame: .zero) : nil
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture?.contentMode = configuration.imageContentMode
    picture?.clipsToBounds = true
    stroke?.width = configuration.strokeWidth
    stroke?.color = configuration.strokeColor ?? tint
    for view in [picture, configuration.customView, stroke] {
      if let view { addSubview(view) }
    }
    ground = { [unowned self] in
      configuration.resolvedBackgroundColor(for: tint).resolved(in: traitCollection)
    }
  }
  required init?(coder: NSCoder) { nil }

  /// Fills the superview, without the configuration's insets.
  func fill(_ parent: UIView) {
    var insets = shown.backgroundInsets
    let (edges, margins) = (
      shown.edgesAddingLayoutMarginsToBackgroundInsets, parent.directionalLayoutMargins
    )
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isRight = parent.effectiveUserInterfaceLayoutDirection == .rightToLeft
    frame = parent.bounds.inset(by: insets.resolved(rightToLeft: isRight))
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    let outset = shown.strokeOutset
    picture?.frame = bounds
    shown.customView?.frame = bounds
    picture?.layer.cornerRadius = min(radius(), bounds.width / 2, bounds.height / 2)
    stroke?.frame = bounds.insetBy(dx: -outset, dy: -outset)
    stroke?.layer.cornerRadius = radius() > 0 ? radius() + outset : 0
  }
  override func amendLayer(_ box: inout Layer) {
    (box.background, box.cornerRadius) = (ground(), Double(radius()))
    if let blur = shown.visualEffect as? UIBlurEffect {
      let isDark = traitCollection.userInterfaceStyle == .dark
      let material = blur.material(isDark ? .dark : .light)
      box.backdrop = material.backdrop
      if shown.backgroundColor == nil { box.background = material.tint }
    }
  }
}

/// A line along the edges of a background.
private final class StrokeView: UIView {
  var width: CGFloat = 0
  var color = UIColor.clear
  override func amendLayer(_ box: inout Layer) {
    box.border = Layer.Border(
      width: Double(width), color: color.resolved(in: traitCollection))
  }
}

extension UIBackgroundConfiguration {
  /// Whether the background is more than a colour as large as its view.
  var needsView: Bool {
    image != nil || customView != nil || visualEffect != nil
      || backgroundInsets != .zero || !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty
      || (strokeWidth > 0 && strokeOutset != 0)
  }
}

/// The background of a cell: its colour, or a view where there is more to show.
@preconcurrency @MainActor struct ConfiguredBackground {
  private var view: BackgroundView?

  /// Shows a configuration behind the content of a cell.
  mutating func show(_ configuration: UIBackgroundConfiguration?, in cell: UIView) {
    view?.removeFromSuperview()
    view = nil
    guard let configuration else { return cell.backgroundColor = nil }
    let isPlain = configuration.cornerRadius == 0 && configuration.strokeWidth == 0
    guard configuration.needsView || !isPlain else {
      cell.backgroundColor = configuration.resolvedBackgroundColor(for: cell.tintColor)
      return
    }
    cell.backgroundColor = nil
    let made = BackgroundView(configuration, tint: cell.tintColor)
    cell.insertSubview(made, at: 0)
    view = made
  }
  /// Places the view; called when the cell is laid out.
  func fill(_ cell: UIView) { view?.fill(cell) }
}
