import Controls
public import Foundation
import Geometry
import Typesetting

/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  override var recordedKind: ViewKind { .pageControl }
  override func makeFace() -> PaintedView? { PageControl(frame: .zero) }

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      invalidateIntrinsicContentSize()
      keepOnAPage()
    }
  }
  /// The current page; none is beyond the last.
  open var currentPage = 0 { didSet { keepOnAPage() } }
  private func keepOnAPage() {
    let kept = max(min(currentPage, numberOfPages - 1), 0)
    if kept != currentPage { currentPage = kept }
  }
  /// Whether the dot of a single page is hidden.
  open var hidesForSinglePage = false
  /// The colour of the other pages' dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// The style of the background; none is drawn.
  open var backgroundStyle: BackgroundStyle = .automatic
  /// Whether a drag moves through the pages continuously.
  open var allowsContinuousInteraction = true
  /// The image for dots; only stored.
  open var preferredIndicatorImage: UIImage?
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  /// The image for the current page's dot; only stored.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// Sets the image for a page's dot; only stored.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
  /// Returns the image for a page's dot: its own, otherwise the preferred one.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    images[page] ?? preferredIndicatorImage
  }
  /// Sets the image for a page's dot while it is current; only stored.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
  }
  /// Returns the image for a page's dot while it is current: its own, otherwise the preferred
  /// one, otherwise the one for when it isn't current.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentImages[page] ?? preferredCurrentPageIndicatorImage ?? indicatorImage(forPage: page)
  }
  /// The phase of the touch: there is none.
  open var interactionState: InteractionState { .none }
  /// The direction in which pages advance; natural by default.
  open var direction: Direction = .natural
  /// Whether showing the current page is deferred; it never is.
  open var defersCurrentPageDisplay = false
  /// Shows the deferred current page.
  open func updateCurrentPageDisplay() {}
  /// Returns the size for a number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    guard let face = syncedFace as? PageControl else { return .zero }
    face.pages = pageCount
    defer { face.pages = numberOfPages }
    return CGSize(face.intrinsicContentSize)
  }

  package override class var faces: [Face] { table }
  private static let table = [
    Face(\UIControl.isEnabled, \PaintedView.isEnabled),
    Face(\UIPageControl.numberOfPages, \PageControl.pages),
    Face(\UIPageControl.currentPage, \PageControl.current),
    Face(\UIPageControl.pageIndicatorTintColor, \PageControl.otherPagesColor),
    Face(\UIPageControl.currentPageIndicatorTintColor, \PageControl.tintColor),
  ]
}
