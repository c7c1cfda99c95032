import AutoLayout
import Controls
import Geometry
import Rendering
import Typesetting

/// The siblings of a layout of which one hides what the other shows: two texts in the same place, or a
/// text or control behind something opaque, or one over the words of a bar.
struct CoveredSiblings: Sendable {
  /// The pairs, by their ids; used only for lookup.
  let pairs: Set<OverlappingSiblings>
  /// Those of which the later one hides the whole earlier one.
  let hidden: Set<OverlappingSiblings>

  /// Letters that only touch can be read.
  private static let leastShared = Size(width: 2, height: 4)

  /// Finds them among the siblings that overlap.
  init(_ scene: LaidOutScene, _ views: [CheckedView], among search: OverlapSearch) {
    let found = search.pairs.filter { pair in
      views[pair.first].isContent
        || views[pair.first].laidOut.kind.isBar && views[pair.second].isContent
    }
    guard !found.isEmpty else {
      (pairs, hidden) = ([], [])
      return
    }
    var all: [View] = []
    scene.root.forEachDescendant { all.append($0) }
    var inks: [String: Rect] = [:]
    let bars = Set(views.filter(\.laidOut.kind.isBar).map(\.id))
    var words: [String: [Rect]] = [:]
    for ink in PaintedInk.all(in: scene) {
      let id = ink.view.sceneID
      if bars.contains(id) { words[id, default: []].append(ink.rect) }
      guard ink.kind == .text, ink.view is Label else { continue }
      inks[id] = inks[id].map { $0.union(ink.rect) } ?? ink.rect
    }
    var (pairs, hidden): (Set<OverlappingSiblings>, Set<OverlappingSiblings>) = ([], [])
    for pair in found {
      let (first, second) = (views[pair.first], views[pair.second])
      let names = OverlappingSiblings(first.id, second.id)
      if let one = inks[first.id], let other = inks[second.id],
        let shared = one.intersection(other), shared.width > Self.leastShared.width,
        shared.height > Self.leastShared.height
      {
        pairs.insert(names)
      }
      // What code shows and hides lies over one another in a document.
      guard !scene.subject.isDocument else { continue }
      let hides = words[first.id]?.contains { word in
        second.absoluteAlignmentRect.intersection(word).map {
          $0.width > Self.leastShared.width && $0.height > Self.leastShared.height
        } ?? false
      }
      if hides == true { pairs.insert(names) }
      guard first.isContent, all.indices.contains(pair.second), all[pair.second].isOpaque,
        second.absoluteAlignmentRect.contains(first.absoluteAlignmentRect),
        !second.isTransformed, !first.isTransformed
      else { continue }
      pairs.insert(names)
      hidden.insert(names)
    }
    (self.pairs, self.hidden) = (pairs, hidden)
  }
}

extension View {
  /// Whether nothing behind its bounds can be seen.
  fileprivate var isOpaque: Bool {
    guard alpha >= 1, let view = asPaintable, view.layer.cornerRadius == 0 else { return false }
    return (view.layer.background?.alpha ?? 0) >= 1
  }
}

extension ViewKind {
  /// Whether it is a bar with words of its own.
  fileprivate var isBar: Bool { [.navigationBar, .toolbar, .tabBar].contains(self) }
}
