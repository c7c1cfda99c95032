public import Controls
public import Geometry

extension UIButton {
  /// The types of button that UIKit's initialiser accepts.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A title of 18 points.
    case custom = 0
    /// A tinted title of 15 points.
    case system = 1
  }

  /// The states of a control; layout has only one.
  public enum State: Hashable, Sendable {
    /// Neither highlighted nor selected nor disabled.
    case normal
  }

  /// Makes a button of a type, laid out by its frame and mask until that is switched off.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    style = type == .system ? .system : .custom
  }

  /// Sets the title.
  public func setTitle(_ title: String?, for state: State) { textContent.text = title ?? "" }

  /// Returns the title.
  public func title(for state: State) -> String? {
    textContent.isEmpty ? nil : textContent.text
  }

  /// The insets around the content; zero until they are set.
  public var contentEdgeInsets: UIEdgeInsets {
    get { arrangement.contentInsets ?? .zero }
    set { arrangement.contentInsets = newValue }
  }
}

extension UISegmentedControl {
  /// The index that means no segment.
  public static let noSegment = -1

  /// Makes a control with titles; other items are ignored.
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

  /// Inserts a segment with a title; an index beyond the end inserts at the end.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
  }

  /// Returns the title of a segment.
  public func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }
}

extension UISlider {
  /// The smallest value, at the start of the track.
  public var minimumValue: Double {
    get { minimum }
    set { minimum = newValue }
  }

  /// The largest value, at the end of the track.
  public var maximumValue: Double {
    get { maximum }
    set { maximum = newValue }
  }
}

extension UIStepper {
  /// The smallest value.
  public var minimumValue: Double {
    get { minimum }
    set { minimum = newValue }
  }

  /// The largest value.
  public var maximumValue: Double {
    get { maximum }
    set { maximum = newValue }
  }
}

extension UIPageControl {
  /// The number of pages.
  public var numberOfPages: Int {
    get { pages }
    set { pages = newValue }
  }

  /// The current page.
  public var currentPage: Int {
    get { current }
    set { current = newValue }
  }
}
