import Checking
import Documents
import Goldens
import Localization
import Rendering
import Scenes
import Workspace

extension SessionReview {
  /// Compares two revisions of the scenes in a file.
  func scene(
    _ pair: FileRevisions, _ before: FileRevision, _ after: FileRevision
  ) throws -> Found {
    let older = try reader(of: before).read(before.bytes, path: before.path).subjects.get()
    let newer = try reader(of: after).read(after.bytes, path: after.path).subjects.get()
    var tally = VariantTally()
    for subject in newer {
      guard let other = older.first(where: { $0.part == subject.part }) else { continue }
      let variants = try variants([subject], of: pair)
      for variant in variants {
        let first = try layOut(other, as: variant, before.files)
        let second = try layOut(subject, as: variant, after.files)
        let compared = Compared(second.causes(since: first), second.moves(since: first))
        tally.add(
          scene: subject.part ?? "", variant: variant.name, of: variants.count,
          words: compared.words, json: compared.json)
        guard !compared.words.isEmpty else { continue }
        var check = check(of: pair, scene: subject.part ?? "", variant)
        check.causes = compared.causes
        try keep(check, from: first.scene, to: second.scene)
      }
    }
    var found = Found(groups: tally.groups, json: tally.json)
    if found.groups.isEmpty, !pair.hasEqualBytes {
      found.note = "no frame changed: the scene says the same in other words"
    }
    return found
  }

  /// Lays a scene out; what it names is read meanwhile, and described.
  private func layOut(
    _ subject: SceneSubject, as variant: Variant, _ files: WorkspaceFiles?
  ) throws -> SceneRevision {
    try (files ?? session.files).tracing {
      Result { () throws(SceneErrors) in
        SceneRevision(try subject.layOut(with: renderer, as: variant))
      }
    }.result.get()
  }

  /// What differs between two revisions of a scene.
  private struct Compared {
    let causes: [Cause]
    let layout: LayoutDifference?

    init(_ causes: [Cause], _ layout: LayoutDifference?) {
      // A file of strings is a cause where a text is another, not in each language of the scene.
      let hasTexts = layout?.texts.isEmpty == false
      self.causes = causes.filter {
        hasTexts || $0.kind != .file || !StringTable.isNamed($0.subject)
      }
      self.layout = layout
    }

    private var moves: [LayoutDifference.MovedView] { layout?.moved ?? [] }

    /// The texts that read differently because a file does; others the causes tell.
    private var texts: [String] {
      causes.allSatisfy(\.isShared) ? (layout?.texts ?? []).map(\.words) : []
    }

    var words: [String] {
      causes.map(\.words) + texts + moves.map { "'\($0.view)' \(Self.verb($0))" }
    }

    var json: [JSON] {
      causes.map { .object(["kind": .string($0.kind.rawValue), "words": .string($0.words)]) }
        + texts.map { .object(["kind": .string("text"), "words": .string($0)]) }
        + moves.map { move in
          .object([
            "kind": .string("frame"), "id": .string(move.view), "words": .string(Self.verb(move)),
          ])
        }
    }

    private static func verb(_ move: LayoutDifference.MovedView) -> String {
      RevisionFinding.verb(from: move.before, to: move.after)
    }
  }
}
