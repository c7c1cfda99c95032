import Foundation

extension UIImage {
  class func standard(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
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
