public import Foundation

extension UIImage {
  /// The image for adding.
  public class var add: UIImage { standard("plus.circle.fill") }
  /// The image for removing.
  public class var remove: UIImage { standard("minus.circle.fill") }
  /// The image for actions.
  public class var actions: UIImage { standard("ellipsis.circle.fill") }
  /// A checkmark.
  public class var checkmark: UIImage { standard("checkmark") }
  /// A checkmark in a circle.
  public class var strokedCheckmark: UIImage { standard("checkmark.circle.fill") }
  private class func standard(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }

  /// Returns the first of the images in place of their animation; nil if there are none.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  /// Makes a system symbol; its layers don't show the variable value.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }
}

extension UIImage.SymbolConfiguration {
  /// Returns a configuration in a symbol's own colours; the stand-in shapes have none.
  public class func preferringMulticolor() -> Self {
    guard let own = UIImage.SymbolConfiguration() as? Self else {
      preconditionFailure(
        "A subclass of SymbolConfiguration must override 'preferringMulticolor()'.")
    }
    return own
  }
}
