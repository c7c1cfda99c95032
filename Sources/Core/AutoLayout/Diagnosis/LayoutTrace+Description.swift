import Geometry

extension LayoutTrace: CustomStringConvertible {
  /// The steps, one per line, indented below their round.
  public var description: String {
    events.map(\.description).joined(separator: "\n")
  }
}

extension LayoutTrace.Event: CustomStringConvertible {
  /// The step as one line, indented unless it begins a round.
  public var description: String {
    switch self {
    case .beganRound(let round): "pass \(round)"
    case .updatedConstraints(let view): "  updateConstraints \(view)"
    case .solved(let changed):
      "  solve: \(changed) \(changed == 1 ? "value" : "values") changed"
    case .measured(let view, let width, let height):
      "  measure \(view): \(Self.text(width)) x \(Self.text(height))"
    case .invalidated(let view, let cause): "  setNeedsLayout \(view), because of \(cause)"
    case .wrapped(let view, let width, let height):
      "  second pass of \(view): \(GeneralNumber(height)) high at a width of "
        + "\(GeneralNumber(width))"
    case .broke(let constraint): "  break \(constraint)"
    case .laidOutSubviews(let view): "  layoutSubviews \(view)"
    case .looped(let views, let cause):
      "  loop ended: \(views.isEmpty ? "the root" : views.joined(separator: ", ")), "
        + "because \(cause)"
    case .moved(let view, let old, let new):
      "  move \(view): \(Self.text(old)) -> \(Self.text(new))"
    }
  }

  private static func text(_ length: Double?) -> String {
    length.map { "\(GeneralNumber($0))" } ?? "none"
  }

  private static func text(_ rect: Rect) -> String { "(\(rect.logText))" }
}

extension Rect {
  /// The rectangle as UIKit describes frames: `32 128; 259 604`.
  var logText: String {
    "\(GeneralNumber(minX)) \(GeneralNumber(minY)); \(GeneralNumber(width)) "
      + "\(GeneralNumber(height))"
  }
}
