public import Foundation

/// Something whose looks can be set for all of a class: what is set on the proxy goes to nobody.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}
/// Something whose views may have looks of their own.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: UIResponder {
  /// An object that takes what is set, and gives it to nobody.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: self) }
  /// An object that takes what is set, and gives it to nobody.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self) }
  /// An object that takes what is set, and gives it to nobody.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(of: self)
  }
  /// An object that takes what is set, and gives it to nobody.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self) }
}

extension UIBarItem: UIAppearance {}
extension UIPresentationController: UIAppearanceContainer {}

@preconcurrency @MainActor enum AppearanceProxies {
  private static var known: [ObjectIdentifier: UIResponder] = [:]
  static func proxy<Kind: UIResponder>(of type: Kind.Type) -> Kind {
    if let object = known[ObjectIdentifier(type)] as? Kind { return object }
    let proxy: UIResponder? =
      (type as? UIView.Type)?.makeView("proxy") ?? (type as UIResponder.Type).make("proxy")
    guard let made = proxy as? Kind else {
      preconditionFailure("\(type) has no initialiser that makes an appearance proxy.")
    }
    known[ObjectIdentifier(type)] = made
    return made
  }
}
