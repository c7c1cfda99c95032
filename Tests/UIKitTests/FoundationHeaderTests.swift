import Foundation
import Testing
import UIKit

/// The assumptions that UIKit's objects in attributed strings make about Foundation on Linux; the
/// decision `Documentation/Decisions/foundation-header.md` explains why.
@Suite struct FoundationHeaders {
  /// A value that any app might have, whose first word happens not to be the number of a type: 0.
  private final class Bare: NSObject {
    private let bits = UInt(0)
    override func isEqual(_ object: Any?) -> Bool { (object as? Bare)?.bits == bits }
    override var hash: Int { Int(bitPattern: bits) }
  }

  private static func objects() -> [(NSAttributedString.Key, NSObject, NSObject)] {
    [
      (.font, UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 12)),
      (.foregroundColor, UIColor.red, UIColor.label),
      (.init("core"), UIColor.red.cgColor, UIColor.blue.cgColor),
      (.paragraphStyle, NSParagraphStyle(), NSMutableParagraphStyle()),
      (.shadow, NSShadow(), NSShadow()), (.attachment, NSTextAttachment(), NSTextAttachment()),
      (.init("image"), UIImage(), UIImage()),
    ]
  }

  private static func join(_ key: NSAttributedString.Key, _ one: NSObject, _ other: NSObject) {
    let text = NSMutableAttributedString(string: "")
    for value in [one, other, one] {
      text.append(NSAttributedString(string: "ab", attributes: [key: value]))
    }
    precondition(text.length == 6)
  }

  @Test func `The word behind an object's own header names a type of Core Foundation`() {
    for (key, one, other) in Self.objects() {
      for object in [one, other] {
        let word = withExtendedLifetime(object) {
          Unmanaged.passUnretained(object).toOpaque().load(
            fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UInt.self)
        }
        // A new stored property in a superclass, in Foundation or here, would precede it.
        #expect(word == 1 << 8, "\(type(of: object)), as \(key.rawValue)")
      }
    }
  }

  @Test func `Neighbouring runs with such objects do not stop the process`() async {
    await #expect(processExitsWith: .success) {
      for (key, one, other) in Self.objects() { Self.join(key, one, other) }
    }
  }

  /// If this fails, Foundation compares such objects with `isEqual(_:)`, and `FoundationHeader`
  /// can be removed.
  @Test func `Neighbouring runs with objects without it do`() async {
    await #expect(processExitsWith: .failure) {
      Self.join(.init("bare"), Bare(), Bare())
    }
  }
}
