import Documents
import Foundation
import Testing

@Suite("Reading files")
struct FileBytesTests {
  /// Reading some of them never ends, such as `/proc/kmsg`.
  @Test("the kernel's own files are refused")
  func kernel() {
    #expect(throws: FileError.special("a part of the kernel")) {
      try FileBytes.read("/proc/self/status")
    }
  }

  @Test("a file may be as long as the limit, but no longer", arguments: [0, 1, 5_000, 70_000])
  func limit(_ count: Int) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "bytes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 31) }
    try Data(bytes).write(to: file)
    #expect(try FileBytes.read(file.path) == bytes)
    #expect(try FileBytes.read(file.path, limit: count) == bytes)
    if count > 0 {
      #expect(throws: FileError.tooLarge(limit: count - 1)) {
        try FileBytes.read(file.path, limit: count - 1)
      }
    }
  }
}
