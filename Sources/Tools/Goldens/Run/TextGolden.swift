/// A text of a variant as it is now, and its golden.
struct TextGolden {
  let content: GoldenStore.Content
  let actual: String
  /// The golden; nil if there is none.
  let recorded: String?

  /// Whether there is a golden, which differs.
  var isChanged: Bool { recorded != nil && recorded != actual }

  /// Returns the texts that a variant is compared by: those that are kept, and what is read wherever
  /// that has been recorded.
  ///
  /// - Parameter ignoresDamage: whether a golden that can't be used counts as missing.
  static func all(
    of golden: GoldenCase, _ current: CurrentResult, in store: GoldenStore,
    ignoresDamage: Bool = false
  ) throws -> [TextGolden] {
    var texts: [TextGolden] = []
    let kinds: [(GoldenStore.Content, GoldenCase.Texts)] = [
      (.layout, .layout), (.accessibility, .accessibility),
    ]
    for (content, kept) in kinds {
      let isKept = golden.texts.contains(kept)
      guard isKept || content == .accessibility else { continue }
      let path = try store.path(scene: golden.scene, variant: golden.variant, content)
      let recorded: String?
      do {
        recorded = try GoldenFile.layout(path)
      } catch {
        if !ignoresDamage { throw error }
        recorded = nil
      }
      guard isKept || recorded != nil else { continue }
      texts.append(
        TextGolden(content: content, actual: try current.text(content), recorded: recorded))
    }
    return texts
  }

  /// Returns how the text differs from its golden; nil if it doesn't. Throws if the golden isn't such a
  /// text.
  func difference(path: String) throws(GoldenError) -> LayoutDifference? {
    guard let recorded else { return nil }
    return content == .accessibility
      ? try ReadingComparison.compare(expected: recorded, actual: actual, path: path)
      : try LayoutComparison.compare(expected: recorded, actual: actual, path: path)
  }
}

extension Check.Files {
  /// Names the files of a text.
  mutating func add(
    _ content: GoldenStore.Content, expected: String?, actual: String?, difference: String?
  ) {
    if content == .accessibility {
      (expectedAccessibility, actualAccessibility) = (expected, actual)
      accessibilityDifference = difference
    } else {
      (expectedLayout, actualLayout, layoutDifference) = (expected, actual, difference)
    }
  }
}
