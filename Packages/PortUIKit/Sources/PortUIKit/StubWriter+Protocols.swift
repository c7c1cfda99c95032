import SwiftSyntax

extension StubWriter {
  /// Returns the app's protocols that a type conforms to and the screen names, with the names that they demand of it.
  ///
  /// A protocol counts if the type itself declares what it demands, as far as the protocol has no default for that.
  func protocols(of type: DeclSyntax, _ name: String) -> (names: [String], demands: Set<String>) {
    guard let group = type.asProtocol((any DeclGroupSyntax).self),
      !type.is(ProtocolDeclSyntax.self)
    else { return ([], []) }
    let written = (group.inheritanceClause?.inheritedTypes ?? []).map(\.type.trimmedDescription)
    let added = index.extensions[name, default: []].filter { !taken.contains($0) }
      .flatMap { index.files[$0].extensions }
      .filter { $0.type == name && $0.condition.isEmpty }.flatMap(\.protocols)
    let own = (group.memberBlock.members.map(\.decl) + self.own(name)).filter {
      !$0.isHidden && !$0.has("override") && !Self.isForeign($0)
    }
    let declared = Set(own.flatMap(\.declaredNames))
    var (names, demands): ([String], Set<String>) = ([], [])
    for name in written + added where words.contains(name) && !names.contains(name) {
      var seen: Set<String> = []
      guard let needed = self.demands(of: name, &seen), declared.isSuperset(of: needed) else {
        continue
      }
      names.append(name)
      demands.formUnion(needed)
    }
    return (names, demands)
  }

  /// Returns the names that a protocol of the app and those above it demand; nil for another protocol, and where
  /// types are among them.
  private func demands(of name: String, _ seen: inout Set<String>) -> Set<String>? {
    guard let type = index.declaration(name)?.as(ProtocolDeclSyntax.self) else { return nil }
    guard seen.insert(name).inserted else { return [] }
    let isTaken = index.homes[name].map(taken.contains) == true
    var found: Set<String> = []
    for member in type.memberBlock.members.map(\.decl) {
      if member.is(AssociatedTypeDeclSyntax.self) || member.is(InitializerDeclSyntax.self) {
        return nil
      }
      found.formUnion(member.declaredNames.filter { isTaken || words.contains($0) })
    }
    for parent in type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    where !["AnyObject", "class"].contains(parent) {
      guard let above = demands(of: parent, &seen) else { return nil }
      found.formUnion(above)
    }
    let defaults = index.extensions[name, default: []].flatMap { index.files[$0].additions }
      .filter { $0.type == name }.flatMap(\.names)
    return found.subtracting(defaults)
  }
}
