import AutoLayout
import Controls
public import Foundation
import Geometry

/// A view that scrolls content larger than itself.
@preconcurrency @MainActor open class UIScrollView: _ScrollNames {
  override var recordedKind: ViewKind { .scrollView }
  override func makeNode(_ frame: Rect) -> any ViewNode { ScrollNode(frame: frame) }
  override func didMakeNode() {
    clips = true
    scroll.staysAtBeginning = true
    addGestureRecognizer(panGestureRecognizer)
  }
  final var scroll: ScrollNode { unsafeDowncast(node, to: ScrollNode.self) }

  /// The layout guide of the content.
  open var contentLayoutGuide: UILayoutGuide { guides.system(scroll.contentLayoutGuide) }
  /// The layout guide of the scroll view's frame.
  open var frameLayoutGuide: UILayoutGuide { guides.system(scroll.frameLayoutGuide) }
  /// The size of the content.
  open var contentSize: CGSize {
    get { CGSize(scroll.contentSize) }
    set {
      scroll.contentSize = Size(newValue)
      scrollabilityDidChange()
      stayAtBeginning()
      NSKeyValueObservation.tellOfChanges(of: self)
    }
  }
  /// The point of the content at the top left corner of the scroll view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      tellOfScrolling()
    }
  }
  /// The content offset that the delegate was told of last.
  private var toldOffset = CGPoint.zero
  /// Tells the delegate of a content offset that it does not know.
  private func tellOfScrolling() {
    guard toldOffset != bounds.origin else { return }
    toldOffset = bounds.origin
    delegate?.scrollViewDidScroll(self)
  }
  /// Sets the content offset at once; the end of an animation is told in the next turn.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scrolling(animated: animated) { self.contentOffset = contentOffset }
  }
  /// Scrolls, and tells of the end of an animation in the next turn of the run loop.
  func scrolling(animated: Bool, _ change: () -> Void) {
    let before = contentOffset
    change()
    guard animated, contentOffset != before else { return }
    NextTurn.then { [weak self] in
      if let self { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }
  /// The rectangle in the view's own coordinates; its origin is the content offset.
  ///
  /// Content that is scrolled to its beginning stays there when the insets change.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue.origin != super.bounds.origin {
        scroll.staysAtBeginning = newValue.origin == beginning
      }
      super.bounds = newValue
    }
  }
  /// Scrolls just far enough to show a rectangle inside the adjusted insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let (seen, inset) = (bounds.inset(by: adjustedContentInset), adjustedContentInset)
    var origin = bounds.origin
    if rect.maxX > seen.maxX { origin.x = rect.maxX + inset.right - bounds.width }
    if rect.minX < origin.x + inset.left { origin.x = rect.minX - inset.left }
    if rect.maxY > seen.maxY { origin.y = rect.maxY + inset.bottom - bounds.height }
    if rect.minY < origin.y + inset.top { origin.y = rect.minY - inset.top }
    if origin.x > bounds.minX, contentSize.width > 0 {
      origin.x = max(min(origin.x, contentSize.width + inset.right - bounds.width), -inset.left)
    }
    if origin.y > bounds.minY, contentSize.height > 0 {
      origin.y = max(min(origin.y, contentSize.height + inset.bottom - bounds.height), -inset.top)
    }
    setContentOffset(origin, animated: animated)
  }
  /// The inset of the content from the edges; a view at the top of the content shows it.
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scroll.contentInset) }
    set { changeInsets { scroll.contentInset = EdgeInsets(newValue) } }
  }
  /// How the safe area adds to the content inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet {
      changeInsets {
        scroll.contentInsetAdjustmentBehavior =
          ScrollView.ContentInsetAdjustmentBehavior(
            rawValue: contentInsetAdjustmentBehavior.rawValue) ?? .automatic
        scrollabilityDidChange()
      }
    }
  }
  /// The content inset together with the insets from the safe area.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scroll.adjustedContentInset) }
  private var announcedInset = UIEdgeInsets.zero
  /// Lays out the subviews, and announces changed insets.
  open override func layoutSubviews() {
    super.layoutSubviews()
    announceInsets()
    // The safe area moves content that is at its beginning.
    tellOfScrolling()
  }
  private func announceInsets() {
    guard adjustedContentInset != announcedInset else { return }
    announcedInset = adjustedContentInset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The content offset at which the content begins, inside the insets.
  private var beginning: CGPoint {
    CGPoint(
      scroll.beginning(inside: EdgeInsets(adjustedContentInset), Size(super.bounds.size)))
  }
  /// Changes the insets; content at its beginning moves with them.
  private func changeInsets(_ change: () -> Void) {
    change()
    stayAtBeginning()
    announceInsets()
  }
  /// Moves content that is scrolled to its beginning to where that is now.
  private func stayAtBeginning() {
    guard scroll.staysAtBeginning, super.bounds.origin != beginning else { return }
    super.bounds.origin = beginning
  }
  /// Whether a container controller laid its bars over the view, which then insets its content
  /// for them even if the content fits.
  var isBelowBars = false { didSet { scrollabilityDidChange() } }
  /// Tells the layout along which axes the content counts as larger than the frame, in addition
  /// to what the constraints say.
  private func scrollabilityDidChange() {
    let isAutomatic = contentInsetAdjustmentBehavior == .automatic
    scroll.alwaysBounceVertical =
      alwaysBounceVertical || contentSize.height > super.bounds.height
      || (isBelowBars && isAutomatic)
    scroll.alwaysBounceHorizontal =
      alwaysBounceHorizontal || contentSize.width > super.bounds.width
  }
  /// The object that is notified of scrolling; tables, collections and text views have one of a
  /// narrower type, which is meant where both are possible.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
  /// The insets of both scroll indicators; those of the vertical one, if they differ.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the user can scroll the content.
  open var isScrollEnabled = true
  /// Whether content bounces vertically even if it fits.
  open var alwaysBounceVertical = false { didSet { scrollabilityDidChange() } }
  /// Whether content bounces horizontally even if it fits.
  open var alwaysBounceHorizontal = false { didSet { scrollabilityDidChange() } }
  /// Returns whether scrolling can cancel touches in a view.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// The zoom scale of the content.
  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }
  private var scale: CGFloat = 1
  /// Sets the zoom scale, without animation: scales the delegate's view, and keeps the middle.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let kept = max(min(scale, maximumZoomScale), minimumZoomScale)
    guard kept != self.scale, let view = delegate?.viewForZooming(in: self) else { return }
    let ratio = kept / self.scale
    self.scale = kept
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: kept, y: kept)
    view.frame.origin = CGPoint(x: origin.x * ratio, y: origin.y * ratio)
    let (middle, room) = (CGPoint(x: bounds.midX, y: bounds.midY), bounds.size)
    contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
    look(at: CGPoint(x: middle.x * ratio, y: middle.y * ratio), room)
    delegate?.scrollViewDidZoom(self)
  }
  /// Zooms until a rectangle of the zoomed view fills the bounds.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    look(at: CGPoint(x: rect.midX * scale, y: rect.midY * scale), bounds.size)
  }
  /// Scrolls a point of the content to the middle, as far as the content goes.
  private func look(at point: CGPoint, _ room: CGSize) {
    let inset = adjustedContentInset
    let most = CGPoint(
      x: contentSize.width + inset.right - room.width,
      y: contentSize.height + inset.bottom - room.height)
    contentOffset = CGPoint(
      x: max(min(point.x - room.width / 2, most.x), -inset.left),
      y: max(min(point.y - room.height / 2, most.y), -inset.top))
  }
  /// The control that refreshes the content.
  open var refreshControl: UIRefreshControl?
  /// The gesture recognizer for scrolling.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The gesture recognizer for zooming; nil while the content does not zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? pinch : nil
  }
  private lazy var pinch = UIPinchGestureRecognizer()
  /// The smallest zoom scale.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
  /// The largest zoom scale.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
  private func zoomRangeDidChange() {
    if let recognizer = pinchGestureRecognizer {
      addGestureRecognizer(recognizer)
    } else {
      removeGestureRecognizer(pinch)
    }
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "delegate": take(value as? any UIScrollViewDelegate) { delegate = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}

/// A control that starts a refresh of content; it isn't visible at rest.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
