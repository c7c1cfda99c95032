import Geometry
import Synchronization

/// The vector pictures already drawn: an app's picture appears on many screens, and each drawing
/// takes a process.
final class VectorPictureCache: Sendable {
  /// Everything that the pixels depend on.
  struct Key: Hashable {
    let bytes: [UInt8]
    let scale: Double
    let box: Size?
    let elements: [String]
  }

  /// The maximum number of pixels kept: 32 MB.
  private static let mostPixels = 8_000_000

  private struct State {
    var entries: [Key: VectorPicture] = [:]
    var pixels = 0
  }

  private let state = Mutex(State())

  /// The pictures drawn in this process.
  static let shared = VectorPictureCache()

  subscript(key: Key) -> VectorPicture? { state.withLock { $0.entries[key] } }

  /// Keeps a picture; if there would be too many, the others are dropped.
  func keep(_ picture: VectorPicture, as key: Key) {
    let count = picture.image.pixels.count + key.bytes.count / 4
    guard count <= Self.mostPixels else { return }
    state.withLock { state in
      if state.pixels + count > Self.mostPixels { state = State() }
      if state.entries.updateValue(picture, forKey: key) == nil { state.pixels += count }
    }
  }
}
