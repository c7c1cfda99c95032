import Checking
import Documents
import InterfaceBuilder
import Localization
import Rendering
import Scenes
import Workspace

extension SessionReview {
  /// Compares files of strings key by key. What translates a document names its objects, and is followed
  /// by what it moves there.
  func strings(
    _ pair: FileRevisions, _ before: FileRevision, _ after: FileRevision
  ) throws -> Found {
    let changes = try catalog(after).changes(since: catalog(before))
    var found = Found()
    guard !changes.isEmpty else {
      found.note = "no text changed"
      return found
    }
    let translated = try translated(after)
    for change in changes {
      let (old, new) = DifferingPart.of(change.before ?? "", change.after ?? "")
      let subject =
        translated?.trees.first.flatMap { Self.subject(change.key, in: $0) }
        ?? "'\(change.key)'"
      let words =
        switch (change.before, change.after) {
        case (nil, _): "\(subject) is new: \"\(new)\""
        case (_, nil): "\(subject) is gone: \"\(old)\""
        default: "\(subject) is \"\(new)\", formerly \"\(old)\""
        }
      found.add(
        words, in: change.locale,
        .object([
          "kind": .string("text"), "locale": .string(change.locale), "key": .string(change.key),
          "before": .optional(change.before), "after": .optional(change.after),
          "words": .string(words),
        ]))
    }
    guard let translated else { return found }
    for locale in Set(changes.map(\.locale)).sorted() {
      for words in try effects(on: translated.trees, in: locale, before, after) {
        let sentence = "in \(OutputFile.parts(of: translated.path).name): \(words)"
        found.add(
          sentence, in: locale, .object(["kind": .string("frame"), "words": .string(sentence)]))
      }
    }
    return found
  }

  private func catalog(_ revision: FileRevision) throws -> StringCatalog {
    guard let text = StringFiles.utf8(revision.bytes) else {
      throw Failure("it is neither UTF-8, UTF-16 nor compiled strings", file: revision.path)
    }
    var catalog = StringCatalog()
    let reporter = Reporter(SourceFile(path: revision.path, bytes: text))
    _ = StringFiles.read(reporter, locale: nil, into: &catalog)
    guard !reporter.hasErrors else { throw SceneErrors(reporter.sorted) }
    return catalog
  }

  // MARK: Documents

  /// Returns the document whose texts a file of strings translates, as it is now; nil if there is none.
  private func translated(_ revision: FileRevision) throws -> (path: String, trees: [NibScene])? {
    guard let path = NibStrings.document(of: revision.path),
      let bytes = try? FileBytes.readFromDisk(path), FileRevisions.isDocument(bytes),
      let trees = try? reader(of: revision).trees(of: bytes, path: path)
    else { return nil }
    return (path, trees)
  }

  /// Returns what a key of a document's strings is the text of: `the normal title of payButton`; nil if
  /// the document has no such object.
  private static func subject(_ key: String, in tree: NibScene) -> String? {
    let parts = key.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let name = tree.names[String(parts[0])] else { return nil }
    return "the \(NibNames.words(String(parts[1]))) of \(name.spoken)"
  }

  /// Returns the consequences of a language's strings for the trees of a document.
  private func effects(
    on trees: [NibScene], in locale: String, _ before: FileRevision, _ after: FileRevision
  ) throws -> [String] {
    let variant = Variant(name: locale, values: [.locale(locale)])
    let files = session.files
    let (older, newer) = (before.files ?? files, after.files ?? files)
    return try TranslationEffects(
      trees,
      before: { [renderer] tree throws(SceneErrors) in
        try older.tracing {
          Result { () throws(SceneErrors) in try renderer.layOut(tree, variant).placedViews }
        }.result.get()
      },
      after: { [renderer] tree throws(SceneErrors) in
        try newer.tracing {
          Result { () throws(SceneErrors) in try renderer.layOut(tree, variant).placedViews }
        }.result.get()
      }
    ).sentences
  }
}

extension SessionReview.Found {
  /// Adds a sentence under the name of a scene or a language.
  fileprivate mutating func add(_ words: String, in scene: String, _ finding: JSON) {
    if groups.last?.scene != scene, !groups.contains(where: { $0.scene == scene }) {
      groups.append((scene, []))
    }
    if let place = groups.firstIndex(where: { $0.scene == scene }) {
      groups[place].words.append(words)
    }
    json.append(finding)
  }
}
