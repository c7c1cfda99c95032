package import Rendering
import Scenes

extension RecordedOutline {
  /// Records what a laid-out scene states, its files, and its constraints as they were made.
  package init(of scene: LaidOutScene, fingerprints: inout FileFingerprints) {
    var entries: [OutlineEntry] = []
    // A scene states its constraints in its own words. For documents and views made in code, the
    // constraints that were made are what the author stated.
    let kind: OutlineEntry.Kind
    if let own = scene.subject as? Scene {
      kind = .laid
      entries = SceneOutline.entries(of: own)
      let stated = Set(own.statedFiles)
      entries += own.files.map { file in
        let digits = (fingerprints.fingerprint(of: file.path) ?? "missing").prefix(16)
        return OutlineEntry(
          .file, subject: file.name,
          value: digits + (stated.contains(file.name) ? RecordedOutline.byParts : ""))
      }
    } else {
      kind = .constraint
      entries = ViewLooks.entries(of: scene.root)
    }
    entries += ConstraintText.all(in: scene.root).map {
      OutlineEntry(kind, subject: $0.identifier ?? "", value: $0.equation)
    }
    self.init(entries: entries)
  }
}
