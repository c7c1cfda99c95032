/// The variables in line, as a binary heap by label: the oldest comes first.
extension State {
  @inline(__always)
  mutating func pushOldest(_ variable: Int32) {
    guard !variables[variable].isMarked else { return }
    variables[variable].isMarked = true
    lines.heap.append(variable)
    let label = variables[variable].label
    var place = lines.heap.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard variables[lines.heap[parent]].label > label else { break }
      lines.heap[place] = lines.heap[parent]
      place = parent
    }
    lines.heap[place] = variable
  }

  mutating func dropHeap() {
    for variable in lines.heap.elements { variables[variable].isMarked = false }
    lines.heap.removeAll()
  }

  mutating func popOldest() -> Int32? {
    guard !lines.heap.isEmpty else { return nil }
    let oldest = lines.heap[0]
    variables[oldest].isMarked = false
    let moved = lines.heap.removeLast()
    guard !lines.heap.isEmpty else { return oldest }
    let label = variables[moved].label
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < lines.heap.count else { break }
      if child + 1 < lines.heap.count,
        variables[lines.heap[child + 1]].label < variables[lines.heap[child]].label
      {
        child += 1
      }
      guard variables[lines.heap[child]].label < label else { break }
      lines.heap[place] = lines.heap[child]
      place = child
    }
    lines.heap[place] = moved
    return oldest
  }
}
