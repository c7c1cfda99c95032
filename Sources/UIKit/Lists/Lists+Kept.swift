public import Foundation

// Values of lists that layout and pictures do not ask for.

extension UITableView {
  /// Sent when a row is chosen or no longer; nobody chooses.
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Scrolls to the row that is chosen.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
  }
  /// Whether changes wait: never.
  public var hasUncommittedUpdates: Bool { false }
  /// Whether rows are asked for before they are seen; they are not.
  public var isPrefetchingEnabled: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// Whether choosing follows the focus; kept.
  public var selectionFollowsFocus: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether the focus comes here; kept.
  public var allowsFocus: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// Whether the focus comes back to where it was; kept.
  public var remembersLastFocusedIndexPath: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// The height of rows that fill an empty plain table; none do.
  public var fillerRowHeight: CGFloat {
    get { kept() ?? 0 }
    set { keep(newValue) }
  }
  /// The blur of the lines; not painted.
  public var separatorEffect: UIVisualEffect? {
    get { kept() }
    set { keep(newValue) }
  }
  /// The colour behind the index while it is touched; kept.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { kept() }
    set { keep(newValue) }
  }
  /// When cells that change size are placed again; raw values are UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  /// When cells that change size are placed again: always.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept() ?? .enabled }
    set { keep(newValue) }
  }
  /// What the headers' and footers' contents hug; kept.
  public enum ContentHuggingElements: Int, Sendable { case sectionHeaders }
}

extension UITableViewCell {
  /// What the cell is while it is edited; kept.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes states from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// About to be taken away.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// How the focus looks; raw values are UIKit's.
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  /// How the focus looks; kept.
  public var focusStyle: FocusStyle {
    get { kept() ?? .default }
    set { keep(newValue) }
  }
  /// Whether touches in the cell drag it; kept.
  public var userInteractionEnabledWhileDragging: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether the button that takes the cell away is seen: never.
  public var showingDeleteConfirmation: Bool { false }
}

extension UICollectionView {
  /// Whether items may be chosen while they are edited; kept.
  public var allowsSelectionDuringEditing: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether several items may be chosen while they are edited; kept.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether choosing follows the focus; kept.
  public var selectionFollowsFocus: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether the focus comes here; kept.
  public var allowsFocus: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// Whether the focus comes back to where it was; kept.
  public var remembersLastFocusedIndexPath: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether changes wait: never.
  public var hasUncommittedUpdates: Bool { false }
  /// How fast items make room for a dragged one; raw values are UIKit's.
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  /// How fast items make room for a dragged one; kept.
  public var reorderingCadence: ReorderingCadence {
    get { kept() ?? .immediate }
    set { keep(newValue) }
  }
  /// Where a header, a footer or another view of a kind lies.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The menu at a long touch; none.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UIBackgroundConfiguration {
  /// The ground of a cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// The ground of a cell beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// The ground of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration.clear()
    made.backgroundColor = .secondarySystemBackground
    return made
  }
  /// The ground of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// The ground of a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  /// The ground of a cell of whatever list it stands in.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// The ground of a header of whatever list it stands in.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  /// The ground of a footer of whatever list it stands in.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  /// The configuration for a state: the same.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// The colour that is shown with a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?.transform(color) ?? color
  }
  /// The colour of the line with a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
}
extension UIConfigurationColorTransformer {
  /// Takes the colour away.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.resolvedColor(with: traits).getRed(
        &red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
  /// The system's choice: the colour as it is.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Grey in place of the tint.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .systemGray }
  /// Changes a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
extension UIConfigurationTextAttributesTransformer {
  /// Changes attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// How a section that scrolls across comes to rest; kept.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How fast it comes to rest; raw values are UIKit's.
  public enum DecelerationRate: Int, Sendable { case automatic, normal, fast }
  /// Whether it bounces; raw values are UIKit's.
  public enum Bounce: Int, Sendable { case automatic, always, never }
  open var decelerationRate: DecelerationRate = .automatic
  open var bounce: Bounce = .automatic
}
extension NSCollectionLayoutSection {
  /// How the section comes to rest where it scrolls across; kept.
  public var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    let known: UICollectionLayoutSectionOrthogonalScrollingProperties = kept() ?? .init()
    keep(known)
    return known
  }
  /// What insets of headers and footers count from; kept.
  public var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }
}
extension UIScrollView {
  /// Whether zooming has gone too far: never.
  public var isZoomBouncing: Bool { false }
  /// Whether scrolling goes on by itself: never.
  public var isScrollAnimating: Bool { false }
  /// Stops what moves: nothing does.
  public func stopScrollingAndZooming() {}
  /// Whether arrow keys scroll; kept.
  public var allowsKeyboardScrolling: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
}
