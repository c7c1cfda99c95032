import CImages
import Synchronization

/// Encodes pixels as PNG.
package enum PNGEncoder {
  /// Counts the encodings in the task that sets it; nil does not count.
  @TaskLocal package static var tally: EncodingTally?

  /// Encodes a picture.
  package static func encode(
    _ image: ImageBuffer, metadata: [(key: String, value: String)] = []
  ) throws(CanvasError) -> [UInt8] {
    let pixels = image.pixels
    return try pixels.withUnsafeBufferPointer { buffer throws(CanvasError) in
      try encode(
        buffer, width: image.width, height: image.height, isOpaque: image.isOpaque,
        metadata: metadata)
    }
  }

  /// Encodes rows of premultiplied words without gaps between them.
  ///
  /// Interface pictures are compressed pixel by pixel, 25 times faster than with Cairo's own
  /// writer and no larger; photographs need a filter, or they grow by half.
  package static func encode(
    _ words: UnsafeBufferPointer<UInt32>, width: Int, height: Int, isOpaque: Bool,
    metadata: [(key: String, value: String)] = []
  ) throws(CanvasError) -> [UInt8] {
    tally?.add()
    let (columns, rows) = (UInt32(width), UInt32(height))
    let content = ci_guess_content(words.baseAddress, columns, rows)
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let encoded = withTexts(metadata) { texts in
      ci_png_encode(
        words.baseAddress, columns, rows, isOpaque ? 1 : 0, content, texts.baseAddress,
        texts.count, &bytes, &count)
    }
    guard encoded != 0, let bytes else { throw .failed(reason: "out of memory") }
    defer { ci_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Calls `body` with the pairs as C strings that are valid during the call.
  private static func withTexts<Result>(
    _ pairs: [(key: String, value: String)], _ body: (UnsafeBufferPointer<ci_text>) -> Result
  ) -> Result {
    var storage: [CChar] = []
    var offsets: [(key: Int, value: Int)] = []
    for pair in pairs {
      let key = storage.count
      storage += pair.key.utf8CString
      offsets.append((key, storage.count))
      storage += pair.value.utf8CString
    }
    return storage.withUnsafeBufferPointer { characters in
      let texts = offsets.map { offset in
        ci_text(
          key: characters.baseAddress.map { $0 + offset.key },
          value: characters.baseAddress.map { $0 + offset.value })
      }
      return texts.withUnsafeBufferPointer(body)
    }
  }
}

/// How often pictures were encoded.
package final class EncodingTally: Sendable {
  private let value = Atomic(0)

  /// Makes a tally at 0.
  package init() {}

  /// The number of encodings so far.
  package var count: Int { value.load(ordering: .relaxed) }

  fileprivate func add() { value.add(1, ordering: .relaxed) }
}
