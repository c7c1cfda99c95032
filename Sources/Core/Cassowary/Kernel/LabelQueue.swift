/// Elements of a large sum, as a binary heap by label: the newest comes first.
struct LabelQueue {
  private struct Member: BitwiseCopyable {
    var label: Int32
    var variable: Int32
  }

  private var members = Store<Member>()

  func free() { members.free() }

  mutating func removeAll() { members.removeAll() }

  /// Adds a variable, whose label must stay while it is in the queue; it may be in it twice.
  mutating func push(_ variable: Int32, label: Int32) {
    members.append(Member(label: label, variable: variable))
    var place = members.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard members[parent].label < label else { break }
      members[place] = members[parent]
      place = parent
    }
    members[place] = Member(label: label, variable: variable)
  }

  /// Removes and returns the variable with the highest label; nil if there is none.
  mutating func pop() -> Int32? {
    guard !members.isEmpty else { return nil }
    let newest = members[0].variable
    let moved = members.removeLast()
    guard !members.isEmpty else { return newest }
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < members.count else { break }
      if child + 1 < members.count, members[child + 1].label > members[child].label { child += 1 }
      guard members[child].label > moved.label else { break }
      members[place] = members[child]
      place = child
    }
    members[place] = moved
    return newest
  }
}
