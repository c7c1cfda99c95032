import Documents

extension SceneAssembly {
  /// Writes the sections of a list, with `each` and `if` applied and their rows as views.
  func writeSections(_ node: NodeID, _ scope: ComponentScope, list: String) {
    let outer = openList
    openList = (list, 0)
    defer { openList = outer }
    writer.open(.sequence, at: node, origin: origin(node, scope))
    for section in document.items(of: node) {
      guard document.shape(of: section) == .mapping else {
        write(section, scope)
        continue
      }
      let id = sectionID(section, scope)
      if let each = document.value("each", of: section) {
        writeCopies(of: section, each, scope, id: id)
      } else {
        writeSection(section, id.map { scope.inner(ids: $0) } ?? scope, id: id)
      }
    }
    writer.close()
  }

  /// Writes a section once for each item.
  private func writeCopies(
    of section: NodeID, _ each: NodeID, _ scope: ComponentScope, id: String?
  ) {
    guard let id else { return report(.sectionsWithoutID, at: each, scope) }
    guard let items = items(of: each, scope) else { return }
    if items.isEmpty { leaveOut(id, at: section, scope) }
    var lines: [String: Int] = [:]
    for (index, item) in items.enumerated() {
      guard hasRoom(at: section, scope) else { return }
      guard let name = name(of: item, &lines) else { continue }
      let copy = "\(id).\(name ?? String(index))"
      writeSection(section, scope.item(item, index: index, ids: copy), id: copy)
    }
  }

  /// Writes one section; a scope resolves its rows.
  private func writeSection(_ section: NodeID, _ scope: ComponentScope, id: String?) {
    if let flag = document.value("if", of: section), condition(flag, scope) != true {
      if let id { leaveOut(id, at: section, scope) }
      return leaveOutRows(of: section, scope)
    }
    let name = "\(openList.id).\(openList.sections)"
    openList.sections += 1
    writer.open(.mapping, at: section, origin: origin(section, scope))
    for (key, value) in document.entries(of: section) {
      if Self.sectionKeys.contains(where: { document.isText(of: key, $0) }) { continue }
      if isEdge(key), document.isView(value) {
        writeEdge(key, value, scope, id: "\(name).\(document.text(of: key))")
        continue
      }
      guard Self.contentKeys.contains(where: { document.isText(of: key, $0) }),
        document.shape(of: value) == .mapping
      else {
        writePair(key, value, scope)
        continue
      }
      writer.copy(key, origin: origin(key, scope))
      writeSubviews(value, scope)
    }
    writer.close()
  }

  /// The keys of a section that hold its views.
  static let contentKeys: [StaticString] = ["rows", "items"]

  /// The keys of a section that the assembled scene no longer has.
  private static let sectionKeys: [StaticString] = ["each", "if", "id"]

  /// Returns the prefix of the ids of a section's rows; nil for none, and after reporting an
  /// error.
  func sectionID(_ section: NodeID, _ scope: ComponentScope) -> String? {
    guard let id = document.value("id", of: section) else { return nil }
    let text = document.shape(of: id) == .scalar ? document.text(of: id) : ""
    guard Identifier.isValid(text) else {
      report(.badIdentifier(text), at: id, scope)
      return nil
    }
    return scope.id(text)
  }
}
