public import Foundation

extension UIColor {
  /// Makes a colour from an asset catalog; nil if no catalog has the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }
  /// Makes a colour from an asset catalog, as it appears under traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let library = AssetLibrary.shared
    guard let usual = library.color(named: name, in: traitCollection ?? .current) else {
      return nil
    }
    self.init { UIColor(core: library.color(named: name, in: $0) ?? usual) }
  }
}
