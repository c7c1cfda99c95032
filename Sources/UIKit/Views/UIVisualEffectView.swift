import Controls
public import Foundation
import Geometry
import Typesetting

/// A look of what lies behind a view.
open class UIVisualEffect: NSObject {}
/// A blur of what lies behind; painted as a ground that almost covers it.
open class UIBlurEffect: UIVisualEffect {
  /// The forms; raw values are UIKit's.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  let style: Style
  /// Makes a blur of a form.
  public init(style: Style) { self.style = style }

  /// The ground that stands for the blur.
  var ground: UIColor {
    let name = "\(style)"
    if name.hasSuffix("Dark") || style == .dark { return UIColor(white: 0.12, alpha: 0.82) }
    if name.hasSuffix("Light") || style == .light || style == .extraLight {
      return UIColor(white: 0.97, alpha: 0.82)
    }
    return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.12 : 0.97, alpha: 0.82) }
  }
}
/// How text stands out from a blur; not painted.
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect above a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// Makes an effect of a form above a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}
/// What stands out from a blur; raw values are UIKit's.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}

/// A view with a look of what lies behind.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  /// The view for what is shown.
  public let contentView = UIView()
  /// The look.
  open var effect: UIVisualEffect?
  /// Makes a view with a look.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    hold()
  }
  /// Makes a view from an archive: without a look.
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
