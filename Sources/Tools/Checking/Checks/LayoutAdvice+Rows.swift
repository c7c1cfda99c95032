import AutoLayout
import Controls
import Documents
import Geometry
import Rendering
import Scenes

extension LayoutAdvice {
  /// Returns edits that let the row grow that a view is in: its fixed height becomes a minimum, or gives way
  /// to what is in it; that of a row drawn on its own follows from its content.
  func growing(row: CheckedView) -> [Advice] {
    guard row.parent != nil else { return fittingCanvas }
    return minimum(row, .height) + layout.constraints.yielding(row.id, .height)
  }

  /// Returns edits that let a view of a fixed height grow with its text, and the row around it, from whose
  /// lower edge it stays as far away as it is.
  func growingWithRow(_ view: CheckedView) -> [Advice] {
    guard let row = view.parent.map({ layout.views[$0] }), row.laidOut.kind != .stackView,
      !layout.constraints.naming(view.id).contains(where: {
        $0.partner(of: view.id) == row.id && $0.isTied(to: view.id, at: .bottom)
      })
    else { return [] }
    let (known, outer) = (base.view(view.id) ?? view, base.view(row.id) ?? row)
    let distance = outer.laidOut.alignmentRect.height - known.laidOut.alignmentRect.maxY
    guard distance >= 0 else { return [] }
    let space = distance == 0 ? "" : " - \(distance.rounded3)"
    let rows = growing(row: row)
    return minimum(view, .height).flatMap { own in
      adding("\(view.name).bottom == \(row.name).bottom\(space)", around: view).flatMap { tie in
        rows.map { row in
          var advice = own.and(tie).and(row)
          // Rounded heights of texts are not those that somebody wrote.
          advice.mayMove = true
          return advice
        }
      }
    }
  }

  /// The edit that makes the canvas as high as its content, alone and no lower than it is; none for a
  /// screen, which has the height that it has.
  var fittingCanvas: [Advice] {
    guard let scene = layout.subject as? Scene, scene.example == nil, scene.canvas.device == nil,
      case .points(let height)? = scene.canvas.height, height <= Self.highestRow,
      let place = scene.canvas.place, let root = layout.views.first
    else { return [] }
    let fit = Advice(
      "let the canvas be as high as its content", [.set(["height"], "fit", of: place)],
      edit: "height: fit")
    return [fit]
      + adding("\(root.name).height >= \(height.rounded3)", around: root).map { fit.and($0) }
  }

  /// The greatest height of a canvas that is taken for a row's, in points: lower than any screen.
  private static var highestRow: Double { 160 }
}
