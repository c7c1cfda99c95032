public import Foundation

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

extension _MadeByItsClass where Self: UIResponder {
  /// Makes an object of the class with `init()`.
  @_silgen_name("alrender_UIKit_makeResponder")
  @preconcurrency @MainActor public init()

  @_silgen_name("alrender_UIKit_makeResponder")
  @MainActor @usableFromInline static func madeByItsClass() -> Self {
    own((self as UIResponder.Type).make("generic"))
  }
}

extension _MadeByItsClass where Self: UIView {
  /// Makes a view of the class with `init(frame:)`.
  @_silgen_name("alrender_UIKit_makeView")
  @preconcurrency @MainActor public init(frame: CGRect)

  @_silgen_name("alrender_UIKit_makeView")
  @MainActor @usableFromInline static func madeByItsClass(frame: CGRect) -> Self {
    own((self as UIView.Type).makeView(at: frame))
  }
}

extension UIResponder: _MadeByItsClass {}
extension UIResponder: UIResponderStandardEditActions {}
