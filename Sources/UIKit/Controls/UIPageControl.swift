import Controls
public import Foundation
import Geometry
import Typesetting

/// Dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  override func makeFace() -> PaintedView? { PageControl(frame: .zero) }

  /// The number of dots.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The page whose dot is marked.
  open var currentPage = 0
  /// Whether a single dot is hidden.
  open var hidesForSinglePage = false
  /// The colour of the other dots; kept.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the marked dot; kept.
  open var currentPageIndicatorTintColor: UIColor?
  /// What the dots stand on; nothing.
  open var backgroundStyle: BackgroundStyle = .automatic
  /// Whether dots are touched one by one.
  open var allowsContinuousInteraction = true
  /// The picture of dots; kept.
  open var preferredIndicatorImage: UIImage?
  /// What dots stand on; raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  /// The picture of the marked dot; kept.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// Sets the picture of a dot; kept.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
  /// The picture of a dot: its own, else that of all.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    images[page] ?? preferredIndicatorImage
  }
  /// Sets the picture of a dot while it is marked; kept.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
  }
  /// The picture of a dot while it is marked: its own, else that of all, else the one at rest.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentImages[page] ?? preferredCurrentPageIndicatorImage ?? indicatorImage(forPage: page)
  }
  /// How far a touch is; raw values are UIKit's.
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  /// How far the touch is: there is none.
  open var interactionState: InteractionState { .none }
  /// In which direction dots follow each other; raw values are UIKit's.
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  /// In which direction dots follow each other; naturally.
  open var direction: Direction = .natural
  /// Whether the marked dot waits; it does not.
  open var defersCurrentPageDisplay = false
  /// Marks the dot that waits.
  open func updateCurrentPageDisplay() {}
  /// The size of some dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { intrinsicContentSize }

  override func updateFace(_ face: PaintedView) {
    guard let view = face as? PageControl else { return }
    if view.pages != numberOfPages { view.pages = numberOfPages }
    view.current = currentPage
  }
}
