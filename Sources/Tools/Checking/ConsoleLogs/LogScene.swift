import AutoLayout
import Documents
import Rendering
import Typesetting

/// The smallest scene that reproduces a conflict in a log.
///
/// The host's size becomes the canvas; all other constraints, those of masks, stacks and margins
/// too, are written as the equations that the log states, and nothing beside them.
package struct LogScene: Sendable {
  /// The scene as YAML.
  package let text: String
  /// The index of the log's constraint for each constraint of the scene; nil for one that the log
  /// doesn't list.
  private let members: [Int?]
  /// The views and guides of the log with their ids.
  package let names: [(item: LogConstraint.Item, id: String)]

  /// Writes the scene of a conflict.
  package init(_ conflict: LogConflict) {
    var writer = LogSceneWriter(conflict)
    text = writer.write()
    members = writer.members
    names = writer.names.all
  }
}

extension LogScene {
  /// Returns the index of the log's constraint behind one of the scene's; nil if there is none.
  package func member(_ sourceIndex: Int?) -> Int? {
    sourceIndex.flatMap { members.indices.contains($0) ? members[$0] : nil }
  }
}

/// Writes one scene.
private struct LogSceneWriter {
  let conflict: LogConflict
  let tree: LogTree
  let ownership: LogOwnership
  var names: LogNames
  var members: [Int?] = []
  /// The items inside each, by its key; those at the top level of the root under "".
  private var children: [String: [(item: LogConstraint.Item, id: String)]] = [:]
  /// The keys of the items at whose margins something lies; used only for lookup.
  private let marginal: Set<String>
  private var usedIDs: Set<String> = []
  private var idCounts: [String: Int] = [:]
  private var notes: [String] = []
  /// Guides that are as long as a part of a view.
  private var spans: [(id: String, owner: LogConstraint.Item)] = []
  /// The equations of these guides, which the log doesn't list.
  private var spanEquations: [YAMLValue] = []

  init(_ conflict: LogConflict) {
    self.conflict = conflict
    tree = LogTree(conflict)
    ownership = LogOwnership(conflict, tree)
    names = LogNames(conflict)
    marginal = Set(conflict.constraints.flatMap { $0.marginSides.map(\.item.key) })
    if let canvas = tree.canvasItem { names.rename(canvas, to: "root") }
    for entry in names.all where entry.item != tree.canvasItem {
      let parent = tree.parent(of: entry.item).flatMap { $0 == tree.canvasItem ? nil : $0.key }
      children[parent ?? "", default: []].append(entry)
    }
  }

  mutating func write() -> String {
    // Among equals the last one gives way, which should not be one that the log doesn't list.
    let listed = equations()
    let constraints = spanEquations + listed
    members = spanEquations.map { _ in nil } + members
    var entries: [YAMLValue.Entry] = [
      .init("title", .text(title)), .init("canvas", canvas), .init("conflicts", .word("stated")),
      .init("root", .mapping(body(of: nil))),
    ]
    if !constraints.isEmpty { entries.append(.init("constraints", .list(constraints))) }
    entries += notes.map { .comment("not written: \($0)") }
    return YAMLWriter.text(of: .mapping(entries), blocks: ["root", "subviews", "constraints"])
  }

  private var title: String {
    let count = conflict.constraints.count
    return count == 1 ? "A constraint from a log" : "\(count) constraints from a log"
  }

  // MARK: Canvas

  private var canvas: YAMLValue {
    var entries: [YAMLValue.Entry] = [
      .init("width", .number(hostSize(.width) ?? 375)),
      .init("height", .number(hostSize(.height) ?? 667)),
    ]
    if conflict.constraints.contains(where: \.isRightToLeft) {
      entries.append(.init("direction", .word("rtl")))
    }
    return .mapping(entries)
  }

  private func hostSize(_ attribute: LayoutConstraint.Attribute) -> Double? {
    conflict.constraints.first {
      $0.isCanvasSize && $0.first.item == tree.canvasItem && $0.first.attribute == attribute
    }?.constant
  }

  // MARK: Views

