import AutoLayout
import Controls
import Documents
import Geometry
import Typesetting

/// The states of controls, and the content of those without a text.
extension SwiftValues {
  func state(of control: PaintedView) -> [String] {
    let state = control.controlState
    return [
      ("isEnabled", "false", !control.isEnabled), ("isSelected", "true", state == .selected),
      ("isHighlighted", "true", state == .highlighted),
    ].filter(\.2).map { "\(target)\($0.0) = \($0.1)" }
      + (state == .focused ? [left("the focus")] : [])
  }

  func field(_ field: TextField) -> [String] {
    var lines: [String] = []
    func set(_ name: String, _ value: String) { lines.append("\(target)\(name) = \(value)") }
    if field.borderStyle != .none { set("borderStyle", ".\(field.borderStyle)") }
    if !field.placeholder.isEmpty { set("placeholder", Escape.swift(field.placeholder)) }
    switch field.leftPicture {
    case .symbol(let symbol)?:
      set("leftView", "UIImageView(image: \(image(symbol)))")
      set("leftViewMode", ".always")
    case nil: break
    default: lines.append(left("the picture at the beginning"))
    }
    return lines
  }

  /// The content of a view without a text of its own.
  var control: [String] {
    switch view {
    case let view as ImageView: image(of: view)
    case let view as SegmentedControl: segments(of: view)
    case is ActivityIndicator: ["\(target)startAnimating()"]
    case let view as SearchBar: search(of: view)
    case let cell as TableCell where cell.texts != nil: row(of: cell) + content(of: cell)
    case let view as DatePicker:
      // A new picker of UIKit has no wheels.
      (view.style == .wheels ? ["\(target)preferredDatePickerStyle = .wheels"] : [])
        + (view.date == .sample ? [] : [left("the date")])
    case let view as ScrollView where view.viewKind == .scrollView: scrolling(of: view)
    case let cell as TableCell: row(of: cell) + [unknown]
    case let bar as NavigationBar: ground(bar.ground) { ($0 as? NavigationBar)?.ground }
    case let bar as Toolbar: ground(bar.ground) { ($0 as? Toolbar)?.ground }
    case let bar as TabBar: ground(bar.ground) { ($0 as? TabBar)?.ground }
    default:
      [.pickerView, .tableView, .collectionView].contains(view.viewKind) ? [unknown] : []
    }
  }

  /// What a row shows besides its content.
  private func row(of cell: TableCell) -> [String] {
    var lines: [String] = []
    if cell.row.indentation > 0 {
      let levels = (cell.row.indentation / cell.row.style.indentationWidth).rounded()
      lines.append("\(target)indentationLevel = \(Int(levels))")
    }
    if cell.controlState == .selected { lines.append("\(target)isSelected = true") }
    if cell.controlState == .highlighted { lines.append("\(target)isHighlighted = true") }
    return lines
  }

  /// The content of a row in one of UIKit's styles.
  private func content(of cell: TableCell) -> [String] {
    guard let texts = cell.texts else { return [] }
    let name = target.isEmpty ? "content" : "\(target.dropLast())Content"
    let inSidebar = cell.row.style.isSidebar
    let style =
      switch texts.arrangement {
      case .subtitle: inSidebar ? "sidebarSubtitleCell" : "subtitleCell"
      case .rightDetail, .leftDetail: "valueCell"
      case .basic: inSidebar ? "sidebarCell" : "cell"
      }
    var lines = ["var \(name) = UIListContentConfiguration.\(style)()"]
    lines.append("\(name).text = \(Escape.swift(texts.title.textContent.text))")
    if let detail = texts.detail {
      lines.append("\(name).secondaryText = \(Escape.swift(detail.textContent.text))")
    }
    switch cell.row.picture {
    case .symbol(let symbol)?: lines.append("\(name).image = \(image(symbol))")
    case nil: break
    default: lines.append("// \(name).image: a picture of the app's")
    }
    return lines + ["\(target)contentConfiguration = \(name)"]
  }

  private var unknown: String {
    "// \(target.isEmpty ? "self" : String(target.dropLast())): its content comes from the app's code"
  }

  /// The background of a bar whose items are the app's.
  private func ground(_ color: Color?, _ read: (View) -> Color?) -> [String] {
    guard let color, color != environment.standardBarGround else { return [unknown] }
    return [unknown, "\(target)barTintColor = \(self.color(color, read))"]
  }

  private func image(of view: ImageView) -> [String] {
    switch view.picture {
    case .symbol(let symbol)?: ["\(target)image = \(image(symbol))"]
    case nil: []
    default: ["// \(target)image: a picture of the app's"]
    }
  }

  private func segments(of view: SegmentedControl) -> [String] {
    var lines = view.segments.enumerated().map { index, title in
      "\(target)insertSegment(withTitle: \(Escape.swift(title)), at: \(index), animated: false)"
    }
    if let selected = view.selected { lines.append("\(target)selectedSegmentIndex = \(selected)") }
    if let font = view.font {
      let text = self.font(font)
      let whole = text.hasPrefix(".") ? "UIFont\(text)" : text
      lines.append("\(target)setTitleTextAttributes([.font: \(whole) as Any], for: .normal)")
    }
    return lines + (view.pictures.isEmpty ? [] : [left("the pictures")])
  }

  private func search(of view: SearchBar) -> [String] {
    var lines = ["\(target)searchBarStyle = .minimal"]
    func set(_ name: String, _ value: String) { lines.append("\(target)\(name) = \(value)") }
    if !view.text.isEmpty { set("text", Escape.swift(view.text)) }
    set("placeholder", Escape.swift(view.placeholder))
    if !view.scopes.isEmpty {
      set("scopeButtonTitles", "[\(view.scopes.map { Escape.swift($0) }.joined(separator: ", "))]")
      set("showsScopeBar", "true")
    }
    return lines
  }

  private func scrolling(of view: ScrollView) -> [String] {
    let isMoved = view.contentOffset != .zero && !view.staysAtBeginning
    return [("where it is scrolled to", isMoved), ("'defaultScrollAnchor'", view.beginsAtBottom)]
      .filter(\.1).map { left($0.0) }
  }
}
