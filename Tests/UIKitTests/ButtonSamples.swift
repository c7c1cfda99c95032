import Foundation
import UIKit

/// Buttons and images for tests of a button's subviews.
@MainActor protocol ButtonSamples {}

extension ButtonSamples {
  func button(
    _ title: String? = "Press", _ type: UIButton.ButtonType = .system, image: UIImage? = nil
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.frame = CGRect(x: 20, y: 30, width: 200, height: 44)
    button.layoutIfNeeded()
    return button
  }
  func square(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
  func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }
}
