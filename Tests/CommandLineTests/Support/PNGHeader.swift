import Foundation

/// The content of the first chunk of a PNG file.
struct PNGHeader: Equatable {
  let width: Int
  let height: Int

  /// Returns nil if the bytes are not a PNG file.
  init?(_ data: Data?) {
    guard let data, data.count > 24, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(at offset: Int) -> Int {
      data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    width = number(at: 16)
    height = number(at: 20)
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
