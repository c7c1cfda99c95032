public import Foundation

extension UIImage {
  /// The picture of adding.
  public class var add: UIImage { standard("plus.circle.fill") }
  /// The picture of removing.
  public class var remove: UIImage { standard("minus.circle.fill") }
  /// The picture of actions.
  public class var actions: UIImage { standard("ellipsis.circle.fill") }
  /// A tick.
  public class var checkmark: UIImage { standard("checkmark") }
  /// A tick in a circle.
  public class var strokedCheckmark: UIImage { standard("checkmark.circle.fill") }
  private class func standard(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }

  /// The first of some pictures, which stands for their animation; nil for none.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  /// Makes a symbol of the system; its layers do not tell values apart.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }
}

extension UIImage.SymbolConfiguration {
  /// A configuration in a symbol's own colours; the stand-ins have none.
  public class func preferringMulticolor() -> Self {
    guard let own = UIImage.SymbolConfiguration() as? Self else {
      preconditionFailure("A subclass of SymbolConfiguration makes its own objects.")
    }
    return own
  }
}
