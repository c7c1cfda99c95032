public import Foundation

/// A class with an appearance proxy: values set on the proxy are not passed on.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}
/// A class that contains views with an appearance of their own.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: UIResponder {
  /// Returns a proxy that accepts values, but doesn't pass them on.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: self) }
  /// Returns a proxy that accepts values, but doesn't pass them on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(of: self) }
  /// Returns a proxy that accepts values, but doesn't pass them on.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(of: self)
  }
  /// Returns a proxy that accepts values, but doesn't pass them on.
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
      preconditionFailure("The initializer of \(type) didn't return an instance of \(type).")
    }
    known[ObjectIdentifier(type)] = made
    return made
  }
}
