import SwiftParser
import SwiftSyntax

/// A Swift file before it is rewritten.
public struct SourceText: Equatable, Sendable {
  /// The path, as it appears in diagnostics and `#sourceLocation`.
  public var path: String
  /// The text.
  public var text: String

  /// Makes a file.
  public init(path: String, text: String) { (self.path, self.text) = (path, text) }
}

/// A Swift file that compiles without Objective-C, and the remaining problems.
public struct PortedSource: Equatable, Sendable {
  /// The path of the file that was rewritten.
  public var path: String
  /// The text; line numbers are unchanged.
  public var text: String
  /// The constructs that could not be rewritten, in the order of the file.
  public var diagnostics: [PortDiagnostic]
}

/// Rewrites code written for UIKit so that it compiles without Objective-C.
///
/// Objective-C attributes are removed; selectors become values that hold their method; conditions
/// for iOS are true; overrides in extensions are reached through the class or through the method
/// that they override. Only what has to change is changed, and every line keeps its number.
///
/// The files of a module belong together: a selector's method and an extension's class may be in
/// other files than the code that refers to them.
public struct Porter {
  private let files: [SourceText]
  private let trees: [SourceFileSyntax]
  private let index: ModuleIndex

  /// Reads the files of one module.
  public init(_ files: [SourceText]) {
    self.files = files
    trees = files.map { Parser.parse(source: $0.text) }
    index = ModuleIndex(trees)
  }

  /// Returns the rewritten files, in order.
  ///
  /// - Parameter locates: whether each text begins with `#sourceLocation`, so that the compiler
  ///   names the original file.
  public func port(locates: Bool = false) -> [PortedSource] {
    let overrides = LateOverrides(index)
    let nibs = NibMembers(index, ends: files.map(\.text.utf8.count))
    let names = NibNames(index, files: files)
    let objects = ObjectProtocols(trees)
    return zip(files, trees).enumerated().map { number, pair in
      let (file, tree) = pair
      let finder = EditFinder(
        file: number, path: file.path, tree: tree, index: index, overrides: overrides)
      finder.walk(tree)
      let edits =
        finder.edits + overrides.edits[number, default: []] + nibs.edits[number, default: []]
        + names.edits[number, default: []] + objects.edits[number, default: []]
      var text = Edit.applied(edits, to: file.text)
      text = MissingImport.text(for: tree, index, written: edits.map(\.text)) + text
      if locates { text = Self.sourceLocation(file.path) + text }
      return PortedSource(path: file.path, text: text, diagnostics: finder.diagnostics)
    }
  }

  private static func sourceLocation(_ path: String) -> String {
    let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(quoted)\", line: 1)\n"
  }
}

/// A change to a text, in UTF-8 bytes.
struct Edit: Equatable {
  var range: Range<Int>
  var text: String

  /// Applies edits that don't overlap; at the same position, insertions come first, in order.
  static func applied(_ edits: [Edit], to source: String) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var end = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }
}
