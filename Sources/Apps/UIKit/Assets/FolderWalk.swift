import Foundation

/// The files and folders below a folder, those behind links among them, each once.
enum FolderWalk {
  /// The maximum number of files and folders to visit, so that a larger tree costs no more.
  private static let limit = 20_000

  /// Visits what is below a folder except hidden files, a folder's entries in the order of their names; the closure
  /// returns whether to enter a folder.
  static func visit(_ folder: String, _ enters: (URL) -> Bool) {
    var entered: Set<String> = []
    var waiting = [URL(fileURLWithPath: folder)]
    var count = 0
    while let next = waiting.popLast() {
      guard entered.insert(next.resolvingSymlinksInPath().path).inserted else { continue }
      var found: [URL] = []
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next.path)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        count += 1
        guard count <= limit else { return }
        let url = next.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        // This follows links.
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        if exists, enters(url), isFolder.boolValue { found.append(url) }
      }
      waiting += found.reversed()
    }
  }
}
