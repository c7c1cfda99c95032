/// Receives the content of a file piece by piece and writes it in large blocks.
package struct OutputPieces {
  private static let blockSize = 1 << 16

  private let descriptor: Int32
  private var block: [UInt8] = []
  private var failure: Int32?

  /// Adds text.
  package mutating func append(_ text: String) {
    block.append(contentsOf: text.utf8)
    if block.count >= Self.blockSize { flush() }
  }

  /// Adds bytes.
  package mutating func append(_ bytes: [UInt8]) {
    flush()
    if failure == nil { failure = OutputFile.writeAll(bytes, to: descriptor) }
  }

  private mutating func flush() {
    if failure == nil { failure = OutputFile.writeAll(block, to: descriptor) }
    block.removeAll(keepingCapacity: true)
  }

  /// Writes everything to an open descriptor; returns the error number if that fails.
  static func write(_ content: (inout OutputPieces) -> Void, to descriptor: Int32) -> Int32? {
    var pieces = OutputPieces(descriptor: descriptor)
    content(&pieces)
    pieces.flush()
    return pieces.failure
  }
}
