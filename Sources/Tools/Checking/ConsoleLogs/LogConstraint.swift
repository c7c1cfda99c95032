package import AutoLayout

/// A constraint as a console line describes it.
package struct LogConstraint: Hashable, Sendable {
  /// A view or guide as logs name it.
  package struct Item: Hashable, Sendable {
    /// The class with its module, `UILayoutGuide`; empty for an item that only has a name.
    package var className: String
    /// What identifies the item: the address, the key, or the name.
    package var key: String
    /// The text, name or identifier beside the class; nil for none.
    package var label: String?

    /// Whether both are the same object, whatever text was shown.
    package static func == (left: Item, right: Item) -> Bool { left.key == right.key }

    /// Hashes the key.
    package func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// The class without its module: `BarView` for `Tabs.BarView` and `_TtC4Tabs7BarView`.
    package var plainClass: String {
      guard className.hasPrefix("_Tt") else {
        // The parameters of a generic class have modules of their own.
        let generic = className.prefix { $0 != "<" }
        return generic.split(separator: ".").last.map(String.init) ?? className
      }
      return mangledWords.last.map(String.init) ?? className
    }

    /// The module of a mangled class; nil for other names.
    var module: String? { mangledWords.first.map(String.init) }

    /// The names of the module and of the classes in a mangled name, the outermost first.
    private var mangledWords: [Substring] {
      guard className.hasPrefix("_Tt") else { return [] }
      // Names have their length in front; a private class has a mark of its file.
      var rest = className.drop { !$0.isNumber }
      var words: [Substring] = []
      while true {
        let isMark = rest.first == "P"
        if isMark { rest = rest.dropFirst() }
        let digits = rest.prefix { $0.isNumber }
        // Who edits a name leaves its length as it was.
        let word = rest.dropFirst(digits.count).prefix(Int(digits) ?? 0)
        guard !word.isEmpty else { return words }
        if !isMark { words.append(word) }
        rest = rest.dropFirst(digits.count + word.count)
      }
    }

    /// Whether it is a layout guide, including top and bottom guides.
    package var isGuide: Bool {
      className.hasSuffix("LayoutGuide") || className == "_UILayoutSpacer"
        || className == "_UIOLAGapGuide"
    }
  }

  /// An attribute of an item, or the distance between two.
  package struct Side: Hashable, Sendable {
    /// The item.
    package var item: Item
    /// The attribute.
    package var attribute: LayoutConstraint.Attribute
    /// The start of the distance; nil for a plain attribute.
    package var start: Start?
  }

  /// The start of a distance between two anchors.
  package struct Start: Hashable, Sendable {
    /// The item.
    package var item: Item
    /// The attribute.
    package var attribute: LayoutConstraint.Attribute
  }

  /// The class: `NSLayoutConstraint`, `SnapKit.LayoutConstraint`.
  package var className: String
  /// The line of the developer's code: `Login.swift#12`; nil if the log has none.
  package var source: String?
  /// The autoresizing mask: `h=--& v=--&`; nil for other constraints.
  package var mask: String?
  /// Apple's identifier.
  package var identifier: String?
  /// The left side.
  package var first: Side
  /// The relation.
  package var relation: LayoutConstraint.Relation
  /// The factor of the right side.
  package var multiplier = 1.0
  /// The right side's attribute; nil for a constant.
  package var second: Side?
  /// The constant.
  package var constant = 0.0
  /// The priority.
  package var priority = 1000.0
  /// The superview that `|` means; nil if none is named.
  package var bar: Item?
  /// Whether the line says that leading is right: `(RTL)`.
  package var isRightToLeft = false
  /// The description without line breaks.
  package var text = ""
  /// The part of the description that has no meaning here; nil if everything was read.
  package var leftover: String?
  /// The line of the log, from 1.
  package var line: Int
  /// The column in the line, from 1.
  package var column: Int
  /// The number of characters in the line.
  package var length: Int

  /// Whether an autoresizing mask made it. Logs of iOS 13 leave out which one.
  package var isOfMask: Bool { className == "NSAutoresizingMaskLayoutConstraint" || mask != nil }

  /// The view whose mask made the constraint; nil for other constraints.
  var masked: Item? {
    guard isOfMask else { return nil }
    return first.item == bar ? second?.item : first.item
  }

  /// Whether the line is of a constraint that is not in force, as a debugger prints it.
  var isInactive: Bool { text.contains("(inactive") }

  /// The greatest number that a scene can state.
  private static let most = 1_000_000.0

  /// Whether the constant is as large as a scene can state it.
  var isClamped: Bool { abs(constant) == Self.most }

  /// Bounds the numbers by what a scene can state: logs have UIKit's greatest, too.
  mutating func clamp() {
    constant = max(-Self.most, min(constant, Self.most))
    multiplier = max(-Self.most, min(multiplier, Self.most))
    priority = max(1, min(priority, 1000))
  }

  /// The items that it mentions, the superview last.
  package var items: [Item] {
    [first.item, first.start?.item, second?.item, second?.start?.item, bar].compactMap { $0 }
  }
}

/// A block of a console log: constraints that conflict, and the one that was broken.
package struct LogConflict: Hashable, Sendable {
  /// The constraints in the order of the list.
  package var constraints: [LogConstraint]
  /// The index of the broken one; nil if the log doesn't say.
  package var broken: Int?
  /// Whether the broken one is only taken for one of the list, which reads the same but for the
  /// addresses.
  package var isLikened = false
  /// Whether the broken one is not in the list, but only in the verdict.
  package var isUnlisted = false
  /// The line of the list on which it is shortened: `...`; nil for a whole one.
  package var gap: Int?
  /// Whether only the broken one is there, without a list.
  package var lacksList = false
  /// The line where the block begins, from 1.
  package var line: Int

  /// Returns `8`, the line of a constraint; `8:57` with the column where a line holds several.
  ///
  /// The list is in the order of the log, so that those of one line are neighbours.
  func number(of constraint: LogConstraint) -> String {
    var (lower, upper) = (0, constraints.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if constraints[middle].line < constraint.line { lower = middle + 1 } else { upper = middle }
    }
    let isShared =
      constraints[lower...].prefix(2).allSatisfy { $0.line == constraint.line }
      && lower + 1 < constraints.count
    return "\(constraint.line)" + (isShared ? ":\(constraint.column)" : "")
  }
}
