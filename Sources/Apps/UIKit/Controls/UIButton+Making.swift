import Foundation

extension _MadeByItsClass where Self: UIButton {
  /// Makes a button of the class and of a type with `init(frame:)`.
  @_silgen_name("alrender_UIKit_makeButton")
  @preconcurrency @MainActor public init(type: UIButton.ButtonType)

  @_silgen_name("alrender_UIKit_makeButton")
  @MainActor @usableFromInline static func madeByItsClass(type: UIButton.ButtonType) -> Self {
    let button = own((self as UIView.Type).makeView(at: .zero))
    button.become(type)
    return button
  }
}

extension UIButton.ButtonType {
  /// The former name of `system`.
  public static var roundedRect: Self { .system }
}
