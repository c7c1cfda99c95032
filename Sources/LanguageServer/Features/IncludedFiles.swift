import Documents
import Rendering
import Scenes

/// The files of strings that scenes name: where they give a key its text.
package struct IncludedFiles {
  private let open: (String) -> TextBuffer?

  /// Looks files up on the disk, but those that are open in the editor there.
  package init(open: @escaping (String) -> TextBuffer?) { self.open = open }

  /// A place in a file.
  struct Place {
    let path: String
    var range = TextRange(
      start: TextPosition(line: 0, character: 0), end: TextPosition(line: 0, character: 0))

    /// The place as the protocol writes it.
    var location: JSON {
      .object(["uri": .string(DocumentURI.uri(ofPath: path)), "range": range.json])
    }
  }

  /// Larger files are not searched.
  private static let sizeLimit = 8 << 20

  /// Where the files that a document names give a key a text.
  func places(of key: String, for document: OpenDocument) -> [Place] {
    var names: [String] = []
    for occurrence in document.symbols.occurrences
    where occurrence.symbol.kind == .file && !names.contains(occurrence.symbol.name) {
      names.append(occurrence.symbol.name)
    }
    return names.compactMap { place(of: key, in: DocumentURI.path($0, beside: document.path)) }
  }

  private func place(of key: String, in path: String) -> Place? {
    let isRules = path.hasSuffix(".stringsdict")
    guard isRules || path.hasSuffix(".strings") || path.hasSuffix(".xcstrings") else { return nil }
    let buffer: TextBuffer
    if let text = open(path) {
      buffer = text
    } else if let bytes = try? FileBytes.read(path, limit: Self.sizeLimit) {
      buffer = TextBuffer(bytes: bytes)
    } else {
      return nil
    }
    let word = Array((isRules ? "<key>\(key)</key>" : "\"\(key)\"").utf8)
    let lead = isRules ? 5 : 1
    for start in buffer.bytes.indices where buffer.bytes[start...].starts(with: word) {
      let behind = buffer.bytes[(start + word.count)...].first { $0 > 0x20 }
      // A key stands in front of a sign, a text behind one.
      guard isRules || behind == UInt8(ascii: "=") || behind == UInt8(ascii: ":") else { continue }
      let name = start + lead..<start + lead + key.utf8.count
      return Place(path: path, range: buffer.range(name))
    }
    return nil
  }
}
