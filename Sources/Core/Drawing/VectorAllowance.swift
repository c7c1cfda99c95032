import Synchronization

/// The processor time that the vector pictures of one folder may take together.
///
/// Each may take three seconds (`VectorPicture`); a document may show any number. Only slow ones
/// count: icons, some hundredths of a second each, never come near the limit. A picture that
/// could not be drawn is not tried again.
package final class VectorAllowance: Sendable {
  private struct State {
    var seconds = 0.0
    var refused: [VectorPictureCache.Key: ImageError] = [:]
  }

  /// The seconds that slow pictures may take before no more are drawn.
  private let most: Double
  private let state = Mutex(State())

  /// The duration in seconds beyond which a picture is slow.
  private static let slow = 0.25

  /// Makes an unused allowance, by default of four seconds.
  package init(seconds: Double = 4) { most = seconds }

  /// Returns why a picture is not drawn: it failed before, or earlier ones took too long; nil if
  /// it may be drawn.
  func refusal(of key: VectorPictureCache.Key) -> ImageError? {
    state.withLock { state in
      state.refused[key] ?? (state.seconds >= most ? .spent(seconds: most) : nil)
    }
  }

  /// Records how long drawing a picture took.
  package func spend(_ seconds: Double) {
    guard seconds > Self.slow else { return }
    state.withLock { $0.seconds += seconds }
  }

  /// Records that a picture cannot be drawn.
  func refuse(_ key: VectorPictureCache.Key, _ error: ImageError) {
    state.withLock { $0.refused[key] = error }
  }
}

extension VectorAllowance: Hashable {
  /// Always true: what is left does not distinguish one folder from another.
  package static func == (first: VectorAllowance, second: VectorAllowance) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
