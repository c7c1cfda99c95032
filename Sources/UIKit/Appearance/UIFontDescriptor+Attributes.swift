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
  /// An attribute; nil for one that does not count.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }
  /// The same in another face; kept.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }
  /// The fonts that suit the descriptor: its own.
  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { [self] }
}

extension UIFontDescriptor.AttributeName {
  /// The fonts for characters that this one lacks; not heeded.
  public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
  /// The map of the letters; not heeded.
  public static let matrix = Self(rawValue: "NSCTFontMatrixAttribute")
  /// One width for all letters; not heeded.
  public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
  /// The name that people read; not heeded.
  public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
}
extension UIFontDescriptor.TraitKey {
  /// The width.
  public static let width = Self(rawValue: "NSCTFontProportionTrait")
}
extension UIFontDescriptor.SymbolicTraits {
  /// The bits of the kinds of letters.
  public static let classMask = Self(rawValue: 0xF000_0000)
  /// Letters with feet, of old books.
  public static let classOldStyleSerifs = Self(rawValue: 1 << 28)
  /// Letters with feet, of newer ones.
  public static let classTransitionalSerifs = Self(rawValue: 2 << 28)
  /// Letters with feet, of the newest ones.
  public static let classModernSerifs = Self(rawValue: 3 << 28)
  /// Letters without feet.
  public static let classSansSerif = Self(rawValue: 8 << 28)
  /// Letters as they are written.
  public static let classScripts = Self(rawValue: 10 << 28)
  /// Signs.
  public static let classSymbolic = Self(rawValue: 12 << 28)
}
