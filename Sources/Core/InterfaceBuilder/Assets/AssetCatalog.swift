package import Controls
package import Documents
import Drawing
package import Typesetting

/// The pictures and colours of an Xcode asset catalog, by their names in documents.
///
/// Creating a catalog only lists folders; a set is read when a layout needs it, so a large
/// catalog costs no more than what is shown.
package struct AssetCatalog: Sendable {
  /// The folder of each set by name.
  private var images: [String: String] = [:]
  private var colors: [String: String] = [:]
  private var symbols: [String: String] = [:]
  /// The picture files outside the catalogs.
  private var loose = LoosePictures()
  private let reach: FileReach
  /// The limits for all its vector pictures together.
  private let allowance = VectorAllowance()

  /// Lists the sets of `.xcassets` folders; of sets with the same name, the last is used.
  ///
  /// The names of groups that provide a namespace precede those of their sets: `icons/star`.
  /// Links may lead to groups anywhere, but a group is listed once under a namespace, and never in
  /// itself.
  ///
  /// - Parameters:
  ///   - reach: the files that may be read; links may lead out of a catalog.
  ///   - limit: the maximum number of sets, groups and other files in all catalogs.
  package init(
    folders: [String], reach: FileReach = .everywhere, limit: Int = Self.mostEntries
  ) throws(AssetFault) {
    self.reach = reach
    var walk = Walk(room: limit)
    for folder in folders {
      guard let names = FolderContents.names(of: folder) else {
        throw AssetFault(file: folder, message: "no such folder")
      }
      walk.listed = []
      if list(folder, names, namespace: "", &walk) { continue }
      throw AssetFault(
        file: folder,
        message: "asset catalogs may hold \(limit) sets, groups and other files; a linked group "
          + "counts once for each namespace that its sets are in")
    }
  }

  /// Returns the catalog with picture files outside of it, which show what no set has; of those with
  /// the same name the first is used.
  package func adding(pictures paths: [String]) -> AssetCatalog {
    var copy = self
    copy.loose.add(paths)
    return copy
  }

  /// Returns the catalog with the pictures and symbols of another for the names that it lacks.
  package func adding(picturesOf other: AssetCatalog) -> AssetCatalog {
    var copy = self
    copy.images.merge(other.images) { own, _ in own }
    copy.symbols.merge(other.symbols) { own, _ in own }
    return copy
  }

  /// Whether a set of pictures or a symbol has a name.
  package func hasPicture(_ name: String) -> Bool {
    set(of: name) != nil || symbols[name] != nil
  }

  /// No app has more sets than this; each may have a long path.
  package static let mostEntries = 50_000

  /// The maximum depth of groups; no real catalog nests them deeper.
  private static let maximumDepth = 32

  /// The state of listing a catalog.
  private struct Walk {
    /// How many entries may still be listed.
    var room: Int
    /// The catalog's groups that have been listed, each with the namespace of its sets. A set of
    /// strings needs no search for a conformance.
    var listed: Set<String> = []
    /// The groups around the one being listed, from the outermost.
    var ancestors: [FileIdentity?] = []
  }

  /// Lists a group; returns whether there was room for all of it.
  private mutating func list(
    _ folder: String, _ names: [String], namespace: String, _ walk: inout Walk
  ) -> Bool {
    guard walk.ancestors.count < Self.maximumDepth else { return true }
    let identity = FileIdentity(folder)
    if let identity {
      let group = "\(identity.text) \(namespace)"
      guard !walk.ancestors.contains(identity), walk.listed.insert(group).inserted else {
        return true
      }
    }
    walk.ancestors.append(identity)
    defer { walk.ancestors.removeLast() }
    walk.room -= names.count
    guard walk.room >= 0 else { return false }
    for name in names {
      let path = "\(folder)/\(name)"
      if let stem = name.without(suffix: ".imageset") {
        images[namespace + stem] = path
      } else if let stem = name.without(suffix: ".colorset") {
        colors[namespace + stem] = path
      } else if let stem = name.without(suffix: ".symbolset") {
        symbols[namespace + stem] = path
      } else if name != "Contents.json", let inner = FolderContents.names(of: path) {
        let isNamespace = providesNamespace(path)
        let namespace = isNamespace ? "\(namespace)\(name)/" : namespace
        guard list(path, inner, namespace: namespace, &walk) else { return false }
      }
    }
    return true
  }

  private func providesNamespace(_ folder: String) -> Bool {
    let contents = try? AssetContents(folder: folder, reach: reach)
    return contents?.value["properties"]?["provides-namespace"]?.flag ?? false
  }

  /// Returns the picture with a name for some traits; nil if there is none.
  ///
  /// An extension such as `.png` is part of the name only if a set has that name.
  package func image(_ name: String, _ traits: AssetTraits) throws(AssetFault) -> Image? {
    guard let folder = set(of: name) else { return try loose.image(name, traits, within: reach) }
    return try AssetImage(folder: folder, reach: reach).image(traits, within: allowance)
  }

  /// Returns the symbol with a name to accompany some text; nil if there is none.
  package func symbol(
    _ name: String, _ style: SymbolStyle, _ traits: AssetTraits
  ) throws(AssetFault) -> Image? {
    guard let folder = symbols[name] else { return nil }
    let contents = try AssetContents(folder: folder, reach: reach)
    let found = contents.best(of: "symbols", traits) { $0["filename"]?.text != nil }
    guard let found, let file = found["filename"]?.text else {
      throw AssetFault(file: folder, message: "the set has no file for this layout")
    }
    let drawing = SymbolDrawing(bytes: try contents.bytes(of: file), path: "\(folder)/\(file)")
    var image = try drawing.image(style, pixels: traits.scale, within: allowance)
    image.flipsForRightToLeft = found["language-direction"]?.text == "left-to-right"
    return image
  }

  /// Returns the colour with a name for some traits; nil if there is none.
  package func color(_ name: String, _ traits: AssetTraits) throws(AssetFault) -> Color? {
    guard let folder = colors[name] else { return nil }
    return try AssetColor(folder: folder, reach: reach).color(traits)
  }

  /// Whether the set of a colour can be read and has no colour at all.
  package func isEmptyColor(_ name: String) -> Bool {
    guard let folder = colors[name] else { return false }
    return (try? AssetColor(folder: folder, reach: reach))?.isEmpty == true
  }

  /// Returns the file of a picture for some traits, and its scale; nil if there is none.
  package func file(
    of name: String, _ traits: AssetTraits
  ) -> (path: String, scale: Double)? {
    guard let folder = set(of: name) else { return loose.file(name, traits) }
    return (try? AssetImage(folder: folder, reach: reach))?.file(traits)
  }

  /// Returns the folder of a picture's set; nil if there is none.
  private func set(of name: String) -> String? {
    images[name] ?? Self.stem(name).flatMap { images[$0] }
  }

  private static func stem(_ name: String) -> String? {
    name.without(suffix: ".png") ?? name.without(suffix: ".jpg")
  }
}

