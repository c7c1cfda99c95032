import Controls
public import Foundation
import Geometry
import Typesetting

/// Segments, of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  /// The index of no segment.
  public static let noSegment = -1
  private var titles: [String] = []

  override func makeFace() -> PaintedView? { SegmentedControl(frame: .zero) }

  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control from an archive: with nothing in it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a control of titles; pictures have an empty one.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
    sizeToFit()
  }

  /// The number of segments.
  open var numberOfSegments: Int { titles.count }
  /// The chosen segment, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether a touch chooses nothing for long.
  open var isMomentary = false
  /// Whether segments are as wide as their titles.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the chosen segment; kept.
  open var selectedSegmentTintColor: UIColor?
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  private var enabled: [Int: Bool] = [:]
  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    invalidateIntrinsicContentSize()
  }
  /// Inserts a segment with a picture, which is not shown.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
  }
  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    invalidateIntrinsicContentSize()
  }
  /// Takes all segments away.
  open func removeAllSegments() {
    titles = []
    invalidateIntrinsicContentSize()
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    invalidateIntrinsicContentSize()
  }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  /// Sets whether a segment may be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.enabled[segment] = enabled
  }
  /// Whether a segment may be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { enabled[segment] ?? true }
  /// Sets the attributes of titles; kept.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
  }
  /// The attributes of titles.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
  /// Sets the picture behind segments; kept.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  /// Sets the picture between segments; kept.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {}
  /// Sets the width of a segment; kept.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}

  override func updateFace(_ face: PaintedView) {
    guard let view = face as? SegmentedControl else { return }
    view.isEnabled = isEnabled
    if view.segments != titles { view.segments = titles }
    view.selected = titles.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil
  }
}
