import Controls
import Documents

extension SceneRemarks {
  /// Remarks about keys of a collection that belong to the other kind of layout.
  func ignoredListKeys(of view: SceneView) -> [Diagnostic] {
    guard view.kind == .collectionView else { return [] }
    let own = view.attributes
    let sections = view.sections.map { ($0.attributes, own.replaced(by: $0.attributes)) }
    let all = view.sections.isEmpty ? [own] : sections.map(\.1)
    return remarks(about: own, in: all, of: view)
      + sections.flatMap { stated, whole in remarks(about: stated, in: [whole], of: view) }
  }

  /// Returns remarks about those keys that have no effect in any of the layouts.
  private func remarks(
    about attributes: [StatedAttribute], in layouts: [[StatedAttribute]], of view: SceneView
  ) -> [Diagnostic] {
    attributes.compactMap { attribute in
      guard let words = attribute.value.words,
        layouts.allSatisfy({
          $0.isCompositional != words.isForGroups
        })
      else { return nil }
      return scene.diagnostic(
        .warning, .ignoredKey,
        "'\(attribute.key)' of '\(view.id)' has no effect: \(words.reason)", at: attribute.place,
        hint: words.hint)
    }
  }
}

extension [StatedAttribute] {
  /// Whether they describe a compositional layout.
  fileprivate var isCompositional: Bool {
    contains { attribute in
      switch attribute.value {
      case .listItem, .listGroup: true
      case .orthogonalScrolling(let behavior): behavior != .none
      default: false
      }
    }
  }
}

extension ViewAttribute {
  /// Which of the two kinds of layout the key is for, why it has no effect in the other, and what has
  /// one there; nil for a key of both.
  fileprivate var words: (isForGroups: Bool, reason: String, hint: Hint)? {
    let isGrouped = "the layout is compositional"
    return switch self {
    case .itemSize:
      (false, isGrouped, "state the size under 'item': 'item: { width: 50, height: 50 }'")
    case .minimumLineSpacing: (false, isGrouped, "use 'groupSpacing'")
    case .minimumInteritemSpacing: (false, isGrouped, "use 'spacing' under 'group'")
    case .groupSpacing: (true, "a flow layout has no groups", "use 'minimumLineSpacing'")
    default: nil
    }
  }
}
