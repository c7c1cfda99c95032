import Documents
import InterfaceBuilder

extension RevisionWords {
  /// Returns what a view installs in some size classes that it did not, and the other way round: `Save no
  /// longer installs a top constraint, 16 from its superview's top, in regular width`.
  func installed(
    _ before: String?, _ after: String?, in place: String, of subject: String, _ owner: Possessor
  ) -> String {
    let (old, new) = (Self.members(before), Self.members(after))
    let ids = (old + new).map(\.id).reduce(into: [String]()) { ids, id in
      if !ids.contains(id) { ids.append(id) }
    }
    func state(_ id: String, _ members: [(id: String, isIn: Bool)]) -> Bool? {
      members.first { $0.id == id }?.isIn
    }
    var (gained, lost, left): ([String], [String], [String]) = ([], [], [])
    for id in ids where state(id, old) != state(id, new) {
      switch state(id, new) {
      case true?: gained.append(installedName(id, of: subject))
      case false?: lost.append(installedName(id, of: subject))
      // What no variation mentions is installed, in size classes as in all others.
      case nil where place.isEmpty: gained.append(installedName(id, of: subject))
      case nil: left.append(installedName(id, of: subject))
      }
    }
    let clauses = [
      gained.isEmpty ? nil : "now installs \(NameList.both(gained))",
      lost.isEmpty ? nil : "no longer installs \(NameList.both(lost))",
      left.isEmpty ? nil : "installs \(NameList.both(left)) as in other size classes",
    ].compactMap(\.self)
    let words = clauses.isEmpty ? "installs the same" : NameList.both(clauses)
    return "\(owner.isPronoun ? "it" : called(subject)) \(words)\(place.isEmpty ? "" : ",")\(place)"
  }

  private func installedName(_ id: String, of subject: String) -> String {
    let constraint = (comparison.newConstraints + comparison.oldConstraints).first { $0.id == id }
    guard let constraint else { return called(id) }
    let view = comparison.subject(of: constraint)
    let words = described(constraint, of: view)
    return view == subject ? words : "\(words), of \(called(view))"
  }

  /// Returns what a mask says: `exclude a, include b`.
  private static func members(_ mask: String?) -> [(id: String, isIn: Bool)] {
    (mask ?? "").split(separator: ",").compactMap { part in
      let words = part.split(separator: " ")
      return words.count == 2 ? (String(words[1]), words[0] == "include") : nil
    }
  }
}
