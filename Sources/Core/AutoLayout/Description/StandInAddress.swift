/// A number that stands for a memory address in descriptions, and is the same on every run.
///
/// A view's is derived from its path in the tree, a guide's from its place in its owner, a
/// constraint's from its text; real addresses would change with every run.
struct StandInAddress: Hashable, CustomStringConvertible {
  private let value: UInt64

  /// The address of a view, from its index among its siblings at each level up to the root.
  init(_ view: View) {
    value = 0x7f80_0000_0000 + Self.spread(Self.path(of: view))
  }

  /// The address of a view's layer.
  init(layerOf view: View) {
    value = 0x6000_0000_0000 + Self.spread(Array("layer ".utf8) + Self.path(of: view))
  }

  /// The address of a guide, from its owner's path and its index there.
  init(_ guide: LayoutGuide) {
    var path: [UInt8] = Array("guide \(guide.identifier)".utf8)
    if let owner = guide.owningView {
      path += Self.path(of: owner)
      let index = owner.allGuides.firstIndex { $0 === guide } ?? -1
      path += Array("\(index)".utf8)
    }
    value = 0x6000_0000_0000 + Self.spread(path)
  }

  /// The address of a constraint whose text is `text`.
  init(constraint text: String) {
    value = 0x6000_0000_0000 + Self.spread(Array(text.utf8))
  }

  /// The address in hexadecimal with its prefix, as Apple's logs print pointers.
  var description: String { "0x" + String(value, radix: 16) }

  private static func path(of view: View) -> [UInt8] {
    var path: [UInt8] = []
    var current = view
    while let superview = current.superview {
      path += Array("/\(index(of: current, in: superview.subviews))".utf8)
      current = superview
    }
    return path
  }

  /// Returns the index of a view among its siblings. All of them are noted when one is not where it was,
  /// so that the names of a thousand siblings do not take a million steps.
  private static func index(of view: View, in siblings: [View]) -> Int {
    let known = view.knownIndex
    if siblings.indices.contains(known), siblings[known] === view { return known }
    for (index, sibling) in siblings.enumerated() { sibling.knownIndex = index }
    return view.knownIndex
  }

  /// 32-bit FNV-1a, times 16: addresses of objects end in 0.
  private static func spread(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt32 = 0x811c_9dc5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return UInt64(hash) << 4
  }
}
