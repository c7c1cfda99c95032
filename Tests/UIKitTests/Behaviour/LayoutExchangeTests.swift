import Foundation
import Testing
import UIKit

/// What Apple documents of layouts of collections that are exchanged and updated, of popovers and paths,
/// and of what views are at first.
@MainActor @Suite struct LayoutExchangeTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 4
    var made = 0
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
  private final class Layout: UICollectionViewFlowLayout {
    var told: [String] = []
    override func prepare() {
      super.prepare()
      told.append("prepare")
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      super.prepareForTransition(to: newLayout)
      told.append("to")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      super.prepareForTransition(from: oldLayout)
      told.append("from")
    }
    override func finalizeLayoutTransition() {
      super.finalizeLayoutTransition()
      told.append("finalize")
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      told += updateItems.map {
        "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
      }
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      told.append("done")
    }
  }
  private func collection(_ layout: UICollectionViewLayout) -> (UICollectionView, Source) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 110, height: 300), collectionViewLayout: layout)
    let source = Source()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return (view, source)
  }

  @Test func `Another layout moves the cells that are there`() async {
    let (old, new) = (Layout(), Layout())
    new.itemSize = CGSize(width: 110, height: 20)
    let (view, source) = collection(old)
    let cells = view.visibleCells
    #expect(cells.count == 4 && source.made == 4 && view.cellForItem(at: [0, 1])?.frame.minX == 60)
    (old.told, new.told) = ([], [])
    var finished: [Bool] = []
    view.setCollectionViewLayout(new, animated: true) { finished.append($0) }
    #expect(view.collectionViewLayout === new && new.collectionView === view)
    #expect(old.collectionView == nil && finished.isEmpty)
    #expect(old.told == ["to", "finalize"] && new.told.first == "from")
    #expect(new.told.contains("prepare") && new.told.contains("finalize"))
    #expect(source.made == 4 && Set(view.visibleCells) == Set(cells))
    #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 30, width: 110, height: 20))
    await turn()
    #expect(finished == [true])
    view.setCollectionViewLayout(old, animated: false) { finished.append($0) }
    view.layoutIfNeeded()
    #expect(finished.count == 2 && view.cellForItem(at: [0, 1])?.frame.minX == 60)
  }

  @Test func `Layouts are told of updates between their preparation and the end`() {
    let layout = Layout()
    let (view, source) = collection(layout)
    layout.told = []
    source.count = 4
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 0]])
      view.insertItems(at: [[0, 3]])
    }
    #expect(layout.told == ["prepare", "delete 0 -1", "insert -1 3", "done"])
    layout.told = []
    view.reloadItems(at: [[0, 2]])
    #expect(layout.told == ["prepare", "reload 2 2", "done"])
  }

  @Test func `An interactive transition is as far as its progress, and ends with either layout`()
    async
  {
    let (old, new) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    new.itemSize = CGSize(width: 110, height: 20)
    let (view, source) = collection(old)
    var ends: [Bool] = []
    let transition = view.startInteractiveTransition(to: new) { _, finished in
      ends.append(finished)
    }
    #expect(view.collectionViewLayout === transition && transition.currentLayout === old)
    transition.transitionProgress = 0.5
    transition.updateValue(3, forAnimatedKey: "x")
    view.layoutIfNeeded()
    #expect(transition.value(forAnimatedKey: "x") == 3 && source.made == 4)
    #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 30, y: 15, width: 80, height: 35))
    view.cancelInteractiveTransition()
    #expect(view.collectionViewLayout === old && old.collectionView === view)
    view.startInteractiveTransition(to: new)
    view.finishInteractiveTransition()
    #expect(view.collectionViewLayout === new)
    await turn()
    #expect(ends == [false])
  }

  // CenteredCollectionView: its layout scrolls when it is invalidated; an empty view stays at the origin.
  @Test func `A layout is invalidated with its view, whose content then begins at the origin`() {
    final class Centering: UICollectionViewFlowLayout {
      var last = CGSize.zero
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard let view = collectionView, last != itemSize else { return }
        last = itemSize
        let inset = (view.bounds.width - itemSize.width) / 2
        view.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        view.contentOffset = CGPoint(x: -inset, y: 0)
      }
    }
    let layout = Centering()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    layout.invalidateLayout()
    #expect(view.contentOffset == .zero && layout.last == CGSize(width: 50, height: 50))
    let other = Centering()
    let large = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: other)
    other.itemSize = CGSize(width: 80, height: 80)
    #expect(large.contentOffset.x == -110)
  }

  // Apple, UIPopoverPresentationController: its defaults.
  @Test func `A popover points anywhere until it says where`() throws {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let popover = try #require(controller.popoverPresentationController)
    #expect(popover.permittedArrowDirections == .any && popover.arrowDirection == .unknown)
    #expect(!popover.canOverlapSourceViewRect && popover.sourceRect.isNull)
    #expect(popover.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    #expect(popover.sourceView == nil && popover.barButtonItem == nil && popover.delegate == nil)
    #expect(popover.passthroughViews == nil && popover.backgroundColor == nil)
    #expect(
      popover.popoverBackgroundViewClass == nil && popover.presentedViewController === controller)
  }

  // Apple, UIBezierPath: getLineDash(_:count:phase:).
  @Test func `A path tells of its dashes, and copies keep how it is drawn`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    var (count, phase) = (-1, CGFloat(-1))
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 0 && phase == 0)
    path.setLineDash([4, 2, 1], count: 3, phase: 1.5)
    (path.lineJoinStyle, path.lineCapStyle, path.miterLimit) = (.round, .square, 3)
    (path.lineWidth, path.flatness, path.usesEvenOddFillRule) = (2, 0.1, true)
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.getLineDash(nil, count: &count, phase: nil)
    var pattern = [CGFloat](repeating: 0, count: count)
    copy.getLineDash(&pattern, count: nil, phase: &phase)
    #expect(pattern == [4, 2, 1] && phase == 1.5)
    #expect(copy.lineJoinStyle == .round && copy.lineCapStyle == .square && copy.miterLimit == 3)
    #expect(copy.lineWidth == 2 && copy.flatness == 0.1 && copy.usesEvenOddFillRule)
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  // Apple, UIView and its subclasses: what they are before anything is set.
  @Test func `Views have their documented defaults`() {
    let view = UIView()
    #expect(view.contentMode == .scaleToFill && !view.clipsToBounds && view.isOpaque)
    #expect(view.autoresizesSubviews && view.autoresizingMask == [] && view.alpha == 1)
    #expect(view.tintAdjustmentMode == .normal && view.clearsContextBeforeDrawing)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
    #expect(view.semanticContentAttribute == .unspecified && view.isUserInteractionEnabled)
    #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch && view.mask == nil)
    #expect(view.backgroundColor == nil && view.tag == 0 && view.restorationIdentifier == nil)
    #expect(view.motionEffects.isEmpty && view.layoutGuides.isEmpty && view.constraints.isEmpty)
    #expect(!view.canBecomeFocused && !view.isFocused && !view.canBecomeFirstResponder)
    #expect(view.layer.delegate === view && view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.accessibilityIdentifier == nil && !view.isAccessibilityElement)
  }

  // Apple, UILabel: 'The default content mode of the UILabel class is redraw.'
  @Test func `Labels, images, buttons and scroll views have their own defaults`() {
    let (label, picture, button) = (UILabel(), UIImageView(), UIButton())
    #expect(!label.isUserInteractionEnabled && label.contentMode == .redraw)
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.baselineAdjustment == .alignBaselines && label.minimumScaleFactor == 0)
    #expect(!picture.isUserInteractionEnabled && picture.contentMode == .scaleToFill)
    #expect(picture.animationRepeatCount == 0 && !picture.isHighlighted)
    #expect(button.isUserInteractionEnabled && !button.isOpaque && button.buttonType == .custom)
    let scroll = UIScrollView()
    #expect(scroll.clipsToBounds && scroll.isScrollEnabled && scroll.bounces)
    #expect(!scroll.isPagingEnabled && scroll.delaysContentTouches && scroll.scrollsToTop)
    #expect(!scroll.alwaysBounceVertical && scroll.keyboardDismissMode == .none)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic && scroll.zoomScale == 1)
    let stack = UIStackView()
    #expect(stack.spacing == 0 && !stack.isLayoutMarginsRelativeArrangement)
    #expect(!stack.isBaselineRelativeArrangement)
    let spinner = UIActivityIndicatorView()
    #expect(spinner.hidesWhenStopped && !spinner.isAnimating && spinner.isHidden)
    let control = UIControl()
    #expect(control.contentHorizontalAlignment == .center && control.isEnabled)
    #expect(control.contentVerticalAlignment == .center && control.state == .normal)
  }
}
