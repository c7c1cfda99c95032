import Controls
import Drawing
public import Foundation
import Geometry
import Typesetting

/// A view that applies an effect to the content behind it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view that holds the content.
  public let contentView = UIView()
  /// The effect.
  open var effect: UIVisualEffect?
  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    hold()
  }
  /// Makes a view without an effect, with a frame in its future superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  /// Makes a view without an effect from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hold()
  }
  private func hold() {
    addSubview(contentView)
  }
  /// Lets the content fill the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
  override func amendLayer(_ box: inout Layer) {
    guard let blur = effect as? UIBlurEffect else { return }
    let material = blur.material(traitCollection.userInterfaceStyle == .dark ? .dark : .light)
    box.backdrop = material.backdrop
    box.background = box.background ?? material.tint
  }
  override func ownItems(in bounds: Rect) -> [DisplayList.Item] {
    guard let glass = effect as? UIGlassEffect else { return super.ownItems(in: bounds) }
    let environment = controlEnvironment
    let color = glass.tintColor?.resolved(in: traitCollection)
    let radius = cornerRadii.max() ?? 0
    return environment.glass(
      in: bounds, radius: corners == nil && radius == 0 ? nil : Double(radius),
      color ?? environment.glassColor(isClear: glass.style == .clear))
  }
}
