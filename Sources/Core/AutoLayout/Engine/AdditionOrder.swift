/// Places in the order of addition, by which the solver settles ties.
///
/// The order is that of a tree built from scratch, no matter when a constraint was added: first
/// what the system cannot give up, then the developer's constraints in order of activation, then
/// what each item generates, in tree order. Sizes are the exception: those of the content, and
/// those that nothing determines, are in the opposite order, so that the earlier of two views
/// gives way (Stevia#55, StackOverflow 30728062, Xcode's records). The widths of what wraps come
/// last: a text of several lines gives way to its neighbours (Xcode's records of a picture and a
/// switch beside such labels).
struct AdditionOrder {
  /// The place of the first of a series of constraints.
  let first: Int64

  /// The place of a constraint in the series; a content size also takes the next place.
  subscript(index: Int) -> Int64 { first + 2 * Int64(index) }

  /// The order of the root's size and position, or of a fitting target.
  static let canvas = AdditionOrder(first: .min / 2)
}

extension EngineItem {
  /// The order of the constraints from the autoresizing mask, or of a system guide.
  var ownOrder: AdditionOrder {
    guard let role = guide?.role else { return AdditionOrder(first: firstPlace) }
    let guides = (container?.firstPlace ?? firstPlace) + Self.places - 256
    return AdditionOrder(first: guides + 16 * Int64(role.rawValue))
  }

  /// The order of the constraints that the view makes for its subviews.
  var systemOrder: AdditionOrder { AdditionOrder(first: firstPlace + 64) }

  /// The order of the width and the height of the content: after everything that any view
  /// generates, the last view's first; those of what wraps follow all others.
  var contentOrder: AdditionOrder {
    let end: Int64 = wrapsContent ? .max : .max - 1 << 58
    return AdditionOrder(first: end - 16 * (rank + 1))
  }

  /// The order of the constraints that keep sizes from being negative: before everything, the
  /// last item's first.
  var implicitOrder: AdditionOrder { AdditionOrder(first: .min / 2 - 4 * (Int64(place) + 1)) }

  /// As many places as a view's generated constraints may need: half a million for a stack.
  private static var places: Int64 { 1 << 20 }
  private var firstPlace: Int64 { 1 << 62 + rank * Self.places }
}

extension LayoutEngine {
  /// The distance between the ranks of neighbours in a new tree, which leaves room for later
  /// ones.
  private static var gap: Int64 { 1 << 20 }

  /// Gives each new view a rank between those of its neighbours in tree order.
  ///
  /// - Returns: Whether there was room, and the views known before are still in order.
  func rankNewViews() -> Bool {
    var last = -Self.gap
    var fresh: [EngineItem] = []
    var isOrdered = true
    forEachItemInTreeOrder(from: rootView) { item in
      guard item.isRanked else { return fresh.append(item) }
      let step = (item.rank - last) / Int64(max(fresh.count + 1, 16))
      isOrdered =
        isOrdered && item.rank > last && spread(fresh, after: last, by: min(Self.gap, step))
      fresh.removeAll(keepingCapacity: true)
      last = item.rank
    }
    return spread(fresh, after: last, by: Self.gap) && isOrdered
  }

  private func spread(_ items: [EngineItem], after last: Int64, by step: Int64) -> Bool {
    guard step > 0 || items.isEmpty else { return false }
    var rank = last
    for item in items {
      rank += step
      item.rank = rank
      item.isRanked = true
    }
    return true
  }

  private func forEachItemInTreeOrder(from view: View, _ body: (EngineItem) -> Void) {
    guard let item = item(for: view) else { return }
    body(item)
    for subview in view.layoutOrderedSubviews { forEachItemInTreeOrder(from: subview, body) }
  }
}
