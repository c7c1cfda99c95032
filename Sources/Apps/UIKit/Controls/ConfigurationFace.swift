package import Controls
import Documents
import Foundation
import InterfaceBuilder
import Typesetting

/// A property of a button's configuration and the property of the control that shows it.
///
/// What a nib states for it follows from the control's table.
@MainActor package struct ConfigurationFace {
  /// Shows the value in the button that paints it.
  let show: (UIButton.Configuration, Button, UITraitCollection) -> Void
  /// Takes the value that the element of a configuration states; keeps the default without one.
  let decode: (inout UIButton.Configuration, NibCoder) -> Void
  /// The row in the table of buttons; nil if it has none, which a test reports.
  package let row: Property?

  private init<Value: FaceValue>(
    _ kit: WritableKeyPath<UIButton.Configuration, Value>,
    _ control:
      @autoclosure @escaping @Sendable () -> any ReferenceWritableKeyPath<Button, Value.Plain>
      & Sendable
  ) {
    show = { configuration, button, traits in
      button[keyPath: control()] = configuration[keyPath: kit].plain(in: traits)
    }
    let path: AnyKeyPath = control()
    let row = Button.properties.first { $0.keyPath() == path }
    self.row = row
    let name = row?.nib?.split(separator: ".").last.map(String.init)
    decode = { configuration, nib in
      guard let name, let value = Value(nib, name) else { return }
      configuration[keyPath: kit] = value
    }
  }

  /// The properties of configurations; the size first, because it resets the insets.
  package static let all = [
    ConfigurationFace(\.buttonSize, \Button.buttonSize),
    ConfigurationFace(\.cornerStyle, \Button.cornerStyle),
    ConfigurationFace(\.imagePlacement, \Button.arrangement.picturePlacement),
    ConfigurationFace(\.imagePadding, \Button.arrangement.picturePadding),
    ConfigurationFace(\.titlePadding, \Button.arrangement.titlePadding),
  ]
}

extension NSDirectionalRectEdge: FaceValue {
  func plain(in traits: UITraitCollection) -> Button.Arrangement.Placement {
    switch self {
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    default: .leading
    }
  }
  init?(_ nib: NibCoder, _ name: String) {
    let edges: [String: Self] = [
      "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    ]
    guard let edge = nib.element[name].flatMap({ edges[$0] }) else { return nil }
    self = edge
  }
}

extension UIButton.Configuration.Size: FaceWord {
  typealias Plain = Button.ButtonSize
  static var usual: Plain { .medium }
}
extension UIButton.Configuration.CornerStyle: FaceWord {
  typealias Plain = Button.CornerStyle
  static var usual: Plain { .dynamic }
}
