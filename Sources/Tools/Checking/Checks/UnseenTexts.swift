import AutoLayout
import Controls
import Geometry
import Rendering
import Typesetting

/// Labels in the very colour that is behind them.
///
/// What an audit of accessibility measures needs a painted layout; here only what the tree makes likely is
/// looked at, which is nothing in nearly all layouts.
struct UnseenTexts {
  /// The colour of each such label and of what is behind it, by the label's id.
  private(set) var all: [(id: String, color: Color, ground: Color)] = []

  /// The greatest ratio of luminances at which nobody reads a text.
  private static let greatestRatio = 1.05

  init(_ scene: LaidOutScene) {
    var suspects: Set<String> = []
    func visit(_ view: View, on ground: Color?) {
      guard !view.isHidden, view.alpha > 0 else { return }
      let own = view.asPaintable?.layer.background
      let ground = own.map { $0.alpha >= 1 ? $0 : $0.alpha > 0 ? nil : ground } ?? ground
      if let label = view as? Label, let color = label.textContent.color, let ground,
        Contrast.ratio(Contrast.over(color, ground), ground) < Self.greatestRatio
      {
        suspects.insert(view.sceneID)
      }
      for subview in view.subviews { visit(subview, on: ground) }
    }
    visit(scene.root, on: scene.background)
    guard !suspects.isEmpty else { return }
    let inks = PaintedInk.all(in: scene)
    guard let ground = PaintedGround(scene, runs: (inks.map(\.run).max() ?? 0) + 1) else { return }
    for ink in inks where ink.kind == .text && suspects.contains(ink.view.sceneID) {
      guard let worst = ground.worst(behind: ink), worst.ratio < Self.greatestRatio else {
        continue
      }
      all.append((ink.view.sceneID, worst.ink, worst.ground))
    }
  }
}
