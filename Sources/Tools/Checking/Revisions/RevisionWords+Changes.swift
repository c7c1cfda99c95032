import Documents
import Geometry
import InterfaceBuilder
import Typesetting

extension RevisionWords {
  /// Returns a change of a value as a clause that gives a reason: `its top constraint went from
  /// 12 to 20`; nil for what isn't a value.
  ///
  /// - Parameter owner: how the clause names the view that has the value.
  func reason(for change: NibChange, of owner: Possessor) -> String? {
    switch change.kind {
    case .property(let path, _, let before, let after):
      return property(path, before, after, of: change.subject, owner)
    case .frame(let before, let after):
      return "\(owner.of("frame")) went from \(Self.text(before)) to \(Self.text(after))"
    case .constraintChanged(let before, let after):
      return constraint(before, after, of: change.subject, owner)
    case .resource(let name, let before, let after):
      return "the picture '\(name)' went from \(before ?? "nothing") to \(after ?? "nothing")"
    default: return nil
    }
  }

  /// Returns a change as a whole sentence: `Save gained a leading constraint …`.
  func statement(_ change: NibChange) -> String {
    let subject = change.subject
    switch change.kind {
    case .added(let count):
      return "\(called(subject)) was added to \(holder(subject))\(Self.with(count))"
        + contents(of: subject)
    case .removed(let count):
      return "\(called(subject)) was removed from \(holder(subject))\(Self.with(count))"
    case .moved(let from, let to):
      return "\(called(subject)) moved from \(called(from)) into \(called(to))"
    case .reordered(let members):
      return "\(NameList.both(members.map(called))) "
        + "changed places in the order of \(called(subject))"
    case .constraintAdded(let constraint):
      return "\(called(subject)) gained \(described(constraint, of: subject))"
    case .constraintRemoved(let constraint):
      return "\(called(subject)) lost \(described(constraint, of: subject))"
    case .connection(let connection, let isAdded):
      return connected(connection, of: subject, isAdded: isAdded)
    case .reconnected(let before, let after): return reconnected(before, after, of: subject)
    case .property, .frame, .constraintChanged, .resource:
      return reason(for: change, of: .the) ?? ""
    }
  }

  /// Returns what an added object holds that people would name: `, holding 'Pay' and photo`.
  private func contents(of id: String) -> String {
    guard let position = comparison.new.positions[id] else { return "" }
    var names: [String] = []
    func collect(_ position: Int) {
      for child in comparison.new.objects[position].children {
        let object = comparison.new.objects[child]
        if comparison.old[object.id] == nil, let name = comparison.name(object.id), !name.isKind {
          names.append(name.spoken)
        }
        collect(child)
      }
    }
    collect(position)
    guard !names.isEmpty else { return "" }
    let shown = names.count > 5 ? Array(names.prefix(4)) : names
    let rest = names.count - shown.count
    return ", holding \(NameList.both(shown + (rest > 0 ? ["\(rest) more"] : [])))"
  }

  private func holder(_ id: String) -> String {
    let outline = comparison.new[id] == nil ? comparison.old : comparison.new
    guard let parent = outline[id]?.parent, parent > 0 else { return "the document" }
    return called(outline.objects[parent].id)
  }

  private static func with(_ constraints: Int) -> String {
    constraints == 0 ? "" : " with \(constraints) constraint\(constraints == 1 ? "" : "s")"
  }

  private static func text(_ rect: Rect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(\.shortDescription)
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }

  // MARK: - Constraints

  /// Returns the constraint as seen from the view that it places: `leading`, with the matching
  /// noun.
  private func side(
    _ constraint: NibConstraint, of subject: String
  ) -> (own: NibConstraint.Side, other: NibConstraint.Side?, turned: Bool) {
    guard let second = constraint.second,
      comparison.view(of: constraint.first.item) != subject,
      comparison.view(of: second.item) == subject
    else { return (constraint.first, constraint.second, false) }
    return (second, constraint.first, true)
  }

  /// Returns what Xcode calls the attribute of a constraint on the side of the view that it places.
  func noun(of constraint: NibConstraint, _ subject: String) -> String {
    Self.noun(side(constraint, of: subject).own.attribute)
  }

  /// Returns 1 or -1, by which a constant is a distance inwards, or away from the other item.
  private static func sign(of attribute: String, turned: Bool) -> Double {
    let isFar = ["trailing", "right", "bottom"].contains { attribute.hasPrefix($0) }
    let isNear = ["leading", "left", "top"].contains { attribute.hasPrefix($0) }
    return isFar != turned && (isFar || isNear) ? -1 : 1
  }

  /// Returns `a leading constraint, 16 from the leading margin of its superview`.
  func described(_ constraint: NibConstraint, of subject: String) -> String {
    let sides = side(constraint, of: subject)
    let noun = Self.noun(sides.own.attribute)
    let article = "aeiou".contains(noun.first ?? " ") ? "an" : "a"
    var words = "\(article) \(noun) constraint"
    var extras: [String] = []
    if let other = sides.other {
      let inwards = constraint.constant * Self.sign(of: sides.own.attribute, turned: sides.turned)
      let isBeyond = inwards < 0 && Self.edge(sides.own.attribute) == Self.edge(other.attribute)
      extras.append(
        distance(constraint, sides.own.attribute, other, of: subject, isBeyond: isBeyond))
    } else {
      extras.append(Self.relation(constraint.relation) + constraint.constant.shortDescription)
    }
    if constraint.multiplier != 1 {
      extras.append("multiplied by \(Self.short(constraint.multiplier))")
    }
    if constraint.priority != 1000 {
      extras.append("priority \(constraint.priority.shortDescription)")
    }
    words += ", " + extras.joined(separator: ", ")
    return words
  }

