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
}
