import Documents
import Glibc

/// SHA-256 digests of files, cached by path, size and modification time, because fonts are tens
/// of megabytes.
package struct FileFingerprints: Sendable {
  private var known: [String: String] = [:]
  private let memory: ProjectMemory?
  private var isChanged = false

  /// Starts with the digests stored in a file, or with none.
  package init(memory: ProjectMemory? = nil) {
    self.memory = memory
    guard let memory, let bytes = try? memory.root.read(ProjectMemory.fingerprintsName) else {
      return
    }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2, parts[0].count == 64 { known[String(parts[1])] = String(parts[0]) }
    }
  }

  /// Returns the SHA-256 digest of a file, or nil if the file cannot be read. A text has the same
  /// digest whichever line ends Git gives it.
  package mutating func fingerprint(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let time = status.st_mtim
    let key = "\(path)\t\(status.st_size)\t\(time.tv_sec).\(time.tv_nsec)\t\(status.st_ino)"
    if let digits = known[key] { return digits }
    guard let bytes = try? FileBytes.read(path) else { return nil }
    let digits = SHA256.digits(of: Self.withoutReturns(bytes))
    known[key] = digits
    isChanged = true
    return digits
  }

  /// Returns a text with line feeds alone at the ends of its lines; other bytes unchanged.
  private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D), !bytes.contains(0) else { return bytes }
    return bytes.indices.filter { index in
      bytes[index] != 0x0D || index + 1 == bytes.count || bytes[index + 1] != 0x0A
    }.map { bytes[$0] }
  }

  /// Stores new digests. A folder that cannot be written to is not an error.
  package mutating func remember() {
    guard isChanged, let memory else { return }
    isChanged = false
    let lines = known.map { "\($0.value)\t\($0.key)\n" }.sorted().joined()
    try? memory.root.write(Array(lines.utf8), to: ProjectMemory.fingerprintsName)
  }
}