  /// Returns the contents of an item, or those at the top level of the root.
  private func body(of parent: LogConstraint.Item?) -> [YAMLValue.Entry] {
    var entries = parent == nil ? tree.canvasItem.map(margins) ?? [] : []
    let inside = children[parent?.key ?? ""] ?? []
    let owner = parent ?? tree.canvasItem
    let guides =
      inside.filter(\.item.isGuide).map(\.id) + spans.filter { $0.owner == owner }.map(\.id)
    if !guides.isEmpty { entries.append(.init("guides", .list(guides.map(YAMLValue.word)))) }
    let views = inside.filter { !$0.item.isGuide }
    if views.isEmpty { return entries }
    return entries + [.init("subviews", .mapping(views.map { view($0.item, $0.id) }))]
  }

  private func view(_ item: LogConstraint.Item, _ id: String) -> YAMLValue.Entry {
    .init(id, .mapping(keys(of: item) + body(of: item)))
  }

  private func keys(of item: LogConstraint.Item) -> [YAMLValue.Entry] {
    guard let type = Self.types[item.className] else { return margins(of: item) }
    var keys: [YAMLValue.Entry] = [.init("type", .word(type))]
    // How large its text is in its font is nothing that the log states.
    if type != "imageView" {
      keys.append(.init("intrinsicContentSize", .list([.word("none"), .word("none")])))
    }
    // A label beside an address is the text; beside a key it only repeats the key.
    if let label = item.label, item.key.hasPrefix("0x"), type != "imageView" {
      keys.append(.init("verbatim", .text(label)))
    }
    return keys + margins(of: item)
  }

  /// The layout margins that the log lists or that are assumed, if a constraint depends on them.
  private func margins(of item: LogConstraint.Item) -> [YAMLValue.Entry] {
    guard marginal.contains(item.key) else { return [] }
    let margins = LogMargins(of: item, in: conflict)
    let sides = LogMargins.Side.allCases.map {
      YAMLValue.Entry($0.rawValue, .number(margins.value($0)))
    }
    return [.init("layoutMargins", .mapping(sides))]
  }

  private static let types = [
    "UILabel": "label", "UIButton": "button", "UITextView": "textView",
    "UITextField": "textField", "UIImageView": "imageView",
  ]

  // MARK: Constraints

  /// System constraints come first, the broken one last: among equals, the last one gives way.
  private mutating func equations() -> [YAMLValue] {
    let order = conflict.constraints.indices.sorted { first, second in
      rank(first) != rank(second) ? rank(first) < rank(second) : first < second
    }
    var values: [YAMLValue] = []
    for index in order
    where !isImplied(conflict.constraints[index]) && !conflict.constraints[index].isInactive {
      let constraint = conflict.constraints[index]
      guard let expression = expression(constraint) else {
        notes.append(constraint.identifier ?? constraint.className)
        continue
      }
      members.append(index)
      guard let identifier = identifier(of: index) else {
        values.append(.word(expression))
        continue
      }
      values.append(
        .mapping([.init("id", .text(distinct(identifier))), .init("expr", .text(expression))]))
    }
    return values
  }

  /// Of two that differ in their constants alone the first gives way.
  private func rank(_ index: Int) -> Int {
    if index == conflict.broken { return 2 }
    let constraint = conflict.constraints[index]
    if let broken = conflict.broken,
      conflict.constraints[broken].relatesTheSame(as: constraint)
    {
      return 3
    }
    return constraint.isSystemMade ? 0 : 1
  }

  /// Returns the id under which a constraint has the rank that the log's process gave it: the
  /// system's lines give way after the app's, and the broken one first.
  private func identifier(of index: Int) -> String? {
    let constraint = conflict.constraints[index]
    let identifier = constraint.identifier
    if index == conflict.broken {
      return constraint.isSystemMade ? identifier.map { "broken \($0)" } : identifier
    }
    if constraint.isOfMask { return "NSAutoresizingMask \(constraint.mask ?? "")".withoutBlanks }
    guard !ownership.areEditable[index] else {
      // The log's process kept a length or an inequality that would give way here.
      let isFirst = constraint.second == nil || constraint.relation != .equal
      guard conflict.broken != nil, isFirst, rank(index) < 2 else { return identifier }
      return "kept \(identifier ?? "line \(conflict.number(of: constraint))")"
    }
    guard let identifier else {
      return "\(ownership.framework) line \(conflict.number(of: constraint))"
    }
    let isKnown = Self.rankedPrefixes.contains(where: identifier.hasPrefix)
    return isKnown ? identifier : "\(ownership.framework) \(identifier)"
  }

