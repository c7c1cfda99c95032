import Foundation

extension UIToolbar: BarContentsMaking {
  func makeContents() -> any BarContents { ToolbarContents(self) }
}

/// The buttons of a toolbar.
@preconcurrency @MainActor private final class ToolbarContents: BarContents {
  private unowned let bar: UIToolbar
  private var shown: [UIView] = []

  init(_ bar: UIToolbar) { self.bar = bar }

  func refresh() {
    for view in shown { view.removeFromSuperview() }
    shown = (bar.items ?? []).map { BarButton.view(of: $0, in: bar) }
    for view in shown { bar.addSubview(view) }
    bar.setNeedsLayout()
  }

  func layOut() {
    let list = bar.items ?? []
    let sizes = zip(list, shown).map { item, view -> CGSize in
      switch item.systemItem {
      case .flexibleSpace: .zero
      case .fixedSpace: CGSize(width: item.width, height: 0)
      default: BarButton.size(of: view)
      }
    }
    let flexible = list.filter { $0.systemItem == .flexibleSpace }.count
    let used = sizes.reduce(0) { $0 + $1.width } + 8 * CGFloat(max(list.count - 1, 0))
    let left = max(bar.bounds.width - 32 - used, 0)
    var x: CGFloat = 16
    for (index, view) in shown.enumerated() {
      let width =
        list[index].systemItem == .flexibleSpace ? left / CGFloat(flexible) : sizes[index].width
      view.frame = CGRect(
        x: x, y: min(bar.bounds.height, 44) / 2 - sizes[index].height / 2, width: width,
        height: sizes[index].height)
      x += width + 8
    }
  }
}
