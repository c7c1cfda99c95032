import Documents
import InterfaceBuilder

extension RevisionWords {
  /// Returns changes that belong together as one statement: what moved, was added or removed,
  /// then the constraints, which are counted if there are many.
  func structure(_ changes: [NibChange]) -> String {
    var clauses: [String] = []
    var moved: [String: Int] = [:]
    var movers: [[String]] = []
    for change in changes {
      guard case .moved(let from, let to) = change.kind else { continue }
      let way = "\(from) \(to)"
      if let place = moved[way] {
        movers[place].append(change.subject)
      } else {
        moved[way] = movers.count
        movers.append([change.subject])
        clauses.append("moved from \(called(from)) into \(called(to))")
      }
    }
    for index in clauses.indices {
      clauses[index] = "\(NameList.both(movers[index].map(called))) \(clauses[index])"
    }
    var added: [NibChange] = []
    var removed: [NibChange] = []
    for change in changes {
      switch change.kind {
      case .moved: continue
      case .constraintAdded: added.append(change)
      case .constraintRemoved: removed.append(change)
      default: clauses.append(statement(change))
      }
    }
    let isLong = added.count + removed.count > 6
    clauses += constraints(added, "added", isLong: isLong)
    clauses += constraints(removed, "removed", isLong: isLong)
    return clauses.joined(separator: "; ")
  }

  /// Returns constraints one by one, or their number and their views.
  private func constraints(_ changes: [NibChange], _ verb: String, isLong: Bool) -> [String] {
    guard isLong, changes.count > 1 else { return statements(changes) }
    var owners: [String] = []
    for change in changes where !owners.contains(change.subject) { owners.append(change.subject) }
    let shown = owners.prefix(4).map(called)
    let rest = owners.count - shown.count
    let list = NameList.both(shown + (rest > 0 ? ["\(rest) more"] : []))
    return ["\(changes.count) constraints of \(list) were \(verb)"]
  }

  /// Returns constraints that came, or went, one by one; a view that has several is named once.
  private func statements(_ changes: [NibChange]) -> [String] {
    var last: String?
    return changes.map { change in
      defer { last = change.subject }
      switch change.kind {
      case .constraintAdded(let constraint) where change.subject == last,
        .constraintRemoved(let constraint) where change.subject == last:
        return described(constraint, of: change.subject)
      default: return statement(change)
      }
    }
  }
}
