/// Which files of scenes belong to which part of a run, decided by their names before any is read.
///
/// All files are cut into parts of equal number in the order of a hash of their paths, so that a new
/// scene moves at most one other at each cut. Files whose time is known are then assigned heaviest
/// first, each to the part with the least to do. The same paths and times give the same plan on every
/// machine.
package struct ShardPlan: Equatable, Sendable {
  /// The part of each file, from 1, in the order in which the files were given.
  package let parts: [Int]

  /// Splits files.
  ///
  /// - Parameters:
  ///   - paths: the paths as they are the same on every machine.
  ///   - weights: what each file took, by any measure above 0; nil where that is not known.
  ///   - count: the number of parts, at least 1.
  package init(paths: [String], weights: [Double?], count: Int) {
    let known = paths.indices.filter { weights[$0] != nil }
    let mean = known.reduce(0) { $0 + (weights[$1] ?? 0) } / Double(max(1, known.count))
    var loads = [Double](repeating: 0, count: count)
    let hashes = paths.map(Self.hash)
    let unknown = paths.indices.filter { weights[$0] == nil }
      .sorted { (hashes[$0], $0) < (hashes[$1], $1) }
    var parts = [Int](repeating: 1, count: paths.count)
    for (place, index) in unknown.enumerated() { parts[index] = place * count / unknown.count + 1 }
    for index in paths.indices where weights[index] == nil { loads[parts[index] - 1] += mean }
    let order = known.sorted {
      (weights[$1] ?? 0, paths[$0], $0) < (weights[$0] ?? 0, paths[$1], $1)
    }
    for index in order {
      let part = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[part] += weights[index] ?? 0
      parts[index] = part + 1
    }
    self.parts = parts
  }

  /// A fingerprint of the assignment: parts of one run have the same.
  package var fingerprint: String {
    String(SHA256.digits(of: parts.map { String($0) }.joined(separator: " ")).prefix(16))
  }

  /// Returns the FNV-1a hash of a path's bytes, with its bits mixed, because the last bits of similar
  /// paths are similar.
  private static func hash(_ path: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash ^= hash >> 33
    hash = hash &* 0xFF51_AFD7_ED55_8CCD
    return hash ^ (hash >> 33)
  }
}
