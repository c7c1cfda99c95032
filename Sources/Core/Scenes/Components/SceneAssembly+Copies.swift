import Documents

extension SceneAssembly {
  /// Writes a view once for each item.
  func writeCopies(
    _ key: NodeID, _ keyScope: ComponentScope, id: String, _ node: NodeID, _ scope: ComponentScope,
    each: NodeID
  ) {
    guard let items = items(of: each, scope) else {
      leaveOut(id, at: key, keyScope)
      return
    }
    if items.isEmpty { leaveOut(id, at: key, keyScope) }
    let outer = arrangement
    defer { arrangement = outer }
    if outer == .few { arrangement = .copies }
    var lines: [String: Int] = [:]
    for (index, item) in items.enumerated() {
      guard hasRoom(at: key, keyScope) else { return }
      guard let name = name(of: item, &lines) else { continue }
      let copy = "\(id).\(name ?? String(index))"
      let inner = scope.item(item, index: index, ids: copy)
      if let flag = document.value("if", of: node), condition(flag, inner) != true {
        leftOutCount += 1
        leave(out: copy, at: key, node, inner)
        continue
      }
      writeView(key, keyScope, id: copy, node, inner, alias: nil)
    }
  }

  /// Returns the items that `each` iterates over; nil after reporting an error.
  func items(of each: NodeID, _ scope: ComponentScope) -> [ComponentValue]? {
    guard let value = value(each, scope) else { return nil }
    if let number = number(of: value) {
      guard number == number.rounded(), number >= 0, number <= Double(Self.viewLimit) else {
        report(.badCount(number, Self.viewLimit), at: each, scope)
        return nil
      }
      return (0..<Int(number)).map { .number(Double($0)) }
    }
    if case .node(let node, let inner) = value, document.shape(of: node) == .sequence {
      return document.items(of: node).map { item in
        self.value(item, inner) ?? .node(item, inner)
      }
    }
    if standsIn { return [.number(0)] }
    let bare = document.shape(of: each) == .scalar ? document.text(of: each) : ""
    report(.eachIsNoList(bare, isData: data[bare] != nil), at: each, scope)
    return nil
  }

  /// Returns the id of an item; `.some(nil)` for an item without one, nil after reporting an
  /// error.
  func name(of item: ComponentValue, _ lines: inout [String: Int]) -> String?? {
    guard case .node(let node, let scope) = item, document.shape(of: node) == .mapping,
      let id = document.value("id", of: node)
    else { return .some(nil) }
    let text = document.shape(of: id) == .scalar ? document.text(of: id) : ""
    guard Identifier.isItem(text), text != "first", text != "last" else {
      report(.badItemID(text), at: id, scope)
      return nil
    }
    let line = document.place(of: id).line
    if let first = lines[text] {
      report(.duplicateItemID(text, firstLine: first), at: id, scope)
      return nil
    }
    lines[text] = line
    return .some(text)
  }
}
