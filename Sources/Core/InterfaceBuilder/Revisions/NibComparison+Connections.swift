import Documents

extension NibComparison {
  mutating func compareConnections() {
    let ties = Ties(of: self)
    for object in new.objects.dropFirst() {
      guard let other = old[object.id] else { continue }
      let before = other.element.list("connections").map(NibConnection.init)
      let after = object.element.list("connections").map(NibConnection.init)
      compare(before, after, of: object, ties)
    }
  }

  /// The constraints between objects of both revisions, by their ids: outlets lead to them, too.
  private struct Ties {
    let old: [String: NibConstraint], new: [String: NibConstraint]

    init(of comparison: NibComparison) {
      func kept(_ constraints: [NibConstraint]) -> [String: NibConstraint] {
        Dictionary(
          constraints.lazy.filter { $0.items.allSatisfy(comparison.isKept) }.map { ($0.id, $0) },
          uniquingKeysWith: { first, _ in first })
      }
      (old, new) = (kept(comparison.oldConstraints), kept(comparison.newConstraints))
    }

    /// Whether two outlets lead to one constraint, whatever its id.
    func areEqual(_ before: NibConnection, _ after: NibConnection) -> Bool {
      guard let first = old[before.destination], let second = new[after.destination] else {
        return false
      }
      return before.role == after.role && first.isEqual(to: second)
    }
  }

  private mutating func compare(
    _ before: [NibConnection], _ after: [NibConnection], of object: NibOutline.Object, _ ties: Ties
  ) {
    var rest = after
    var gone: [NibConnection] = []
    for connection in before {
      if let index = rest.firstIndex(where: {
        $0 == connection || ties.areEqual(connection, $0)
      }) {
        rest.remove(at: index)
      } else {
        gone.append(connection)
      }
    }
    for connection in gone {
      let partner =
        rest.firstIndex { $0.role == connection.role }
        ?? rest.firstIndex {
          $0.tag == connection.tag && $0.destination == connection.destination
            && $0.details == connection.details
        }
        ?? rest.firstIndex {
          $0.tag == "segue" && connection.tag == "segue" && $0.name == connection.name
            && $0.destination == connection.destination
        }
      if let index = partner {
        let partner = rest.remove(at: index)
        add(
          .reconnected(before: connection, after: partner), to: object.id, line: partner.line)
      } else if new[connection.destination] != nil || ties.old[connection.destination] != nil {
        add(.connection(connection, isAdded: false), to: object.id, line: connection.line)
      }
    }
    // Outlets and actions come with the object that they lead to, but nothing tells who shows a
    // controller.
    for connection in rest
    where old[connection.destination] != nil || ties.new[connection.destination] != nil
      || connection.tag == "segue"
    {
      add(.connection(connection, isAdded: true), to: object.id, line: connection.line)
    }
    compareTabs(before, after, of: object)
  }

  /// Compares the order of the controllers of a tab bar or a split view, which is that of their
  /// connections.
  private mutating func compareTabs(
    _ before: [NibConnection], _ after: [NibConnection], of object: NibOutline.Object
  ) {
    func members(_ connections: [NibConnection]) -> [String] {
      connections.filter { $0["relationship"] == "viewControllers" }
        .map(\.destination)
    }
    let (first, second) = (members(before), members(after))
    let kept = Set(first).intersection(second)
    let (was, isNow) = (first.filter(kept.contains), second.filter(kept.contains))
    if was != isNow {
      add(
        .reordered(NibOrder.strayed(from: was, to: isNow)), to: object.id,
        line: object.element.line)
    }
  }

  /// Compares the sizes of pictures: a view without its own takes that of its picture.
  mutating func compareResources(_ older: XMLElement, _ newer: XMLElement) {
    func sizes(_ document: XMLElement) -> [(name: String, size: String)] {
      document.list("resources").filter { $0.name == "image" && $0["catalog"] != "system" }
        .compactMap { image in
          guard let name = image["name"], let width = image.number("width"),
            let height = image.number("height")
          else { return nil }
          return (name, "\(NibSpelling.number(width)) x \(NibSpelling.number(height))")
        }
    }
    var before: [String: String] = [:]
    for (name, size) in sizes(older) { before[name] = size }
    for (name, size) in sizes(newer) {
      guard let other = before[name], other != size else { continue }
      add(.resource(name: name, before: other, after: size), to: "", line: newer.line)
    }
  }
}
