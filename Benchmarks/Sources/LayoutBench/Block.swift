import AutoLayout
import Geometry

/// A label whose characters are 10 wide and whose lines are 20 high; no font takes part.
final class Block: View {
  var characters: Int { didSet { invalidateIntrinsicContentSize() } }
  let wraps: Bool

  init(_ characters: Int, wraps: Bool = false) {
    self.characters = characters
    self.wraps = wraps
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: Size { Size(width: Double(characters) * 10, height: 20) }

  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    guard wraps else { return nil }
    let lines = (Double(characters) * 10 / max(width, 10)).rounded(.up)
    return Size(width: Double(characters) * 10, height: max(lines, 1) * 20)
  }
}

/// A plain box that constraints lay out, below a superview.
func box(in superview: View) -> View {
  let view = View()
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}
