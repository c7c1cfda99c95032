public import Foundation

/// A thing that a picture or a colour of an asset catalog is called by.
public struct ImageResource: Hashable {
  /// The name in the catalog.
  public let name: String
  /// The bundle.
  public let bundle: Bundle
  /// Names a picture.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}
/// A thing that a colour of an asset catalog is called by.
public struct ColorResource: Hashable {
  /// The name in the catalog.
  public let name: String
  /// The bundle.
  public let bundle: Bundle
  /// Names a colour.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}
extension UIColor {
  /// The colour of a catalog; black where there is none.
  public convenience init(resource: ColorResource) {
    self.init { traits in
      UIColor(named: resource.name)?.resolvedColor(with: traits) ?? .black
    }
  }
}
extension UIImage {
  /// The picture of a catalog; an empty one where there is none.
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }
}

/// A file of an asset catalog, by its name: a `.dataset` in the folders of assets.
open class NSDataAsset: NSObject {
  /// The name.
  public let name: String
  /// The bytes.
  public let data: Data
  /// Reads a file of the catalogs; nil where there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  /// Reads a file of the catalogs; nil where there is none.
  public init?(name: String, bundle: Bundle) {
    guard let bytes = AssetLibrary.shared.data(name) else { return nil }
    (self.name, data) = (name, bytes)
  }
}
