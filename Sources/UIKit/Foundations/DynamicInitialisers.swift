public import Foundation

// Objective-C can create an object of any class that it is given, with the class's own
// initialiser. Swift can do so only with `required` initialisers, which every subclass in every
// app would have to implement, and none does. A convenience initialiser, however, calls the
// designated one of the class that it was called on: calling it by its symbol, with the class as
// `self`, does what Objective-C would do. A class without the designated initialiser stops the
// process, as on Apple's systems.

extension UIResponder {
  /// Makes a responder of the receiving class with `init()`.
  @_silgen_name("$s5UIKit11UIResponderC5_madeACSS_tcfC")
  class func make(_ reason: __owned String) -> UIResponder
}

extension UIView {
  /// Makes a view of the receiving class with `init(frame:)`.
  @_silgen_name("$s5UIKit6UIViewC5_madeACSS_tcfC")
  class func makeView(_ reason: __owned String) -> UIView

  /// Makes an instance of the class that this is called on.
  public convenience init(_madeAt frame: CGRect) { self.init(frame: frame) }

  /// Makes a view of the receiving class with `init(frame:)`.
  @_silgen_name("$s5UIKit6UIViewC7_madeAtAC10Foundation6CGRectV_tcfC")
  class func makeView(at frame: CGRect) -> UIView
}

extension UITableViewCell {
  /// Makes a cell of the receiving class with `init(style:reuseIdentifier:)`.
  @_silgen_name("$s5UIKit15UITableViewCellC9_dequeuedACSS_tcfC")
  class func dequeue(_ identifier: __owned String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  /// Makes a header or footer of the receiving class with `init(reuseIdentifier:)`.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C9_dequeuedACSS_tcfC")
  class func dequeue(_ identifier: __owned String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  /// Makes a view of the receiving class with `init(frame:)`.
  @_silgen_name("$s5UIKit24UICollectionReusableViewC9_dequeuedACSS_tcfC")
  class func dequeue(_ identifier: __owned String) -> UICollectionReusableView

  /// Makes a view of a class given by a generic parameter.
  class func dequeue<Kind: UICollectionReusableView>(as type: Kind.Type, _ name: String) -> Kind {
    guard let made = (type as UICollectionReusableView.Type).dequeue(name) as? Kind else {
      preconditionFailure("\(type) makes no view of its own class.")
    }
    return made
  }
}

extension CALayer {
  /// Makes a layer of the receiving class with `init()`.
  @_silgen_name("$s5UIKit7CALayerC5_madeACSS_tcfC")
  class func make(_ reason: __owned String) -> CALayer
}

// MARK: - Generic code

/// Lets generic code create objects of a class that it is given: `T()`, `T(frame: .zero)`.
///
/// Generic code requires a `required` initialiser, and finds one here; code that names a class
/// calls the class's own. Views are made with `init(frame:)` and controllers with
/// `init(nibName:bundle:)`: Swift does not find an `init()` that a subclass designates besides
/// them, and a class without them stops the process.
public protocol _MadeByItsClass {}

// A protocol's initialiser cannot ask which class it is called on; a class method can. So each
// initialiser is declared without a body, and its symbol is that of the method below it.

extension _MadeByItsClass {
  /// Returns the object made for a class as an instance of that class.
  fileprivate static func own(_ made: AnyObject) -> Self {
    guard let own = made as? Self else {
      preconditionFailure("\(self) makes no object of its own class.")
    }
    return own
  }
}

extension _MadeByItsClass where Self: UIResponder {
  /// Makes an object of the class with `init()`.
  @_silgen_name("alrender_UIKit_makeResponder")
  @MainActor public init()

  @_silgen_name("alrender_UIKit_makeResponder")
  @MainActor @usableFromInline static func madeByItsClass() -> Self {
    own((self as UIResponder.Type).make("generic"))
  }
}

extension _MadeByItsClass where Self: UIView {
  /// Makes a view of the class with `init(frame:)`.
  @_silgen_name("alrender_UIKit_makeView")
  @MainActor public init(frame: CGRect)

  @_silgen_name("alrender_UIKit_makeView")
  @MainActor @usableFromInline static func madeByItsClass(frame: CGRect) -> Self {
    own((self as UIView.Type).makeView(at: frame))
  }
}

extension _MadeByItsClass where Self: CALayer {
  /// Makes a layer of the class with `init()`.
  @_silgen_name("alrender_UIKit_makeLayer")
  @MainActor public init()

  @_silgen_name("alrender_UIKit_makeLayer")
  @MainActor @usableFromInline static func layerMadeByItsClass() -> Self {
    own((self as CALayer.Type).make("generic"))
  }
}

extension UIResponder: _MadeByItsClass {}
extension CALayer: _MadeByItsClass {}
