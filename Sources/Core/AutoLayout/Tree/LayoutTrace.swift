public import Geometry

/// The steps of one layout pass, as a value.
public struct LayoutTrace: Hashable, Sendable {
  /// A step of a pass. Views are given by identifier, or by class if they have none.
  public enum Event: Hashable, Sendable {
    /// A round of the phases began: constraints, solving, layout; counted from 1.
    case beganRound(Int)
    /// A view changed its constraints.
    case updatedConstraints(String)
    /// The solver settled the changes; this many unknowns have new values.
    case solved(changed: Int)
    /// Content was asked for its size; nil if there is no metric. Nothing wraps yet.
    case measured(String, width: Double?, height: Double?)
    /// A view must place its subviews again because one of them has new values.
    case invalidated(String, by: String)
    /// Wrapping content was asked for its height at the width it was given, in points.
    case wrapped(String, width: Double, height: Double)
    /// A required constraint was broken to recover from a conflict.
    case broke(String)
    /// A view was asked to place its subviews.
    case laidOutSubviews(String)
    /// The pass was ended because these views kept asking for layout.
    case looped([String], cause: LayoutLoopCause)
    /// A view got a new frame, in its superview's coordinates.
    case moved(String, from: Rect, to: Rect)
  }

  /// The steps in order.
  public private(set) var events: [Event] = []

  /// Makes an empty trace.
  public init() {}

  mutating func record(_ event: Event) {
    events.append(event)
  }
}

extension View {
  /// Runs a body that lays out the tree, and returns a trace of what the layout did.
  public func recordingLayout(_ body: () -> Void) -> LayoutTrace {
    let engine = root.engine
    let outer = engine.recorder
    engine.recorder = LayoutTrace()
    body()
    defer { engine.recorder = outer }
    return engine.recorder ?? LayoutTrace()
  }

  /// The identifier, or the class name.
  var traceName: String { identifier ?? className }
}
