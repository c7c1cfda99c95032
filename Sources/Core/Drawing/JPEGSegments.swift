/// The segments of a JPEG before its pixels, up to the point where it is damaged.
struct JPEGSegments: Sequence, IteratorProtocol {
  /// A segment.
  struct Segment {
    /// The second byte of its marker: 0xE1 for APP1.
    let marker: UInt8
    /// Its contents, without the length.
    let body: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var offset = 2

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Segment? {
    // A marker, two bytes of length, the contents; pixels follow 0xDA.
    guard offset + 4 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] != 0xDA else {
      return nil
    }
    let end = offset + 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
    guard end >= offset + 4, end <= bytes.count else { return nil }
    defer { offset = end }
    return Segment(marker: bytes[offset + 1], body: bytes[(offset + 4)..<end])
  }
}

extension JPEGSegments {
  /// The most scans in which the pixels may come: one, or several in a progressive picture. A
  /// scan of a few bytes can visit every block of the picture.
  var scanCount: Int {
    var segments = self
    while segments.next() != nil {}
    let rest = bytes[Swift.min(segments.offset, bytes.count)...]
    // Within pixels 0xFF is followed by 0, so no scan is missed.
    return zip(rest, rest.dropFirst()).reduce(0) { $0 + ($1.0 == 0xFF && $1.1 == 0xDA ? 1 : 0) }
  }

  /// Returns the ICC profile, which is split into numbered parts; nil if there is none, a part is
  /// missing, or its colour space is not the given one, such as `RGB ` or `CMYK`.
  func profile(of space: String) -> [UInt8]? {
    let header = Array("ICC_PROFILE\0".utf8)
    let parts = filter { $0.marker == 0xE2 && $0.body.starts(with: header) }
      .map { $0.body.dropFirst(header.count) }.filter { $0.count > 2 }
      .sorted { $0[$0.startIndex] < $1[$1.startIndex] }
    guard let count = parts.first.map({ Int($0[$0.startIndex + 1]) }), parts.count == count else {
      return nil
    }
    let profile = parts.flatMap { $0.dropFirst(2) }
    return profile.dropFirst(16).starts(with: Array(space.utf8)) ? profile : nil
  }

  /// Whether Adobe's marker is present, which means that inks are 0 at full strength.
  var isAdobe: Bool { contains { $0.marker == 0xEE && $0.body.starts(with: Array("Adobe".utf8)) } }
}
