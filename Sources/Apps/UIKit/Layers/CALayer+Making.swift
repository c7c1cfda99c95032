import Foundation

extension CALayer {
  /// Makes a layer of the receiving class with `init()`.
  @_silgen_name("$s5UIKit7CALayerC5_madeACSS_tcfC")
  class func make(_ reason: __owned String) -> CALayer
}

extension _MadeByItsClass where Self: CALayer {
  /// Makes a layer of the class with `init()`.
  @_silgen_name("alrender_UIKit_makeLayer")
  @preconcurrency @MainActor public init()

  @_silgen_name("alrender_UIKit_makeLayer")
  @MainActor @usableFromInline static func layerMadeByItsClass() -> Self {
    own((self as CALayer.Type).make("generic"))
  }
}

extension CALayer: _MadeByItsClass {}
