import Foundation

/// The modifier keys held during a press; bits are UIKit's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// UIKit's raw bits.
  public let rawValue: Int
  /// Makes a value from UIKit's raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A key on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
