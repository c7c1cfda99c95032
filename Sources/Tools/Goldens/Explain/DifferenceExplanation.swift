import Localization
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
  /// The language that the variant shows; nil if it is not known.
  var language: String?
  /// What sentences call views.
  var names = ViewNames()
  /// What the older of two values is.
  var older = OlderValue.recorded

  /// The causes, most certain first; never empty if something differs.
  var causes: [Cause] {
    let stated = stated
    if !stated.isEmpty { return stated + texts(besides: stated) }
    if !made.isEmpty { return made + texts(besides: []) }
    let texts = texts(besides: [])
    if !texts.isEmpty { return texts }
    // Nothing that the scene is known to use of these files did; still they are all that changed.
    let files = comparison.map { $0.unexplained.map(\.cause) } ?? []
    return files.isEmpty ? seen : files
  }

  /// The comparison with what was recorded; nil if nothing was.
  private var comparison: OutlineComparison? {
    recorded.map { OutlineComparison(before: $0, after: after, names: names, older: older) }
  }

  /// What the scene states differently, limited to views that differ.
  private var stated: [Cause] {
    guard let comparison else { return [] }
    let touched = touchedViews
    func isTouched(_ change: OutlineComparison.Change) -> Bool {
      change.views.isEmpty || change.views.contains(where: touched.contains)
    }
    // For files of strings, the texts show what changed; a file that changes no view's appearance
    // is not a cause.
    let changes = comparison.stated.filter { change in
      // What only paints moves nothing: where no pixels differ it isn't a cause.
      if picture == nil, layout?.isOfReading != true, change.cause.onlyPaints { return false }
      return change.cause.kind != .file || (!change.cause.isOfStrings && isTouched(change))
    }
    let relevant = changes.filter(isTouched)
    return (relevant.isEmpty ? changes : relevant).map(\.cause)
  }

  /// What the program makes differently of a scene that is as recorded.
  private var made: [Cause] {
    guard let comparison else { return [] }
    let causes = comparison.laid.map(\.cause)
    return isOwnOutline ? causes : causes.filter { $0.before != nil && $0.after != nil }
  }

  /// What was recorded, in the names of now.
  private var recorded: [OutlineEntry]? { before.map(names.renamed) }

  private var touchedViews: Set<String> {
    let ids = (layout?.views ?? []) + (picture?.regions ?? []).flatMap(\.views)
    return Set(ids + ids.map { names[$0] })
  }

  /// The texts that differ, without those that one of the other causes already tells.
  private func texts(besides stated: [Cause]) -> [Cause] {
    let source = changedStrings
    // A text that reads differently is no consequence of a length or a colour that scenes share.
    let isApart = stated.allSatisfy { cause in
      cause.kind == .token || (cause.kind == .component && cause.key == nil)
    }
    return (layout?.texts ?? []).compactMap { text in
      guard text.kind == .reading else {
        return Cause(.text, subject: text.view, words: text.words)
      }
      guard !stated.contains(where: { $0.tells(text) }) else { return nil }
      let aside = source.map { "\(Cause.fileAside)'\($0)' has changed" }
      let isOwn =
        !stated.isEmpty && stated.allSatisfy(\.isShared) && (aside != nil || isApart)
      return Cause(
        .text, subject: text.view, key: isOwn ? "text" : nil, words: text.words + (aside ?? ""))
    }
  }

  /// The file of strings that has changed since the goldens were recorded; nil if there is none,
  /// or if there are several, because nothing says which of them holds a text.
  private var changedStrings: String? {
    guard let comparison else { return nil }
    let files = comparison.stated.map(\.cause).filter {
      $0.kind == .file && $0.isOfStrings && $0.before != nil && $0.after != nil
        && isShown($0.subject)
    }
    return files.count == 1 ? files[0].subject : nil
  }

  /// Whether the variant may show texts of a file of strings, as far as its language says.
  private func isShown(_ file: String) -> Bool {
    guard let language, let own = StringFiles.language(ofPath: file) else { return true }
    return (LocaleTag(language)?.localizations ?? []).contains(own) || language == own
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
  /// What stands between a text that reads differently and the file that holds it.
  fileprivate static let fileAside = "; the file "

  /// The words without the file that holds a text.
  package var wordsWithoutFile: String {
    guard kind == .text, let aside = words.ranges(of: Self.fileAside).last else { return words }
    return String(words[..<aside.lowerBound])
  }

  /// Whether the cause tells that a text reads differently.
  package func tells(_ text: LayoutDifference.Remark) -> Bool {
    guard kind == .attribute, subject == text.view, let after else { return false }
    return !after.isEmpty && text.words.contains(after)
  }

  /// Whether the cause is a file of strings.
  fileprivate var isOfStrings: Bool {
    [".strings", ".stringsdict", ".xcstrings"].contains { subject.hasSuffix($0) }
  }

  /// Whether the cause can change pixels but no frame and no text.
  fileprivate var onlyPaints: Bool {
    if kind == .token { return [before, after].allSatisfy { $0?.hasPrefix("#") == true } }
    if kind == .component, subject.hasPrefix("color ") { return true }
    guard let key else { return false }
    return switch kind {
    case .setting: SceneFormat.onlyPaints(keyOfScene: key)
    case .attribute: SceneFormat.onlyPaints(keyOfView: key)
    case .component:
      key.hasPrefix("view ")
        && SceneFormat.onlyPaints(keyOfView: String(key.split(separator: " ").last ?? ""))
    default: false
    }
  }
}
