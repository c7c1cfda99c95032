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
  /// A label that nobody reads.
  struct Unseen: Sendable {
    /// The label's id.
    let id: String
    /// The colour of the text, and of what is behind it.
    let color: Color, ground: Color
    /// The view whose background that is, if the label has no colour of its own; nil otherwise.
    let holder: String?
  }

  /// The labels in the order in which they are painted.
  private(set) var all: [Unseen] = []

  /// The greatest ratio of luminances at which nobody reads a text.
  private static let greatestRatio = 1.05

  init(_ scene: LaidOutScene) {
    var suspects: [String: String?] = [:]
    func visit(_ view: View, on ground: Color?, of holder: String?) {
      guard !view.isHidden, view.alpha > 0 else { return }
      let own = view.asPaintable?.layer.background
      let holder = (own?.alpha ?? 0) >= 1 ? view.sceneID : holder
      let ground = own.map { $0.alpha >= 1 ? $0 : $0.alpha > 0 ? nil : ground } ?? ground
      if let label = view as? Label, let ground,
        case let color = label.textContent.color ?? label.environment.color(.label),
        Contrast.ratio(Contrast.over(color, ground), ground) < Self.greatestRatio
      {
        suspects[view.sceneID] = .some(label.textContent.color == nil ? holder : nil)
      }
      for subview in view.subviews { visit(subview, on: ground, of: holder) }
    }
    visit(scene.root, on: scene.background, of: nil)
    guard !suspects.isEmpty else { return }
    let inks = PaintedInk.all(in: scene)
    guard let ground = PaintedGround(scene, runs: (inks.map(\.run).max() ?? 0) + 1) else { return }
    for ink in inks where ink.kind == .text {
      guard let holder = suspects[ink.view.sceneID], let worst = ground.worst(behind: ink),
        worst.ratio < Self.greatestRatio
      else {
        continue
      }
      all.append(
        Unseen(id: ink.view.sceneID, color: worst.ink, ground: worst.ground, holder: holder))
    }
  }
}
