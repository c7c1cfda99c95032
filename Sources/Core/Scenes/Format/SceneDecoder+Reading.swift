import Documents

extension SceneDecoder {
  /// Reports views that are read instead of subviews and do not exist, are named twice, or would be
  /// read within themselves; for once all views are known.
  func checkReading(of scene: Scene) {
    var names = ElementNames()
    scene.forEachView { view in
      for subview in view.subviews { names.parents[subview.id] = view.id }
      for case .accessibility(let stated) in view.attributes.map(\.value) {
        guard let elements = stated.elements else { continue }
        names.add(elements.compactMap { self.names.view(at: $0.value) }, of: view.id)
      }
    }
    names.keepCircles()
    func check(_ attributes: [StatedAttribute], of id: String) {
      for case .accessibility(let stated) in attributes.map(\.value) {
        checkElements(stated.elements ?? [], of: id, names)
      }
    }
    scene.forEachView { view in
      check(view.attributes, of: view.id)
      view.variations.forEach { check($0.attributes, of: view.id) }
    }
    for change in scene.states.flatMap(\.views) { check(change.allAttributes, of: change.id.value) }
  }

  private func checkElements(
    _ elements: [Located<String>], of view: String, _ all: ElementNames
  ) {
    guard !elements.isEmpty else { return }
    let around = all.around(view)
    var known: Set<String> = []
    for element in elements {
      guard let id = names.view(at: element.value) else {
        reporter.report(.unknownItem(element.value, names.items, names), at: element.place)
        continue
      }
      if !known.insert(id).inserted { reporter.report(.namedTwice(id), at: element.place) }
      if around.contains(id) || all.isCircle(id, view) {
        reporter.report(.readWithinItself(view, id), at: element.place)
      }
    }
  }
}

/// Which views name which as read instead of their subviews; only for lookup.
private struct ElementNames {
  var parents: [String: String] = [:]
  private var named: [String: [String]] = [:]
  private var order: [String] = []

  mutating func add(_ ids: [String], of view: String) {
    if named[view] == nil { order.append(view) }
    named[view, default: []] += ids
  }

  /// The view and those that contain it.
  func around(_ view: String) -> Set<String> {
    var around: Set<String> = [view]
    var current = view
    while let parent = parents[current], around.insert(parent).inserted { current = parent }
    return around
  }

  /// Drops the views that lead to no circle, one after the other.
  mutating func keepCircles() {
    var namers: [String: [String]] = [:]
    var open: [String: Int] = [:]
    for view in order {
      let ids = (named[view] ?? []).filter { named[$0] != nil }
      open[view] = ids.count
      for id in ids { namers[id, default: []].append(view) }
    }
    var done = order.filter { open[$0] == 0 }
    while let view = done.popLast() {
      named[view] = nil
      for namer in namers[view] ?? [] {
        open[namer, default: 0] -= 1
        if open[namer] == 0 { done.append(namer) }
      }
    }
  }

  /// Whether a view leads to another by what it names, what that names, and so on.
  func isCircle(_ first: String, _ last: String) -> Bool {
    guard named[last] != nil else { return false }
    var known: Set<String> = [first]
    var open = [first]
    while let id = open.popLast(), known.count < Self.largestCircle {
      for next in named[id] ?? [] where known.insert(next).inserted {
        if next == last { return true }
        open.append(next)
      }
    }
    return false
  }

  /// The number of views after which a circle isn't followed.
  private static let largestCircle = 1_000
}
