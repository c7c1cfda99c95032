import Foundation

/// The sample documents in `Tests/Nibs`: each shows one behaviour, which its name states, and
/// records the frames that the layout must have.
enum NibFiles {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../Nibs").standardized

  /// The names in ascending order.
  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }()

  static func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }
}
