import AutoLayout
import Rendering

/// The likely mistakes behind a conflict, from its members.
struct LogCulprits {
  let conflict: LogConflict
  let ownership: LogOwnership
  private let ids: [String: String]
  /// Which single edits end the contradiction; nil if none was tried.
  private let trial: LogTrial?

  init(
    _ conflict: LogConflict, _ ownership: LogOwnership,
    _ names: [(item: LogConstraint.Item, id: String)], _ trial: LogTrial?
  ) {
    (self.conflict, self.ownership, self.trial) = (conflict, ownership, trial)
    ids = Dictionary(names.map { ($0.item.key, $0.id) }) { first, _ in first }
  }

  /// One sentence for each culprit, the likeliest first.
  var words: [String] {
    if conflict.lacksList {
      return [
        "only the constraint that was broken is here, not the list in which it is; copy the report "
          + "whole, from 'Unable to simultaneously satisfy constraints' on"
      ]
    }
    // What the system's own views do says all: advice about a line would contradict it.
    if let part { return [part] }
    var words: [String] = []
    for constraint in ordered {
      if let word = culprit(constraint), !words.contains(word) { words.append(word) }
    }
    if let prototype { words.append(prototype) }
    if words.isEmpty, let last = twice ?? (ownership.isSystemOnly ? nobody : nil) {
      words.append(last)
    }
    return words
  }

  /// The lines, those first that are mistakes wherever they are: masks that are on, and views without
  /// room.
  private var ordered: [LogConstraint] {
    func rank(_ line: LogConstraint) -> Int {
      if ownership.isMaskOfApp(line), !ownership.isHost(line) { return 0 }
      return line.leavesNothing ? 1 : 2
    }
    return (0...2).flatMap { wanted in conflict.constraints.filter { rank($0) == wanted } }
  }

  /// Whether a view of the app has a mask that it can turn off, which cures the conflict alone.
  var hasMask: Bool {
    conflict.constraints.contains { ownership.isMaskOfApp($0) && !ownership.isHost($0) }
  }

  func name(_ item: LogConstraint.Item?) -> String {
    "'\(item.flatMap { ids[$0.key] } ?? "a view")'"
  }

  /// Returns what to lower to 999: any constraint that the words name, or those that suffice.
  private func lowered(_ anyOne: String) -> String { trial?.lowered(anyOne) ?? anyOne }

  private func has(_ identifier: String) -> Bool {
    conflict.constraints.contains { $0.identifier == identifier }
  }

  // MARK: One line

  private func culprit(_ constraint: LogConstraint) -> String? {
    if constraint.isOfMask { return mask(constraint) }
    if let edge = wrongEdge(constraint) { return edge }
    let item = name(constraint.first.item)
    switch constraint.identifier {
    case "UIView-Encapsulated-Layout-Height", "UIView-Encapsulated-Layout-Width":
      return host(constraint)
    case "NSWindow-current-width", "NSWindow-current-height",
      "NSView-Encapsulated-Layout-Width", "NSView-Encapsulated-Layout-Height":
      // What holds the system's own views is nothing that an app could change.
      guard !ownership.isSystemOnly else { return nil }
      return window(constraint)
    case "UISV-hiding":
      guard !constraint.first.item.className.hasSuffix("StackView") else {
        return "\(item) is hidden, so the stack around it makes it 0, which its own spacing and "
          + "views do not fit; set its spacing to 0 or hide its views, too"
      }
      return "\(item) is hidden, so its stack makes it 0; lower the priority of what keeps it "
        + "larger to 999"
    case "UISV-spacing", "UISV-canvas-connection", "UISV-alignment":
      let isOfSystem = constraint.stacks.contains { ownership.owner(of: $0).part != nil }
      guard let view = constraint.arranged.first(where: isEdited), !has("UISV-hiding"), !isOfSystem
      else { return nil }
      return "a stack already lays out \(name(view)) along this axis; drop your own "
        + "constraint or change the stack's distribution, alignment or spacing"
    case "UISV-fill-equally":
      return "the stack makes its views equal, which conflicts with a view's own size"
    case "fittingSizeHTarget", "fittingSizeVTarget":
      return
        "a required target size was fitted; lower the priority of \(lowered("one constraint")) to 999"
    case "_UITemporaryLayoutWidth", "_UITemporaryLayoutHeight": return temporary(constraint)
    case "UIIBSystemGenerated": return fraction(constraint)
    default: return nothing(constraint)
    }
  }

