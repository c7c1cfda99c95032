import Foundation
import Testing
import UIKit

/// What public reports say of UIKit; each test names its own.
@MainActor @Suite struct FieldReports {
  private func on(_ width: CGFloat, _ height: CGFloat, _ safeArea: UIEdgeInsets, _ body: () -> Void)
  {
    let before = KitEnvironment.current
    defer { KitEnvironment.current = before }
    KitEnvironment.current = KitEnvironment(
      device: DeviceScreen(
        size: CGSize(width: width, height: height), scale: 3, safeArea: safeArea, idiom: .phone,
        bars: nil, look: .ios18))
    body()
  }

  // swift-snapshot-testing#750: both margins of a phone in landscape, as in the running app.
  @Test func `A controller's margins are the same on both sides of a turned phone`() {
    on(667, 375, .zero) {
      let (controller, inside) = (UIViewController(), UIView())
      inside.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(inside)
      let guide = controller.view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        inside.topAnchor.constraint(equalTo: guide.topAnchor),
        inside.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        inside.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        inside.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      let window = shown(controller)
      window.layoutIfNeeded()
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
      #expect(inside.frame.minX >= 16 && inside.frame.maxX == 667 - inside.frame.minX)
    }
  }

  // UIKit-cross-platform#371: items of a bar stand beside the camera, not below it.
  @Test func `A bar's items stand within the safe area`() {
    on(844, 390, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)) {
      let (controller, first, last) = (
        UIViewController(), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)),
        UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      )
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: first)
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: last)
      let window = shown(UINavigationController(rootViewController: controller))
      window.layoutIfNeeded()
      #expect(first.window === window && last.window === window)
      #expect(first.convert(first.bounds, to: nil).minX >= 47 + 8)
      #expect(last.convert(last.bounds, to: nil).maxX <= 844 - 47 - 8)
    }
  }

  // REFrostedViewController#38: a child is told once that it appears again.
  @Test func `A child appears once when what it presented goes`() {
    let diary = Diary()
    let (container, child) = (Speaker("C", diary), Speaker("A", diary))
    let window = shown(container)
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    child.present(full, animated: false)
    #expect(child.view.window == nil)
    _ = diary.take()
    full.dismiss(animated: false)
    #expect(diary.take().filter { $0.hasPrefix("A ") && $0.hasSuffix("will appear") }.count == 1)
    #expect(child.view.window === window)
  }

  // material-components-ios#8112: nobody takes back what a parent added to the safe area.
  @Test func `An addition to the safe area goes along to another parent`() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 56, right: 0)
    for parent in [first, second] {
      let window = shown(parent)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      window.layoutIfNeeded()
      #expect(child.additionalSafeAreaInsets.bottom == 56)
      #expect(child.view.safeAreaInsets.bottom == parent.view.safeAreaInsets.bottom + 56)
    }
  }

  final class Rows: NSObject, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {
      override func systemLayoutSizeFitting(
        _ size: CGSize, withHorizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: size.width, height: 30) }
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  // IBPCollectionViewCompositionalLayout#123 and #114, beside pictures of iOS 13.
  @Test(arguments: [10, 100])
  func `Sections follow the measured heights, not the estimates`(estimate: CGFloat) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    view.register(Rows.Cell.self, forCellWithReuseIdentifier: "row")
    let rows = Rows()
    view.dataSource = rows
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 120)
    let next = view.cellForItem(at: IndexPath(item: 0, section: 1))
    #expect(next?.frame == CGRect(x: 0, y: 60, width: 200, height: 30))
  }
}
