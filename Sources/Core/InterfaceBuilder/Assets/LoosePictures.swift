import Controls
import Documents
import Drawing

/// The picture files of an app outside its catalogs, found as `UIImage(named:)` finds them in a
/// bundle, which has no folders: `star` is `star.png`, `star@2x.png` or `star~ipad.png`.
struct LoosePictures: Sendable {
  /// The endings of pictures that documents show.
  static let endings = [".png", ".jpg", ".jpeg"]

  /// One file.
  private struct File {
    let path: String
    /// How many pixels a point has.
    let scale: Double
    /// Whether it is for iPads alone, or for phones alone; nil for both.
    let isForPads: Bool?
  }

  /// The files by their names without scale and device; used only for lookup.
  private var files: [String: [File]] = [:]

  /// Adds files; of those with the same name, scale and device the first is used.
  mutating func add(_ paths: [String]) {
    for path in paths {
      guard let (name, ending) = Self.parts(of: path) else { continue }
      var stem = name
      var isForPads: Bool?
      if let base = stem.without(suffix: "~ipad") {
        (stem, isForPads) = (base, true)
      } else if let base = stem.without(suffix: "~iphone") {
        (stem, isForPads) = (base, false)
      }
      var scale = 1.0
      for factor in [2.0, 3] {
        guard let base = stem.without(suffix: "@\(Int(factor))x") else { continue }
        (stem, scale) = (base, factor)
      }
      let file = File(path: path, scale: scale, isForPads: isForPads)
      files[stem + ending, default: []].append(file)
    }
  }

  /// Returns the best file of a picture for some traits; nil if there is none.
  ///
  /// Files for the device come first, then those of its scale, then larger ones.
  func file(_ name: String, _ traits: AssetTraits) -> (path: String, scale: Double)? {
    let key = Self.parts(of: name) == nil ? name + ".png" : name
    func rank(_ file: File) -> Double {
      let distance = file.scale - traits.scale
      return (file.isForPads == nil ? 1_000 : 0) + (distance >= 0 ? distance : 100 - distance)
    }
    let usable = (files[key] ?? []).filter { $0.isForPads.map { $0 == traits.isPad } ?? true }
    return usable.min { rank($0) < rank($1) }.map { ($0.path, $0.scale) }
  }

  /// Returns a picture for some traits; nil if there is none.
  func image(
    _ name: String, _ traits: AssetTraits, within reach: FileReach
  ) throws(AssetFault) -> Image? {
    guard let file = file(name, traits) else { return nil }
    do {
      let bytes = try FileBytes.read(file.path, within: reach)
      return Image(try ImageLoader.read(bytes, scale: file.scale))
    } catch let error as FileError {
      throw AssetFault(file: file.path, message: error.message)
    } catch {
      throw AssetFault(file: file.path, message: "\(error)")
    }
  }

  /// Whether a file has one of the names that a document gives its pictures.
  static func isNamed(_ file: String, by names: Set<String>) -> Bool {
    guard let (stem, ending) = parts(of: file) else { return false }
    let base = stem.split(separator: "~").first.map(String.init) ?? stem
    let bare = base.without(suffix: "@2x") ?? base.without(suffix: "@3x") ?? base
    return names.contains(bare + ending) || (ending == ".png" && names.contains(bare))
  }

  /// Returns the name of a picture's file and its ending; nil for another file.
  private static func parts(of path: String) -> (stem: String, ending: String)? {
    let name = PathParts.lastName(of: path)
    for ending in endings {
      if let stem = name.without(suffix: ending) { return (stem, ending) }
    }
    return nil
  }
}

extension AssetCatalog {
  /// Returns the names of the pictures that a document lists, without the system's symbols.
  package static func pictureNames(in bytes: [UInt8]) -> [String] {
    guard bytes.firstOffset(of: "<image name=\"") != nil else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "<image name=\"").dropFirst()
      .compactMap { text in
        guard let end = text.firstIndex(of: "\""), let close = text[end...].firstIndex(of: ">"),
          !text[end..<close].contains("catalog=\"system\"")
        else { return nil }
        return String(text[..<end])
      }
  }

  /// Whether a file is a picture outside of catalogs that has one of the names that a document
  /// gives its pictures.
  package static func isLoosePicture(_ path: String, namedBy names: Set<String>) -> Bool {
    LoosePictures.isNamed(path, by: names)
  }
}
