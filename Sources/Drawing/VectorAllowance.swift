import Synchronization

/// The processor's time that the vector pictures of one folder may take together.
///
/// Each may take three seconds (`VectorPicture`); a document may show any number. Only those count
/// that take long: icons, some hundredths of a second each, never come near it. What could not be drawn is
/// not tried again.
package final class VectorAllowance: Sendable {
  private struct State {
    var seconds = 0.0
    var refused: [VectorPictureCache.Key: ImageError] = [:]
  }

  /// The seconds that slow pictures may take before no more are drawn.
  private let most: Double
  private let state = Mutex(State())

  /// A picture is slow that takes longer than so many seconds.
  private static let slow = 0.25

  /// Makes an allowance of which nothing is spent; by default four seconds.
  package init(seconds: Double = 4) { most = seconds }

  /// Why a picture is not drawn: it failed before, or those before it took too long; nil where it may be.
  func refusal(of key: VectorPictureCache.Key) -> ImageError? {
    state.withLock { state in
      state.refused[key] ?? (state.seconds >= most ? .spent(seconds: most) : nil)
    }
  }

  /// Notes what drawing a picture took.
  package func spend(_ seconds: Double) {
    guard seconds > Self.slow else { return }
    state.withLock { $0.seconds += seconds }
  }

  /// Notes that a picture cannot be drawn.
  func refuse(_ key: VectorPictureCache.Key, _ error: ImageError) {
    state.withLock { $0.refused[key] = error }
  }
}

extension VectorAllowance: Hashable {
  /// Always: what is left does not tell one folder from another.
  package static func == (first: VectorAllowance, second: VectorAllowance) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
