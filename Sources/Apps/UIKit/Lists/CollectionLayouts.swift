import Controls
public import Foundation
import Geometry

/// The position and appearance of an item.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open private(set) var representedElementKind: String?
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var zIndex = 0
  /// The transform in space; only its part in the plane is drawn.
  open var transform3D = CATransform3DIdentity
  open var transform: CGAffineTransform {
    get { transform3D.affine }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The category of the element.
  open private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  /// The place of a cell in a list; nil outside lists.
  var listPlace: ListPlace?
  public required override init() { super.init() }
  /// Makes attributes for a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Makes attributes for a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    (representedElementKind, self.indexPath) = (elementKind, indexPath)
    representedElementCategory = .supplementaryView
  }
  /// Makes attributes for a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    (representedElementKind, self.indexPath) = (decorationViewKind, indexPath)
    representedElementCategory = .decorationView
  }
  open func copy(with zone: NSZone? = nil) -> Any { copied(as: type(of: self)) }
  /// Returns a copy of a class that may be another one.
  func copied(as type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
    let copy = type.init()
    (copy.indexPath, copy.representedElementKind, copy.frame) = (
      indexPath, representedElementKind, frame
    )
    (copy.representedElementCategory, copy.listPlace) = (representedElementCategory, listPlace)
    (copy.alpha, copy.isHidden, copy.zIndex) = (alpha, isHidden, zIndex)
    copy.transform3D = transform3D
    return copy
  }
}
extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// What to lay out again.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context that invalidates everything.
  public override init() { super.init() }
  open var invalidateEverything: Bool { true }
  open var invalidateDataSourceCounts: Bool { false }
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {}
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {}
}

/// An object that lays out items; subclasses determine how.
@preconcurrency @MainActor open class UICollectionViewLayout: _LayoutNames {
  open internal(set) weak var collectionView: UICollectionView?
  public override init() { super.init() }
  /// Makes a layout from an archive.
  public required init?(coder: NSCoder) { super.init() }
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the offset at which the content is to be after a change of items or of the layout.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func invalidateLayout() {
    guard let context = Self.context() else { return collectionView?.layoutWasInvalidated() ?? () }
    invalidateLayout(with: context)
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated()
  }
  private var decorations: [String: UICollectionReusableView.Type] = [:]
  private var decorationNibs: [String: UINib] = [:]
  /// Registers a class for decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  /// Registers a nib for decoration views of a kind.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
  }
  /// Makes a decoration view of a kind; nil if none is registered.
  func decoration(_ kind: String) -> UICollectionReusableView? {
    decorationNibs[kind]?.make(UICollectionReusableView.self) ?? decorations[kind]?.dequeue(kind)
  }
  /// Returns the attributes of a decoration view; nil if there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { UICollectionViewLayoutInvalidationContext() }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath) }
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath) }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: elementIndexPath)
  }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: elementIndexPath)
  }
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let found = layoutAttributesForItem(at: indexPath)
    let moved = found ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    moved.center = position
    return moved
  }
  /// Whether the view mirrors the layout where its direction is another than the development
  /// direction: the layout then counts from the leading edge.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction for which the layout is written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the view mirrors what the layout returns.
  final var isFlipped: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }
}

/// Items laid out one after the other in lines.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout() }
  }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionInsetReference: SectionInsetReference = .fromContentInset

  private var placed: [UICollectionViewLayoutAttributes] = []
  private var pins: [Pin] = []
  private var extent = CGSize.zero
  /// The maximum number of items to lay out, so that an endless list costs no more.
  private static let limit = 10_000

  open override var collectionViewContentSize: CGSize { extent }
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    pins.applied(to: placed, in: rect, of: collectionView).filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    placed.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  /// Fills lines with items, section by section.
  open override func prepare() {
    (placed, pins) = ([], [])
    guard let view = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let flow = view.delegate as? any UICollectionViewDelegateFlowLayout
    let insets = view.adjustedContentInset
    let across =
      isVertical
      ? view.bounds.width - insets.left - insets.right
      : view.bounds.height - insets.top - insets.bottom
    var along: CGFloat = 0
    for section in 0..<max(view.numberOfSections, 0) {
      let start = along
      along = edge(view, flow, section, isHeader: true, along, across, isVertical)
      along = fill(section, of: view, flow, from: along, across: across)
      let end = along
      along = edge(view, flow, section, isHeader: false, along, across, isVertical)
      for at in pins.indices where pins[at].section == section {
        (pins[at].start, pins[at].end) = (start, end)
      }
    }
    extent =
      isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    // A flow layout itself runs from right to left, unless its view mirrors it.
    guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft, !isFlipped else { return }
    for item in placed { item.frame.origin.x = extent.width - item.frame.maxX }
  }

  /// Lays out the items of a section, and returns where it ends.
  private func fill(
    _ section: Int, of view: UICollectionView,
    _ flow: (any UICollectionViewDelegateFlowLayout)?, from along: CGFloat, across: CGFloat
  ) -> CGFloat {
    let isVertical = scrollDirection == .vertical
    let insets =
      flow?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineGap =
      flow?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let itemGap =
      flow?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let (start, end) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let lines = FlowLines(
      isVertical: isVertical, itemGap: Double(itemGap), lineGap: Double(lineGap),
      room: Double(across - start - end))
    let count = min(max(view.numberOfItems(inSection: section), 0), Self.limit - placed.count)
    let paths = (0..<max(count, 0)).map { IndexPath(item: $0, section: section) }
    let places = lines.places(
      of: paths.map { Size(size(view, flow, $0, across - start - end)) })
    let origin =
      isVertical
      ? CGPoint(x: start, y: along + insets.top) : CGPoint(x: along + insets.left, y: start)
    for (path, rect) in zip(paths, places.items) {
      let item = own(UICollectionViewLayoutAttributes(forCellWith: path))
      item.frame = CGRect(rect).offsetBy(dx: origin.x, dy: origin.y)
      placed.append(item)
    }
    let length = isVertical ? places.content.height : places.content.width
    return (isVertical ? origin.y : origin.x) + CGFloat(length)
      + (isVertical ? insets.bottom : insets.right)
  }

  private func size(
    _ view: UICollectionView, _ flow: (any UICollectionViewDelegateFlowLayout)?, _ path: IndexPath,
    _ room: CGFloat
  ) -> CGSize {
    if estimatedItemSize != .zero {
      return view.fittingSize(of: path, near: .zero, .fittingSizeLevel, .fittingSizeLevel)
    }
    return flow?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
  }

  private func edge(
    _ view: UICollectionView, _ flow: (any UICollectionViewDelegateFlowLayout)?, _ section: Int,
    isHeader: Bool, _ along: CGFloat, _ across: CGFloat, _ isVertical: Bool
  ) -> CGFloat {
    let size =
      isHeader
      ? flow?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      : flow?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return along }
    let kind =
      isHeader
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    let item = own(.init(forSupplementaryViewOfKind: kind, with: [section, 0]))
    item.frame =
      isVertical
      ? CGRect(x: 0, y: along, width: across, height: length)
      : CGRect(x: along, y: 0, width: length, height: across)
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      item.zIndex = 1
      pins.append(
        Pin(attributes: item, section: section, isHeader: isHeader, isVertical: isVertical))
    }
    placed.append(item)
    return along + length
  }
}
