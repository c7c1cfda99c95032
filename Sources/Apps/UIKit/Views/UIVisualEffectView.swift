import Controls
public import Foundation
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
}
