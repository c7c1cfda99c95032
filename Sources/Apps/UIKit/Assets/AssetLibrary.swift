import Controls
import Documents
import Drawing
import Foundation
import InterfaceBuilder
import Typesetting

/// The named colours and images of asset catalogs and loose files below a list of folders.
///
/// The folders are listed in `ALRENDER_ASSETS`, separated by colons; by default they are the
/// working directory's `.xcassets` folders and the bundle's resources. Each set is read once for
/// the traits in which it is shown.
public final class AssetLibrary {
  /// The library of the process.
  package static var shared = AssetLibrary(folders: AssetLibrary.standardFolders)

  /// The sets; nil if there is no catalog.
  private var catalog: AssetCatalog?
  private var images: [AssetKey: Image] = [:]
  private var colors: [AssetKey: Color] = [:]
  /// The loose files of images, by name.
  private var loose: [String: LooseImage] = [:]
  /// The folders of the data sets.
  private var dataSets: [String: URL] = [:]

  /// A set under traits.
  private struct AssetKey: Hashable {
    let name: String
    let traits: AssetTraits
  }

  /// Lists the catalogs below the folders; a missing folder counts as empty.
  package init(folders: [String]) {
    var catalogs: [String] = []
    for folder in folders { find(below: folder, &catalogs) }
    catalog = catalogs.isEmpty ? nil : try? AssetCatalog(folders: catalogs)
  }

  /// Sets the folders in which `UIColor(named:)`, `UIImage(named:)`, `NSLocalizedString`, `UINib`
  /// and `UIStoryboard` look from now on.
  public static func use(folders: [String]) {
    shared = AssetLibrary(folders: folders)
    StringsLibrary.shared = StringsLibrary(folders: folders)
    NibLibrary.shared = NibLibrary(folders: folders)
  }

  static var standardFolders: [String] {
    if let named = ProcessInfo.processInfo.environment["ALRENDER_ASSETS"] {
      return named.split(separator: ":").map(String.init)
    }
    return [Bundle.main.resourcePath, FileManager.default.currentDirectoryPath].compactMap { $0 }
  }

  /// Returns the bytes of a data set: those of the first file other than its description.
  func data(_ name: String) -> Data? {
    guard let folder = dataSets[name],
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return nil }
    let file = files.sorted().first { $0 != "Contents.json" && !$0.hasPrefix(".") }
    return file.flatMap { try? Data(contentsOf: folder.appendingPathComponent($0)) }
  }

  /// Returns the colour of a catalog under traits; nil if there is none.
  func color(named name: String, in traits: UITraitCollection) -> Color? {
    let key = AssetKey(name: name, traits: traits.asset)
    if let known = colors[key] { return known }
    let found = try? catalog?.color(name, key.traits)
    colors[key] = found
    return found
  }

  /// Returns the image of a catalog, or of loose files of a bundle, under traits; nil if there is
  /// none.
  func image(named name: String, bundle: Bundle?, in traits: UITraitCollection) -> Image? {
    let key = AssetKey(name: name, traits: traits.asset)
    if let known = images[key] { return known }
    var found = (try? catalog?.image(name, key.traits)) ?? nil
    found = found ?? (try? catalog?.symbol(name, SymbolStyle(), key.traits)) ?? nil
    found = found ?? looseImage(name, bundle).image(scale: key.traits.scale)
    images[key] = found
    return found
  }

  private func looseImage(_ name: String, _ bundle: Bundle?) -> LooseImage {
    if let known = loose[name] { return known }
    let folders = [bundle?.resourcePath, Bundle.main.resourcePath].compactMap { $0 }
    let found = folders.lazy.map { LooseImage(name, in: $0) }.first { !$0.files.isEmpty }
    loose[name] = found
    return found ?? LooseImage(name, in: "")
  }

  /// Notes the data sets below a folder, and appends its catalogs, or the folders of single sets.
  private func find(below folder: String, _ catalogs: inout [String]) {
    FolderWalk.visit(folder) { url in
      switch url.pathExtension {
      case "colorset", "imageset", "symbolset":
        let parent = url.deletingLastPathComponent().path
        let isListed = catalogs.contains { parent == $0 || parent.hasPrefix($0 + "/") }
        if !isListed { catalogs.append(parent) }
        return false
      case "xcassets": catalogs.append(url.path)
      case "dataset":
        dataSets[url.deletingPathExtension().lastPathComponent] = url
        return false
      case "appiconset", "build", "framework": return false
      default: break
      }
      return true
    }
  }
}

extension UITraitCollection {
  /// The traits that select among an asset's variations.
  fileprivate var asset: AssetTraits {
    AssetTraits(
      scale: Double(max(displayScale, 1)),
      appearance: userInterfaceStyle == .dark ? .dark : .light,
      isPad: userInterfaceIdiom == .pad, isRightToLeft: layoutDirection == .rightToLeft,
      language: KitEnvironment.current.language,
      increasesContrast: accessibilityContrast == .high,
      look: KitEnvironment.current.device.look)
  }
}

/// An image in loose files, with its scales.
struct LooseImage {
  private(set) var files: [(path: String, scale: Double)] = []

  /// Finds `name.png`, `name@2x.png`, `name@3x.png` and the like in a folder.
  init(_ name: String, in folder: String) {
    guard !name.isEmpty, !name.contains("..") else { return }
    let given = ["png", "jpg", "jpeg"].first { name.lowercased().hasSuffix(".\($0)") }
    let stem = given.map { String(name.dropLast($0.count + 1)) } ?? name
    for suffix in ["", "@2x", "@3x"] {
      for type in given.map({ [$0] }) ?? ["png", "jpg", "jpeg"] {
        let path = "\(folder)/\(stem)\(suffix).\(type)"
        if FileManager.default.fileExists(atPath: path) {
          files.append((path, Self.scale(ofFile: path)))
        }
      }
    }
  }

  /// Returns the number of pixels per point in a file's name: 2 for `@2x`.
  static func scale(ofFile path: String) -> Double {
    path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1
  }

  /// Decodes the smallest file that is large enough, otherwise the largest.
  func image(scale: Double) -> Image? {
    let best =
      files.filter { $0.scale >= scale }.min { $0.scale < $1.scale }
      ?? files.max { $0.scale < $1.scale }
    guard let best, let data = FileManager.default.contents(atPath: best.path),
      let buffer = try? ImageLoader.read([UInt8](data), scale: best.scale)
    else { return nil }
    return Image(buffer)
  }
}
