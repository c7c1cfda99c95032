import Controls
import Geometry
import Rendering

/// The views of a layout as reports show them.
struct ShownViews {
  let scene: LaidOutScene
  let layout: LayoutResult

  /// Returns the views under a region: first the one that contains all of it, then the topmost
  /// ones.
  func under(_ region: PictureDifference.Region) -> [String] {
    let scale = layout.scale
    let (left, top) = (Double(region.x) / scale, Double(region.y) / scale)
    let (right, bottom) = (
      Double(region.x + region.width) / scale, Double(region.y + region.height) / scale
    )
    // A frame that falls between device pixels is painted up to half a pixel beyond its edges.
    let slack = 1 / scale
    let box = Rect(x: left, y: top, width: right - left, height: bottom - top)
    let holder = layout.deepestView(holding: box, slack: slack)
    var others: [String] = []
    for view in layout.views where !view.isHidden {
      let frame = view.absoluteFrame
      guard !frame.contains(box, tolerance: slack) else { continue }
      if frame.minX < right, frame.maxX > left, frame.minY < bottom, frame.maxY > top {
        others.insert(view.id, at: 0)
      }
    }
    return (holder.map { [$0.id] } ?? []) + others.prefix(5)
  }

  /// The regions of a difference with the views under each.
  func naming(_ difference: PictureDifference?) -> PictureDifference? {
    guard var difference else { return nil }
    for index in difference.regions.indices {
      difference.regions[index].views = under(difference.regions[index])
    }
    return difference
  }

  /// Returns the views for a report, with their recorded places.
  func compared(recorded text: String?) -> [ComparedView] {
    var places: [[RecordedLayout.Step]: RecordedLayout.Item] = [:]
    for item in text.flatMap(RecordedLayout.init)?.views ?? [] { places[item.path] = item }
    var constraints: [String: [String]] = [:]
    for constraint in ConstraintText.all(in: scene.root) {
      for item in Set(constraint.items) {
        constraints[item, default: []].append(constraint.description)
      }
    }
    var walk = RecordedLayout.Walk()
    return layout.views.map { view in
      let path = walk.path(to: view.label, depth: view.depth) ?? []
      let frames = path.indices.map { places[Array(path[...$0])]?.frame }
      let recorded = frames.last?.map { own in
        frames.dropLast().reduce(own) { frame, outer in
          frame.offsetBy(dx: outer?.minX ?? 0, dy: outer?.minY ?? 0)
        }
      }
      return ComparedView(
        id: view.id, name: view.name, path: view.path, type: view.kind.rawValue,
        frame: view.absoluteFrame, recordedFrame: recorded, text: view.text?.text,
        constraints: constraints[view.id] ?? [])
    }
  }
}

extension LayoutResult {
  /// Returns the smallest shown view whose frame holds a box in the canvas's coordinates, of several
  /// the topmost; nil if there is none.
  ///
  /// - Parameter slack: how far the box may reach beyond the frame, in points.
  func deepestView(holding box: Rect, slack: Double) -> LaidOutView? {
    var holder: (view: LaidOutView, area: Double)?
    for view in views where !view.isHidden {
      let frame = view.absoluteFrame
      let area = frame.width * frame.height
      guard frame.contains(box, tolerance: slack), area <= holder?.area ?? .infinity else {
        continue
      }
      holder = (view, area)
    }
    return holder?.view
  }
}
