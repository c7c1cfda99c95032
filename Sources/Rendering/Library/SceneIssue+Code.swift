import Documents

extension SceneIssue {
  /// The kind of an issue; its raw value is what the JSON formats write.
  public enum Code: String, CaseIterable, Hashable, Sendable {
    /// Required constraints contradict each other.
    case unsatisfiable
    /// Constraints leave a place or a size open.
    case ambiguous
    /// A text is truncated.
    case truncated
    /// No font has a character.
    case missingGlyph
    /// Siblings overlap.
    case overlap
    /// A view extends beyond its superview.
    case outsideSuperview
    /// What the scene expects is not so.
    case expectation
    /// Layout asks for itself again without end.
    case layoutLoop
    /// The file is not in the syntax of its format.
    case syntax
    /// The format has no such key.
    case unknownKey
    /// Nothing has the name that is used.
    case unknownItem
    /// UIKit would refuse the constraint.
    case invalidConstraint
    /// A key does not take the value.
    case invalidValue
    /// A file cannot be read or written.
    case resource
    /// A view extends beyond the safe area.
    case outsideSafeArea
    /// Left or right is used where leading and trailing would flip.
    case absoluteSide
    /// A fixed height holds text that may need more lines.
    case fixedHeight
    /// A view can neither grow nor shrink beyond its content.
    case requiredContentSize
    /// A constraint changes nothing in any variant.
    case redundant
    /// There is no string for the key of a text.
    case missingKey
    /// A text is drawn tighter to fit.
    case tightened
    /// Nothing lays a view out.
    case unconstrained
    /// A language has no file of strings.
    case missingStrings
    /// A key has no effect here.
    case ignoredKey
    /// A part of the answer would have taken too much work.
    case leftOut
    /// A place stays empty that the running app fills.
    case undrawn
    /// A layout or picture differs from its golden.
    case golden
    /// What a run came to; it is about no file.
    case summary
  }
}

extension SceneIssue.Code {
  /// The same kind for those outside of the package.
  init(_ code: Diagnostic.Code) {
    switch code {
    case .unsatisfiable: self = .unsatisfiable
    case .ambiguous: self = .ambiguous
    case .truncated: self = .truncated
    case .missingGlyph: self = .missingGlyph
    case .overlap: self = .overlap
    case .outsideSuperview: self = .outsideSuperview
    case .expectation: self = .expectation
    case .layoutLoop: self = .layoutLoop
    case .syntax: self = .syntax
    case .unknownKey: self = .unknownKey
    case .unknownItem: self = .unknownItem
    case .invalidConstraint: self = .invalidConstraint
    case .invalidValue: self = .invalidValue
    case .resource: self = .resource
    case .outsideSafeArea: self = .outsideSafeArea
    case .absoluteSide: self = .absoluteSide
    case .fixedHeight: self = .fixedHeight
    case .requiredContentSize: self = .requiredContentSize
    case .redundant: self = .redundant
    case .missingKey: self = .missingKey
    case .tightened: self = .tightened
    case .unconstrained: self = .unconstrained
    case .missingStrings: self = .missingStrings
    case .ignoredKey: self = .ignoredKey
    case .leftOut: self = .leftOut
    case .undrawn: self = .undrawn
    case .golden: self = .golden
    case .summary: self = .summary
    }
  }
}

extension SceneIssue.Severity {
  /// The same for those outside of the package.
  init(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
