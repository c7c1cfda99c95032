import Geometry
import InterfaceBuilder
import Rendering

/// Changes that belong together: no one would make one without the others.
struct RevisionCause {
  /// The changes; the words begin with the first.
  var changes: [NibChange]
  /// The id of the root of the layout that they affect; nil for none.
  var tree: String?
  /// The id of the scene, or of a nib's top-level object; nil for the document.
  var scene: String?

  /// Whether the changes can affect frames.
  var mayMove: Bool {
    changes.contains { change in
      switch change.kind {
      case .connection, .reconnected: false
      case .property(_, let part, _, _): !Self.still.contains(part)
      default: true
      }
    }
  }

  /// Whether objects or constraints come or go, which others usually replace.
  var isStructural: Bool {
    changes.contains { change in
      switch change.kind {
      case .added, .removed, .moved, .constraintAdded, .constraintRemoved: true
      default: false
      }
    }
  }

  /// Properties of objects that no layout uses.
  private static let still: Set<String> = [
    "backgroundColor", "textColor", "tintColor", "userLabel", "shadowColor", "customModule",
    "alpha", "accessibilityConfiguration", "identifier", "storyboardIdentifier", "tag",
  ]

  /// Returns the older document with only these changes.
  func patch(of comparison: NibComparison) -> NibPatch {
    var patch = NibPatch(comparison)
    for change in changes { patch.add(change) }
    return patch
  }

  /// Whether the changes only reorder subviews that don't overlap, in a view that doesn't arrange
  /// them.
  func isMereOrder(in comparison: NibComparison, _ views: [String: PlacedView]) -> Bool {
    changes.allSatisfy { change in
      guard case .reordered(let members) = change.kind,
        let parent = comparison.new[change.subject], parent.tag != "stackView"
      else { return false }
      let siblings = parent.children.map { comparison.new.objects[$0] }
      let isDrawn = siblings.filter { members.contains($0.id) }.allSatisfy { $0.slot == "subviews" }
      let frames = siblings.compactMap { sibling in
        views[sibling.id].map { (id: sibling.id, frame: $0.frame) }
      }
      return isDrawn
        && frames.allSatisfy { first in
          frames.allSatisfy { second in
            first.id == second.id || !members.contains(first.id)
              || !first.frame.overlaps(second.frame)
          }
        }
    }
  }

  /// Returns the causes of a comparison, scene by scene.
  static func all(in comparison: NibComparison) -> [RevisionCause] {
    let homes = RevisionHomes(comparison)
    var causes: [RevisionCause] = []
    var places: [String: Int] = [:]
    let upheaved = homes.upheavedTrees
    for change in comparison.changes {
      let home = homes[change]
      let key = key(of: change, home, upheaved, comparison)
      if let key, let place = places[key] {
        causes[place].changes.append(change)
      } else {
        if let key { places[key] = causes.count }
        causes.append(RevisionCause(changes: [change], tree: home.tree, scene: home.scene))
      }
    }
    for index in causes.indices { causes[index].sortChanges() }
    return causes.enumerated().sorted {
      (homes.rank($0.element.scene), $0.offset) < (homes.rank($1.element.scene), $1.offset)
    }.map(\.element)
  }

  /// Returns the key that changes with one cause share; nil for a change that stands alone.
  private static func key(
    of change: NibChange, _ home: RevisionHomes.Home, _ upheaved: Set<String>,
    _ comparison: NibComparison
  ) -> String? {
    switch change.kind {
    case .added, .removed, .moved, .reordered:
      // A move to another parent depends on what was added and removed around it.
      guard let tree = home.tree, upheaved.contains(tree) else { return nil }
      return "structure \(tree)"
    case .constraintAdded(let constraint), .constraintRemoved(let constraint):
      if let tree = home.tree, upheaved.contains(tree) { return "structure \(tree)" }
      return "constraints \(change.subject) \(constraint.axis)"
    case .property(_, let part, _, _): return "property \(change.subject) \(part)"
    default: return nil
    }
  }

  /// Sorts objects before constraints, and additions before removals.
  private mutating func sortChanges() {
    func rank(_ change: NibChange) -> Int {
      switch change.kind {
      case .moved: 0
      case .added: 1
      case .removed: 2
      case .reordered: 3
      case .constraintAdded: 4
      default: 5
      }
    }
    changes = changes.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }
}

/// Where the objects of two revisions belong.
struct RevisionHomes {
  /// The scene and the layout of an object.
  struct Home {
    var scene: String?
    var tree: String?
  }

  private let comparison: NibComparison
  private var ranks: [String: Int] = [:]

  init(_ comparison: NibComparison) {
    self.comparison = comparison
    for outline in [comparison.new, comparison.old] {
      for child in outline.objects[0].children {
        let id = outline.objects[child].id
        if ranks[id] == nil { ranks[id] = ranks.count }
      }
    }
  }

  /// Returns the index of a scene in the newer document; the document itself comes first.
  func rank(_ scene: String?) -> Int { scene.flatMap { ranks[$0] } ?? -1 }

  subscript(change: NibChange) -> Home {
    let isGone = comparison.new[change.subject] == nil
    let outline = isGone ? comparison.old : comparison.new
    guard let position = outline.positions[change.subject] else { return Home() }
    var home = Home(scene: outline.objects[position].group.map { outline.objects[$0].id })
    var current: Int? = position
    while let place = current {
      let object = outline.objects[place]
      if object.element.recordedFrame != nil { home.tree = object.id }
      current = object.parent
    }
    // The changes of a controller or a scene show in its view.
    if home.tree == nil { home.tree = firstTree(in: position, outline) }
    return home
  }

  private func firstTree(in position: Int, _ outline: NibOutline) -> String? {
    for child in outline.objects[position].children {
      let object = outline.objects[child]
      if object.element.recordedFrame != nil { return object.id }
      if let tree = firstTree(in: child, outline) { return tree }
    }
    return nil
  }

  /// The layouts in which something has a new parent.
  var upheavedTrees: Set<String> {
    var trees: Set<String> = []
    for change in comparison.changes {
      if case .moved = change.kind, let tree = self[change].tree { trees.insert(tree) }
    }
    return trees
  }
}

extension Rect {
  /// Whether two rectangles share more than an edge.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
