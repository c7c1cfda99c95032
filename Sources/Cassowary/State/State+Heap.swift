/// The variables in line, as a binary heap by label: the oldest comes first.
extension State {
  @inline(__always)
  mutating func pushOldest(_ variable: Int32) {
    guard !variables[variable].isMarked else { return }
    variables[variable].isMarked = true
    heap.append(variable)
    let label = variables[variable].label
    var place = heap.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard variables[heap[parent]].label > label else { break }
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = variable
  }

  mutating func dropHeap() {
    for variable in heap.elements { variables[variable].isMarked = false }
    heap.removeAll()
  }

  mutating func popOldest() -> Int32? {
    guard !heap.isEmpty else { return nil }
    let oldest = heap[0]
    variables[oldest].isMarked = false
    let moved = heap.removeLast()
    guard !heap.isEmpty else { return oldest }
    let label = variables[moved].label
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count,
        variables[heap[child + 1]].label < variables[heap[child]].label
      {
        child += 1
      }
      guard variables[heap[child]].label < label else { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = moved
    return oldest
  }
}
