import Documents

/// Why a file is not an Interface Builder document that can be laid out, and where.
package struct NibFault: Error, Sendable, Equatable {
  /// What a fault is about.
  package enum Kind: Sendable, Equatable {
    /// The XML, or what kind of document it is.
    case syntax
    /// A constraint that names what is not there, or that UIKit refuses.
    case constraint
    /// A picture, a colour or a font that cannot be had.
    case resource
    /// An element or a value that is unknown.
    case value
    /// A place that a picture leaves empty.
    case undrawn
  }

  /// What it is about.
  package var kind = Kind.syntax
  /// A lower-case clause.
  package var message: String
  /// A way out; nil where there is none to tell.
  package var hint: String?
  /// The line, from 1; nil where the whole file is meant.
  package var line: Int?
  /// The column, from 1; nil where the whole file is meant.
  package var column: Int?

  init(
    _ kind: Kind = .syntax, _ message: String, hint: String? = nil, at element: XMLElement? = nil
  ) {
    self.kind = kind
    self.message = message
    self.hint = hint
    line = element?.line
    column = element?.column
  }

  init(_ fault: XMLFault) {
    message = fault.message
    line = fault.line
    column = fault.column
  }
}

/// Collects what a builder passes over while it makes views; each remark once.
final class NibRemarks {
  private(set) var faults: [NibFault] = []

  func add(
    _ kind: NibFault.Kind, _ message: String, hint: String? = nil, at element: XMLElement
  ) {
    let fault = NibFault(kind, message, hint: hint, at: element)
    if !faults.contains(fault) { faults.append(fault) }
  }
}
