import AutoLayout
import Documents
import Rendering
import Typesetting

/// The smallest scene that reproduces a conflict in a log.
///
/// Masks become frames, the host's size becomes the canvas, a stack's constraint on a hidden view
/// becomes a hidden view in a stack, and margins become margins; all other constraints are
/// written as equations.
package struct LogScene: Sendable {
  /// The scene as YAML.
  package let text: String
  /// The index of the log's constraint for each constraint of the scene.
  package let members: [Int]
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

/// Writes one scene.
private struct LogSceneWriter {
  let conflict: LogConflict
  let tree: LogTree
  var names: LogNames
  var members: [Int] = []
  private var masks: [String: LogMask] = [:]
  private var usedIDs: Set<String> = []
  private var notes: [String] = []

  init(_ conflict: LogConflict) {
    self.conflict = conflict
    tree = LogTree(conflict)
    names = LogNames(conflict)
    if let canvas = tree.canvasItem { names.rename(canvas, to: "root") }
    for (item, _) in names.all where !item.isGuide { masks[item.key] = mask(of: item) }
  }

  mutating func write() -> String {
    let constraints = equations()
    var entries: [YAMLValue.Entry] = [
      .init("title", .text(title)), .init("canvas", canvas), .init("root", .mapping(body(of: nil))),
    ]
    if !constraints.isEmpty { entries.append(.init("constraints", .list(constraints))) }
    entries += notes.map { .comment("not written: \($0)") }
    return YAMLWriter.text(of: .mapping(entries), blocks: ["root", "subviews", "constraints"])
  }

  private var title: String {
    let count = conflict.constraints.count
    return "\(count) constraints from a log that cannot all hold"
  }

  // MARK: Canvas

  private var canvas: YAMLValue {
    let size = canvasSize
    return .mapping([.init("width", .number(size.width)), .init("height", .number(size.height))])
  }

  private var canvasSize: (width: Double, height: Double) {
    (hostSize(.width) ?? 375, hostSize(.height) ?? 667)
  }

  private func hostSize(_ attribute: LayoutConstraint.Attribute) -> Double? {
    conflict.constraints.first {
      $0.isCanvasSize && $0.first.item == tree.canvasItem && $0.first.attribute == attribute
    }.map { max($0.constant, 1) }
  }

  // MARK: Views

  /// Returns the contents of an item, or those at the top level of the root.
  private func body(of parent: LogConstraint.Item?) -> [YAMLValue.Entry] {
    var entries: [YAMLValue.Entry] = []
    let margins = self.margins(of: parent)
    if !margins.isEmpty { entries.append(.init("layoutMargins", .mapping(margins))) }
    let inside = names.all.filter { isInside($0.item, parent) }
    let guides = inside.filter { $0.item.isGuide && !isMarginsGuide($0.item) }
    if !guides.isEmpty { entries.append(.init("guides", .list(guides.map { .word($0.id) }))) }
    let views = inside.filter { !$0.item.isGuide }
    if views.isEmpty { return entries }
    let hidden = views.filter { isHidden($0.item) && tree.parent(of: $0.item) == nil }
    var subviews = views.filter { view in !hidden.contains { $0.item == view.item } }
      .map { view($0.item, $0.id) }
    // A hidden view whose stack isn't named in the log gets one of its own.
    for (item, id) in hidden {
      let stack = stackKeys(for: [item]) + [.init("subviews", .mapping([view(item, id)]))]
      subviews.append(.init("\(id)Stack", .mapping(stack)))
    }
    return entries + [.init("subviews", .mapping(subviews))]
  }

  private func isInside(_ item: LogConstraint.Item, _ parent: LogConstraint.Item?) -> Bool {
    if item == tree.canvasItem { return false }
    let found = tree.parent(of: item)
    guard let parent else { return found == nil || found == tree.canvasItem }
    return found == parent
  }

  private func view(_ item: LogConstraint.Item, _ id: String) -> YAMLValue.Entry {
    .init(id, .mapping(keys(of: item) + body(of: item)))
  }

  private func keys(of item: LogConstraint.Item) -> [YAMLValue.Entry] {
    var keys: [YAMLValue.Entry] = []
    let arranged = names.all.map(\.item).filter {
      tree.parent(of: $0) == item && isHidden($0)
    }
    if !arranged.isEmpty { keys += stackKeys(for: arranged) }
    if let type = Self.types[item.className] {
      keys.append(.init("type", .word(type)))
      // A label beside an address is the text; beside a key it only repeats the key.
      if let label = item.label, item.key.hasPrefix("0x"), type != "imageView" {
        keys.append(.init("verbatim", .text(label)))
      }
    }
    if isHidden(item) { keys.append(.init("hidden", .flag(true))) }
    if let mask = masks[item.key] {
      let frame = [
        mask.horizontal.origin, mask.vertical.origin, mask.horizontal.extent,
        mask.vertical.extent,
      ]
      keys.append(.init("frame", .list(frame.map(YAMLValue.number))))
      keys.append(.init("autoresizing", .list(mask.parts.map(YAMLValue.word))))
      let size = [mask.designSize.width, mask.designSize.height]
      keys.append(.init("designSize", .list(size.map(YAMLValue.number))))
    }
    return keys
  }

  private static let types = [
    "UILabel": "label", "UIButton": "button", "UITextView": "textView",
    "UITextField": "textField", "UIImageView": "imageView",
  ]

  private func isHidden(_ item: LogConstraint.Item) -> Bool {
    conflict.constraints.contains { $0.isHiding && $0.first.item == item }
  }

  private func stackKeys(for arranged: [LogConstraint.Item]) -> [YAMLValue.Entry] {
    let isVertical = conflict.constraints.contains {
      $0.isHiding && arranged.contains($0.first.item) && $0.first.attribute == .height
    }
    return [
      .init("type", .word("stackView")),
      .init("axis", .word(isVertical ? "vertical" : "horizontal")),
    ]
  }

  // MARK: Masks and margins

  private func mask(of item: LogConstraint.Item) -> LogMask? {
    let own = conflict.constraints.filter { $0.mask != nil && $0.masked == item }
    guard !own.isEmpty else { return nil }
    let parent = tree.parent(of: item)
    let isOnCanvas = parent == nil || parent == tree.canvasItem
    let size: (width: Double?, height: Double?) =
      isOnCanvas ? (canvasSize.width, canvasSize.height) : (nil, nil)
    return LogMask(own, superviewSize: size)
  }

  private func margins(of item: LogConstraint.Item?) -> [YAMLValue.Entry] {
    let owner = item ?? tree.canvasItem
    guard let owner else { return [] }
    let sides = conflict.constraints.filter { $0.marginSide != nil && $0.bar == owner }
    let names = ["top", "left", "bottom", "right"]
    return names.compactMap { (side: String) in
      sides.first { $0.marginSide == side }
        .map { .init(side, .number($0.constant)) }
    }
  }

  private func isMarginsGuide(_ item: LogConstraint.Item) -> Bool {
    item.label == "UIViewLayoutMarginsGuide" && tree.parent(of: item) != nil
  }

  // MARK: Constraints

  /// System constraints come first, the broken one last: among equals, the last one gives way.
  private mutating func equations() -> [YAMLValue] {
    let order = conflict.constraints.indices.sorted { first, second in
      rank(first) != rank(second) ? rank(first) < rank(second) : first < second
    }
    var values: [YAMLValue] = []
    for index in order where !isImplied(conflict.constraints[index]) {
      let constraint = conflict.constraints[index]
      guard let expression = expression(constraint) else {
        notes.append(constraint.identifier ?? constraint.className)
        continue
      }
      members.append(index)
      guard let identifier = constraint.identifier else {
        values.append(.word(expression))
        continue
      }
      values.append(
        .mapping([.init("id", .text(distinct(identifier))), .init("expr", .text(expression))]))
    }
    return values
  }

  private func rank(_ index: Int) -> Int {
    if index == conflict.broken { return 2 }
    return conflict.constraints[index].isSystemMade ? 0 : 1
  }

  private mutating func distinct(_ identifier: String) -> String {
    var id = identifier
    var number = 2
    while !usedIDs.insert(id).inserted {
      id = "\(identifier) \(number)"
      number += 1
    }
    return id
  }

  /// Whether the scene's views imply the constraint without an equation.
  private func isImplied(_ constraint: LogConstraint) -> Bool {
    if constraint.isCanvasSize, constraint.first.item == tree.canvasItem { return true }
    if constraint.isHiding || constraint.marginSide != nil { return true }
    if constraint.identifier?.hasPrefix("UIView-Encapsulated-Layout-") == true,
      constraint.first.item == tree.canvasItem
    {
      return true
    }
    return constraint.mask != nil && constraint.masked.map { masks[$0.key] != nil } == true
  }

  private func expression(_ constraint: LogConstraint) -> String? {
    guard constraint.first.start == nil, constraint.second?.start == nil else { return nil }
    var text = "\(side(constraint.first)) \(constraint.relation.symbol) "
    if let second = constraint.second {
      if constraint.multiplier != 1 {
        text += "\(Self.exact(constraint.multiplier).shortDescription) * "
      }
      text += side(second)
      if constraint.constant != 0 {
        let sign = constraint.constant < 0 ? "-" : "+"
        text += " \(sign) \(constraint.constant.magnitude.shortDescription)"
      }
    } else if constraint.first.attribute.isLocation {
      let parent = constraint.bar ?? tree.parent(of: constraint.first.item)
      let owner = parent.map { names.id(of: $0) } ?? "root"
      text +=
        "\(owner).\(Self.edge(constraint.first.attribute))"
        + " + \(constraint.constant.shortDescription)"
    } else {
      text += constraint.constant.shortDescription
    }
    if constraint.priority < 1000 { text += " @ \(constraint.priority.shortDescription)" }
    return text
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
    var name = names.id(of: side.item)
    if isMarginsGuide(side.item), let owner = tree.parent(of: side.item) {
      name = names.id(of: owner) + ".margins"
    }
    return "\(name).\(Self.edge(side.attribute))"
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
  /// The view whose mask made the constraint.
  var masked: Item? {
    guard mask != nil else { return nil }
    return first.item == bar ? second?.item : first.item
  }
}
