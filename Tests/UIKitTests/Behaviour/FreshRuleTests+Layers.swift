import Foundation
import Testing
import UIKit

extension FreshRules {
  @Test func `Layers are ordered by their places, and have the documented values`() {
    let (layer, a, b, other) = (CALayer(), CALayer(), CALayer(), CALayer())
    layer.addSublayer(a)
    layer.insertSublayer(b, at: 0)
    a.zPosition = -5
    #expect(layer.sublayers == [b, a] && a.superlayer === layer)
    layer.insertSublayer(other, above: b)
    #expect(layer.sublayers == [b, other, a])
    let second = CALayer()
    second.addSublayer(a)
    #expect(layer.sublayers == [b, other] && second.sublayers == [a])
    layer.replaceSublayer(other, with: a)
    #expect(layer.sublayers == [b, a] && other.superlayer == nil)
    a.removeFromSuperlayer()
    #expect(layer.sublayers == [b])
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.opacity == 1)
    #expect(layer.contentsScale == 1 && !layer.masksToBounds && layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
  }

  @Test func `Shapes, gradients and texts of layers begin as documented`() {
    let (shape, gradient, text) = (CAShapeLayer(), CAGradientLayer(), CATextLayer())
    #expect(shape.fillColor == UIColor.black.cgColor && shape.strokeColor == nil)
    #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.strokeEnd == 1)
    #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.fillRule == .nonZero)
    #expect(shape.path == nil && shape.lineDashPattern == nil)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.type == .axial)
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1) && gradient.colors == nil)
    #expect(text.fontSize == 36 && !text.isWrapped && text.alignmentMode == .natural)
  }

  @Test func `A controller hands its title on, and its button edits`() {
    let controller = UIViewController()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    controller.title = "Home"
    #expect(controller.navigationItem.title == "Home" && controller.tabBarItem.title == "Home")
    #expect(controller.edgesForExtendedLayout == .all && !controller.hidesBottomBarWhenPushed)
    #expect(!controller.extendedLayoutIncludesOpaqueBars && !controller.definesPresentationContext)
    #expect(!controller.isEditing)
    _ = controller.editButtonItem
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing && !controller.isViewLoaded)
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    controller.addChild(child)
    #expect(
      child.navigationController === navigation && navigation.topViewController === controller)
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
  }

  @Test func `What is read aloud is known before anybody sets it`() {
    let (label, button, view) = (UILabel(), UIButton(type: .system), UIView())
    label.text = "Words"
    button.setTitle("Send", for: .normal)
    #expect(label.isAccessibilityElement && button.isAccessibilityElement)
    #expect(!view.isAccessibilityElement && !UIImageView().isAccessibilityElement)
    #expect(label.accessibilityLabel == "Words" && button.accessibilityLabel == "Send")
    #expect(label.accessibilityTraits.contains(.staticText))
    #expect(button.accessibilityTraits.contains(.button))
    button.isEnabled = false
    #expect(button.accessibilityTraits.contains(.notEnabled))
    label.accessibilityLabel = "Other"
    #expect(label.accessibilityLabel == "Other" && label.text == "Words")
    #expect(UISlider().accessibilityTraits.contains(.adjustable))
  }

  @Test func `Values of controls begin and end where they are documented to`() {
    let (slider, stepper, progress) = (UISlider(), UIStepper(), UIProgressView())
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
    #expect(slider.isContinuous)
    slider.value = 0.8
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    slider.minimumValue = 0.6
    #expect(slider.value >= 0.6 && slider.maximumValue >= slider.minimumValue)
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    stepper.value = 300
    #expect(stepper.value == 100)
    progress.setProgress(1.5, animated: false)
    #expect(progress.progress == 1)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2 && !pages.hidesForSinglePage)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
  }

  @Test func `A row that code selects tells nobody, and rows out of sight have no cell`() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var told = 0
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) { told += 1 }
    }
    let (source, table) = (
      Source(), UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    )
    table.rowHeight = 20
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 30)
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
    #expect(source.told == 0 && table.indexPathsForSelectedRows == [[0, 3]])
    #expect(table.cellForRow(at: [0, 3])?.isSelected == true)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: [1, 20]) == nil)
    #expect(table.rect(forSection: 0).height == 600 && table.rectForRow(at: [1, 0]).minY == 600)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 45)) == [0, 2])
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 30, width: 10, height: 25)) == [[0, 1], [0, 2]])
    table.scrollToRow(at: [1, 29], at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1_100)
  }

  @Test func `A flow begins with the documented sizes, and a delegate overrides them`() {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        5
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "c", for: path) }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: 30, height: path.item == 1 ? 40 : 20) }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
    }
    let flow = UICollectionViewFlowLayout()
    #expect(flow.itemSize == CGSize(width: 50, height: 50) && flow.scrollDirection == .vertical)
    #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
    #expect(flow.headerReferenceSize == .zero && flow.sectionInset == .zero)
    let (source, view) = (
      Source(),
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: flow)
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    (view.dataSource, view.delegate) = (source, source)
    view.layoutIfNeeded()
    let frames = (0..<5).compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame }
    // Two items of 30 in a line of 86, at its ends; the lower one is in the middle of the line.
    #expect(frames.map(\.minX) == [6, 62, 6, 62, 6])
    #expect(frames.map(\.minY) == [15, 5, 55, 55, 85])
    #expect(view.contentSize == CGSize(width: 100, height: 112))
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
    #expect(view.indexPathsForVisibleItems.count == 5 && view.allowsSelection)
  }

  @Test func `A label measures as many lines as it may have`() {
    let label = UILabel()
    label.text = "one two three four five six seven eight nine ten"
    let single = label.intrinsicContentSize
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural && label.font.pointSize == 17)
    label.numberOfLines = 0
    let narrow = label.sizeThatFits(CGSize(width: 100, height: 1_000))
    #expect(narrow.width <= 100 && narrow.height > 3 * single.height - 1)
    let room = CGRect(x: 5, y: 6, width: 100, height: 1_000)
    let two = label.textRect(forBounds: room, limitedToNumberOfLines: 2)
    #expect(two.minX == 5 && abs(two.height - 2 * single.height) < 2)
    label.preferredMaxLayoutWidth = 100
    #expect(abs(label.intrinsicContentSize.height - narrow.height) < 1)
    label.text = ""
    #expect(label.intrinsicContentSize.width == 0)
  }

  @Test func `An image view has its image's size, and animates nothing by itself`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 7)).image { _ in }
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 12, height: 7))
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 7))
    #expect(!view.isUserInteractionEnabled && view.contentMode == .scaleToFill)
    #expect(!view.isAnimating && view.animationImages == nil && view.animationRepeatCount == 0)
    view.image = nil
    #expect(view.frame.width == 12)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    let empty = UIImageView()
    #expect(empty.frame == .zero)
    empty.image = image
    #expect(empty.frame == .zero)
    empty.sizeToFit()
    #expect(empty.frame.size == image.size)
  }
}
