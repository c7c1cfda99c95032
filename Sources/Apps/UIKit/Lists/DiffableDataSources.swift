public import Foundation

/// The identifiers of sections and items, in order.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []

  /// Makes an empty snapshot.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The identifiers of the items, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// Returns the identifiers of a section's items.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.id == identifier }?.items ?? []
  }
  /// Returns the identifier of the section that contains an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  {
    sections.first { $0.items.contains(identifier) }?.id
  }
  /// Returns the index of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Returns the index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }
  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }
  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.id) }
  }
  /// Adds items to a section, by default the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index =
      sectionIdentifier.map { indexOfSection($0) } ?? (sections.isEmpty ? nil : sections.count - 1)
    guard let index else {
      preconditionFailure(
        "There are currently no sections in the data source. Please add a section first.")
    }
    sections[index].items += identifiers
  }
  /// Inserts items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem before: ItemIdentifierType
  ) {
    insert(identifiers, at: before, offset: 0)
  }
  /// Inserts items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem after: ItemIdentifierType
  ) {
    insert(identifiers, at: after, offset: 1)
  }
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int
  ) {
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: item) else { continue }
      sections[index].items.insert(contentsOf: identifiers, at: place + offset)
      return
    }
  }
  /// Deletes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }
  /// Deletes all sections and items.
  public mutating func deleteAllItems() { sections = [] }
  /// Marks items to be reloaded.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Marks items to be reconfigured.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }
  /// Marks sections to be reloaded.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }
  /// The items to reload; all items are reloaded.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items to reconfigure; all items are.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections to reload; all sections are reloaded.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Replaces the items of a section.
  mutating func replaceItems(of section: SectionIdentifierType, with items: [ItemIdentifierType]) {
    if let index = indexOfSection(section) { sections[index].items = items }
  }
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }
  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (section, entry) in sections.enumerated() {
      if let index = entry.items.firstIndex(of: item) {
        return IndexPath(item: index, section: section)
      }
    }
    return nil
  }
  func count(inSection index: Int) -> Int {
    sections.indices.contains(index) ? sections[index].items.count : 0
  }
}

/// Provides a table with the contents of a snapshot.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>:
  NSObject, UITableViewDataSource, _SnapshotShowing
{
  /// A closure that makes the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  private weak var table: UITableView?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  /// Makes a data source for a table, with a closure for the cells.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, provider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }
  /// Applies a snapshot, without animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    table?.reloadRows()
    completion?()
  }
  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count(inSection: section)
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    shown.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

/// Provides a collection view with the contents of a snapshot.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>:
  NSObject, UICollectionViewDataSource, _SnapshotShowing
{
  /// A closure that makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// A closure that makes a header or footer.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  private weak var view: UICollectionView?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Makes a data source for a collection view, with a closure for the cells.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (view, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }
  /// Applies a snapshot, without animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines = outlines.filter { snapshot.indexOfSection($0.key) != nil }
    show(snapshot)
    completion?()
  }
  func show(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    shown = snapshot
    view?.reloadItems()
  }
  /// The outlines of sections.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]
  /// The handlers for expanding and collapsing items of outlines.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// The handlers for reordering items.
  open var reorderingHandlers = ReorderingHandlers()
  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    shown.count(inSection: section)
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let item = shown.item(at: indexPath) else { return UICollectionViewCell(frame: .zero) }
    let cell = provider(collectionView, indexPath, item) ?? UICollectionViewCell(frame: .zero)
    if let outline = outlines.values.first(where: { $0.contains(item) }) {
      cell.isExpandedItem = outline.isExpanded(item)
      cell.setNeedsUpdateConfiguration()
      if let listed = cell as? UICollectionViewListCell {
        listed.indentationLevel = outline.level(of: item)
        listed.accessories = listed.accessories.map { accessory in
          accessory.onTap { [weak self] in self?.toggle(item) }
        }
      }
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
  /// Returns whether an item can be moved, according to the handlers.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    shown.item(at: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
  }
  /// Moves an item in the current snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}