  /// The edge of an attribute, without its margin.
  private static func edge(_ attribute: String) -> String {
    attribute.hasSuffix("Margin") ? String(attribute.dropLast("Margin".count)) : attribute
  }

  /// - Parameter isBeyond: whether the view reaches beyond that edge of the other item.
  private func distance(
    _ constraint: NibConstraint, _ attribute: String, _ other: NibConstraint.Side,
    of subject: String, isBeyond: Bool
  ) -> String {
    let item = self.item(other.item, besides: subject)
    let place = "the \(Self.place(other.attribute)) of \(item)"
    let amount = abs(constraint.constant)
    let relation = Self.relation(constraint.relation)
    if ["width", "height"].contains(attribute) {
      let sum =
        constraint.constant == 0
        ? "" : " \(constraint.constant < 0 ? "-" : "+") \(amount.shortDescription)"
      return "\(relation.isEmpty ? "equal to " : relation)\(place)\(sum)"
    }
    return amount == 0 && relation.isEmpty
      ? "at \(place)"
      : "\(relation)\(amount.shortDescription) \(isBeyond ? "beyond" : "from") \(place)"
  }

  private static func relation(_ relation: String) -> String {
    switch relation {
    case "lessThanOrEqual": "at most "
    case "greaterThanOrEqual": "at least "
    default: ""
    }
  }

  /// Returns the words for the start of a distance; an edge is called one.
  private static func place(_ attribute: String) -> String {
    let isEdge = ["leading", "trailing", "left", "right"].contains(attribute)
    return isEdge ? "\(attribute) edge" : noun(attribute)
  }

  /// Returns the name of an attribute as in Xcode's inspector.
  static func noun(_ attribute: String) -> String {
    switch attribute {
    case "centerX": "horizontal center"
    case "centerY": "vertical center"
    case "baseline": "baseline"
    case "firstBaseline": "first baseline"
    case let name: NibNames.words(name)
    }
  }

  /// Returns what changed in a constraint: `its top constraint went from 12 to 20`.
  private func constraint(
    _ before: NibConstraint, _ after: NibConstraint, of subject: String, _ owner: Possessor
  ) -> String {
    let sides = side(after, of: subject)
    let name = owner.of(
      "\(Self.noun(sides.own.attribute)) constraint\(aside(sides, subject))")
    var clauses: [String] = []
    if before.relationKey != after.relationKey {
      return "\(name) is now \(described(after, of: subject)), "
        + "not \(described(before, of: subject))"
    }
    if before.constant != after.constant {
      // Both numbers with the sign that readers expect: distances are positive.
      let (least, most) = (
        min(before.constant, after.constant), max(before.constant, after.constant)
      )
      let sign =
        most == 0 && least < 0
        ? Self.sign(of: sides.own.attribute, turned: sides.turned) : most < 0 ? -1.0 : 1.0
      clauses.append(
        "went from \((before.constant * sign + 0).shortDescription) "
          + "to \((after.constant * sign + 0).shortDescription)")
    }
    if before.priority != after.priority {
      clauses.append(
        "went from priority \(before.priority.shortDescription) "
          + "to \(after.priority.shortDescription)")
    }
    if abs(before.multiplier - after.multiplier) > 1e-6 {
      clauses.append(
        "went from the multiplier \(Self.short(before.multiplier)) "
          + "to \(Self.short(after.multiplier))")
    }
    if before.relation != after.relation {
      clauses.append("went from \(Self.bound(before)) to \(Self.bound(after))")
    }
    if before.identifier != after.identifier {
      clauses.append("is now identified as '\(after.identifier ?? "")'")
    }
    if before.isPlaceholder != after.isPlaceholder {
      clauses.append(
        "is \(after.isPlaceholder ? "now" : "no longer") removed at build time")
    }
    clauses += variations(before, after)
    return "\(name) \(NameList.both(clauses))"
  }

  /// Returns the changes for size classes: `has the constant 60 in compact height`.
  private func variations(_ before: NibConstraint, _ after: NibConstraint) -> [String] {
    let changed = after.variations.filter { !before.variations.contains($0) }
    let gone = before.variations.filter { old in
      !after.variations.contains { $0.path == old.path }
    }
    return changed.map { variation in
      let (path, place) = Self.split(variation.path)
      return "has the \(Self.spelled(path)) \(variation.value)\(place)"
    }
      + gone.map { variation in
        let (path, place) = Self.split(variation.path)
        return "no longer has a \(Self.spelled(path)) of its own\(place)"
      }
  }

  private static func bound(_ constraint: NibConstraint) -> String {
    let words = relation(constraint.relation).trimmingPrefix { $0 == " " }
    return words.isEmpty ? "'exactly'" : "'\(words.dropLast())'"
  }

  /// Returns the other side of the constraint, if the view has several of one attribute.
  private func aside(
    _ sides: (own: NibConstraint.Side, other: NibConstraint.Side?, turned: Bool), _ subject: String
  ) -> String {
    guard let other = sides.other else { return "" }
    let same = comparison.newConstraints.count {
      $0.first == sides.own || $0.second == sides.own
    }
    return same < 2 ? "" : " to \(item(other.item, besides: subject))"
  }

  static func short(_ value: Double) -> String {
    ((value * 1000).rounded() / 1000).shortDescription
  }
}
