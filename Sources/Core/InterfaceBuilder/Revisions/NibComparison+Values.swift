import Documents
import Geometry

extension NibComparison {
  /// Compares the properties of an object that both revisions have.
  mutating func compareProperties(_ before: NibOutline.Object, _ after: NibOutline.Object) {
    let unread = Self.unread(after)
    let first = NibProperties(before.element).all.filter { !unread($0.path) }
    let second = NibProperties(after.element).all.filter { !unread($0.path) }
    guard first != second else { return }
    var values: [String: NibProperties.Property] = [:]
    for property in first { values[property.path] = property }
    var seen: Set<String> = []
    for property in second {
      seen.insert(property.path)
      let other = values[property.path]
      guard other?.value != property.value else { continue }
      add(
        .property(
          path: property.path, part: property.part, before: other?.value, after: property.value),
        to: after.id, line: after.element.line)
    }
    for property in first where !seen.contains(property.path) {
      add(
        .property(path: property.path, part: property.part, before: property.value, after: nil),
        to: after.id, line: after.element.line)
    }
  }

  /// Returns a test for properties of an object that have no meaning for the app.
  private static func unread(_ object: NibOutline.Object) -> (String) -> Bool {
    guard object.id.isEmpty else {
      return { path in
        path.hasPrefix("inferredMetrics") || path == "previewImage"
          || path == "simulatedDestinationMetrics"
          || (path == "rect" && object.slot != "")
      }
    }
    // Of the document itself, only what the app starts with matters.
    let read = ["initialViewController", "launchScreen", "useSafeAreas", "useTraitCollections"]
    return { !read.contains($0) }
  }

  /// Compares whether a view is laid out by constraints or by its frame; for views in stacks and
  /// parts of cells, that follows from where they are.
  mutating func compareLayout(_ before: NibOutline.Object, _ after: NibOutline.Object) {
    let key = "translatesAutoresizingMaskIntoConstraints"
    let states = [before, after].map { $0.element.flag(key) ?? true }
    guard states[0] != states[1], after.element.recordedFrame != nil, !isPlacedByOthers(after),
      before.element.recordedFrame != nil
    else { return }
    let words = states.map { $0 ? "YES" : "NO" }
    add(
      .property(path: key, part: key, before: words[0], after: words[1]), to: after.id,
      line: after.element.line)
  }

  /// Whether UIKit or a stack places a view.
  private func isPlacedByOthers(_ object: NibOutline.Object) -> Bool {
    let cells = [
      "tableViewCell", "tableViewCellContentView", "collectionViewCell",
      "collectionViewCellContentView", "navigationBar", "toolbar", "tabBar",
    ]
    let parent = object.parent.map { new.objects[$0] }
    let isArranged = parent?.tag == "stackView" && object.slot == "subviews"
    let isContent = object.slot == "contentView" || parent?.element.recordedFrame == nil
    return cells.contains(object.tag) || isArranged || isContent || isPartOfCell(object)
  }

  /// Whether a view is a text or the picture of a cell in one of UIKit's styles.
  private func isPartOfCell(_ object: NibOutline.Object) -> Bool {
    guard let content = object.parent, let cell = new.objects[content].parent else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains {
      new.objects[cell].element[$0] == object.id
    }
  }

  /// Compares the frames of a view that is laid out by its frame; those of all others follow from
  /// constraints.
  mutating func compareFrames(_ before: NibOutline.Object, _ after: NibOutline.Object) {
    // A view that another one took in has a frame there: the two say nothing of each other.
    let parents = (
      before.parent.map { old.objects[$0].id }, after.parent.map { new.objects[$0].id }
    )
    guard parents.0 == parents.1, let first = before.element.recordedFrame,
      let second = after.element.recordedFrame, !Self.isNear(first, second)
    else { return }
    let isRoot = isTopLevel(after)
    guard isRoot ? statesSize(after) : isLaidOutByFrame(before, after) else { return }
    if !isRoot, Self.isNear(Self.resized(first, before, old, to: superSize(after)), second) {
      return
    }
    if isRoot, first.size == second.size { return }
    // A table places its own header and footer.
    if ["tableHeaderView", "tableFooterView"].contains(after.slot), first.height == second.height {
      return
    }
    add(.frame(before: first, after: second), to: after.id, line: after.element.line)
  }

  private static func isNear(_ first: Rect, _ second: Rect) -> Bool {
    abs(first.minX - second.minX) < 1 && abs(first.minY - second.minY) < 1
      && abs(first.width - second.width) < 1 && abs(first.height - second.height) < 1
  }

  /// Whether an object is the root of a layout.
  private func isTopLevel(_ object: NibOutline.Object) -> Bool {
    var parent = object.parent
    while let position = parent {
      if new.objects[position].element.recordedFrame != nil { return false }
      parent = new.objects[position].parent
    }
    return true
  }

  /// Whether a root's size was chosen by its author; that of a screen follows the device and its bars.
  private func statesSize(_ object: NibOutline.Object) -> Bool {
    if object.slot == "view", let parent = object.parent, parent > 0 {
      let size = new.objects[parent].element.child(key: "simulatedDestinationMetrics")
      guard size?.name == "freeformSimulatedSizeMetrics" else { return false }
    }
    let devices = [old, new].map { NibDevice($0.objects[0].element) }
    guard devices[0].name == devices[1].name,
      devices[0].isLandscape == devices[1].isLandscape
    else { return false }
    return !["tableViewCell", "collectionViewCell"].contains(object.tag) || object.parent == 0
  }

