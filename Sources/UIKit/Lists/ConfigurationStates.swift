import Foundation

/// What something is while it is shown.
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// What the surroundings say.
  var traitCollection: UITraitCollection { get set }
  /// What an app adds to the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
/// The name of what an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// What a cell is while it is shown.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// As in UIKit.
  public var isSelected = false
  /// As in UIKit.
  public var isHighlighted = false
  /// As in UIKit.
  public var isDisabled = false
  /// As in UIKit.
  public var isEditing = false
  /// As in UIKit.
  public var isFocused = false
  /// As in UIKit.
  public var isPinned = false
  /// As in UIKit.
  public var isExpanded = false
  /// As in UIKit.
  public var isSwiped = false
  /// As in UIKit.
  public var isReordering = false
  /// What is dragged of the cell; nothing is. Raw values are UIKit's.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// What is dropped on the cell; nothing is. Raw values are UIKit's.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }
  /// As in UIKit.
  public var cellDragState = DragState.none
  /// As in UIKit.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// What an app adds to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
  /// As in UIKit.
  public var traitCollection: UITraitCollection
  /// As in UIKit.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  @preconcurrency @MainActor init(_ cell: UITableViewCell) {
    traitCollection = cell.traitCollection
    (isSelected, isHighlighted, isEditing) = (cell.isSelected, cell.isHighlighted, cell.isEditing)
  }
  @preconcurrency @MainActor init(_ cell: UICollectionViewCell) {
    traitCollection = cell.traitCollection
    isExpanded = cell.isExpandedItem
    (isSelected, isHighlighted) = (cell.isSelected, cell.isHighlighted)
  }
}
/// What a view is while it is shown.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// As in UIKit.
  public var isSelected = false
  /// As in UIKit.
  public var isHighlighted = false
  /// As in UIKit.
  public var isDisabled = false
  /// As in UIKit.
  public var isFocused = false
  /// As in UIKit.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// What an app adds to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
  /// As in UIKit.
  public var traitCollection: UITraitCollection
  /// As in UIKit.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What a controller is that has no content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// What is searched for; nothing.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// What an app adds to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
  /// As in UIKit.
  public var traitCollection: UITraitCollection
  /// As in UIKit.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
