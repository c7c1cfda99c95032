package import AutoLayout
package import Documents
import Rendering

/// The target of an explanation: an attribute of a view or guide, or the view as a whole.
package struct ExplanationTarget {
  /// The view or guide.
  package let item: ConstraintItem
  /// The name as it was given.
  package let name: String
  /// The attribute; nil for the whole view.
  package let attribute: LayoutConstraint.Attribute?

  /// The attributes that can be explained.
  package static let attributes: [LayoutConstraint.Attribute] = [
    .left, .right, .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY,
    .firstBaseline, .lastBaseline,
  ]

  /// An error for a text that names nothing that can be explained.
  package enum Failure: Error, Hashable, Sendable {
    /// No view or guide has the name; the nearest existing name.
    case unknownItem(String, near: String?)
    /// The word isn't an attribute; the nearest one.
    case unknownAttribute(String, near: String?)

    /// A lowercase clause without a final period.
    package var message: String {
      switch self {
      case .unknownItem(let name, _): "unknown view '\(name)'"
      case .unknownAttribute(let name, _): "unknown attribute '\(name)'"
      }
    }

    /// The nearest existing name; nil if none is near.
    package var hint: Hint? {
      switch self {
      case .unknownItem(_, let near): near.map(Hint.didYouMean)
      case .unknownAttribute(let name, let near):
        near.map(Hint.didYouMean)
          ?? "attributes: \(NameList.candidates(for: name, among: ExplanationTarget.attributes.map { "\($0)" }))"
      }
    }
  }

  /// Finds the `view`, `view.attribute` or `view.guide.attribute` that a text names in a tree.
  package init(_ text: String, in root: View) throws(Failure) {
    let names = Names(root)
    if let item = names.item(text) {
      (self.item, name, attribute) = (item, text, nil)
      return
    }
    guard let dot = text.lastIndex(of: ".") else {
      throw .unknownItem(text, near: names.nearest(to: text))
    }
    let (owner, word) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
    guard let item = names.item(owner) else {
      throw .unknownItem(owner, near: names.nearest(to: owner))
    }
    guard let attribute = Self.attribute(named: word) else {
      let near = NearestName.of(word, among: Self.attributes.map { "\($0)" })
      throw .unknownAttribute(word, near: near)
    }
    (self.item, name, self.attribute) = (item, owner, attribute)
  }

  /// The attributes that describe a whole view.
  package static let wholeView: [LayoutConstraint.Attribute] = [.left, .top, .width, .height]

  private static func attribute(named word: String) -> LayoutConstraint.Attribute? {
    switch word {
    // The unknowns in reports of ambiguity.
    case "minX": .left
    case "minY": .top
    case "maxX": .right
    case "maxY": .bottom
    default: attributes.first { "\($0)" == word }
    }
  }
}

/// The views and guides of a tree by their names in equations.
private struct Names {
  private var items: [String: ConstraintItem] = [:]
  private var order: [String] = []

  init(_ root: View) {
    visit(root)
    addSpokenNames(root)
  }

  private mutating func visit(_ view: View) {
    add(view.sceneID, .view(view))
    for guide in view.allGuides { add(ConstraintItem.guide(guide).sceneName, .guide(guide)) }
    for subview in view.subviews { visit(subview) }
  }

  /// Adds the names that authors gave besides the ids, which hints use; an id takes precedence
  /// over a name.
  private mutating func addSpokenNames(_ view: View) {
    speak(view.spokenName, .view(view))
    for guide in view.allGuides { speak(ConstraintItem.guide(guide).spokenName, .guide(guide)) }
    for subview in view.subviews { addSpokenNames(subview) }
  }

  private mutating func speak(_ name: String, _ item: ConstraintItem) {
    add(name, item)
    order.append(name)
  }

  private mutating func add(_ name: String, _ item: ConstraintItem) {
    guard items[name] == nil else { return }
    items[name] = item
  }

  /// Returns the view or guide with a name, including a view's own guides; nil if there is none.
  func item(_ name: String) -> ConstraintItem? { items[name] }

  func nearest(to name: String) -> String? { NearestName.of(name, among: order) }
}
