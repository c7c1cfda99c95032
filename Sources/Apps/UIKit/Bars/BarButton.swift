import Foundation

/// Makes the views of bar button items.
@preconcurrency @MainActor enum BarButton {
  static func view(of item: UIBarButtonItem, in bar: any BarItemShowing) -> UIView {
    item.owner = bar
    if let view = item.customView { return view }
    let button = UIButton(type: .system)
    button.setTitle(item.title, for: .normal)
    button.setImage(item.image, for: .normal)
    button.titleLabel?.font = .systemFont(
      ofSize: 17, weight: item.style == .plain ? .regular : .semibold)
    if let tint = item.tintColor { button.tintColor = tint }
    button.isEnabled = item.isEnabled
    button.addAction(UIAction { [weak item] _ in item?.fire() }, for: .touchUpInside)
    return button
  }

  static func back(_ title: String) -> UIView {
    let button = UIButton(type: .system)
    button.setImage(
      UIImage(systemName: "chevron.backward")?.withConfiguration(
        UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)), for: .normal)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    return button
  }

  static func size(of view: UIView) -> CGSize {
    let content = view.intrinsicContentSize
    let size =
      content.width >= 0 && content.height >= 0
      ? content
      : view.bounds.size != .zero
        ? view.bounds.size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: size.width, height: min(size.height, 44))
  }
}
