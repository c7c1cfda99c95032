import AutoLayout
import Geometry

extension FuzzTarget {
  /// A visual format: its constraints are made, or the error is at a place inside the text.
  static let formats = FuzzTarget("formats") { bytes throws(FuzzFailure) in
    guard bytes.count <= 4_096 else { return }
    let format = String(decoding: bytes, as: UTF8.self)
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    var views: [String: Any] = [:]
    for name in ["a", "b", "c", "label", "button"] {
      let view = View(frame: .zero)
      root.addSubview(view)
      views[name] = view
    }
    do {
      let constraints = try LayoutConstraint.make(
        visualFormat: format, metrics: ["gap": 12, "low": 250], views: views)
      for constraint in constraints {
        try FuzzFailure.unless(
          constraint.constant.isFinite && constraint.multiplier.isFinite,
          "a constraint of no number: \(constraint)")
      }
    } catch let failure as FuzzFailure {
      throw failure
    } catch {
      // The error in the format.
      return
    }
  }
}
