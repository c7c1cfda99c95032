import Foundation
import Typesetting

extension UIFontDescriptor {
  /// The attributes: name, size, and the weight and slant of the traits.
  public var fontAttributes: [AttributeName: Any] {
    [
      .name: postscriptName, .size: pointSize,
      .traits: [
        TraitKey.weight: UIFont.Weight(openType: core.weight).rawValue,
        TraitKey.slant: CGFloat(core.italic ? 0.07 : 0), TraitKey.symbolic: symbolicTraits.rawValue,
      ],
    ]
  }
  /// Returns an attribute; nil for one that is not supported.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }
  /// Returns the descriptor unchanged: the face is ignored.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }
  /// Returns the descriptors that match: only this one.
  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { [self] }
}

extension UIFontDescriptor.AttributeName {
  /// The fallback fonts for missing characters; ignored.
  public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
  /// The transform of the glyphs; ignored.
  public static let matrix = Self(rawValue: "NSCTFontMatrixAttribute")
  /// A single advance for all glyphs; ignored.
  public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
  /// The name shown to users; ignored.
  public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
}
extension UIFontDescriptor.TraitKey {
  /// The width.
  public static let width = Self(rawValue: "NSCTFontProportionTrait")
}
extension UIFontDescriptor.SymbolicTraits {
  /// The bits for the class of typeface.
  public static let classMask = Self(rawValue: 0xF000_0000)
  /// Old-style serifs.
  public static let classOldStyleSerifs = Self(rawValue: 1 << 28)
  /// Transitional serifs.
  public static let classTransitionalSerifs = Self(rawValue: 2 << 28)
  /// Modern serifs.
  public static let classModernSerifs = Self(rawValue: 3 << 28)
  /// Sans serif.
  public static let classSansSerif = Self(rawValue: 8 << 28)
  /// Script letters.
  public static let classScripts = Self(rawValue: 10 << 28)
  /// Symbols.
  public static let classSymbolic = Self(rawValue: 12 << 28)
}
