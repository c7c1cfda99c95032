import Documents
import Rendering

extension GoldenHistory {
  /// The most layouts of a revision that are compared with those before it.
  private static let mostCompared = 4

  /// Returns why the goldens of a revision differ from those before it, each cause once, those of the scene
  /// itself before those of its variants; nothing for goldens that are new.
  package func changes(at revision: Revision) throws(GoldenError) -> [String] {
    guard let place = revisions.firstIndex(of: revision), place + 1 < revisions.count else {
      return []
    }
    let older = revisions[place + 1]
    var words: [String] = []
    for layout in try layouts(of: revision).prefix(Self.mostCompared) {
      guard let before = try text(of: layout, at: older),
        let after = try text(of: layout, at: revision)
      else { continue }
      let causes = try causes(before, after, of: layout, at: revision, before: older)
      words += causes.map(\.words).filter { !words.contains($0) }
    }
    return words
  }

  /// Returns the layouts of the variants of which anything has changed, that of the scene itself first.
  private func layouts(of revision: Revision) throws(GoldenError) -> [String] {
    var found: [String] = []
    for golden in revision.goldens {
      let stem =
        PathParts.isNamed(golden, ending: Self.layoutEnding)
        ? String(golden.dropLast(Self.layoutEnding.count))
        : golden.lastIndex(of: "@").map { String(golden[..<$0]) }
      if let stem, !found.contains(stem + Self.layoutEnding) {
        found.append(stem + Self.layoutEnding)
      }
    }
    return found.filter(Self.isFirst) + found.filter { !Self.isFirst($0) }
  }

  private static let layoutEnding = ".layout.txt"

  private static func isFirst(_ layout: String) -> Bool {
    PathParts.lastName(of: layout) == "default\(layoutEnding)"
  }

  private func causes(
    _ before: String, _ after: String, of layout: String, at revision: Revision,
    before older: Revision
  ) throws(GoldenError) -> [Cause] {
    let stated = PathParts.joined(OutputFile.parts(of: layout).folder, "scene.txt")
    let old = try text(of: stated, at: older).map { RecordedOutline($0).entries }
    let new = try text(of: stated, at: revision).map { RecordedOutline($0).entries }
    let difference = try LayoutComparison.compare(
      expected: before, actual: after, path: layout, older: .former)
    // What only paints is a cause where pixels differ, whatever they are.
    let size = PictureDifference.PixelSize(width: 1, height: 1)
    let picture = PictureDifference(
      expectedSize: size, actualSize: size, unequal: 1, ratio: 1, cluster: 1, distance: 1,
      expectedHash: "", actualHash: "")
    guard difference != nil || revision.changesPicture, let now = RecordedLayout(after) else {
      return []
    }
    return DifferenceExplanation(
      before: new == nil ? nil : old, after: new ?? [], layout: difference,
      picture: revision.changesPicture ? picture : nil, isOwnOutline: Self.isFirst(layout),
      names: ViewNames(RecordedLayout(before), now), older: .former
    ).causes.filter { $0.kind != .pixels }
  }

  private func text(of golden: String, at revision: Revision) throws(GoldenError) -> String? {
    guard let bytes = try bytes(of: golden, at: revision),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return text.replacing("\r\n", with: "\n")
  }
}
