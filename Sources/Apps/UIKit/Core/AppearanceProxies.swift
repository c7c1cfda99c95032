import Foundation

extension UIBarItem: UIAppearance {}
extension UIPresentationController: UIAppearanceContainer {}

@preconcurrency @MainActor enum AppearanceProxies {
  private static var known: [ObjectIdentifier: UIResponder] = [:]
  static func proxy<Kind: UIResponder>(of type: Kind.Type) -> Kind {
    if let object = known[ObjectIdentifier(type)] as? Kind { return object }
    let proxy: UIResponder? =
      (type as? UIView.Type)?.makeView("proxy") ?? (type as UIResponder.Type).make("proxy")
    guard let made = proxy as? Kind else {
      preconditionFailure("The initializer of \(type) didn't return an instance of \(type).")
    }
    known[ObjectIdentifier(type)] = made
    return made
  }
}
