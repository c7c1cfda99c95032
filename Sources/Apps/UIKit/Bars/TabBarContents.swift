import Foundation

extension UITabBar: BarContentsMaking {
  func makeContents() -> any BarContents { TabBarContents(self) }
}

/// The images and titles of a tab bar, with the line above them.
@preconcurrency @MainActor private final class TabBarContents: BarContents {
  private unowned let bar: UITabBar
  private let hairline = UIView()
  private var views: [(image: UIImageView, label: UILabel)] = []

  init(_ bar: UITabBar) { self.bar = bar }

  func hideLine(_ isHidden: Bool) { hairline.isHidden = isHidden }

  func build() {
    bar.backgroundColor = .systemBackground
    hairline.backgroundColor = .separator
    bar.addSubview(hairline)
  }

  func refresh() {
    for (image, label) in views {
      image.removeFromSuperview()
      label.removeFromSuperview()
    }
    views = (bar.items ?? []).map { item in
      item.owner = bar
      let isChosen = item === bar.selectedItem
      let color: UIColor = isChosen ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
      let image = UIImageView(image: isChosen ? item.selectedImage ?? item.image : item.image)
      image.contentMode = .center
      image.tintColor = color
      image.image = image.image.map {
        $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
      }
      let label = UILabel()
      label.text = item.title
      label.font = .systemFont(ofSize: 10, weight: .medium)
      label.textColor = color
      label.textAlignment = .center
      bar.addSubview(image)
      bar.addSubview(label)
      return (image, label)
    }
    bar.setNeedsLayout()
  }

  func layOut() {
    let pixel = 1 / max(bar.traitCollection.displayScale, 1)
    hairline.frame = CGRect(x: 0, y: 0, width: bar.bounds.width, height: pixel)
    guard !views.isEmpty else { return }
    let width = bar.bounds.width / CGFloat(views.count)
    let isRight = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, (image, label)) in views.enumerated() {
      let x = width * CGFloat(isRight ? views.count - 1 - index : index)
      let hasTitle = label.text?.isEmpty == false
      image.frame = CGRect(x: x, y: hasTitle ? 5 : 10, width: width, height: 28)
      label.frame = CGRect(x: x, y: 34, width: width, height: 12)
    }
  }
}