  /// The size that a window, or the column of a table, gives a view on a Mac.
  private func window(_ constraint: LogConstraint) -> String {
    let item = constraint.first.item
    let isView = constraint.identifier?.hasPrefix("NSView-") == true
    let isColumn = item.isCell && constraint.identifier == "NSView-Encapsulated-Layout-Width"
    let owner =
      isColumn
      ? "the column of its table"
      : isView ? "what holds it (a window, a column or a toolbar)" : "the window"
    return "\(owner) gives \(name(item)) a \(constraint.first.attribute) of "
      + "\(constraint.constant.rounded3), which its content contradicts"
  }

  /// A view's edge that is tied to the opposite edge of its own superview, named instead of `|`.
  private func wrongEdge(_ constraint: LogConstraint) -> String? {
    guard let second = constraint.second else { return nil }
    if second.item == constraint.first.item, constraint.constant == 0,
      constraint.relation == .equal,
      constraint.first.attribute.isOpposite(to: second.attribute),
      let edge = constraint.first.attribute.edgeName, let other = second.attribute.edgeName
    {
      return "the \(edge) of \(name(second.item)) is tied to its own \(other), which leaves it no "
        + "room; name the view beside it"
    }
    for (inner, outer) in [(constraint.first, second), (second, constraint.first)]
    where ownership.parent(of: inner.item) == outer.item && !inner.item.isGuide {
      guard let edge = inner.attribute.edgeName, let other = outer.attribute.edgeName,
        inner.attribute.isOpposite(to: outer.attribute)
      else { continue }
      return "the \(edge) of \(name(inner.item)) is tied to the \(other) of its own superview "
        + "\(name(outer.item)); tie it to the \(edge)"
    }
    return nil
  }

  /// Whether the app has a constraint on a view.
  private func isEdited(_ view: LogConstraint.Item) -> Bool {
    zip(conflict.constraints, ownership.areEditable).contains {
      $1 && $0.bar != view && $0.items.contains(view)
    }
  }

  /// Interface Builder and a mask both place the content view of a cell, a fraction apart.
  private func fraction(_ constraint: LogConstraint) -> String? {
    let isRounded = conflict.constraints.contains {
      $0.isOfMask && $0.first == constraint.first && $0.second == constraint.second
        && abs($0.constant - constraint.constant) < 1
    }
    guard isRounded else { return nil }
    return "the cell has a fraction of a point, which the mask of its content view rounds and "
      + "Interface Builder's own constraint does not; give the cell a size in whole points"
  }

  /// A mask is the app's mistake only on the app's own views.
  private func mask(_ constraint: LogConstraint) -> String? {
    guard let view = constraint.masked else { return nil }
    let isSize = constraint.second == nil && [.width, .height].contains(constraint.first.attribute)
    switch ownership.owner(of: view) {
    case .app where ownership.isHost(constraint):
      guard isSize else { return flexible(constraint) }
      let size = constraint.first.attribute == .width ? "wide" : "high"
      return
        "\(name(view)) is \(constraint.constant.rounded3) \(size) by its frame, and only its own "
        + "views have constraints; give it its frame first, or lower the priority of "
        + "\(lowered("one of them")) to 999"
    case .app where isSize && ownership.fillsItself(view):
      let size = constraint.first.attribute == .width ? "wide" : "high"
      return "\(name(view)) is \(constraint.constant.rounded3) \(size) by its frame, which its own "
        + "views do not fit; give it a size first"
    case .app:
      return "translatesAutoresizingMaskIntoConstraints is still true for \(name(view)); "
        + "set it to false"
    case .container where isSize && !ownership.isSystemOnly:
      let size = constraint.first.attribute == .width ? "wide" : "high"
      return
        "\(ownership.framework) made \(name(view)) \(constraint.constant.rounded3) \(size); lower the "
        + "priority of \(lowered("one of your constraints in it")) to 999"
    case .container, .system: return nil
    }
  }

  private func host(_ constraint: LogConstraint) -> String? {
    let view = constraint.first.item
    let isHeight = constraint.first.attribute == .height
    let size = "a \(constraint.first.attribute) of \(constraint.constant.rounded3)"
    if let part = ownership.owner(of: view).part {
      if part == .other, constraint.leavesNothing {
        return
          "\(name(view)) is laid out with \(size) before it is shown; give what holds it a size "
          + "first"
      }
      guard part == .bar, !ownership.isSystemOnly else { return nil }
      return "a bar lays out \(name(view)) with \(size), often 0 before it is shown; lower the "
        + "priority of \(lowered("your own constraint")) to 999"
    }
    let one = lowered("a \(isHeight ? "vertical" : "horizontal") one")
    let advice = "lower the priority of \(one) to 999"
    let className = view.className
    if className.hasSuffix("InputView") {
      return "the keyboard gives its input view \(name(view)) \(size) before your own constraint "
        + "is considered; set allowsSelfSizing to true or \(advice)"
    }
    if className.contains("Cell") || className.contains("HeaderFooter") {
      let owner = list(around: className)
      guard isHeight else {
        return "\(owner) gives \(name(view)) \(size), which its content contradicts"
      }
      return "\(owner) gave \(name(view)) \(size) before its own constraints were considered; "
        + advice
    }
    guard constraint.constant >= 1 else {
      return
        "\(name(view)) is laid out with \(size) before it is shown, for instance in a bar or a "
        + "list; give it its size first, or \(advice)"
    }
    return "what holds \(name(view)) (a window, a table or a popover) gives it \(size), which its "
      + "content contradicts"
  }

