import Foundation

/// The name of a class as it is written in a document: plain, nested (`Outer.Inner`), or as
/// Objective-C mangles Swift's names (`_TtCC3App5Outer5Inner`, `_TtC3AppP33_0123...4Cell` for a
/// private class).
struct NibClassName {
  private let module: String
  /// The enclosing types and the class itself, outermost first, each with its kind if known: `C`,
  /// `V` or `O`.
  private let path: [(name: String, kind: Character?)]

  /// Reads a name; a mangled name includes its module.
  init(_ name: String, module: String) {
    if let mangled = Self.mangled(name) {
      (self.module, path) = mangled
    } else {
      self.module = module
      path = name.split(separator: ".").map { (String($0), nil) }
    }
  }

  /// The class with the name, otherwise the alias that `port-uikit` wrote for an Objective-C name
  /// or a private class; nil if there is neither.
  var type: AnyClass? {
    guard let last = path.last else { return nil }
    if path.count == 1 {
      return Self.find([(last.name, "C")], module) ?? Self.alias(last.name, module)
    }
    // An enclosing type may be a class, a structure or an enumeration.
    var candidates: [[(String, Character)]] = [[]]
    for (index, step) in path.enumerated() {
      let usual: [Character] = index + 1 == path.count ? ["C"] : ["C", "V", "O"]
      let kinds = step.kind.map { [$0] } ?? usual
      candidates = candidates.prefix(81).flatMap { found in
        kinds.map { found + [(step.name, $0)] }
      }
    }
    for candidate in candidates {
      if let found = Self.find(candidate, module) { return found }
    }
    return nil
  }

  private static func alias(_ name: String, _ module: String) -> AnyClass? {
    (find([("_Nib_\(name)", "C")], module) as? _NibAlias.Type)?.target
  }

  private static func find(_ path: [(String, Character)], _ module: String) -> AnyClass? {
    guard path.allSatisfy({ isIdentifier($0.0) }), isIdentifier(module) else { return nil }
    let name = path.map { "\($0.0.utf8.count)\($0.0)\($0.1)" }.joined()
    return _typeByName("\(module.utf8.count)\(module)\(name)") as? AnyClass
  }

  /// Returns whether a name can be part of a mangled one unchanged.
  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
    }
  }

  /// Returns the parts of a name mangled for Objective-C; nil for any other name.
  private static func mangled(
    _ name: String
  ) -> (module: String, path: [(name: String, kind: Character?)])? {
    guard name.hasPrefix("_Tt") else { return nil }
    var rest = name.dropFirst(3)
    // The innermost kind comes first.
    let kinds = rest.prefix { "CVO".contains($0) }
    rest = rest.dropFirst(kinds.count)
    guard !kinds.isEmpty, let module = take(&rest) else { return nil }
    var path: [(name: String, kind: Character?)] = []
    for kind in kinds.reversed() {
      // A private class: the discriminator of its file precedes its name.
      if rest.first == "P" {
        rest = rest.dropFirst()
        guard take(&rest) != nil else { return nil }
      }
      guard let name = take(&rest) else { return nil }
      path.append((name, kind))
    }
    return rest.isEmpty ? (module, path) : nil
  }

  /// Takes a name preceded by its length.
  private static func take(_ rest: inout Substring) -> String? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), count > 0, count <= rest.count - digits.count else { return nil }
    rest = rest.dropFirst(digits.count)
    defer { rest = rest.dropFirst(count) }
    return String(rest.prefix(count))
  }
}
