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
  /// The size of some dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { intrinsicContentSize }

  override func updateFace(_ face: PaintedView) {
    guard let view = face as? PageControl else { return }
    if view.pages != numberOfPages { view.pages = numberOfPages }
    view.current = currentPage
  }
}
