/// A value of an XML property list: what `.stringsdict` files consist of.
package indirect enum PropertyList {
  /// A `string`, or the words of a number or date.
  case text(String)
  /// A `dict`, in the order of the file.
  case dictionary([Entry])
  /// An `array`, `true` or `false`: nothing that strings are made of.
  case other

  /// A key of a dictionary with its value, and where they stand.
  package struct Entry {
    package let key: String
    /// The place of the key's text.
    package let keyPlace: Place
    package let value: PropertyList
    /// The place of the value's first tag.
    package let place: Place
  }

  /// The value of a key of a dictionary.
  package subscript(key: String) -> PropertyList? { entry(key)?.value }

  /// The entry of a key of a dictionary.
  package func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

  /// The text of a string.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The entries of a dictionary; none of anything else.
  package var entries: [Entry] {
    if case .dictionary(let entries) = self { entries } else { [] }
  }

  /// The deepest nesting that is read.
  private static let depthLimit = 64

  /// Reads a whole property list; what is wrong goes to the reporter.
  package static func read(_ reporter: Reporter) -> PropertyList? {
    let root: XMLElement
    do throws(XMLFault) {
      root = try XMLReader.read(reporter.source.bytes)
    } catch {
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

  /// The value of an element that lies in so many others.
  private init(_ element: XMLElement, depth: Int) {
    switch element.name {
    case "dict": self = .dictionary(Self.entries(of: element, depth: depth))
    case "string", "integer", "real", "date": self = .text(element.text)
    default: self = .other
    }
  }

  /// The values that stand after keys.
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
  /// `problem` is expat's; nil where the file is XML but no property list.
  fileprivate static func noPropertyList(_ problem: String?) -> Clause {
    Clause(
      .syntax, problem.map { "the file is not XML: \($0)" } ?? "the file is not a property list",
      hint: "it should be a plist with a dict of keys")
  }
}
