package import AutoLayout
import Controls
package import Geometry
import Scenes
package import Typesetting

extension LaidOutScene {
  /// Lays out a tree of views made in code.
  ///
  /// - Parameters:
  ///   - size: the root's size in points; nil keeps the root's own size, or uses its compressed
  ///     fitting size if that is empty.
  ///   - scale: device pixels per point.
  ///   - fonts: the fonts for text; nil for blocks, which need no font.
  ///   - name: the file that makes the tree.
  package convenience init(
    tree view: View, size: Size?, scale: Double, fonts: FontLibrary?, name: String
  ) {
    let text: any TextDrawing = fonts.map { Typesetter(library: $0) } ?? BlockMeasurer()
    self.init(
      tree: view, size: size, scale: scale, text: text, surrounds: fonts != nil || scale != 2,
      name: name)
  }

  /// Lays out a tree of views made in code.
  ///
  /// - Parameters:
  ///   - text: the text system that measures and draws the tree's text.
  ///   - surrounds: whether the tree's controls get `text` and `scale`, or keep what they have.
  package convenience init(
    tree view: View, size: Size?, scale: Double, text: any TextDrawing, surrounds: Bool = true,
    name: String
  ) {
    if surrounds { view.surroundAll(with: ControlEnvironment(measurer: text, scale: scale)) }
    let own = view.bounds.width > 0 && view.bounds.height > 0
    let canvas = size ?? (own ? view.bounds.size : view.systemLayoutSizeFitting(.zero))
    view.frame = Rect(origin: .zero, size: canvas)
    view.layoutIfNeeded()
    self.init(
      subject: ViewSubject(name: name), variant: .default, root: view, size: canvas, scale: scale,
      background: SystemColor.systemBackground.resolved(in: .light), text: text)
  }
}

extension View {
  fileprivate func surroundAll(with environment: ControlEnvironment) {
    (self as? PaintedView)?.surround(with: environment)
    for subview in subviews { subview.surroundAll(with: environment) }
  }
}
