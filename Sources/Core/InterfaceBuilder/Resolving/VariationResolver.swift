import Documents

/// Applies size-class variations, so that later stages don't see them, nor frames that are missing.
///
/// The default variation applies first, then those that match the size classes, the less specific
/// before the more specific (later ones win). A canvas without size classes has only defaults.
struct VariationResolver {
  let sizeClass: SizeClasses?

  /// Returns the element and its descendants with matching attributes set and excluded members
  /// removed.
  func resolve(_ element: XMLElement) -> XMLElement {
    var resolved = element
    let variations = applicable(element)
    for variation in variations {
      for attribute in variation.attributes where attribute.name != "key" {
        resolved.set(attribute.name, to: attribute.value)
      }
      for replacement in variation.children where replacement.name != "mask" {
        replace(replacement, in: &resolved)
      }
    }
    for index in resolved.children.indices {
      let list = resolved.children[index]
      let excluded = excludedMembers(of: list.name, variations)
      if !excluded.isEmpty {
        resolved.children[index].children.removeAll { excluded.contains($0["id"] ?? "") }
      }
    }
    resolved.children.removeAll { $0.name == "variation" }
    takePicture(of: &resolved)
    resolved.children = resolved.children.map(resolve)
    return FrameCompletion.completed(resolved)
  }

  /// Writes an `<imageReference>` as the attributes that older documents have in its place.
  private func takePicture(of element: inout XMLElement) {
    let isPicture = { (child: XMLElement) in
      child.name == "imageReference" && child["key"] == "image"
    }
    guard let reference = element.children.first(where: isPicture) else { return }
    for name in ["image", "catalog", "symbolScale", "renderingMode"] {
      if let value = reference[name] { element.set(name, to: value) }
    }
    element.children.removeAll(where: isPicture)
  }

  private func applicable(_ element: XMLElement) -> [XMLElement] {
    let matching = element.children.enumerated().compactMap {
      index, child -> (Int, Int, XMLElement)? in
      guard child.name == "variation", let key = child["key"] else { return nil }
      let specificity = sizeClass.map { $0.specificity(of: key) } ?? (key == "default" ? 0 : nil)
      return specificity.map { ($0, index, child) }
    }
    return matching.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// Returns the ids that a list excludes; the last variation that mentions a member decides.
  private func excludedMembers(of list: String, _ variations: [XMLElement]) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations {
      for mask in variation.children where mask.name == "mask" && mask["key"] == list {
        for member in mask.children {
          guard let id = member["reference"] else { continue }
          if member.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
    return excluded
  }

  private func replace(_ replacement: XMLElement, in element: inout XMLElement) {
    if let index = element.children.firstIndex(where: { $0["key"] == replacement["key"] }) {
      element.children[index] = replacement
    } else {
      element.children.append(replacement)
    }
  }
}
