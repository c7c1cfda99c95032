import Documents

extension SceneAssembly {
  /// Notes that a view is not there, as far as there is room for its id.
  func leaveOut(_ id: String, at node: NodeID, _ scope: ComponentScope) {
    if hasRoom(forID: id, at: node, scope) { leftOut.insert(id) }
  }

  /// Notes that a view and its contents are left out.
  func leave(out id: String, at key: NodeID, _ node: NodeID, _ scope: ComponentScope) {
    leaveOut(id, at: key, scope)
    guard let guides = document.value("guides", of: node) else {
      return leaveOutSubviews(of: node, scope)
    }
    if document.shape(of: guides) == .sequence {
      for guide in document.items(of: guides) where document.shape(of: guide) == .scalar {
        leaveOut(scope.id(document.text(of: guide)), at: guide, scope)
      }
    }
    leaveOutSubviews(of: node, scope)
  }

  private func leaveOutSubviews(of node: NodeID, _ scope: ComponentScope) {
    leaveOutViews(of: document.value("subviews", of: node), scope)
    guard let sections = document.value("sections", of: node),
      document.shape(of: sections) == .sequence
    else { return }
    for section in document.items(of: sections) where document.shape(of: section) == .mapping {
      let id = sectionID(section, scope)
      if let id { leaveOut(id, at: section, scope) }
      leaveOutRows(of: section, id.map { scope.inner(ids: $0) } ?? scope)
    }
  }

  /// Notes that the rows of a section are left out.
  func leaveOutRows(of section: NodeID, _ scope: ComponentScope) {
    leaveOutViews(of: document.value("rows", of: section), scope)
    leaveOutViews(of: document.value("items", of: section), scope)
  }

  private func leaveOutViews(of table: NodeID?, _ scope: ComponentScope) {
    guard let table, document.shape(of: table) == .mapping else { return }
    for (key, value) in document.entries(of: table) {
      leave(out: scope.id(document.text(of: key)), at: key, value, scope)
    }
  }
}
