import Controls
import Documents
import Foundation
import InterfaceBuilder

// Decoding of lists and their cells.

@MainActor extension NibCoder {
  // MARK: Tables

  /// The style of a table.
  var tableStyle: UITableView.Style {
    word("style") ?? .plain
  }

  func decode(into table: UITableView) {
    func height(_ attribute: String) -> CGFloat? {
      number(attribute).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    if let height = height("rowHeight") { table.rowHeight = height }
    if let height = height("estimatedRowHeight") { table.estimatedRowHeight = height }
    // For headers and footers, a document records the height that they have by default.
    if let height = height("sectionHeaderHeight"), height != 28, height != 18 {
      table.sectionHeaderHeight = height
    }
    if let height = height("sectionFooterHeight"), height != 28, height != 18 {
      table.sectionFooterHeight = height
    }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = color("separatorColor") { table.separatorColor = color }
    if let insets = insets("separatorInset") { table.separatorInset = insets }
    if let selection = element["allowsSelection"] { table.allowsSelection = selection == "YES" }
    table.allowsMultipleSelection = flag("allowsMultipleSelection") ?? false
    if let header = child("tableHeaderView") {
      table.tableHeaderView = loader.make(header) as? UIView
    }
    if let footer = child("tableFooterView") {
      table.tableFooterView = loader.make(footer) as? UIView
    }
    for prototype in element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      table.register(UINib(loader, [prototype]), forCellReuseIdentifier: identifier)
    }
    let sections = element.list("sections").map { section in
      StaticSection(
        header: text("headerTitle", of: section), footer: text("footerTitle", of: section),
        cells: section.list("cells").compactMap { loader.make($0) as? UITableViewCell })
    }
    if !sections.isEmpty { table.staticSections = sections }
  }

  /// The style of a cell.
  var cellStyle: UITableViewCell.CellStyle {
    switch StyledContent.Arrangement(interfaceBuilder: element["style"]) {
    case .rightDetail: .value1
    case .leftDetail: .value2
    case .subtitle: .subtitle
    case .basic, nil: .default
    }
  }

  func decode(into cell: UITableViewCell) {
    cell.accessoryType = word("accessoryType") ?? .none
    cell.editingAccessoryType = word("editingAccessoryType") ?? .none
    cell.showsReorderControl = flag("showsReorderControl") ?? false
    cell.selectionStyle = word("selectionStyle") ?? .default
    cell.indentationLevel = count("indentationLevel") ?? 0
    cell.indentationWidth = number("indentationWidth") ?? 10
    if let insets = insets("separatorInset") { cell.separatorInset = insets }
    cell.rowHeight = number("rowHeight")
    if let view = child("backgroundView") { cell.backgroundView = loader.make(view) as? UIView }
    if let view = child("accessoryView") { cell.accessoryView = loader.make(view) as? UIView }
    if let content = child("contentView") { fillContent(of: cell, from: content) }
  }

  /// Fills a cell's content view according to an element. The texts and the image of a style are
  /// those that the cell already has.
  private func fillContent(of cell: UITableViewCell, from content: XMLElement) {
    var content = content
    var parts: [(XMLElement, UIView)] = []
    for (attribute, view) in [
      ("textLabel", { cell.textLabel as UIView? }),
      ("detailTextLabel", { cell.detailTextLabel }), ("imageView", { cell.imageView }),
    ] {
      guard let id = element[attribute],
        let part = content.list("subviews").first(where: { $0["id"] == id }), let view = view()
      else { continue }
      parts.append((part, view))
    }
    let ids = Set(parts.compactMap { $0.0["id"] })
    for index in content.children.indices where content.children[index].name == "subviews" {
      content.children[index].children.removeAll { ids.contains($0["id"] ?? "") }
    }
    fill(cell.contentView, from: content)
    for (part, view) in parts {
      loader.register(view, part)
      let coder = NibCoder(part, loader)
      if let label = view as? UILabel { coder.decode(into: label) }
      if let picture = view as? UIImageView { coder.decode(into: picture) }
    }
  }

  // MARK: Collections

  /// Returns the layout of the items: a flow layout, unless there is a custom class.
  func collectionLayout() -> UICollectionViewLayout {
    guard let layout = child("collectionViewLayout"),
      let type = layout["customClass"] == nil
        ? nil : NibClasses.type(of: layout, in: loader) as? UICollectionViewLayout.Type,
      let made = type.makeObject("nib") as? UICollectionViewLayout
    else {
      let flow = UICollectionViewFlowLayout()
      decode(into: flow)
      return flow
    }
    if let flow = made as? UICollectionViewFlowLayout { decode(into: flow) }
    return made
  }

  private func decode(into flow: UICollectionViewFlowLayout) {
    guard let element = child("collectionViewLayout") else { return }
    let coder = NibCoder(element, loader)
    flow.minimumLineSpacing = coder.number("minimumLineSpacing") ?? 10
    flow.minimumInteritemSpacing = coder.number("minimumInteritemSpacing") ?? 10
    if element["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    if let size = coder.size("itemSize") { flow.itemSize = size }
    if let size = coder.size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = coder.size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let insets = coder.insets("sectionInset") { flow.sectionInset = insets }
    if element.flag("automaticEstimatedItemSize") == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  }

  func decode(into view: UICollectionView) {
    loader.register(view.collectionViewLayout, id: child("collectionViewLayout")?["id"])
    view.allowsMultipleSelection = flag("allowsMultipleSelection") ?? false
    for prototype in element.list("cells") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      view.register(UINib(loader, [prototype]), forCellWithReuseIdentifier: identifier)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let prototype = child(key), let identifier = prototype["reuseIdentifier"] else {
        continue
      }
      view.register(
        UINib(loader, [prototype]), forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
  }

  func decode(into cell: UICollectionViewCell) {
    if let content = child("contentView") { fill(cell.contentView, from: content) }
  }
}

/// A static section of a table in a storyboard.
struct StaticSection {
  var header: String?
  var footer: String?
  var cells: [UITableViewCell]
}
