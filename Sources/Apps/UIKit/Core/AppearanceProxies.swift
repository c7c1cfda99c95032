import Foundation

extension UIBarItem: UIAppearance {}
extension UIPresentationController: UIAppearanceContainer {}

/// A property that an appearance proxy passes on.
@preconcurrency @MainActor struct AppearanceValue {
  /// Gives a target the proxy's value if somebody set it, and nobody set the target's since it was
  /// given one; returns it.
  let pass:
    (_ proxy: UIResponder, _ pristine: UIResponder, _ target: UIResponder, _ given: Any?) -> Any?

  /// Passes on the value of a property.
  init<Kit: UIResponder, Value>(
    _ path: @autoclosure @escaping @MainActor () -> ReferenceWritableKeyPath<Kit, Value>
  ) {
    pass = { proxy, pristine, target, given in
      guard let proxy = proxy as? Kit, let pristine = pristine as? Kit,
        let target = target as? Kit
      else { return nil }
      let (path, usual) = (path(), pristine[keyPath: path()])
      let value = proxy[keyPath: path]
      let own = target[keyPath: path]
      guard !Self.isSame(value, usual),
        Self.isSame(own, usual) || given.map({ Self.isSame(own, $0) }) == true
      else { return nil }
      target[keyPath: path] = value
      return value
    }
  }

  /// Whether two values are equal; attributes, which cannot be compared, if both are empty.
  private static func isSame(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return Mirror(reflecting: one).children.isEmpty && Mirror(reflecting: other).children.isEmpty
  }
}

/// The appearance proxies of the process.
///
/// A proxy is an object of its class: what differs from a new one was set, and is passed on to objects of
/// the class that enter a window, unless they have a value of their own.
@preconcurrency @MainActor enum AppearanceProxies {
  private struct Proxy {
    let type: UIResponder.Type
    let containers: [any UIAppearanceContainer.Type]
    let object: UIResponder
    let pristine: UIResponder
    /// Whether an object is of the class.
    let covers: (UIResponder) -> Bool
    /// The number of classes that the proxy's class descends from.
    let depth: Int
  }

  /// The proxies, those with the most containers first, then those of subclasses.
  private static var known: [Proxy] = []

  /// Returns the proxy of a class that generic code knows by its protocol alone.
  static func proxy<Kind: UIAppearance>(ofAny type: Kind.Type) -> Kind {
    guard let known = type as? UIResponder.Type, let found = proxy(of: known) as? Kind else {
      preconditionFailure("\(type) has no appearance: it is no responder")
    }
    return found
  }
  static func proxy<Kind: UIResponder>(
    of type: Kind.Type, in containers: [any UIAppearanceContainer.Type] = []
  ) -> Kind {
    let names = containers.map { ObjectIdentifier($0) }
    let found = known.first {
      $0.type == type && $0.containers.map { ObjectIdentifier($0) } == names
    }
    if let object = found?.object as? Kind { return object }
    let object: Kind = make(type)
    known.append(
      Proxy(
        type: type, containers: containers, object: object, pristine: make(type),
        covers: { $0 is Kind }, depth: depth(of: object)))
    known.sort { ($0.containers.count, $0.depth) > ($1.containers.count, $1.depth) }
    return object
  }

  private static func make<Kind: UIResponder>(_ type: Kind.Type) -> Kind {
    let made: UIResponder =
      (type as? UIView.Type)?.makeView("proxy") ?? (type as UIResponder.Type).make("proxy")
    guard let made = made as? Kind else {
      preconditionFailure("The initializer of \(type) didn't return an instance of \(type).")
    }
    return made
  }

  private static func depth(of object: UIResponder) -> Int {
    var (count, current) = (0, Mirror(reflecting: object))
    while let above = current.superclassMirror { (count, current) = (count + 1, above) }
    return count
  }

  /// Gives an object that enters a window the values of the proxies that cover it.
  static func dress(_ target: UIResponder, in view: UIView? = nil) {
    let before: [Int: Any] = target.kept("appearance") ?? [:]
    var given: [Int: Any] = [:]
    for proxy in known where proxy.object !== target && proxy.covers(target) {
      guard isContained(view ?? (target as? UIView)?.superview, in: proxy.containers) else {
        continue
      }
      // A class has its superclass's values first, so that the number tells the property.
      for (number, value) in proxy.type.appearanceValues.enumerated() where given[number] == nil {
        given[number] = value.pass(proxy.object, proxy.pristine, target, before[number])
      }
    }
    if !given.isEmpty { target.keep(before.merging(given) { $1 }, "appearance") }
  }

  /// Whether a view is within objects of the classes, of which the first is the innermost.
  private static func isContained(
    _ view: UIView?, in containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    var left = containers[...]
    var current: UIResponder? = view
    while let responder = current, let wanted = left.first {
      if isInstance(responder, of: wanted) { left = left.dropFirst() }
      current = responder.next
    }
    return left.isEmpty
  }
  private static func isInstance<Kind: UIAppearanceContainer>(
    _ object: Any, of type: Kind.Type
  ) -> Bool { object is Kind }
}
