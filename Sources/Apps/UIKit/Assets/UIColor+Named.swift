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
    guard let set = AssetLibrary.shared.color(named: name) else { return nil }
    self.init { set.color(for: $0) }
  }
}
