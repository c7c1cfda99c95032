import Controls
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
  /// Makes a view without an effect from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hold()
  }
  private func hold() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  override func amendLayer(_ box: inout Layer) {
    guard let blur = effect as? UIBlurEffect, box.background == nil else { return }
    box.background = blur.ground.resolved(in: traitCollection)
  }
}
