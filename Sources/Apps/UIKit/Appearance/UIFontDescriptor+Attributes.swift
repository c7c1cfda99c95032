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
