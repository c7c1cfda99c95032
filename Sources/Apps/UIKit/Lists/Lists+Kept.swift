public import Foundation

// Properties of lists that neither layout nor pictures use.

/// A list of rows or items: a table or a collection view.
@preconcurrency @MainActor public protocol _RowList: AnyObject {}
extension UITableView: _RowList {}
extension UICollectionView: _RowList {}
extension _RowList where Self: UIScrollView {
  /// Whether updates are pending: never.
  public var hasUncommittedUpdates: Bool { false }
  /// Whether the selection follows the focus; only stored.
  public var selectionFollowsFocus: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether the list can be focused; only stored.
  public var allowsFocus: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// Whether the list remembers the last focused row or item; only stored.
  public var remembersLastFocusedIndexPath: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
}

extension UITableView {
  /// Posted when the user selects or deselects a row; there is no user.
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Scrolls to the selected row.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
  }
  /// Whether rows are prefetched; they are not.
  public var isPrefetchingEnabled: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  /// The height of rows that fill the rest of a plain table; there are none.
  public var fillerRowHeight: CGFloat {
    get { kept() ?? 0 }
    set { keep(newValue) }
  }
  /// The effect of the separators; not painted.
  public var separatorEffect: UIVisualEffect? {
    get { kept() }
    set { keep(newValue) }
  }
  /// The background colour of the index while it is touched; only stored.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { kept() }
    set { keep(newValue) }
  }
  /// When cells that change their size are laid out again; raw values are UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  /// When cells that change their size are laid out again: always.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept() ?? .enabled }
    set { keep(newValue) }
  }
  /// The elements that hug their content; only stored.
  public enum ContentHuggingElements: Int, Sendable { case sectionHeaders }
}

extension UITableViewCell {
  /// The state of the cell during editing; only stored.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// UIKit's raw bits.
    public let rawValue: UInt
    /// Makes states from UIKit's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edit control is shown.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The delete confirmation is shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// The focus style of a cell; raw values are UIKit's.
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  /// The focus style of the cell; only stored.
  public var focusStyle: FocusStyle {
    get { kept() ?? .default }
    set { keep(newValue) }
  }
  /// Whether the user can interact with the cell while it is dragged; only stored.
  public var userInteractionEnabledWhileDragging: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether the delete confirmation is shown: never.
  public var showingDeleteConfirmation: Bool { false }
}

extension UICollectionView {
  /// Whether items can be selected during editing; only stored.
  public var allowsSelectionDuringEditing: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// Whether several items can be selected during editing; only stored.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  /// How quickly items make way for a dragged one; raw values are UIKit's.
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  /// How quickly items make way for a dragged one; only stored.
  public var reorderingCadence: ReorderingCadence {
    get { kept() ?? .immediate }
    set { keep(newValue) }
  }
  /// Returns the attributes of a header, a footer or another supplementary view.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The interaction that shows a menu on a long press: always nil.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UIBackgroundConfiguration {
  /// Returns the background of a sidebar cell.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of a cell beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration.clear()
    made.backgroundColor = .secondarySystemBackground
    return made
  }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of a sidebar header.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of a cell for the list that contains it.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// Returns the background of a header for the list that contains it.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of a footer for the list that contains it.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  /// Returns the configuration for a state: this one.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// Returns the background colour to show with a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?.transform(color) ?? color
  }
  /// Returns the stroke colour to show with a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
}
extension UIConfigurationColorTransformer {
  /// Converts the colour to grey.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.resolvedColor(with: traits).getRed(
        &red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
  /// The system's preferred tint: the colour itself.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Grey instead of the tint colour.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .systemGray }
  /// Transforms a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
extension UIConfigurationTextAttributesTransformer {
  /// Transforms attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// How an orthogonally scrolling section comes to rest; only stored.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The deceleration rate; raw values are UIKit's.
  public enum DecelerationRate: Int, Sendable { case automatic, normal, fast }
  /// Whether scrolling bounces; raw values are UIKit's.
  public enum Bounce: Int, Sendable { case automatic, always, never }
  open var decelerationRate: DecelerationRate = .automatic
  open var bounce: Bounce = .automatic
}
extension NSCollectionLayoutSection {
  /// How the section comes to rest when it scrolls orthogonally; only stored.
  public var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    let known: UICollectionLayoutSectionOrthogonalScrollingProperties = kept() ?? .init()
    keep(known)
    return known
  }
  /// What the insets of headers and footers are relative to; only stored.
  public var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }
}
extension UIScrollView {
  /// Whether zooming has exceeded its limits: never.
  public var isZoomBouncing: Bool { false }
  /// Whether a scrolling animation is in progress: never.
  public var isScrollAnimating: Bool { false }
  /// Stops scrolling and zooming; neither happens here.
  public func stopScrollingAndZooming() {}
  /// Whether the keyboard can scroll the view; only stored.
  public var allowsKeyboardScrolling: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
}
