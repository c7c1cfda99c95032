package import Documents
import Geometry

/// Two revisions of a document, compared object by object, and their differences.
package struct NibComparison: Sendable {
  /// The older revision.
  package let old: NibOutline
  /// The newer revision, in which objects in both have their older ids.
  package let new: NibOutline
  /// The differences in the newer document's order, removals last.
  package private(set) var changes: [NibChange] = []
  /// What was written differently with the same meaning: a clause each, such as `12 new object
  /// ids`.
  package private(set) var rewritten: [String] = []
  /// The new device of the canvas as a clause; nil for the same one.
  package let canvas: String?
  /// The constraints of the older revision.
  package let oldConstraints: [NibConstraint]
  /// The constraints of the newer revision.
  package let newConstraints: [NibConstraint]
  /// The owner of each constraint of the older revision by its place; used only for lookup.
  let oldOwners: [Place: String]
  /// The names that people use for the objects of the older revision.
  package let oldNames: NibNames
  /// The names that people use for the objects of the newer revision, by the ids in `new`.
  package let newNames: NibNames
  /// The names of added objects whose own would be mistaken for others', by id; used only for
  /// lookup.
  let namesOfNewcomers: [String: NibNames.Name]

  let matching: NibMatching
  /// The views whose frames were changed by their author, or belong to another superview; used only for lookup.
  private(set) var placed: Set<String> = []

  /// Compares two documents.
  package init(_ older: XMLElement, _ newer: XMLElement) {
    old = NibOutline(older)
    let plain = NibOutline(newer)
    matching = NibMatching(old: old, new: plain)
    let names = Self.names(matching, old, plain)
    new = Self.unified(
      names.isEmpty ? plain : NibOutline(NibReference.renaming(newer, names)), with: old)
    oldConstraints = old.constraints
    newConstraints = new.constraints
    oldOwners = Dictionary(
      oldConstraints.map { (Place(line: $0.element.line, column: $0.element.column), $0.owner) },
      uniquingKeysWith: { first, _ in first })
    oldNames = NibNames(old)
    newNames = NibNames(new)
    namesOfNewcomers = Self.newcomers(old, oldNames, new, newNames)
    canvas = Self.canvas(older, newer)
    rewritten = Self.rewriting(older, newer, ids: names.filter { old[$0.value] != nil }.count)
    compareObjects()
    compareConstraints()
    compareConnections()
    compareResources(older, newer)
    for change in changes {
      switch change.kind {
      case .frame, .moved: placed.insert(change.subject)
      default: break
      }
    }
  }

  /// Whether both revisions have the object.
  package func isKept(_ id: String) -> Bool { old[id] != nil && new[id] != nil }

  /// Returns the replacements of newer ids: matched objects get their older ids, and no other
  /// object gets an id that the older document uses.
  private static func names(
    _ matching: NibMatching, _ old: NibOutline, _ new: NibOutline
  ) -> [String: String] {
    var names: [String: String] = [:]
    for (position, object) in new.objects.enumerated().dropFirst() where names[object.id] == nil {
      if let other = matching.oldOf[position] {
        if old.objects[other].id != object.id { names[object.id] = old.objects[other].id }
      } else if old.positions[object.id] != nil {
        names[object.id] = "new \(object.id)"
      }
    }
    return names
  }

  /// Returns the newer document with the older ids of the constraints that its variations
  /// install.
  private static func unified(_ newer: NibOutline, with old: NibOutline) -> NibOutline {
    let names = ConstraintTwins(newer).names(in: ConstraintTwins(old))
    return names.isEmpty
      ? newer : NibOutline(NibReference.renaming(newer.objects[0].element, names))
  }

  /// Returns what is written differently but isn't a change.
  private static func rewriting(
    _ old: XMLElement, _ new: XMLElement, ids: Int
  ) -> [String] {
    var clauses: [String] = []
    let stamps = ["version", "toolsVersion", "systemVersion"]
    if stamps.contains(where: { old[$0] != new[$0] })
      || old.child("dependencies") != new.child("dependencies")
    {
      clauses.append("a different version stamp")
    }
    if let canvas = canvas(old, new) { clauses.append(canvas) }
    if ids > 0 { clauses.append("\(ids) new object id\(ids == 1 ? "" : "s")") }
    return clauses
  }

  private static func canvas(_ old: XMLElement, _ new: XMLElement) -> String? {
    let (before, after) = (old.child("device")?["id"], new.child("device")?["id"])
    if before == after { return nil }
    return "the canvas of \(after ?? "no device") instead of \(before ?? "none")"
  }

  mutating func add(_ kind: NibChange.Kind, to subject: String, line: Int) {
    changes.append(NibChange(kind: kind, subject: subject, line: line))
  }

  // MARK: - Objects

  private mutating func compareObjects() {
    compareProperties(old.objects[0], new.objects[0])
    let added = Self.constraintCounts(of: newConstraints, in: new, besides: old)
    let removed = Self.constraintCounts(of: oldConstraints, in: old, besides: new)
    for object in new.objects.dropFirst() where !Self.isPassedOver(object) {
      guard let before = old[object.id] else {
        if isOutermost(object, in: new, missingFrom: old) {
          add(
            .added(constraints: new.positions[object.id].map { added[$0] } ?? 0), to: object.id,
            line: object.element.line)
        }
        continue
      }
      compareProperties(before, object)
      compareFrames(before, object)
      compareLayout(before, object)
      compareParents(before, object)
    }
    for object in new.objects { compareOrder(object) }
    for object in old.objects.dropFirst() where new[object.id] == nil {
      guard !Self.isPassedOver(object), isOutermost(object, in: old, missingFrom: new) else {
        continue
      }
      add(
        .removed(constraints: old.positions[object.id].map { removed[$0] } ?? 0), to: object.id,
        line: object.element.line)
    }
  }

  /// Whether an object is for Interface Builder's own use, or derived from others.
  private static func isPassedOver(_ object: NibOutline.Object) -> Bool {
    ["viewLayoutGuide", "viewControllerLayoutGuide", "exit", "placeholder"].contains(object.tag)
      || object.id.isEmpty
  }

  private func isOutermost(
    _ object: NibOutline.Object, in outline: NibOutline, missingFrom other: NibOutline
  ) -> Bool {
    guard let parent = object.parent, parent > 0 else { return true }
    return other[outline.objects[parent].id] != nil
  }

  /// Returns for each object the number of constraints that come, or go, with it or anything in it.
  ///
  /// One between two such objects is counted for the first that it names, so that numbers can be added.
  private static func constraintCounts(
    of constraints: [NibConstraint], in outline: NibOutline, besides other: NibOutline
  ) -> [Int] {
    var counts = [Int](repeating: 0, count: outline.objects.count)
    for constraint in constraints {
      var next = constraint.items.first { other[$0] == nil }.flatMap { outline.positions[$0] }
      while let position = next {
        counts[position] += 1
        next = outline.objects[position].parent
      }
    }
    return counts
  }

  private mutating func compareParents(_ before: NibOutline.Object, _ after: NibOutline.Object) {
    guard let first = before.parent, let second = after.parent else { return }
    let (from, to) = (old.objects[first].id, new.objects[second].id)
    if from != to { add(.moved(from: from, to: to), to: after.id, line: after.element.line) }
  }

  /// Finds objects of one list whose order changed, unless the order has no meaning.
  private mutating func compareOrder(_ object: NibOutline.Object) {
    guard let before = old[object.id] else { return }
    let slots = Set(object.children.map { new.objects[$0].slot })
    for slot in slots.sorted() where !["objects", "scenes", "layoutGuides"].contains(slot) {
      let after = object.children.map { new.objects[$0] }
        .filter { $0.slot == slot && !Self.isPassedOver($0) }.map(\.id)
      let kept = Set(after)
      let first = before.children.map { old.objects[$0] }.filter { kept.contains($0.id) }.map(\.id)
      let both = Set(first)
      let second = after.filter(both.contains)
      guard first != second else { continue }
      let strayed = NibOrder.strayed(from: first, to: second)
      add(.reordered(strayed), to: object.id, line: object.element.line)
    }
  }
}
