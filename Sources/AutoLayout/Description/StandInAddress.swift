/// A number that stands for a memory address in descriptions, the same on every run.
///
/// A view's comes from its path in the tree, a guide's from its place in its owner, a constraint's
/// from what it says; real addresses would change with every run.
struct StandInAddress: Hashable, CustomStringConvertible {
  private let value: UInt64

  /// The address of a view: its places among its siblings, up to the root.
  init(_ view: View) {
    value = 0x7f80_0000_0000 + Self.spread(Self.path(of: view))
  }

  /// The address of a view's layer.
  init(layerOf view: View) {
    value = 0x6000_0000_0000 + Self.spread(Array("layer ".utf8) + Self.path(of: view))
  }

  /// The address of a guide: its owner's path and its place there.
  init(_ guide: LayoutGuide) {
    var path: [UInt8] = Array("guide \(guide.identifier)".utf8)
    if let owner = guide.owningView {
      path += Self.path(of: owner)
      let index = owner.allGuides.firstIndex { $0 === guide } ?? -1
      path += Array("\(index)".utf8)
    }
    value = 0x6000_0000_0000 + Self.spread(path)
  }

  /// The address of a constraint that says `text`.
  init(constraint text: String) {
    value = 0x6000_0000_0000 + Self.spread(Array(text.utf8))
  }

  /// Hexadecimal with its prefix, as Apple's logs print pointers.
  var description: String { "0x" + String(value, radix: 16) }

  private static func path(of view: View) -> [UInt8] {
    var path: [UInt8] = []
    var current = view
    while let superview = current.superview {
      let index = superview.subviews.firstIndex { $0 === current } ?? 0
      path += Array("/\(index)".utf8)
      current = superview
    }
    return path
  }

  /// FNV-1a of 32 bits, times 16: addresses of objects end in 0.
  private static func spread(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt32 = 0x811c_9dc5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return UInt64(hash) << 4
  }
}
