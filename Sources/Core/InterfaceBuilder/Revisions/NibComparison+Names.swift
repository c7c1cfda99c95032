extension NibComparison {
  /// Returns the name of an object by its id in either revision.
  ///
  /// Each revision numbers its own objects of a kind, so one button less changes the numbers of
  /// all that follow. Objects in both are therefore named as in the older revision wherever a
  /// number or only the kind distinguishes them, and added ones get numbers that weren't used.
  package func name(_ id: String) -> NibNames.Name? {
    guard let newer = newNames[id] else { return oldNames[id] }
    if let older = oldNames[id] {
      let isCounted = newer.isKind || newer.number != nil || newer.stem == older.stem
      return isCounted ? older : newer
    }
    return namesOfNewcomers[id] ?? newer
  }

  /// What sentences and reports call the objects of either revision.
  package var names: NibNames {
    NibNames((old.objects + new.objects).map(\.id)) { name($0) }
  }

  /// Returns names with unused numbers for objects that the newer revision added under a name
  /// that the older one used in the same scene.
  static func newcomers(
    _ old: NibOutline, _ oldNames: NibNames, _ new: NibOutline, _ newNames: NibNames
  ) -> [String: NibNames.Name] {
    func key(_ object: NibOutline.Object, _ outline: NibOutline, _ name: NibNames.Name) -> String {
      "\(object.group.map { outline.objects[$0].id } ?? "") \(name.isText) \(name.stem)"
    }
    var highest: [String: Int] = [:]
    for object in old.objects.dropFirst() {
      guard let name = oldNames[object.id] else { continue }
      let key = key(object, old, name)
      highest[key] = max(highest[key] ?? 0, name.number ?? 1)
    }
    var names: [String: NibNames.Name] = [:]
    for object in new.objects.dropFirst() where old[object.id] == nil {
      guard let name = newNames[object.id] else { continue }
      let key = key(object, new, name)
      guard let last = highest[key] else { continue }
      highest[key] = last + 1
      names[object.id] = NibNames.Name(
        name.stem, number: last + 1, isText: name.isText, isKind: name.isKind)
    }
    return names
  }
}