  /// The kind of list that a cell is in, by its own class or those of other views.
  private func list(around className: String) -> String {
    let classes = [className] + conflict.constraints.flatMap(\.items).map(\.className)
    for name in classes {
      if name.contains("Collection") { return "the collection view" }
      if name.contains("Table") || name.contains("HeaderFooter") { return "the table" }
    }
    return "the list"
  }

  private func temporary(_ constraint: LogConstraint) -> String? {
    let view = constraint.first.item
    guard ownership.owner(of: view).part == nil else { return nil }
    let laidOut =
      "\(name(view)) was laid out at a temporary size of \(constraint.constant.rounded3), often 0 "
      + "before it is shown"
    guard ownership.isSystemOnly else {
      return "\(laidOut); lower the priority of \(lowered("one constraint")) to 999"
    }
    return "\(laidOut), as a title view in its bar; give it a size of its own: an "
      + "intrinsicContentSize, or constraints for its width and height"
  }

  // MARK: All lines

  /// What Interface Builder added to a view without constraints; nil for nothing.
  private var prototype: String? {
    conflict.constraints.first(where: \.isOfInterfaceBuilder).map {
      "\(name($0.first.item)) has no constraints in Interface Builder, which fixes it where it was "
        + "drawn; give it constraints there, or placeholders that are removed at build time"
    }
  }

  /// What an app can do about views of UIKit; nil if other lines matter more.
  private var part: String? {
    if conflict.constraints.contains(where: \.isOfActionSheet) {
      return "an action sheet of UIAlertController logs this by itself since iOS 12.2; there is "
        + "nothing to mend in the app"
    }
    let parts = ownership.parts
    guard ownership.isSystemOnly, let part = parts.first(where: { $0 != .other }) ?? parts.first
    else { return nil }
    let nothing = "there is nothing to mend in the app"
    switch part {
    case .bar: return bar
    // The mask of a view of the app's is the one line that it can mend.
    case _ where hasMask: return nil
    case .keyboard: return "the keyboard lays out its own views here; \(nothing)"
    case .alert: return "an alert or a sheet of UIKit lays out its own views here; \(nothing)"
    case .player: return "the player lays out its own controls here; \(nothing)"
    case .other: return nil
    }
  }

  private var nobody: String {
    "every line is made by the system; there is nothing to edit in these constraints"
  }
}

extension LogConstraint {
  /// The arranged views of a constraint made by a stack view.
  fileprivate var arranged: [Item] {
    let items = [first.item] + (second.map { [$0.item] } ?? [])
    return items.filter { !$0.isGuide && !$0.className.hasSuffix("StackView") }
  }

  /// The stacks that it mentions.
  fileprivate var stacks: [Item] { items.filter { $0.className.hasSuffix("StackView") } }

  /// Whether nothing fits into a view, whatever else its content asks for.
  fileprivate var leavesNothing: Bool { isCanvasSize && constant < 1 }
}

extension LogConstraint.Item {
  /// Whether it is a cell of a table, by its class.
  fileprivate var isCell: Bool {
    className.hasSuffix("Cell") || className.contains("TableCellView")
  }
}

extension LayoutConstraint.Attribute {
  /// The edge in words; nil for other attributes.
  fileprivate var edgeName: String? {
    switch self {
    case .top, .bottom: "\(self)"
    case .left, .right: "\(self) edge"
    case .leading, .trailing: "\(self) edge"
    default: nil
    }
  }

  /// Whether one is the first and the other the last edge of an axis.
  func isOpposite(to other: Self) -> Bool {
    let pairs: [(Self, Self)] = [(.top, .bottom), (.left, .right), (.leading, .trailing)]
    return pairs.contains { ($0.0, $0.1) == (self, other) || ($0.1, $0.0) == (self, other) }
  }
}
