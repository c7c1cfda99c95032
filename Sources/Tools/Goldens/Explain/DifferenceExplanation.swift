import Scenes

/// Explains why a check fails: by what the scene states differently, else by what the program
/// makes of it differently, else by what is visible.
struct DifferenceExplanation {
  let before: [OutlineEntry]?
  let after: [OutlineEntry]
  let layout: LayoutDifference?
  let picture: PictureDifference?
  /// Whether the outline was recorded from this very variant; other variants may have other
  /// constraints in force.
  let isOwnOutline: Bool
  /// What sentences call views.
  var names = ViewNames()
  /// What the older of two values is.
  var older = OlderValue.recorded

  /// The causes, most certain first; never empty if something differs.
  var causes: [Cause] {
    let stated = stated
    if !stated.isEmpty { return stated + texts }
    if !made.isEmpty { return made + texts }
    return texts.isEmpty ? seen : texts
  }

  /// What the scene states differently, limited to views that differ.
  private var stated: [Cause] {
    guard let before = recorded else { return [] }
    let touched = touchedViews
    func isTouched(_ change: OutlineComparison.Change) -> Bool {
      change.views.isEmpty || change.views.contains(where: touched.contains)
    }
    // For files of strings, the texts show what changed; a file that changes no view's appearance
    // is not a cause.
    let changes = OutlineComparison(before: before, after: after, names: names, older: older).stated
      .filter {
        change in
        // What only paints moves nothing: where no pixels differ it isn't a cause.
        if picture == nil, layout?.isOfReading != true, change.cause.onlyPaints { return false }
        return change.cause.kind != .file || (!change.cause.isOfStrings && isTouched(change))
      }
    let relevant = changes.filter(isTouched)
    return (relevant.isEmpty ? changes : relevant).map(\.cause)
  }

  /// What the program makes differently of a scene that is as recorded.
  private var made: [Cause] {
    guard let before = recorded else { return [] }
    let causes = OutlineComparison(before: before, after: after, names: names, older: older).laid
      .map(\.cause)
    return isOwnOutline ? causes : causes.filter { $0.before != nil && $0.after != nil }
  }

  /// What was recorded, in the names of now.
  private var recorded: [OutlineEntry]? { before.map(names.renamed) }

  private var touchedViews: Set<String> {
    let ids = (layout?.views ?? []) + (picture?.regions ?? []).flatMap(\.views)
    return Set(ids + ids.map { names[$0] })
  }

  private var texts: [Cause] {
    let source = changedStrings
    return (layout?.texts ?? []).map { text in
      let aside = text.kind == .reading ? source.map { "; the file '\($0)' has changed" } : nil
      return Cause(.text, subject: text.view, words: text.words + (aside ?? ""))
    }
  }

  /// The file of strings that has changed since the goldens were recorded; nil if there is none,
  /// or if there are several, because nothing says which of them holds a text.
  private var changedStrings: String? {
    guard let before else { return nil }
    let files = OutlineComparison(before: before, after: after, names: names, older: older).stated
      .map(\.cause)
      .filter { $0.kind == .file && $0.isOfStrings && $0.before != nil && $0.after != nil }
    return files.count == 1 ? files[0].subject : nil
  }

  /// The visible differences, for when nothing explains them.
  private var seen: [Cause] {
    let asRecorded = before == nil ? "" : ", though the scene is as recorded"
    if let moved = layout?.moved, let first = moved.first {
      let others = moved.count == 1 ? "" : " and \(moved.count - 1) more"
      let verb = moved.count == 1 ? "has" : "have"
      return [
        Cause(
          .frames, subject: first.view,
          words: "'\(first.name)'\(others) \(verb) moved\(asRecorded)")
      ]
    }
    if let others = layout?.others, !others.isEmpty {
      return others.map {
        Cause($0.kind.isOfReading ? .accessibility : .views, subject: $0.view, words: $0.words)
      }
    }
    guard let picture else { return [] }
    if picture.expectedSize != picture.actualSize {
      return [Cause(.pixels, words: "the picture has a different size\(asRecorded)")]
    }
    let view = picture.regions.first?.views.first
    let place = view.map { " of '\(names[$0])'" } ?? ""
    return [
      Cause(.pixels, subject: view ?? "", words: "pixels\(place) differ\(asRecorded)")
    ]
  }
}

extension Cause {
  /// Whether the cause is a file of strings.
  fileprivate var isOfStrings: Bool {
    [".strings", ".stringsdict", ".xcstrings"].contains { subject.hasSuffix($0) }
  }

  /// Whether the cause can change pixels but no frame and no text.
  fileprivate var onlyPaints: Bool {
    guard let key else { return false }
    return switch kind {
    case .setting: SceneFormat.onlyPaints(keyOfScene: key)
    case .attribute: SceneFormat.onlyPaints(keyOfView: key)
    default: false
    }
  }
}
