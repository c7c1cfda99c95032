import Foundation

extension UINavigationBar: BarContentsMaking {
  func makeContents() -> any BarContents { NavigationBarContents(self) }
}

/// The title, the buttons and the search field of a navigation bar, with the line below them.
@preconcurrency @MainActor private final class NavigationBarContents: BarContents {
  private unowned let bar: UINavigationBar
  private let hairline = UIView()
  private let titleLabel = UILabel()
  private let largeLabel = UILabel()
  private var shown: [UIView] = []
  /// The field below the title.
  private weak var search: UISearchBar?

  init(_ bar: UINavigationBar) { self.bar = bar }

  var searchHeight: CGFloat { search?.barHeight ?? 0 }

  func hideLine(_ isHidden: Bool) { hairline.isHidden = isHidden }

  func build() {
    hairline.backgroundColor = .separator
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    largeLabel.font = .systemFont(ofSize: 34, weight: .bold)
    for view in [hairline, titleLabel, largeLabel] { bar.addSubview(view) }
  }

  func refresh() {
    bar.topItem?.bar = bar
    for view in shown { view.removeFromSuperview() }
    shown = []
    showSearch(of: bar.topItem)
    guard let item = bar.topItem else { return }
    let look = takeLook(of: item)
    titleLabel.text = bar.showsLarge ? nil : item.title
    largeLabel.text = bar.showsLarge ? item.title : nil
    style(titleLabel, look.titleTextAttributes.merging(bar.titleTextAttributes ?? [:]) { $1 })
    style(
      largeLabel, look.largeTitleTextAttributes.merging(bar.largeTitleTextAttributes ?? [:]) { $1 })
    if let view = item.titleView { add(view) }
    for button in (item.leftBarButtonItems ?? []) { add(BarButton.view(of: button, in: bar)) }
    for button in (item.rightBarButtonItems ?? []) { add(BarButton.view(of: button, in: bar)) }
    if let back = bar.back, !item.hidesBackButton, item.leftBarButtonItems?.isEmpty ?? true {
      add(
        BarButton.back(
          back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"))
    }
    bar.setNeedsLayout()
  }

  /// Applies the current appearance to the background and the shadow line, and returns it.
  private func takeLook(of item: UINavigationItem) -> UINavigationBarAppearance {
    let standard = item.standardAppearance ?? bar.standardAppearance
    let edge = bar.isAtScrollEdge ? item.scrollEdgeAppearance ?? bar.scrollEdgeAppearance : nil
    let look = edge ?? standard
    let isClear = bar.isAtScrollEdge && edge == nil
    bar.backgroundColor =
      isClear ? .clear : look.backgroundColor ?? bar.barTintColor ?? .systemBackground
    hairline.isHidden =
      isClear || bar.showsLarge || bar.shadowImage != nil || look.shadowColor == nil
      || look.shadowColor == .clear
    return look
  }

  private func add(_ view: UIView) {
    bar.addSubview(view)
    shown.append(view)
  }

  private func showSearch(of item: UINavigationItem?) {
    let field = item?.searchController?.searchBar
    if search !== field { search?.removeFromSuperview() }
    search = field
    guard let field, field.superview !== bar else { return }
    field.isInNavigationBar = true
    bar.addSubview(field)
  }

  private func style(_ label: UILabel, _ attributes: [NSAttributedString.Key: Any]) {
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    if let font = attributes[.font] as? UIFont { label.font = font }
  }

  func layOut() {
    let row = CGRect(x: 0, y: bar.topRoom, width: bar.bounds.width, height: 44)
    let isRight = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let item = bar.topItem
    let rightCount = item?.rightBarButtonItems?.count ?? 0
    let leftCount = shown.count - rightCount - (item?.titleView == nil ? 0 : 1)
    let buttons = item?.titleView == nil ? shown : Array(shown.dropFirst())
    let hasBack = bar.back != nil && leftCount > (item?.leftBarButtonItems?.count ?? 0)
    let left = hasBack ? buttons.suffix(1) : buttons.prefix(max(leftCount, 0))
    let right =
      hasBack ? buttons.prefix(rightCount) : buttons.dropFirst(max(leftCount, 0)).prefix(rightCount)
    let start = place(Array(left), from: hasBack ? 8 : 16, in: row, atRight: isRight)
    let end = place(Array(right), from: 16, in: row, atRight: !isRight)
    let room = max(bar.bounds.width - 2 * max(start, end), 0)
    titleLabel.frame = CGRect(
      x: (bar.bounds.width - room) / 2, y: row.minY, width: room, height: 44)
    largeLabel.frame = CGRect(
      x: 16, y: row.maxY, width: max(bar.bounds.width - 32, 0), height: bar.showsLarge ? 48 : 0)
    if let view = item?.titleView {
      let fitting =
        view.bounds.size == .zero
        ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
      let size = CGSize(width: min(fitting.width, room), height: min(fitting.height, 44))
      view.frame = CGRect(
        x: (bar.bounds.width - size.width) / 2, y: row.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    search?.frame = CGRect(
      x: 0, y: row.minY + bar.titleHeight, width: bar.bounds.width, height: search?.barHeight ?? 0)
    let pixel = 1 / max(bar.traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: 0, y: bar.bounds.height - pixel, width: bar.bounds.width, height: pixel)
  }

  private func place(
    _ views: [UIView], from inset: CGFloat, in row: CGRect, atRight: Bool
  ) -> CGFloat {
    var taken = inset
    for view in views {
      let size = BarButton.size(of: view)
      view.frame = CGRect(
        x: atRight ? row.width - taken - size.width : taken, y: row.midY - size.height / 2,
        width: size.width, height: size.height)
      taken += size.width + 8
    }
    return views.isEmpty ? 16 : taken
  }
}
