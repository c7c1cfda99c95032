public import Foundation

extension UIColor {
  /// Makes the colour of a catalog; black if there is none.
  public convenience init(resource: ColorResource) {
    self.init { traits in
      UIColor(named: resource.name)?.resolvedColor(with: traits) ?? .black
    }
  }
}

/// A named file in an asset catalog: a `.dataset` in the asset folders.
open class NSDataAsset: NSObject {
  /// The name.
  public let name: String
  /// The bytes.
  public let data: Data
  /// Reads a file from the catalogs; nil if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  /// Reads a file from the catalogs; nil if there is none.
  public init?(name: String, bundle: Bundle) {
    guard let bytes = AssetLibrary.shared.data(name) else { return nil }
    (self.name, data) = (name, bytes)
  }
}
