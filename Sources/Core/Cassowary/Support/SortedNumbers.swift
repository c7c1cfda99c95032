extension [Int32] {
  /// Sorts the numbers and removes those that occur again.
  mutating func sortRemovingDuplicates() {
    sort()
    var kept = 0
    for place in indices where place == 0 || self[place] != self[kept - 1] {
      self[kept] = self[place]
      kept += 1
    }
    removeLast(count - kept)
  }

  /// Returns the place of one of the numbers, which are sorted and differ.
  func sortedPlace(of number: Int32) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
