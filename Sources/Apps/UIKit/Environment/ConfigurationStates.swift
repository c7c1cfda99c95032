import Foundation

/// The state of a cell, for its configurations.
@dynamicMemberLookup
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the cell is expanded.
  public var isExpanded = false
  /// Whether the cell is swiped.
  public var isSwiped = false
  /// Whether the cell is being reordered.
  public var isReordering = false
  /// The state of a drag from the cell.
  public var cellDragState = DragState.none
  /// The state of a drop on the cell.
  public var cellDropState = DropState.none
  private var view: UIViewConfigurationState
  /// Accesses what a cell's state has in common with a view's.
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<UIViewConfigurationState, Value>
  ) -> Value {
    get { view[keyPath: path] }
    set { view[keyPath: path] = newValue }
  }
  /// Accesses a custom state of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { view[key] }
    set { view[key] = newValue }
  }
  /// The traits of the cell.
  public var traitCollection: UITraitCollection {
    get { view.traitCollection }
    set { view.traitCollection = newValue }
  }
  /// Makes a state with traits.
  public init(traitCollection: UITraitCollection) {
    view = UIViewConfigurationState(traitCollection: traitCollection)
  }
}
/// The state of a view, for its configurations.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is focused.
  public var isFocused = false
  /// Whether the view is pinned.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// Accesses a custom state of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Makes a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a controller without content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The search text; there is none.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// Accesses a custom state of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// Makes a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
