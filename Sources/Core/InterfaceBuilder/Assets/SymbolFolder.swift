package import Controls
package import Documents
import Drawing

/// A folder of SVG files that replace Apple's symbols.
///
/// A file is found by the symbol's name, with its dots unchanged or replaced by dashes or
/// underscores: `heart.fill.svg`, `heart-fill.svg`. A file `names.json` or `names.yaml` in the
/// folder maps the names of symbols to those of files: `{"heart.fill": "favorite_filled.svg"}`.
package struct SymbolFolder: Hashable, Sendable {
  private let folder: String
  private let reach: FileReach
  private let allowance = VectorAllowance()
  /// The files by the names of symbols, or by their own without the extension.
  private var files: [String: String] = [:]

  /// Lists a folder; the files are read when a symbol is needed.
  package init(_ folder: String, reach: FileReach = .everywhere) throws(AssetFault) {
    (self.folder, self.reach) = (folder, reach)
    guard let names = FolderContents.names(of: folder) else {
      throw AssetFault(file: folder, message: "no such folder")
    }
    for name in names {
      if let stem = name.without(suffix: ".svg") { files[stem] = name }
    }
    for name in names where name == "names.json" || name == "names.yaml" { try map(name) }
  }

  private mutating func map(_ name: String) throws(AssetFault) {
    let path = "\(folder)/\(name)"
    let value: PlainValue
    do {
      value = try PlainValue.read(
        bytes: try FileBytes.read(path, limit: 1 << 22, within: reach), path: path)
    } catch {
      let first = (error as? SceneErrors)?.diagnostics.first
      let reason =
        first.map { fault in fault.line.map { "line \($0): \(fault.message)" } ?? fault.message }
        ?? (error as? FileError)?.message
      throw AssetFault(file: path, message: reason ?? "\(error)")
    }
    guard case .table(let entries) = value else {
      throw AssetFault(file: path, message: "must map symbol names to file names")
    }
    for entry in entries {
      guard let file = entry.value.text, (try? InnerPath(file)) != nil else {
        throw AssetFault(
          file: path, message: "'\(entry.key)' must name a file in the folder, such as 'heart.svg'")
      }
      files[entry.key] = file
    }
  }

  /// Returns the symbol with a name to accompany some text, on a screen with `pixels` per point;
  /// nil if there is none.
  package func image(
    _ name: String, _ style: SymbolStyle, pixels: Double
  ) throws(AssetFault) -> Image? {
    let spellings = [".", "-", "_"].map { separator in
      name.split(separator: ".", omittingEmptySubsequences: false).joined(separator: separator)
    }
    guard let file = spellings.lazy.compactMap({ files[$0] }).first else { return nil }
    let path = "\(folder)/\(file)"
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path, within: reach)
    } catch {
      throw AssetFault(file: path, message: error.message)
    }
    return try SymbolDrawing(bytes: bytes, path: path)
      .image(style, pixels: pixels, within: allowance)
  }
}

extension SymbolFolder: SymbolDrawings {
  package func drawing(
    of symbol: String, _ style: SymbolStyle, pixels: Double
  ) -> Image? {
    try? image(symbol, style, pixels: pixels)
  }
}
