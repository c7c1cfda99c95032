public import Foundation

/// A string of Core Foundation, which is a Swift string here.
public typealias CFString = String

/// An object of Core Foundation, which is any object here.
public typealias CFTypeRef = AnyObject

/// A font without a size, as layers of text take it.
public final class CGFont: NSObject {
  let font: UIFont
  /// Finds a font by the name in its file; nil if there is none.
  public init?(_ name: CFString) {
    guard let font = UIFont(name: name, size: 1) else { return nil }
    self.font = font
  }
  /// The name in the font's file.
  public var postScriptName: CFString? { font.fontName }
  /// The font's full name.
  public var fullName: CFString? { font.fontName }
}
