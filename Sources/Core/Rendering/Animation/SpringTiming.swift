import Glibc

/// The progress of a damped spring from 0 to 1, as `CASpringAnimation` and SwiftUI's `Spring` have it.
///
/// It may go beyond 1 and come back. The solution is exact; nothing is simulated.
package struct SpringTiming: Hashable, Sendable {
  /// The mass of what moves; more than 0.
  package let mass: Double
  /// The stiffness of the spring; more than 0.
  package let stiffness: Double
  /// How much friction there is; 0 never comes to rest.
  package let damping: Double
  /// The velocity at the start, in distances per second.
  package let velocity: Double

  /// Creates a spring from its physics; the defaults are those of `CASpringAnimation`.
  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, velocity: Double = 0
  ) {
    (self.mass, self.stiffness) = (mass, stiffness)
    (self.damping, self.velocity) = (damping, velocity)
  }

  /// Creates a spring from how it is perceived: its duration in seconds, which is the period of its
  /// oscillation without friction, and its bounce from more than -1 to 1, where 0 doesn't oscillate.
  package init(duration: Double, bounce: Double, velocity: Double = 0) {
    let frequency = 2 * Double.pi / duration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }

  /// The time after which it stays within a thousandth of its end, in seconds; at most 10.
  package var settlingDuration: Double {
    let frequency = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    let excess = decay * decay - frequency * frequency
    let rate = excess > 0 ? decay - excess.squareRoot() : decay
    guard rate > 0 else { return Self.longest }
    let rest = abs(excess).squareRoot()
    // Of a spring that hardly oscillates the linear term is the larger.
    let amplitude = 1 + abs(decay - velocity) / max(rest, frequency / 4)
    return min(log(1_000 * amplitude) / rate, Self.longest)
  }

  private static let longest = 10.0

  /// Returns the progress at a time in seconds.
  package func progress(at time: Double) -> Double {
    let decay = damping / (2 * mass)
    let excess = decay * decay - stiffness / mass
    let slope = decay - velocity
    let rest = abs(excess).squareRoot()
    if rest < 1e-9 { return 1 - exp(-decay * time) * (1 + slope * time) }
    if excess < 0 {
      return 1 - exp(-decay * time) * (cos(rest * time) + slope / rest * sin(rest * time))
    }
    // In this form no part grows without bounds.
    let (slow, fast) = (exp((rest - decay) * time), exp(-(rest + decay) * time))
    return 1 - ((1 + slope / rest) * slow + (1 - slope / rest) * fast) / 2
  }
}
