public import Controls
public import Geometry

extension UIButton {
  /// The forms of a button that UIKit's initialiser names.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A title of 18 points.
    case custom = 0
    /// A tinted title of 15 points.
    case system = 1
  }

  /// The states of a control; a layout knows one.
  public enum State: Hashable, Sendable {
    /// Neither pressed, nor selected, nor disabled.
    case normal
  }

  /// Makes a button of a form, laid out by its frame and mask until that is switched off.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    style = type == .system ? .system : .custom
  }

  /// Sets the title.
  public func setTitle(_ title: String?, for state: State) { textContent.text = title ?? "" }

  /// The title.
  public func title(for state: State) -> String? {
    textContent.isEmpty ? nil : textContent.text
  }

  /// The room around the content; before anybody sets it, none is said.
  public var contentEdgeInsets: UIEdgeInsets {
    get { arrangement.contentInsets ?? .zero }
    set { arrangement.contentInsets = newValue }
  }
}

extension UISegmentedControl {
  /// The index of no segment.
  public static let noSegment = -1

  /// Makes a control of titles; other items are passed over.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).compactMap { $0 as? String }
  }

  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// The selected segment, or `noSegment`.
  public var selectedSegmentIndex: Int {
    get { selected ?? Self.noSegment }
    set { selected = newValue < 0 ? nil : newValue }
  }

  /// Inserts a segment with a title; an index beyond the end means the end.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
  }

  /// The title of a segment.
  public func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }
}

extension UISlider {
  /// The value at the beginning.
  public var minimumValue: Double {
    get { minimum }
    set { minimum = newValue }
  }

  /// The value at the end.
  public var maximumValue: Double {
    get { maximum }
    set { maximum = newValue }
  }
}

extension UIStepper {
  /// The least value.
  public var minimumValue: Double {
    get { minimum }
    set { minimum = newValue }
  }

  /// The greatest value.
  public var maximumValue: Double {
    get { maximum }
    set { maximum = newValue }
  }
}

extension UIPageControl {
  /// The number of dots.
  public var numberOfPages: Int {
    get { pages }
    set { pages = newValue }
  }

  /// The page whose dot is marked.
  public var currentPage: Int {
    get { current }
    set { current = newValue }
  }
}
