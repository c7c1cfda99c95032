import AutoLayout
import Documents
import Rendering

/// An equation of a scene as a value, with what advice needs to edit it.
struct CheckedConstraint: Sendable {
  /// Where it is stated.
  let source: ConstraintSource
  /// The equation as it is written; empty in a document, which has none, and in a visual format.
  let text: String
  /// The id of the view on the first side, and of the one on the second side if there is one.
  let (view, other): (String, String?)
  let (attribute, otherAttribute): (LayoutConstraint.Attribute, LayoutConstraint.Attribute)
  let relation: LayoutConstraint.Relation
  let constant: Double
  /// Whether it may give way.
  let isOptional: Bool
  /// The advice to make it a minimum, or to remove it if it is a length of 0; nil unless it fixes a
  /// width or height.
  let growing: Advice?
  /// The advice to let it give way to what is in the view; nil unless it fixes a width or height, or
  /// ties bottom edges.
  let yielding: Advice?
  /// The advice to let a distance between edges give way to what needs room; nil unless it is more than the
  /// standard distance, and where nothing has too little room.
  let shrinking: Advice?

  /// Returns the equations of a layout, and the parts of its visual formats.
  ///
  /// - Parameter shrinks: whether something has too little room.
  static func all(of scene: LaidOutScene, shrinks: Bool) -> [CheckedConstraint] {
    var found: [CheckedConstraint] = []
    scene.root.forEachDescendant { view in
      for constraint in view.constraints where constraint.origin == .user {
        guard let source = constraint.sourceIndex.flatMap(scene.subject.constraint),
          let first = constraint.firstItem as? View
        else { continue }
        let text = scene.subject.isDocument ? "" : source.text ?? ""
        let isFixed =
          constraint.relation == .equal && constraint.secondAttribute == .notAnAttribute
        found.append(
          CheckedConstraint(
            source: source, text: text, view: first.sceneID,
            other: (constraint.secondItem as? View)?.sceneID,
            attribute: constraint.firstAttribute, otherAttribute: constraint.secondAttribute,
            relation: constraint.relation, constant: constraint.constant,
            isOptional: !constraint.priority.isRequired,
            growing: isFixed
              ? scene.subject.advice(
                on: constraint, constraint.constant > 0 ? .relation(.greaterThanOrEqual) : nil)
              : nil,
            yielding: (isFixed && constraint.constant > 0 || constraint.tiesBottoms)
              && constraint.priority.isRequired
              ? scene.subject.advice(on: constraint, .priority(LayoutPriority(rawValue: 749)))
              : nil,
            shrinking: shrinks && constraint.isGap
              ? scene.subject.advice(on: constraint, .priority(LayoutPriority(rawValue: 749))) : nil
          ))
      }
    }
    return found
  }

  /// Returns the texts that state several constraints of a view at once, such as `a.center == b.center`,
  /// with their places, by the first view.
  static func shortForms(of scene: LaidOutScene) -> [String: [(text: String, place: Place)]] {
    var found: [String: [(text: String, place: Place)]] = [:]
    scene.root.forEachDescendant { view in
      for constraint in view.constraints where constraint.origin == .user {
        guard let whole = constraint.sourceIndex.flatMap(scene.subject.shortForm),
          let id = (constraint.firstItem as? View)?.sceneID,
          found[id]?.last?.place != whole.place
        else { continue }
        found[id, default: []].append(whole)
      }
    }
    return found
  }

  /// Returns the advice to let it give way, to texts and controls, too, below their priority of 750; nil
  /// for one that may already, or that isn't an equation on its own.
  func softened(to priority: Int) -> Advice? {
    let text = equation
    guard !isOptional, relation == .equal, !text.isEmpty, !text.contains("@"), !text.contains("[")
    else { return nil }
    return Advice.writing("\(text) @ \(priority)", source)
  }

  /// Returns the advice to state another fixed length; nil where the text states something else, too.
  func lengthened(to length: Double) -> Advice? {
    guard other == nil, relation == .equal else { return nil }
    let (old, new) = (constant.rounded3, length.rounded3)
    if text.hasSuffix(" \(old)") {
      return Advice.writing(text.dropLast(old.count) + new, source)
    }
    guard let format = source.statement, format.contains("[\(view)(\(old))]") else { return nil }
    return Advice.writing(
      format.replacing("[\(view)(\(old))]", with: "[\(view)(\(new))]"), source)
  }

  /// The equation as it is written, or as it would be in place of a visual format that says nothing else,
  /// such as `H:|-16-[a]`; empty for any other.
  var equation: String {
    guard text.isEmpty, let other, relation == .equal, let format = source.statement,
      format.count(where: { $0 == "[" }) == 1, format.contains("|"), !format.contains("("),
      !format.contains("@"), format.hasPrefix("H:") || format.hasPrefix("V:"),
      format.hasPrefix("H:|") != format.hasSuffix("|")
        || format.hasPrefix("V:|") && !format.hasSuffix("|")
    else { return text }
    let distance =
      constant == 0 ? "" : constant > 0 ? " + \(constant.rounded3)" : " - \((-constant).rounded3)"
    return "\(view).\(attribute) == \(other).\(otherAttribute)\(distance)"
  }

