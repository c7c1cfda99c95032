package import Documents

extension XMLElement {
  /// Returns a text property: an attribute, or a child such as `<string key="text">` for long
  /// ones.
  package func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    guard let child = children.first(where: { $0["key"] == key && $0.isString }) else { return nil }
    return child["base64-UTF8"] == "YES" ? Self.decodeBase64(child.text) : child.text
  }

  private var isString: Bool { name == "string" || name == "mutableString" }

  /// Decodes text that Interface Builder writes as Base64 because it contains control characters.
  private static func decodeBase64(_ text: String) -> String {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      guard let digit = base64Digit(byte) else { continue }
      bits = bits << 6 | digit
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func base64Digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
