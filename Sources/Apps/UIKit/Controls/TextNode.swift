import AutoLayout
import Controls
import Geometry

/// The node of a view whose text appears in reports: a label, button, text field or text view.
final class TextNode: PlainNode, TextCarrying {
  /// The text of the owner's face.
  var textContent: TextContent {
    get { carrier?.textContent ?? TextContent() }
    set {}
  }

  func fittedText(in size: Size) -> FittedText? { carrier?.fittedText(in: size) }

  private var carrier: (any TextCarrying)? { link.owner?.currentFace as? any TextCarrying }
}