  /// The advice to write its distance with the other sign; nil without one.
  var turned: Advice? {
    // A guide is no view, but stands before a distance as well.
    guard constant != 0, other != nil || attribute.kind != .dimension else { return nil }
    guard !text.isEmpty else {
      return Advice(
        "set the constant to \((-constant).rounded3)",
        [.mark(["constant", (-constant).rounded3], at: source.place)],
        constraint: source.id ?? source.statement, edit: "constant: \((-constant).rounded3)")
    }
    let signs = [(" + ", " - "), (" - ", " + ")]
    let found = signs.compactMap { sign, other in
      text.ranges(of: sign).last.map { (range: $0, other: other) }
    }.max { $0.range.lowerBound < $1.range.lowerBound }
    guard let found, text[found.range.upperBound...].first?.isNumber == true else { return nil }
    var turned = text
    turned.replaceSubrange(found.range, with: found.other)
    return Advice.writing(turned, source)
  }

  /// The advice to divide by the last of two numbers that it multiplies by, as ratios are written; nil for others.
  var divided: Advice? {
    let words = text.split(separator: " ")
    guard words.count == 7, words[3] == "*", words[5] == "*", Double(words[4]) != nil,
      Double(words[6]) != nil
    else { return nil }
    return Advice.writing(
      (words[..<5] + ["/"] + words[6...]).joined(separator: " "), source)
  }

  /// The advice to drop it; nil unless it is a limit that is written on its own.
  var dropped: Advice? {
    guard relation != .equal, other != nil, !text.isEmpty else { return nil }
    return Advice(
      "drop '\(text)'", [.drop(source.place)], constraint: source.id ?? source.statement,
      edit: "drop '\(text)'")
  }

  /// What it says of which views, and where.
  struct Statement: Hashable {
    let view: String
    let other: String?
    fileprivate let place: Place
    fileprivate let attributes: [LayoutConstraint.Attribute]
    fileprivate let relation: LayoutConstraint.Relation
    fileprivate let constant: Double
    fileprivate let isOptional: Bool
  }

  /// What it says of which views, to be compared with another layout.
  var statement: Statement {
    Statement(
      view: view, other: other, place: source.place, attributes: [attribute, otherAttribute],
      relation: relation, constant: constant, isOptional: isOptional)
  }

  /// Whether it is an equation of two bottom edges.
  var tiesBottoms: Bool {
    relation == .equal && attribute == .bottom && otherAttribute == .bottom
  }

  /// Whether it ties the same edge of a view as another one, by the same distance.
  func isInLine(with other: CheckedConstraint) -> Bool {
    relation == other.relation && constant == other.constant && attribute == other.attribute
      && otherAttribute == other.otherAttribute
  }

  /// Whether it says how far apart two views are at least, or in which order they stand.
  var isLimitOfGap: Bool {
    relation != .equal && attribute.kind != .dimension && attribute.share != 0.5
      && attribute.share + otherAttribute.share == 1
      && (relation == .greaterThanOrEqual) == (attribute.share == 0)
  }

  /// Whether it names an edge of a view at a side, in either reading direction.
  func isTied(to id: String, at side: Excess.Side) -> Bool {
    func isEdge(_ attribute: LayoutConstraint.Attribute) -> Bool {
      switch side {
      case .top: attribute == .top
      case .bottom: attribute == .bottom
      case .left: [.left, .leading, .trailing].contains(attribute)
      case .right: [.right, .leading, .trailing].contains(attribute)
      }
    }
    return view == id && isEdge(attribute) || other == id && isEdge(otherAttribute)
  }

  /// Returns the other view that it relates to a view; nil if it relates it to none.
  func partner(of id: String) -> String? {
    guard let other else { return nil }
    return view == id ? other : other == id ? view : nil
  }

  /// Whether it lets the bottom edge of a root give way to a view: the root of a cell, whose height
  /// only the preview says.
  func yields(to id: String, atBottomOf root: String) -> Bool {
    isOptional && relation == .equal && attribute == .bottom && otherAttribute == .bottom
      && ([view, other] == [id, root] || [view, other] == [root, id])
  }

  /// Whether it places a view across, or outside, an edge of another on purpose: a centre or a far
  /// edge on an edge, or an edge that far beyond its own.
  func overhangs(_ id: String, of parent: String, at side: Excess.Side) -> Bool {
    guard relation == .equal, [view, other] == [id, parent] || [view, other] == [parent, id]
    else { return false }
    let isHorizontal = side == .left || side == .right
    guard attribute.kind == (isHorizontal ? .xLocation : .yLocation) else { return false }
    let (own, outer) = view == id ? (attribute, otherAttribute) : (otherAttribute, attribute)
    guard own.share == outer.share else { return own.share == 0.5 || outer.share != 0.5 }
    let outward = view == id ? constant : -constant
    return own.share == 0 ? outward < 0 : own.share == 1 && outward > 0
  }
}

extension LayoutConstraint {
  /// Whether it puts two edges further from each other than the standard distance, and nothing else.
  fileprivate var isGap: Bool {
    relation == .equal && priority.isRequired && abs(constant) > 8
      && secondAttribute != .notAnAttribute && multiplier == 1
      && firstAttribute.kind == .yLocation && firstAttribute.share != 0.5
  }

  /// Whether it is an equation of two bottom edges.
  fileprivate var tiesBottoms: Bool {
    relation == .equal && firstAttribute == .bottom && secondAttribute == .bottom
  }
}
