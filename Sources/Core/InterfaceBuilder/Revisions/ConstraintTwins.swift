import Documents

/// The constraints of a revision by what they say: those that say the same are twins, and differ only
/// in the size classes in which they are installed.
struct ConstraintTwins {
  private struct Twin {
    let id: String
    /// The variations that mention it, and how: `widthClass=regular exclude`.
    let installed: [String]
  }

  private var groups: [String: [Twin]] = [:]
  private var keys: [String] = []

  /// Groups the constraints of a document.
  init(_ outline: NibOutline) {
    var installed: [String: [String]] = [:]
    for object in outline.objects {
      for variation in object.element.children where variation.name == "variation" {
        for mask in variation.children where mask["key"] == "constraints" {
          for member in mask.children {
            guard let id = member["reference"] else { continue }
            installed[id, default: []].append("\(variation["key"] ?? "") \(member.name)")
          }
        }
      }
    }
    for constraint in outline.constraints {
      let own = constraint.ordered
      let key = "\(constraint.relationKey) \(own.relation) \(own.constant) \(own.priority)"
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(
        Twin(id: constraint.id, installed: (installed[constraint.id] ?? []).sorted()))
    }
  }

  /// Returns the ids that these constraints have in an older revision, where they are others there: of
  /// twins, those that are installed in the same size classes belong together.
  func names(in older: ConstraintTwins) -> [String: String] {
    var names: [String: String] = [:]
    for key in keys {
      guard var new = groups[key], var old = older.groups[key] else { continue }
      func pair(_ belong: (Twin, Twin) -> Bool) {
        new.removeAll { twin in
          guard let place = old.firstIndex(where: { belong($0, twin) }) else { return false }
          let other = old.remove(at: place)
          if other.id != twin.id { names[twin.id] = other.id }
          return true
        }
      }
      pair { $0.id == $1.id && $0.installed == $1.installed }
      pair { $0.installed == $1.installed }
      pair { $0.id == $1.id }
      pair { _, _ in true }
    }
    return names
  }
}
