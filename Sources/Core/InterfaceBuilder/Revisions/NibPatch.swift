package import Documents
import Geometry

/// An older revision with some of the changes made, so that the effect of each can be found by
/// solving.
package struct NibPatch {
  private let comparison: NibComparison
  /// The parts of objects taken from the newer revision.
  private var parts: [String: Set<String>] = [:]
  private var frames: Set<String> = []
  private var removed: Set<String> = []
  /// The moved objects, by the id of their new parent.
  private var incoming: [String: [String]] = [:]
  private var outgoing: Set<String> = []
  /// Constraints by their places in the older document; nil for removed ones.
  private var replaced: [Place: XMLElement?] = [:]
  private var constraints: [String: [XMLElement]] = [:]
  /// The places, in the newer document, of the constraints that are taken from it, each once: those of
  /// added objects may be changes of their own, too.
  private var tied: Set<Place> = []
  private var images: [String: XMLElement] = [:]

  /// Creates a patch without changes.
  package init(_ comparison: NibComparison) { self.comparison = comparison }

  /// Adds a change.
  package mutating func add(_ change: NibChange) {
    switch change.kind {
    case .property(_, let part, _, _): parts[change.subject, default: []].insert(part)
    case .frame: frames.insert(change.subject)
    case .added: addSubtree(change.subject)
    case .removed: removed.insert(change.subject)
    case .moved(_, let parent):
      frames.insert(change.subject)
      outgoing.insert(change.subject)
      incoming[parent, default: []].append(change.subject)
    case .reordered(let members):
      outgoing.formUnion(members)
      incoming[change.subject, default: []] += members
    case .constraintAdded(let constraint):
      guard tied.insert(Self.place(constraint.element)).inserted else { break }
      constraints[constraint.owner, default: []].append(constraint.element)
    case .constraintRemoved(let constraint):
      replaced[Self.place(constraint.element)] = .some(nil)
    case .constraintChanged(let before, let after):
      guard tied.insert(Self.place(after.element)).inserted else { break }
      replaced[Self.place(before.element)] = after.element
    case .resource(let name, _, _):
      images[name] = comparison.new.objects[0].element.list("resources")
        .first { $0["name"] == name }
    case .connection, .reconnected: break
    }
  }

  /// Adds an object, with the constraints that connect it to existing ones, which may have held
  /// others before.
  private mutating func addSubtree(_ id: String) {
    let new = comparison.new
    guard let position = new.positions[id], let parent = new.objects[position].parent else {
      return
    }
    incoming[new.objects[parent].id, default: []].append(id)
    let former = Dictionary(
      comparison.oldConstraints.map { ($0.id, Self.place($0.element)) }
    ) { first, _ in first }
    for constraint in comparison.newConstraints where comparison.isKept(constraint.owner) {
      let isTied = constraint.items.contains { item in
        new.positions[item].map { $0 == position || new.isInside($0, position) } ?? false
      }
      guard isTied, tied.insert(Self.place(constraint.element)).inserted else { continue }
      if let place = former[constraint.id] { replaced[place] = .some(nil) }
      constraints[constraint.owner, default: []].append(constraint.element)
    }
  }

  private static func place(_ element: XMLElement) -> Place {
    Place(line: element.line, column: element.column)
  }

  // MARK: - Making

  /// Returns the older document with the newer one's stamps, and its recorded frames wherever
  /// they follow from something else; then with the changes.
  package func document() -> XMLElement {
    var document = comparison.old.objects[0].element
    let newer = comparison.new.objects[0].element
    for stamp in ["toolsVersion", "systemVersion"] {
      if let value = newer[stamp] { document.set(stamp, to: value) }
    }
    document.children.removeAll { $0.name == "device" }
    if let device = newer.child("device") { document.children.insert(device, at: 0) }
    // A view may get a picture whose size the older revision doesn't know.
    let known = Set(document.list("resources").map { $0["name"] })
    let pictures = newer.list("resources").filter {
      $0.name == "image" && !known.contains($0["name"])
    }
    if !pictures.isEmpty { append(pictures, to: "resources", of: &document) }
    return patched(document, id: "")
  }

  /// Returns the root of one of the older document's trees, patched in the same way at the cost
  /// of that tree alone; nil for changes that extend beyond it.
  package func tree(_ id: String) -> XMLElement? {
    let isFar = !(images.isEmpty && incoming.isEmpty && outgoing.isEmpty && removed.isEmpty)
    guard !isFar, let root = comparison.old.positions[id] else { return nil }
    let touched =
      Array(parts.keys) + frames + constraints.keys
      + replaced.keys.compactMap { comparison.oldOwners[$0] }
    let isInside = touched.allSatisfy { id in
      comparison.old.positions[id].map { $0 == root || comparison.old.isInside($0, root) } ?? false
    }
    return isInside ? patched(comparison.old.objects[root].element) : nil
  }

  private func patched(_ element: XMLElement, id: String? = nil) -> XMLElement {
    var copy = element
    let id = id ?? element.objectID
    copy.children = element.children.compactMap { child in
      if let inner = child.objectID, removed.contains(inner) || outgoing.contains(inner) {
        return nil
      }
      if child.name == "image", let name = child["name"], let image = images[name] { return image }
      guard child.name == "constraint", let change = replaced[Self.place(child)] else {
        return patched(child)
      }
      return change
    }
    guard let id else { return copy }
    if let newer = comparison.new[id]?.element, newer.name == element.name || id.isEmpty {
      takeParts(of: newer, id, into: &copy)
      takeFrame(of: newer, id, into: &copy)
    }
    for child in ordered(incoming[id] ?? [], in: id) { insert(child, into: &copy, of: id) }
    if let added = constraints[id] { append(added, to: "constraints", of: &copy) }
    return copy
  }

  private func takeParts(of newer: XMLElement, _ id: String, into element: inout XMLElement) {
    for part in (parts[id] ?? []).sorted() {
      let holdsObjects = element.children.contains {
        NibProperties.part($0) == part && $0.holdsObjects
      }
      if holdsObjects { continue }
      element.attributes.removeAll { $0.name == part }
      element.attributes += newer.attributes.filter { $0.name == part }
      element.children.removeAll { $0.objectID == nil && NibProperties.part($0) == part }
      element.children += newer.children.filter {
        $0.objectID == nil && NibProperties.part($0) == part
      }
    }
  }

  /// Takes the newer revision's recorded frame, unless the author moved the view and that change
  /// isn't part of the patch.
  private func takeFrame(of newer: XMLElement, _ id: String, into element: inout XMLElement) {
    guard !comparison.placed.contains(id) || frames.contains(id) else { return }
    func isFrame(_ child: XMLElement) -> Bool { child.name == "rect" && child["key"] == "frame" }
    if let index = element.children.firstIndex(where: isFrame),
      let rect = newer.children.first(where: isFrame)
    {
      element.children[index] = rect
    }
  }

  /// Returns the ids in the order of the newer revision.
  private func ordered(_ ids: [String], in parent: String) -> [String] {
    ids.sorted { (comparison.new.positions[$0] ?? 0) < (comparison.new.positions[$1] ?? 0) }
  }

  /// Inserts an object where the newer revision has it, after the nearest existing sibling.
  private func insert(_ id: String, into element: inout XMLElement, of parent: String) {
    guard let object = comparison.new[id], let holder = comparison.new[parent],
      let child = comparison.old[id].map({ patched($0.element) }) ?? fresh(object.element)
    else { return }
    let siblings = holder.children.map { comparison.new.objects[$0] }
      .filter { $0.slot == object.slot }.map(\.id)
    let earlier = Set(siblings.prefix { $0 != id })
    func place(in list: [XMLElement]) -> Int {
      let last = list.lastIndex { $0.objectID.map(earlier.contains) ?? false }
      return last.map { $0 + 1 } ?? (earlier.isEmpty ? 0 : list.count)
    }
    if object.element.part == object.slot {
      element.children.insert(child, at: place(in: element.children))
    } else if let index = element.children.firstIndex(where: { $0.part == object.slot }) {
      element.children[index].children.insert(
        child, at: place(in: element.children[index].children))
    } else {
      append([child], to: object.slot, of: &element)
    }
  }

  private func append(
    _ children: [XMLElement], to list: String, of element: inout XMLElement
  ) {
    if let index = element.children.firstIndex(where: { $0.part == list }) {
      element.children[index].children += children
      return
    }
    var holder = XMLElement(
      name: list, line: element.line, column: element.column)
    holder.children = children
    element.children.append(holder)
  }

  /// Returns a new object with any objects of the older revision that moved into it; nil for an
  /// object of the older revision that didn't move.
  private func fresh(_ element: XMLElement) -> XMLElement? {
    if let id = element.objectID, let older = comparison.old[id] {
      return outgoing.contains(id) ? patched(older.element) : nil
    }
    var copy = element
    copy.children = element.children.compactMap(fresh)
    return copy
  }
}

extension XMLElement {
  /// Whether anything in it has an object id.
  fileprivate var holdsObjects: Bool {
    children.contains { $0.objectID != nil || $0.holdsObjects }
  }
}
