import Geometry

/// How a scene changes from one state to another.
package struct AnimationPlan: Sendable {
  /// What is interpolated between the two layouts.
  package enum Mode: String, CaseIterable, Sendable {
    /// Frames, as in Core Animation; constraints may be violated on the way.
    case frames
    /// Constants of constraints, as with AppKit's animator; every moment is laid out.
    case constants
  }

  /// How progress depends on time.
  package enum Curve: String, CaseIterable, Sendable {
    case linear, easeIn, easeOut, easeInOut

    /// Returns the progress at a fraction of the time.
    package func progress(at time: Double) -> Double {
      switch self {
      case .linear: time
      case .easeIn: CubicTiming(0.42, 0, 1, 1).progress(at: time)
      case .easeOut: CubicTiming(0, 0, 0.58, 1).progress(at: time)
      case .easeInOut: CubicTiming(0.42, 0, 0.58, 1).progress(at: time)
      }
    }
  }

  /// The state at the start.
  package let start: String
  /// The state at the end.
  package let end: String
  /// The number of moments, start and end included; at least 2.
  package let count: Int
  /// What is interpolated.
  package let mode: Mode
  /// The timing curve.
  package let curve: Curve
  /// The spring that replaces the curve; nil for none.
  package let spring: SpringTiming?

  /// Creates a plan.
  package init(
    from start: String, to end: String, count: Int, mode: Mode = .frames, curve: Curve = .linear,
    spring: SpringTiming? = nil
  ) {
    precondition(count >= 2, "An animation has a start and an end.")
    self.start = start
    self.end = end
    self.count = count
    self.mode = mode
    self.curve = curve
    self.spring = spring
  }

  /// The caption of each moment: `base`, `9 %`, ..., `open`.
  var captions: [String] {
    moments.enumerated().map { index, progress in
      switch index {
      case 0: start
      case count - 1: end
      default: "\((progress * 100).rounded3.prefix { $0 != "." }) %"
      }
    }
  }

  /// The progress of each moment, from 0 to 1; a spring may go beyond.
  package var moments: [Double] {
    (0..<count).map { index in
      // Curves are found by approximation, but their ends must be exact.
      switch index {
      case 0: 0
      case count - 1: 1
      default: progress(at: Double(index) / Double(count - 1))
      }
    }
  }
}

extension AnimationPlan {
  /// Returns the progress at a fraction of the time, which is that until a spring has come to rest.
  private func progress(at time: Double) -> Double {
    guard let spring else { return curve.progress(at: time) }
    return spring.progress(at: time * spring.settlingDuration)
  }
}

/// A cubic timing function from (0, 0) to (1, 1), as in Core Animation.
struct CubicTiming {
  private let first: Point
  private let second: Point

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = Point(x: x1, y: y1)
    second = Point(x: x2, y: y2)
  }

  /// Returns the value at a time; the curve's parameter is found by bisection.
  func progress(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if Self.bezier(first.x, second.x, middle) < time { low = middle } else { high = middle }
    }
    return Self.bezier(first.y, second.y, (low + high) / 2)
  }

  private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
