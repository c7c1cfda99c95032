import AutoLayout
import Documents
import Geometry

/// The insets of nibs' roots.
extension CanvasInsets {
  /// The insets of a root without a controller.
  ///
  /// From Xcode 9, a nib's view represents a screen, and so do tall collection cells in recorded
  /// frames; from Xcode 11 small ones do, too, as small views of a free size.
  var looseRootInsets: EdgeInsets {
    guard document.era.hasSafeAreas, representsScreen else { return .zero }
    var insets = recordedBands
    let isPhone = device.hasHomeButton && !device.isPad
    if document.era.leavesWideRootsBare, isPhone, size.width > 414 { insets.top = 0 }
    if isFreeform, replacesHomeIndicator || endsWithSafeArea { insets.bottom = 0 }
    if isFreeform || isCollectionPart, !addsPortrait {
      let part = partialInsets
      insets = EdgeInsets(
        top: min(insets.top, part.top), left: insets.left, bottom: min(insets.bottom, part.bottom),
        right: insets.right)
    }
    insets.top += height(bars.top)
    if isTopAside, missingHeight >= insets.top - 1 { insets.top = 0 }
    return insets
  }

  /// Whether the canvas simulates something at the bottom instead of the home indicator, which is
  /// recorded even where the absence of a bar is simulated.
  private var replacesHomeIndicator: Bool {
    guard let metrics = tree.root.child(key: "simulatedBottomBarMetrics") else { return false }
    return !(areRecorded && metrics.name == "nil")
  }

  /// Whether the recorded frame of what is pinned to the safe area's bottom says that the root ends there, too.
  private var endsWithSafeArea: Bool {
    guard let height = tree.root.recordedFrame?.height,
      let area = tree.root.guides.first(where: { $0.key == "safeArea" })?.id
    else { return false }
    let views = tree.root.framedChildren
    return NibRelation.all(of: tree.root).contains { relation in
      guard let second = relation.second, relation.relation == .equal, relation.priority >= 1000,
        relation.first.attribute == .bottom, second.attribute == .bottom,
        relation.items.contains(area),
        let view = views.first(where: { view in
          view["id"].map { $0 != area && relation.items.contains($0) } ?? false
        }), view["misplaced"] != "YES", let end = view.recordedFrame?.maxY
      else { return false }
      let constant = relation.first.id == area ? relation.constant : -relation.constant
      return abs(end + constant - height) < 0.5
    }
  }

  private var representsScreen: Bool {
    if tree.root.name == "view" { return !document.isStoryboard || addsPortrait }
    return areRecorded && isCollectionPart && (size.height >= 250 || document.era.hasSheets)
  }

  private var isCollectionPart: Bool {
    ["collectionViewCell", "collectionReusableView"].contains(tree.root.name)
  }
}
