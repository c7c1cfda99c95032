import Controls
public import Foundation
import Geometry
import Typesetting

/// A row of segments, one of which can be selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  override var recordedKind: ViewKind { .segmentedControl }
  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    nib.decode(into: self)
  }
  /// The content and action of a segment.
  private struct Segment {
    var title = ""
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
    var offset = CGSize.zero
  }
  private var segments: [Segment] = []
  private var titles: [String] { segments.map(\.title) }

  override func makeFace() -> PaintedView? { SegmentedControl(frame: .zero) }

  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an empty control from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a control with titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map {
      Segment(title: $0 as? String ?? "", image: $0 as? UIImage)
    }
    sizeToFit()
  }
  /// Makes a control whose segments run actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    if frame.isEmpty { sizeToFit() }
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The selected segment, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether a selection lasts only as long as the touch.
  open var isMomentary = false
  /// Whether segments are as wide as their titles.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the selected segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor?
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  override class var appearanceValues: [AppearanceValue] {
    super.appearanceValues + [
      .init(\UISegmentedControl.selectedSegmentTintColor),
      .init(\UISegmentedControl.attributes),
    ]
  }
  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    invalidateIntrinsicContentSize()
  }
  private func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    body(&segments[index])
    invalidateIntrinsicContentSize()
  }
  private func segment(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }
  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title ?? ""), at: segment)
  }
  /// Inserts a segment with an image, which is not shown.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Inserts a segment with an action's title or image; selecting it runs the action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    invalidateIntrinsicContentSize()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    (segments, selectedSegmentIndex) = ([], Self.noSegment)
    invalidateIntrinsicContentSize()
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title ?? "", nil) }
  }
  /// Returns the title of a segment; nil if it has an image.
  open func titleForSegment(at segment: Int) -> String? {
    self.segment(segment).flatMap { $0.image == nil ? $0.title : nil }
  }
  /// Sets the image of a segment, in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (image == nil ? $0.title : "", image) }
  }
  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  /// Sets the action of a segment, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.action, $0.title, $0.image) = (action, action.title, action.image) }
  }
  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  /// Returns the index of the segment with an action; `NSNotFound` for none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// Sets whether a segment is enabled.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? true
  }
  /// Sets the width of a segment; 0 lets the control decide. Only stored.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  /// Returns the width set for a segment; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
  /// Moves the title of a segment; only stored.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }
  /// Returns the offset of a segment's title.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.offset ?? .zero
  }
  /// Also runs the selected segment's action when the value changes.
  open override func sendActions(for controlEvents: UIControl.Event) {
    if controlEvents.contains(.valueChanged), let action = segment(selectedSegmentIndex)?.action {
      sendAction(action)
    }
    super.sendActions(for: controlEvents)
  }
  /// Sets the attributes of titles; only the normal state's font has an effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
  }
  /// Returns the attributes of titles.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
  /// Sets the background image of segments; only stored.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgrounds[state] = image
  }
  private var backgrounds: [State: UIImage] = [:]
  /// Returns the background image of segments.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state]
  }
  /// Sets the image between segments; ignored.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {}

  override func updateFace(_ face: PaintedView) {
    guard let view = face as? SegmentedControl else { return }
    view.isEnabled = isEnabled
    let traits = traitCollection
    if view.segments != titles { view.segments = titles }
    var pictures: [Int: Picture] = [:]
    for (index, segment) in segments.enumerated() {
      pictures[index] = segment.image?.shown(in: traits)
    }
    if view.pictures != pictures { view.pictures = pictures }
    view.apportionsWidthsByContent = apportionsSegmentWidthsByContent
    view.font = (attributes[.normal]?[.font] as? UIFont)?.core
    // The selected segment doesn't use the view's tint: it is white or grey unless it has its
    // own.
    view.tintColor = selectedSegmentTintColor?.resolved(in: traits)
    view.selected = segments.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil
  }
}
