/// Finds moved members of a list.
enum NibOrder {
  /// Returns the smallest set of members whose moves explain the second order.
  static func strayed(from first: [String], to second: [String]) -> [String] {
    var places: [String: Int] = [:]
    for (place, member) in first.enumerated() { places[member] = place }
    let order = second.map { places[$0] ?? 0 }
    // The longest sequence of members in their old order stays; all others have moved.
    var lengths = Array(repeating: 1, count: order.count)
    var previous: [Int?] = Array(repeating: nil, count: order.count)
    for index in order.indices {
      for earlier in 0..<index
      where order[earlier] < order[index] && lengths[earlier] + 1 > lengths[index] {
        lengths[index] = lengths[earlier] + 1
        previous[index] = earlier
      }
    }
    var kept: Set<Int> = []
    var current = order.indices.max { (lengths[$0], $1) < (lengths[$1], $0) }
    while let index = current {
      kept.insert(index)
      current = previous[index]
    }
    return second.indices.filter { !kept.contains($0) }.map { second[$0] }
  }
}
