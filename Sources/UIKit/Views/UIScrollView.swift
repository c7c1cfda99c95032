import AutoLayout
import Controls
public import Foundation
import Geometry

/// A window onto content that may be larger.
@preconcurrency @MainActor open class UIScrollView: UIView {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  override func makeNode(_ frame: Rect) -> any ViewNode { ScrollNode(frame: frame) }
  override func didMakeNode() {
    clips = true
    scroll.staysAtBeginning = true
  }
  private var scroll: ScrollNode { unsafeDowncast(node, to: ScrollNode.self) }

  /// The room of the content.
  open var contentLayoutGuide: UILayoutGuide { guides.system(scroll.contentLayoutGuide) }
  /// The room of the window.
  open var frameLayoutGuide: UILayoutGuide { guides.system(scroll.frameLayoutGuide) }
  /// The extent of the content.
  open var contentSize: CGSize {
    get { CGSize(scroll.contentSize) }
    set {
      scroll.contentSize = Size(newValue)
      scrollabilityDidChange()
    }
  }
  /// The point of the content at the top left of the window.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  /// Sets the point at the top left; there is no animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// The rectangle in the view's own coordinates; its origin is the content's offset.
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
  /// Scrolls as little as shows a rectangle beside the insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let (seen, inset) = (bounds.inset(by: adjustedContentInset), adjustedContentInset)
    var origin = bounds.origin
    if rect.maxX > seen.maxX { origin.x = rect.maxX + inset.right - bounds.width }
    if rect.minX < origin.x + inset.left { origin.x = rect.minX - inset.left }
    if rect.maxY > seen.maxY { origin.y = rect.maxY + inset.bottom - bounds.height }
    if rect.minY < origin.y + inset.top { origin.y = rect.minY - inset.top }
    contentOffset = origin
  }
  /// The room around the content; a view at its top shows it.
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scroll.contentInset) }
    set { changeInsets { scroll.contentInset = EdgeInsets(newValue) } }
  }
  /// How the safe area adds to the room around the content.
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
  /// The room around the content, with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scroll.adjustedContentInset) }
  /// Called when that room is another.
  open func adjustedContentInsetDidChange() {}
  private var announcedInset = UIEdgeInsets.zero
  /// Tells of insets that are others, and places the subviews.
  open override func layoutSubviews() {
    super.layoutSubviews()
    announceInsets()
  }
  private func announceInsets() {
    guard adjustedContentInset != announcedInset else { return }
    announcedInset = adjustedContentInset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Where the content begins, below the insets.
  private var beginning: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(x: -inset.left, y: -inset.top)
  }
  /// Changes insets; content at its beginning moves with them.
  private func changeInsets(_ change: () -> Void) {
    change()
    if scroll.staysAtBeginning, super.bounds.origin != beginning {
      super.bounds.origin = beginning
    }
    announceInsets()
  }
  /// Whether a container of controllers put its bars over the view, which then makes room for them
  /// though its content fits.
  var isBelowBars = false { didSet { scrollabilityDidChange() } }
  /// Says along which axes the content counts as larger than the frame, beside what constraints say.
  private func scrollabilityDidChange() {
    let isAutomatic = contentInsetAdjustmentBehavior == .automatic
    scroll.alwaysBounceVertical =
      alwaysBounceVertical || contentSize.height > super.bounds.height
      || (isBelowBars && isAutomatic)
    scroll.alwaysBounceHorizontal =
      alwaysBounceHorizontal || contentSize.width > super.bounds.width
  }
  /// Who hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether content may be scrolled.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the window.
  open var isPagingEnabled = false
  /// Whether scrolling keeps to one direction.
  open var isDirectionalLockEnabled = false
  /// Whether content bounces at its ends.
  open var bounces = true
  /// Whether content bounces up and down though it fits.
  open var alwaysBounceVertical = false { didSet { scrollabilityDidChange() } }
  /// Whether content bounces sideways though it fits.
  open var alwaysBounceHorizontal = false { didSet { scrollabilityDidChange() } }
  /// Whether the bar at the side is shown; it never is.
  open var showsVerticalScrollIndicator = true
  /// Whether the bar at the bottom is shown; it never is.
  open var showsHorizontalScrollIndicator = true
  /// The room around the bars.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The room around the bar at the side.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The room around the bar at the bottom.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area adds to that room.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The colour of the bars.
  open var indicatorStyle: IndicatorStyle = .default
  /// How fast scrolling ends.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether touches wait to see whether they scroll.
  open var delaysContentTouches = true
  /// Whether scrolling takes touches away.
  open var canCancelContentTouches = true
  /// Whether scrolling takes touches away from a view.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether a tap at the top scrolls there.
  open var scrollsToTop = true
  /// How keyboards go.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// The least scale.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale.
  open var maximumZoomScale: CGFloat = 1
  /// The scale.
  open var zoomScale: CGFloat = 1
  /// Whether the scale bounces at its ends.
  open var bouncesZoom = true
  /// Sets the scale; there is no animation.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Scales to show a rectangle.
  open func zoom(to rect: CGRect, animated: Bool) { scrollRectToVisible(rect, animated: animated) }
  /// Whether a finger scrolls.
  open var isDragging: Bool { false }
  /// Whether a finger rests on the content.
  open var isTracking: Bool { false }
  /// Whether content still moves.
  open var isDecelerating: Bool { false }
  /// Whether the scale changes.
  open var isZooming: Bool { false }
  /// What refreshes the content.
  open var refreshControl: UIRefreshControl?
  /// The gesture that scrolls.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The gesture that scales.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()
  /// Shows the bars for a moment.
  open func flashScrollIndicators() {}

  /// How the safe area adds to the room; raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// The colour of bars; raw values are UIKit's.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// How keyboards go; raw values are UIKit's.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// How fast scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: CGFloat
    /// Makes a rate from UIKit's number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Who hears of scrolling.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when a finger leaves.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when a finger has left.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when content begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when content stands.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animation has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is scaled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Whether a tap at the top scrolls there.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the room around the content is another.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// As in UIKit.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// As in UIKit.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// As in UIKit.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// As in UIKit.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// As in UIKit.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// As in UIKit.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// As in UIKit.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// As in UIKit.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// As in UIKit.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// As in UIKit.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// As in UIKit.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
