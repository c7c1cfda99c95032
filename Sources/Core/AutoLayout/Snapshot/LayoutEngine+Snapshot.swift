import Cassowary
import Geometry

extension LayoutEngine {
  /// Returns the content size as the engine holds it; wrapped content at its laid-out width.
  package func contentSize(of view: View) -> LayoutSnapshot.ContentSize {
    let item = item(for: view)
    return LayoutSnapshot.ContentSize(
      width: item?.content[.horizontal]?.constraint.constant,
      height: item?.content[.vertical]?.constraint.constant)
  }

  /// Returns a baseline of a view with text, measured from the top of its alignment rect.
  package func baseline(_ attribute: LayoutConstraint.Attribute, of view: View) -> Double? {
    guard let item = item(for: view), view.hasText(at: attribute) else { return nil }
    let baseline = LayoutConstraint(
      item: .view(view), attribute: attribute, toItem: .view(view), attribute: .top,
      origin: .temporary)
    var lowering = Lowering(engine: self, holder: item, of: baseline)
    guard let form = lowering.form(of: baseline) else { return nil }
    return form.terms.reduce(form.constant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
  }
}