  /// The beginnings of the system's identifiers that layouts know.
  private static let rankedPrefixes = [
    "UISV-", "UIView-Encapsulated", "NSView-Encapsulated", "NSWindow-current", "fittingSize",
    "_UITemporaryLayout", "UIView-leftMargin-", "UIView-rightMargin-", "UIView-topMargin-",
    "UIView-bottomMargin-", "UIViewSafeAreaLayoutGuide-", "NSStackView.",
  ]

  private mutating func distinct(_ identifier: String) -> String {
    var id = identifier
    while !usedIDs.insert(id).inserted {
      idCounts[identifier, default: 1] += 1
      id = "\(identifier) \(idCounts[identifier, default: 1])"
    }
    return id
  }

  /// Whether the canvas implies the constraint without an equation.
  private func isImplied(_ constraint: LogConstraint) -> Bool {
    constraint.isCanvasSize && constraint.first.item == tree.canvasItem
  }

  private mutating func expression(_ constraint: LogConstraint) -> String? {
    guard constraint.first.start == nil, constraint.second?.start == nil else { return nil }
    var text = "\(side(constraint.first)) \(constraint.relation.symbol) "
    if let second = constraint.second {
      let factor = Self.exact(constraint.multiplier)
      if constraint.first.attribute.isLocation, !second.attribute.isLocation {
        text += span(factor, of: second)
      } else {
        text += (factor == 1 ? "" : "\(factor.shortDescription) * ") + side(second)
      }
      if constraint.constant != 0 {
        let sign = constraint.constant < 0 ? "-" : "+"
        text += " \(sign) \(constraint.constant.magnitude.shortDescription)"
      }
    } else if constraint.first.attribute.isLocation {
      let parent = constraint.bar ?? tree.parent(of: constraint.first.item)
      let owner = parent.map { names.id(of: $0) } ?? "root"
      text += "\(owner).\(Self.origin(constraint.first.attribute))"
      if constraint.constant != 0 {
        text +=
          " \(constraint.constant < 0 ? "-" : "+") "
          + constraint.constant.magnitude.shortDescription
      }
    } else {
      text += constraint.constant.shortDescription
    }
    if constraint.priority < 1000 { text += " @ \(constraint.priority.shortDescription)" }
    return text
  }

  /// Returns the far edge of a guide as long as a part of a view: masks with flexible margins pair
  /// positions with lengths, which equations cannot.
  private mutating func span(_ factor: Double, of second: LogConstraint.Side) -> String {
    let id = names.unused("span")
    let owner = names.id(of: second.item)
    let isWidth = second.attribute == .width
    let (near, size, far) =
      isWidth ? ("left", "width", "right") : ("top", "height", "bottom")
    spans.append((id, second.item))
    spanEquations += [
      .word("\(id).\(near) == \(owner).\(near)"),
      .word("\(id).\(size) == \(factor.shortDescription) * \(owner).\(size)"),
    ]
    return "\(id).\(far)"
  }

  /// Returns the fraction that a log's six digits approximate: a third for `0.333333`.
  private static func exact(_ factor: Double) -> Double {
    let printed = GeneralNumber(factor).description
    guard printed.count > 7 else { return factor }
    for divisor in 2...64 {
      let fraction = (factor * Double(divisor)).rounded() / Double(divisor)
      if GeneralNumber(fraction).description == printed { return fraction }
    }
    return factor
  }

  private func side(_ side: LogConstraint.Side) -> String {
    if let content = conflict.baselineContent(of: side) { return "\(names.id(of: content)).bottom" }
    return "\(names.id(of: side.item)).\(Self.edge(side.attribute))"
  }

  /// Returns the edge from which a position without a second item is measured.
  private static func origin(_ attribute: LayoutConstraint.Attribute) -> String {
    switch attribute {
    case .midX, .maxX, .centerX, .right: "left"
    case .midY, .maxY, .centerY, .bottom: "top"
    case .trailing: "leading"
    default: edge(attribute)
    }
  }

  /// Returns the name in equations of an attribute of masks.
  private static func edge(_ attribute: LayoutConstraint.Attribute) -> String {
    switch attribute {
    case .minX: "left"
    case .midX: "centerX"
    case .maxX: "right"
    case .minY: "top"
    case .midY: "centerY"
    case .maxY: "bottom"
    default: "\(attribute)"
    }
  }
}

extension LogConstraint {
  /// Whether both are equations of the same attributes, whatever their constants.
  func relatesTheSame(as other: LogConstraint) -> Bool {
    relation == .equal && other.relation == .equal && first == other.first
      && second == other.second && multiplier == other.multiplier
  }
}
