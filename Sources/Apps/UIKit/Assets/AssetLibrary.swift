import Controls
import Drawing
import Foundation
import Typesetting

/// The named colours and images of asset catalogs and loose files below a list of folders.
///
/// The folders are listed in `ALRENDER_ASSETS`, separated by colons; by default they are the
/// working directory's `.xcassets` folders and the bundle's resources. Each catalog is read once.
public final class AssetLibrary {
  /// The library of the process.
  package static var shared = AssetLibrary(folders: AssetLibrary.standardFolders)

  private var colors: [String: ColorAsset] = [:]
  private var images: [String: ImageAsset] = [:]
  /// The folders of the data sets.
  private var dataSets: [String: URL] = [:]

  /// Reads the catalogs below the folders; a missing folder counts as empty.
  package init(folders: [String]) {
    for folder in folders { read(folder) }
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

  func color(named name: String) -> ColorAsset? { colors[name] }

  func image(named name: String, bundle: Bundle?) -> ImageAsset? {
    if let known = images[name] { return known }
    for folder in [bundle?.resourcePath, Bundle.main.resourcePath].compactMap({ $0 }) {
      let loose = ImageAsset(looseFilesOf: name, in: folder)
      if !loose.files.isEmpty {
        images[name] = loose
        return loose
      }
    }
    return nil
  }

  /// The maximum number of files and folders to visit, so that a larger tree costs no more.
  private static let limit = 20_000

  private func read(_ folder: String) {
    guard
      let walker = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
    else { return }
    var count = 0
    for case let url as URL in walker {
      count += 1
      if count > Self.limit { return }
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset":
        walker.skipDescendants()
        if let asset = ColorAsset(url) { colors[name] = asset }
      case "imageset":
        walker.skipDescendants()
        if let asset = ImageAsset(set: url) { images[name] = asset }
      case "dataset":
        walker.skipDescendants()
        dataSets[name] = url
      case "appiconset", "build", "framework": walker.skipDescendants()
      default: continue
      }
    }
  }
}

/// The `Contents.json` of a set in a catalog.
private struct CatalogContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }
  struct Components: Decodable {
    var red: String?
    var green: String?
    var blue: String?
    var white: String?
    var alpha: String?
  }
  struct ColorValue: Decodable { var components: Components? }
  struct Entry: Decodable {
    var appearances: [Appearance]?
    var color: ColorValue?
    var filename: String?
    var scale: String?
    var idiom: String?
  }
  struct Properties: Decodable {
    var template: String?
    enum CodingKeys: String, CodingKey { case template = "template-rendering-intent" }
  }
  var colors: [Entry]?
  var images: [Entry]?
  var properties: Properties?

  init?(_ folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let read = try? JSONDecoder().decode(CatalogContents.self, from: data)
    else { return nil }
    self = read
  }
}

/// A colour in a catalog, with its appearances.
struct ColorAsset {
  private var light: UIColor
  private var dark: UIColor?

  fileprivate init?(_ folder: URL) {
    guard let entries = CatalogContents(folder)?.colors else { return nil }
    var found: (light: UIColor?, dark: UIColor?)
    for entry in entries {
      guard let color = entry.color?.components?.color else { continue }
      if entry.appearances?.contains(where: { $0.value == "dark" }) == true {
        found.dark = found.dark ?? color
      } else if entry.appearances == nil {
        found.light = found.light ?? color
      }
    }
    guard let any = found.light ?? found.dark else { return nil }
    (light, dark) = (any, found.dark)
  }

  func color(for traits: UITraitCollection) -> UIColor {
    traits.userInterfaceStyle == .dark ? dark ?? light : light
  }
}

extension CatalogContents.Components {
  var color: UIColor {
    func number(_ text: String?) -> CGFloat? {
      guard let text else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      guard let value = Double(text) else { return nil }
      return CGFloat(text.contains(".") ? value : value / 255)
    }
    let opacity = alpha.flatMap { Double($0) }.map { CGFloat($0) } ?? 1
    if let white = number(white) { return UIColor(white: white, alpha: opacity) }
    return UIColor(
      red: number(red) ?? 0, green: number(green) ?? 0, blue: number(blue) ?? 0, alpha: opacity)
  }
}

/// An image in a catalog, or in loose files, with its scales and appearances.
final class ImageAsset {
  struct File {
    var path: String
    var scale: CGFloat
    var isDark: Bool
  }

  private(set) var files: [File] = []
  private(set) var isTemplate = false
  private var decoded: [String: Image] = [:]

  fileprivate init?(set folder: URL) {
    guard let contents = CatalogContents(folder) else { return nil }
    isTemplate = contents.properties?.template == "template"
    for entry in contents.images ?? [] {
      guard let name = entry.filename, !name.contains("/") else { continue }
      files.append(
        File(
          path: folder.appendingPathComponent(name).path,
          scale: entry.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1,
          isDark: entry.appearances?.contains { $0.value == "dark" } ?? false))
    }
  }

  /// Finds `name.png`, `name@2x.png`, `name@3x.png` and the like in a folder.
  init(looseFilesOf name: String, in folder: String) {
    guard !name.isEmpty, !name.contains("..") else { return }
    let given = ["png", "jpg", "jpeg"].first { name.lowercased().hasSuffix(".\($0)") }
    let stem = given.map { String(name.dropLast($0.count + 1)) } ?? name
    for suffix in ["", "@2x", "@3x"] {
      for type in given.map({ [$0] }) ?? ["png", "jpg", "jpeg"] {
        let path = "\(folder)/\(stem)\(suffix).\(type)"
        if FileManager.default.fileExists(atPath: path) {
          files.append(File(path: path, scale: Self.scale(ofFile: path), isDark: false))
        }
      }
    }
  }

  /// Returns the number of pixels per point in a file's name: 2 for `@2x`.
  static func scale(ofFile path: String) -> CGFloat {
    path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1
  }

  func image(for traits: UITraitCollection) -> Image? {
    let isDark = traits.userInterfaceStyle == .dark && files.contains(where: \.isDark)
    let scale = max(traits.displayScale, 1)
    let fitting = files.filter { $0.isDark == isDark }
    let best = fitting.min { left, right in
      // Prefers the smallest file that is large enough, otherwise the largest.
      let (a, b) = (left.scale >= scale, right.scale >= scale)
      return a == b ? (a ? left.scale < right.scale : left.scale > right.scale) : a
    }
    guard let best else { return nil }
    if let known = decoded[best.path] { return known }
    guard let data = FileManager.default.contents(atPath: best.path),
      let buffer = try? ImageLoader.read([UInt8](data), scale: Double(best.scale))
    else { return nil }
    let image = Image(buffer)
    decoded[best.path] = image
    return image
  }
}
