import Cassowary
import Geometry

/// The version of UIKit's trace that is imitated.
public enum LayoutTraceForm: Hashable, Sendable {
  /// iOS 8 and later: marks, guides, the free unknowns of ambiguous views, and a legend.
  case modern
  /// The form of 2013: angle brackets, ambiguity without its unknowns, no legend.
  case classic
}

extension View {
  /// Returns the tree as UIKit's `_autolayoutTrace` prints it, starting at the root of the
  /// receiver's tree.
  ///
  /// `•` marks the layout engine's host, `*` a view laid out by constraints, `+` one laid out by
  /// its autoresizing mask as the engine sees it. An ambiguous view lists its free unknowns with
  /// their numbers in the engine.
  public func autolayoutTrace(_ form: LayoutTraceForm = .modern) -> String {
    let tracer = LayoutTracer(engine: root.upToDateEngine, form: form)
    return tracer.trace(of: root)
  }
}

/// Writes the trace of one tree.
private struct LayoutTracer {
  let engine: LayoutEngine
  let form: LayoutTraceForm

  private static let legend = """

    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine because \
    translatesAutoresizingMaskIntoConstraints = YES
    \t• - layout engine host
    """

  func trace(of root: View) -> String {
    var lines: [String] = []
    write(root, depth: 0, into: &lines)
    let body = "\n" + lines.joined(separator: "\n") + "\n"
    return form == .modern ? body + Self.legend : body
  }

  private func write(_ view: View, depth: Int, into lines: inout [String]) {
    let indent = String(repeating: "|   ", count: depth)
    lines.append(indent + mark(of: view) + name(of: view) + ambiguity(of: view))
    if form == .modern {
      for guide in view.allGuides {
        lines.append(indent + "|   *" + description(of: guide, in: view))
      }
    }
    for subview in view.subviews { write(subview, depth: depth + 1, into: &lines) }
  }

  private func mark(of view: View) -> String {
    if form == .classic { return "*" }
    if view === engine.rootView { return "•" }
    return view.translatesAutoresizingMaskIntoConstraints ? "+" : "*"
  }

  private func name(of view: View) -> String {
    if form == .classic { return "<\(view.className):\(StandInAddress(view))>" }
    return LoggedItem.traced(view)
  }

  private func ambiguity(of view: View) -> String {
    guard let item = engine.item(for: view) else { return "" }
    let free = zip(Self.unknowns, item.variables).filter { engine.isFree($0.1) }
    if free.isEmpty { return "" }
    if form == .classic { return " - AMBIGUOUS LAYOUT" }
    let list = free.map { "\(name(of: view)).\($0.0){id: \($0.1.index)}" }
    return "- AMBIGUOUS LAYOUT for \(list.joined(separator: ", "))"
  }

  private static let unknowns = ["minX", "minY", "Width", "Height"]

  private func description(of guide: LayoutGuide, in owner: View) -> String {
    let rect = engine.alignmentRect(of: .guide(guide)) ?? guide.layoutFrame
    let (x, y) = (GeneralNumber(rect.minX), GeneralNumber(rect.minY))
    let (width, height) = (GeneralNumber(rect.width), GeneralNumber(rect.height))
    return "<\(guide.className): \(StandInAddress(guide)) - \"\(guide.identifier)\", "
      + "layoutFrame = {{\(x), \(y)}, {\(width), \(height)}}, "
      + "owningView = \(owner.logDescription)>"
  }
}

extension LoggedItem {
  /// Returns the view as traces name it: class, address, and in quotes its text, or else its
  /// name.
  static func traced(_ view: View) -> String {
    let words = view.contentDescription ?? view.nameInDumps
    return "\(view.className):\(StandInAddress(view))"
      + (words.map { "'\(onOneLine(cut($0)))'" } ?? "")
  }

  /// Escapes all line ends in a text, because a trace has one line per item.
  private static func onOneLine(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }.joined()
  }
}
