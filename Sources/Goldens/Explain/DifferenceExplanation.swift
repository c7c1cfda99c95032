import Diagnosis
import Scenes

/// Says why a check fails: what the scene states otherwise, else what the program makes otherwise,
/// else what is seen.
struct DifferenceExplanation {
  let before: [OutlineEntry]?
  let after: [OutlineEntry]
  let layout: LayoutDifference?
  let picture: PictureDifference?
  /// Whether the outline was recorded from this very variant: another one may have other
  /// constraints in force.
  let isOwnOutline: Bool

  /// The causes, the surest first; never empty for something that differs.
  var causes: [Cause] {
    let stated = stated
    if !stated.isEmpty { return stated + texts }
    if !made.isEmpty { return made + texts }
    return texts.isEmpty ? seen : texts
  }

  /// What the scene states otherwise, as far as it is about views that differ.
  private var stated: [Cause] {
    guard let before else { return [] }
    let touched = touchedViews
    func isTouched(_ change: OutlineComparison.Change) -> Bool {
      change.views.isEmpty || change.views.contains(where: touched.contains)
    }
    // Of strings the texts tell what changed; a file that no view shows otherwise is not a cause.
    let changes = OutlineComparison(before: before, after: after).stated.filter { change in
      change.cause.kind != .file || (!change.cause.isOfStrings && isTouched(change))
    }
    let relevant = changes.filter(isTouched)
    return (relevant.isEmpty ? changes : relevant).map(\.cause)
  }

  /// What the program makes otherwise of a scene that is as recorded.
  private var made: [Cause] {
    guard let before else { return [] }
    let causes = OutlineComparison(before: before, after: after).laid.map(\.cause)
    return isOwnOutline ? causes : causes.filter { $0.before != nil && $0.after != nil }
  }

  private var touchedViews: Set<String> {
    Set((layout?.views ?? []) + (picture?.regions ?? []).flatMap(\.views))
  }

  private var texts: [Cause] {
    let source = changedStrings
    return (layout?.texts ?? []).map { text in
      let aside = text.kind == .reading ? source.map { "; the file '\($0)' has changed" } : nil
      return Cause(.text, subject: text.view, words: text.words + (aside ?? ""))
    }
  }

  /// The file of strings that is another than when the goldens were recorded; nil for none, and for
  /// several, of which nobody knows which holds a text.
  private var changedStrings: String? {
    guard let before else { return nil }
    let files = OutlineComparison(before: before, after: after).stated.map(\.cause)
      .filter { $0.kind == .file && $0.isOfStrings && $0.before != nil && $0.after != nil }
    return files.count == 1 ? files[0].subject : nil
  }

  /// What differs to the eye, where nothing says why.
  private var seen: [Cause] {
    let asRecorded = before == nil ? "" : ", though the scene is as recorded"
    if let moved = layout?.moved, let first = moved.first {
      let others = moved.count == 1 ? "" : " and \(moved.count - 1) more"
      let verb = moved.count == 1 ? "has" : "have"
      return [
        Cause(
          .frames, subject: first.view,
          words: "'\(first.view)'\(others) \(verb) moved\(asRecorded)")
      ]
    }
    if let others = layout?.others, !others.isEmpty {
      return others.map { Cause(.views, subject: $0.view, words: $0.words) }
    }
    guard let picture else { return [] }
    if picture.expectedSize != picture.actualSize {
      return [Cause(.pixels, words: "the picture has a different size\(asRecorded)")]
    }
    let view = picture.regions.first?.views.first
    let place = view.map { " of '\($0)'" } ?? ""
    return [
      Cause(.pixels, subject: view ?? "", words: "pixels\(place) differ\(asRecorded)")
    ]
  }
}

extension Cause {
  /// Whether it is about a file of strings.
  fileprivate var isOfStrings: Bool {
    [".strings", ".stringsdict", ".xcstrings"].contains { subject.hasSuffix($0) }
  }
}