/// The traits that select among the variations of an asset.
package struct AssetTraits: Hashable, Sendable {
  /// Device pixels per point.
  package var scale: Double
  /// Light or dark.
  package var appearance: Appearance
  /// Whether the device is an iPad.
  package var isPad: Bool
  /// Whether the interface runs from right to left.
  package var isRightToLeft: Bool
  /// The language as a BCP 47 tag; nil for no particular one.
  package var language: String?

  /// Whether people want increased contrast.
  package var increasesContrast: Bool
  /// The generation of the system, whose colours a set may refer to.
  package var look: Look

  /// Creates the traits of a layout.
  package init(
    scale: Double, appearance: Appearance, isPad: Bool, isRightToLeft: Bool,
    language: String? = nil, increasesContrast: Bool = false, look: Look = .ios18
  ) {
    self.scale = scale
    self.appearance = appearance
    self.increasesContrast = increasesContrast
    self.look = look
    self.isPad = isPad
    self.isRightToLeft = isRightToLeft
    self.language = language
  }
}

/// The reason that an asset can't be used.
package struct AssetFault: Error, Hashable, Sendable {
  /// The faulty file.
  package let file: String
  /// A lowercase clause.
  package let message: String
}

extension String {
  /// Returns the text before a suffix; nil if it has another one, or nothing before it.
  func without(suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
  }
}
