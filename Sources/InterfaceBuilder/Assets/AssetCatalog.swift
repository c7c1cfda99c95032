package import Controls
package import Documents
import Drawing
import Scenes
package import Typesetting

/// The pictures and colours of an Xcode asset catalog, by the names that documents use.
///
/// Only folders are listed when it is made; a set is read when a layout asks for it, so that a
/// large catalog costs no more than what is shown.
package struct AssetCatalog: Sendable {
  /// Where the set of each name lies.
  private var images: [String: String] = [:]
  private var colors: [String: String] = [:]
  private var symbols: [String: String] = [:]
  private let reach: FileReach
  /// What its vector pictures may take together.
  private let allowance = VectorAllowance()

  /// No real catalog nests its groups deeper than this.
  private static let maximumDepth = 32

  /// Lists the sets of `.xcassets` folders; of sets of one name the last counts.
  ///
  /// Names of groups that provide a namespace stand before those of their sets: `icons/star`.
  ///
  /// - Parameter reach: which files may be read; links may lead out of a catalog.
  package init(folders: [String], reach: FileReach = .everywhere) throws(AssetFault) {
    self.reach = reach
    for folder in folders {
      guard let names = FolderContents.names(of: folder) else {
        throw AssetFault(file: folder, message: "no such folder")
      }
      list(folder, names, namespace: "", depth: 0)
    }
  }

  private mutating func list(
    _ folder: String, _ names: [String], namespace: String, depth: Int
  ) {
    guard depth < Self.maximumDepth else { return }
    for name in names {
      let path = "\(folder)/\(name)"
      if let stem = name.without(suffix: ".imageset") {
        images[namespace + stem] = path
      } else if let stem = name.without(suffix: ".colorset") {
        colors[namespace + stem] = path
      } else if let stem = name.without(suffix: ".symbolset") {
        symbols[namespace + stem] = path
      } else if let inner = FolderContents.names(of: path) {
        let isNamespace = providesNamespace(path)
        list(
          path, inner, namespace: isNamespace ? "\(namespace)\(name)/" : namespace,
          depth: depth + 1)
      }
    }
  }

  private func providesNamespace(_ folder: String) -> Bool {
    let contents = try? AssetContents(folder: folder, reach: reach)
    return contents?.value["properties"]?["provides-namespace"]?.flag ?? false
  }

  /// The picture of a name as it looks under some traits; nil for a name that is not here.
  ///
  /// An ending such as `.png` counts as part of the name only where a set is called so.
  package func image(_ name: String, _ traits: AssetTraits) throws(AssetFault) -> Image? {
    guard let folder = images[name] ?? Self.stem(name).flatMap({ images[$0] }) else { return nil }
    return try AssetImage(folder: folder, reach: reach).image(traits, within: allowance)
  }

  /// The symbol of a name as it looks beside some text; nil for a name that is not here.
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

  /// The colour of a name as it looks under some traits; nil for a name that is not here.
  package func color(_ name: String, _ traits: AssetTraits) throws(AssetFault) -> Color? {
    guard let folder = colors[name] else { return nil }
    return try AssetColor(folder: folder, reach: reach).color(traits)
  }

  /// The file of a picture as it looks under some traits, and its scale; nil for a name that is not
  /// here.
  package func file(
    of name: String, _ traits: AssetTraits
  ) -> (path: String, scale: Double)? {
    guard let folder = images[name] ?? Self.stem(name).flatMap({ images[$0] }) else { return nil }
    return (try? AssetImage(folder: folder, reach: reach))?.file(traits)
  }

  private static func stem(_ name: String) -> String? {
    name.without(suffix: ".png") ?? name.without(suffix: ".jpg")
  }
}

/// What chooses among the variations of an asset.
package struct AssetTraits: Hashable, Sendable {
  /// Device pixels in a point.
  package var scale: Double
  /// Light or dark.
  package var appearance: Appearance
  /// Whether the device is an iPad.
  package var isPad: Bool
  /// Whether the interface runs from right to left.
  package var isRightToLeft: Bool
  /// The language as BCP 47 writes it; nil for none in particular.
  package var language: String?

  /// Names the traits of a layout.
  package init(
    scale: Double, appearance: Appearance, isPad: Bool, isRightToLeft: Bool,
    language: String? = nil
  ) {
    self.scale = scale
    self.appearance = appearance
    self.isPad = isPad
    self.isRightToLeft = isRightToLeft
    self.language = language
  }
}

/// Why an asset cannot be used.
package struct AssetFault: Error, Hashable, Sendable {
  /// The file that is wrong.
  package let file: String
  /// A lower-case clause.
  package let message: String
}

extension String {
  /// The text before an ending; nil where it has another one, or nothing before it.
  func without(suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
  }
}
