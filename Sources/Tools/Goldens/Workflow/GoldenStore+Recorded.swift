import Documents
import Drawing

extension GoldenStore {
  /// Whether a file that is named like a golden was made by a recording: its content says so.
  ///
  /// A folder of goldens that holds other files, such as pictures of an app, keeps them.
  func isRecorded(_ name: InnerPath) -> Bool {
    guard let bytes = try? root.read(name), let file = name.names.last else { return false }
    if bytes.starts(with: GoldenFile.pointer) { return isBesideLayout(name) }
    if PathParts.isNamed(file, ending: ".png") {
      return (try? PNGFile(bytes))?["Software"] == "alrender"
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if PathParts.isNamed(file, ending: ".hash") { return PixelFingerprint(text) != nil }
    if file == "scene.txt" || file.hasSuffix(".scene.txt") {
      return text.hasPrefix(RecordedOutline.heading)
    }
    let lines = text.replacing("\r\n", with: "\n")
    return PathParts.isNamed(file, ending: ".accessibility.txt")
      ? RecordedReading(lines) != nil : RecordedLayout(lines) != nil
  }

  /// Whether the layout that belongs to a picture is beside it: the content of a file that Git LFS
  /// keeps elsewhere is not known.
  private func isBesideLayout(_ name: InnerPath) -> Bool {
    guard let file = name.names.last, let at = file.utf8.lastIndex(of: UInt8(ascii: "@")),
      let layout = try? InnerPath(
        (name.names.dropLast() + ["\(file[..<at]).layout.txt"]).joined(separator: "/"))
    else { return false }
    return root.contains(layout) && isRecorded(layout)
  }
}