  /// Whether a view is placed by its recorded frame in both revisions.
  private func isLaidOutByFrame(_ before: NibOutline.Object, _ after: NibOutline.Object) -> Bool {
    if isPlacedByOthers(after) { return false }
    return [before, after].allSatisfy {
      $0.element.flag("translatesAutoresizingMaskIntoConstraints") != false
        || $0.element.flag("fixedFrame") == true
    }
  }

  private func superSize(_ object: NibOutline.Object) -> Size? {
    object.parent.flatMap { new.objects[$0].element.recordedFrame?.size }
  }

  /// Returns a frame as its autoresizing mask changes it when the superview's size changes.
  private static func resized(
    _ frame: Rect, _ object: NibOutline.Object, _ outline: NibOutline, to size: Size?
  ) -> Rect {
    let old = object.parent.flatMap { outline.objects[$0].element.recordedFrame?.size }
    guard let old, let size, old != size else { return frame }
    let mask = object.element.child(key: "autoresizingMask")
    func part(_ names: [String], _ start: Double, _ length: Double, _ old: Double, _ new: Double)
      -> (start: Double, length: Double)
    {
      let lengths = [start, length, old - start - length]
      let isFlexible = names.map { mask?.flag($0) == true }
      let sum = zip(lengths, isFlexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
      guard sum > 0 else { return (start, length) }
      let factor = (new - old) / sum
      return (
        isFlexible[0] ? start * (1 + factor) : start,
        isFlexible[1] ? length * (1 + factor) : length
      )
    }
    let x = part(
      ["flexibleMinX", "widthSizable", "flexibleMaxX"], frame.minX, frame.width, old.width,
      size.width)
    let y = part(
      ["flexibleMinY", "heightSizable", "flexibleMaxY"], frame.minY, frame.height, old.height,
      size.height)
    return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  // MARK: - Constraints

  /// Compares the constraints of objects in both revisions; those of added or removed objects
  /// belong to these.
  mutating func compareConstraints() {
    var rest = ConstraintPool(newConstraints.filter { $0.items.allSatisfy(isKept) })
    // Equal constraints aren't a change, whoever holds them and whatever their ids are.
    let open = oldConstraints.filter { $0.items.allSatisfy(isKept) }.filter { before in
      rest.take(like: before) { $0.id == before.id && $0.isEqual(to: before) } == nil
        && rest.take(like: before) { $0.isEqual(to: before) } == nil
    }
    let remaining = open.filter { before in
      guard let after = rest.take(like: before, where: { _ in true }) else { return true }
      add(before, becoming: after)
      return false
    }
    let gone = remaining.filter { before in
      let partner = rest.take {
        !$0.id.isEmpty && $0.id == before.id && sharesItem($0, before)
      }
      guard let partner else { return true }
      add(before, becoming: partner)
      return false
    }
    for constraint in rest.all {
      add(.constraintAdded(constraint), to: subject(of: constraint), line: constraint.element.line)
    }
    for constraint in gone {
      add(
        .constraintRemoved(constraint), to: subject(of: constraint), line: constraint.element.line)
    }
  }

  private mutating func add(_ before: NibConstraint, becoming after: NibConstraint) {
    var after = after
    if after.first != before.first, let turned = after.turned, turned.first == before.first {
      after = turned
    }
    add(
      .constraintChanged(before: before, after: after), to: subject(of: after),
      line: after.element.line)
  }

  private func sharesItem(_ first: NibConstraint, _ second: NibConstraint) -> Bool {
    first.axis == second.axis && !Set(first.items).isDisjoint(with: second.items)
  }

  /// Returns the view that a constraint places: the one that doesn't contain the other, otherwise
  /// the later one.
  package func subject(of constraint: NibConstraint) -> String {
    guard let second = constraint.second else { return view(of: constraint.first.item) }
    let items = [constraint.first.item, second.item].map(view)
    guard let first = new.positions[items[0]], let other = new.positions[items[1]] else {
      return items[0]
    }
    let isOuter = first == other ? false : new.isInside(other, first)
    return isOuter ? items[1] : items[0]
  }

  /// Returns the view that owns a guide; any other item is returned itself.
  package func view(of item: String) -> String {
    guard let object = new[item] ?? old[item],
      ["viewLayoutGuide", "viewControllerLayoutGuide"].contains(object.tag),
      let parent = object.parent
    else { return item }
    let outline = new[item] == nil ? old : new
    return outline.objects[parent].id
  }
}

/// Unmatched constraints, found by what they relate.
private struct ConstraintPool {
  private var waiting: [NibConstraint?]
  private var places: [String: [Int]] = [:]

  init(_ constraints: [NibConstraint]) {
    waiting = constraints
    for (place, constraint) in constraints.enumerated() {
      places[constraint.relationKey, default: []].append(place)
    }
  }

  /// The constraints that weren't taken.
  var all: [NibConstraint] { waiting.compactMap(\.self) }

  /// Takes the first constraint that relates the same items as another and satisfies a condition.
  mutating func take(
    like other: NibConstraint, where isWanted: (NibConstraint) -> Bool
  ) -> NibConstraint? {
    take(among: places[other.relationKey] ?? [], isWanted)
  }

  /// Takes the first constraint that satisfies a condition.
  mutating func take(where isWanted: (NibConstraint) -> Bool) -> NibConstraint? {
    take(among: Array(waiting.indices), isWanted)
  }

  private mutating func take(
    among places: [Int], _ isWanted: (NibConstraint) -> Bool
  ) -> NibConstraint? {
    for place in places {
      guard let constraint = waiting[place], isWanted(constraint) else { continue }
      waiting[place] = nil
      return constraint
    }
    return nil
  }
}
