package import Controls
import Documents
import Foundation
import Typesetting

/// A property of a UIKit class and the property of the control that shows it.
///
/// What a nib states for it follows from the control's table.
@MainActor package struct Face {
  /// Shows the value in the control that paints the view.
  let show: (UIView, PaintedView) -> Void
  /// Takes the value that a nib states; leaves the default if it states none.
  let decode: (UIView, NibCoder) -> Void
  /// Passes the value on from an appearance proxy.
  let appearance: AppearanceValue
  /// Returns the row in the table of a kind of control; nil if it has none, which a test reports.
  package let row: (ViewKind) -> Property?

  /// Pairs two properties; an `inherited` one is left alone if the view's own is nil.
  init<Kit: UIView, Control: PaintedView, Value: FaceValue>(
    _ kit: @autoclosure @escaping @MainActor () -> ReferenceWritableKeyPath<Kit, Value>,
    _ control:
      @autoclosure @escaping @Sendable () -> any ReferenceWritableKeyPath<
        Control, Value.Plain
      > & Sendable, inherited: Bool = false
  ) {
    appearance = AppearanceValue(kit())
    show = { view, face in
      guard let view = view as? Kit, let face = face as? Control else { return }
      let value = view[keyPath: kit()]
      if inherited, value.isDefault { return }
      face[keyPath: control()] = value.plain(in: view.traitCollection)
    }
    let row = { (kind: ViewKind) in
      let path: AnyKeyPath = control()
      return kind.properties.first { $0.keyPath() == path }
    }
    self.row = row
    decode = { view, nib in
      guard let view = view as? Kit, let name = row(view.recordedKind)?.nib,
        let value = Value(nib, name)
      else { return }
      view[keyPath: kit()] = value
    }
  }
}

/// A type of UIKit's properties that a control shows.
@MainActor protocol FaceValue {
  /// The type of the control's property.
  associatedtype Plain
  /// The value for painting.
  func plain(in traits: UITraitCollection) -> Plain
  /// Takes the value of an attribute or of the element with a key; nil without one.
  init?(_ nib: NibCoder, _ name: String)
  /// Whether the environment decides.
  var isDefault: Bool { get }
}

extension FaceValue {
  var isDefault: Bool { false }
}

extension Bool: FaceValue {
  func plain(in traits: UITraitCollection) -> Bool { self }
  init?(_ nib: NibCoder, _ name: String) {
    guard let flag = nib.flag(name) else { return nil }
    self = flag
  }
}

extension Int: FaceValue {
  func plain(in traits: UITraitCollection) -> Int { self }
  init?(_ nib: NibCoder, _ name: String) {
    guard let count = nib.count(name) else { return nil }
    self = count
  }
}

extension Float: FaceValue {
  func plain(in traits: UITraitCollection) -> Double { Double(self) }
  init?(_ nib: NibCoder, _ name: String) {
    guard let number = nib.number(name) else { return nil }
    self.init(number)
  }
}

extension Double: FaceValue {
  func plain(in traits: UITraitCollection) -> Double { self }
  init?(_ nib: NibCoder, _ name: String) {
    guard let number = nib.number(name) else { return nil }
    self.init(number)
  }
}

extension CGFloat: FaceValue {
  func plain(in traits: UITraitCollection) -> Double { Double(self) }
  init?(_ nib: NibCoder, _ name: String) {
    guard let number = nib.number(name) else { return nil }
    self.init(number)
  }
}

/// An enumeration whose cases have the names of the control's.
@MainActor protocol FaceWord: FaceValue, RawRepresentable
where RawValue == Int, Plain: RawRepresentable, Plain.RawValue == String {
  /// What a case without a counterpart is shown as.
  static var usual: Plain { get }
}

extension FaceWord {
  func plain(in traits: UITraitCollection) -> Plain { Plain(rawValue: "\(self)") ?? Self.usual }
  init?(_ nib: NibCoder, _ name: String) {
    guard let word: Self = nib.word(name) else { return nil }
    self = word
  }
}

extension Optional: FaceValue where Wrapped: FaceObject {
  func plain(in traits: UITraitCollection) -> Wrapped.Plain? { flatMap { $0.plain(in: traits) } }
  init?(_ nib: NibCoder, _ name: String) {
    guard let value = Wrapped.value(nib, name) else { return nil }
    self = value
  }
  var isDefault: Bool { self == nil }
}

/// A class of UIKit's values, resolved for traits when they are shown.
@MainActor protocol FaceObject {
  associatedtype Plain
  func plain(in traits: UITraitCollection) -> Plain?
  static func value(_ nib: NibCoder, _ name: String) -> Self?
}

extension UIColor: FaceObject {
  func plain(in traits: UITraitCollection) -> Color? { resolved(in: traits) }
  static func value(_ nib: NibCoder, _ name: String) -> Self? { nib.color(name) as? Self }
}

extension UIImage: FaceObject {
  func plain(in traits: UITraitCollection) -> Picture? { shown(in: traits) }
  static func value(_ nib: NibCoder, _ name: String) -> Self? {
    (nib.child(name).flatMap { nib.image(of: $0) } ?? nib.image(name)) as? Self
  }
}
