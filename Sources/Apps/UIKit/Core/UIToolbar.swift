import AutoLayout
import Controls
import Foundation
import Geometry

/// A bar of buttons, 44 points high, 32 on most phones in landscape.
@preconcurrency @MainActor open class UIToolbar: BarView, UIBarPositioning {
  override var recordedKind: ViewKind { .toolbar }
  override func makeFace() -> PaintedView? { Toolbar(frame: .zero) }
  override func updateFace(_ face: PaintedView) {
    guard let bar = face as? Toolbar else { return }
    bar.hostSafeArea = EdgeInsets(safeAreaInsets)
    bar.items = visible(items).map { $0.shown(in: traitCollection) }
    bar.hasHairline = hasHairline
    bar.host = node
  }
  override var look: UIBarAppearance { standardAppearance }
  override var hasHairline: Bool { shadows.isEmpty && super.hasHairline }
  override var ownViews: [UIView] { visible(items).compactMap(\.customView) }
  override var placesOfViews: [Rect] {
    guard let face = syncedFace as? Toolbar else { return [] }
    return zip(visible(items), face.places(in: Rect(row))).compactMap {
      $0.customView?.centeredInBar($1.rect)
    }
  }
  override func refresh() {
    for item in items ?? [] { item.owner = self }
    super.refresh()
  }

  private var shadows: [UIBarPosition: UIImage] = [:]
  /// Sets the image of the shadow line at the edge; only stored.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadows[topOrBottom] = shadowImage
  }
  /// Returns the image of the shadow line at the edge.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom]
  }
  /// The toolbar's delegate, which determines its position.
  open weak var delegate: (any UIBarPositioningDelegate)?
  /// The position of the bar: what the delegate says, otherwise at the bottom.
  open var barPosition: UIBarPosition { position(or: .bottom, delegate) }
  /// The appearance of the bar when content is scrolled to its edge.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied() }
  }
  /// The items.
  open var items: [UIBarButtonItem]? { didSet { refresh() } }
  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The appearance of the bar.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { standardAppearance = standardAppearance.copied() }
  }
  override class var appearanceValues: [AppearanceValue] {
    super.appearanceValues + [
      .init(\UIToolbar.standardAppearance), .init(\UIToolbar.scrollEdgeAppearance),
    ]
  }
  /// Sets the background image; ignored.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
}
