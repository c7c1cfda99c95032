/// A value in an XML property list, as in `.stringsdict` files.
package indirect enum PropertyList {
  /// A `string`, or the text of a number or date.
  case text(String)
  /// A `dict`, in the order of the file.
  case dictionary([Entry])
  /// An `array`, `true` or `false`, which strings are not made of.
  case other

  /// A key of a dictionary with its value, and their places.
  package struct Entry {
    package let key: String
    /// The place of the key's text.
    package let keyPlace: Place
    package let value: PropertyList
    /// The place of the value's first tag.
    package let place: Place
  }

  /// The value of a key in a dictionary.
  package subscript(key: String) -> PropertyList? { entry(key)?.value }

  /// Returns the entry of a key in a dictionary.
  package func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

  /// The text of a string; nil for anything else.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The entries of a dictionary; empty for anything else.
  package var entries: [Entry] {
    if case .dictionary(let entries) = self { entries } else { [] }
  }

  /// The maximum nesting depth.
  private static let depthLimit = 64

  /// Reads a whole property list; problems go to the reporter.
  package static func read(_ reporter: Reporter) -> PropertyList? {
    let root: XMLElement
    do throws(XMLFault) {
      root = try XMLReader.read(reporter.source.bytes)
    } catch {
      if let line = ConflictMarker.line(in: reporter.source.bytes) {
        let clause = Clause(.syntax, ConflictMarker.message, hint: ConflictMarker.hint)
        reporter.report(clause, at: Place(line: line, column: 1))
        return nil
      }
      reporter.report(
        .noPropertyList(error.message), at: Place(line: error.line, column: error.column))
      return nil
    }
    let values = root.name == "plist" ? root.children.filter { $0.name != "key" } : []
    guard let value = values.last else {
      reporter.report(.noPropertyList(nil), at: root.place)
      return nil
    }
    return PropertyList(value, depth: 1)
  }

  /// Makes the value of an element at a nesting depth.
  private init(_ element: XMLElement, depth: Int) {
    switch element.name {
    case "dict": self = .dictionary(Self.entries(of: element, depth: depth))
    case "string", "integer", "real", "date": self = .text(element.text)
    default: self = .other
    }
  }

  /// Returns the values that follow keys.
  private static func entries(of element: XMLElement, depth: Int) -> [Entry] {
    guard depth < depthLimit else { return [] }
    var entries: [Entry] = []
    var key: XMLElement?
    for child in element.children {
      if child.name == "key" {
        key = child
      } else if let name = key {
        let place = Place(
          line: name.line, column: name.column + "<key>".count,
          length: name.text.unicodeScalars.count)
        entries.append(
          Entry(
            key: name.text, keyPlace: place, value: PropertyList(child, depth: depth + 1),
            place: child.place))
        key = nil
      }
    }
    return entries
  }
}

extension XMLElement {
  /// The place of the opening tag.
  fileprivate var place: Place { Place(line: line, column: column) }
}

extension Clause {
  /// `problem` is expat's; nil if the file is XML but not a property list.
  fileprivate static func noPropertyList(_ problem: String?) -> Clause {
    Clause(
      .syntax, problem.map { "the file is not XML: \($0)" } ?? "the file is not a property list",
      hint: "it should be a plist with a dict of keys")
  }
}
