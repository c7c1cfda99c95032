import Controls
import Foundation
import Typesetting

extension UIColor {
  static func system(_ color: SystemColor) -> UIColor {
    UIColor { traits in
      UIColor(
        core: color.resolved(
          in: traits.userInterfaceStyle == .dark ? .dark : .light,
          increasesContrast: traits.accessibilityContrast == .high,
          look: KitEnvironment.current.device.look))
    }
  }
}
