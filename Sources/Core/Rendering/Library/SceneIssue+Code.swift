import Documents

extension SceneIssue {
  /// The kind of an issue; its raw value is what the JSON formats write.
  public enum Code: String, CaseIterable, Hashable, Sendable {
    /// Required constraints conflict with each other.
    case unsatisfiable
    /// Constraints leave a position or size open.
    case ambiguous
    /// A text is truncated.
    case truncated
    /// No font has a character.
    case missingGlyph
    /// Siblings overlap.
    case overlap
    /// A view extends beyond its superview.
    case outsideSuperview
    /// An expectation of the scene isn't met.
    case expectation
    /// Layout invalidates itself endlessly.
    case layoutLoop
    /// The file doesn't follow the syntax of its format.
    case syntax
    /// The format doesn't have the key.
    case unknownKey
    /// A name refers to nothing.
    case unknownItem
    /// UIKit would reject the constraint.
    case invalidConstraint
    /// A key doesn't accept the value.
    case invalidValue
    /// A file can't be read or written.
    case resource
    /// A view extends beyond the safe area.
    case outsideSafeArea
    /// Left or right is used where leading and trailing would follow the layout direction.
    case absoluteSide
    /// A view with a fixed height contains text that may need more lines.
    case fixedHeight
    /// A view can neither grow nor shrink beyond its content.
    case requiredContentSize
    /// A constraint changes nothing in any variant.
    case redundant
    /// The key of a text has no string.
    case missingKey
    /// A translation takes other arguments than its source.
    case formatMismatch
    /// A file of strings has two texts for a key.
    case duplicateKey
    /// A text is drawn tighter to fit.
    case tightened
    /// A view cuts off letters of its text.
    case cropped
    /// A view with a text, or one that is touched, has no size.
    case collapsed
    /// A control is smaller than it can be drawn, or nothing gives a text field a width.
    case squeezed
    /// A line of a text ends within a word.
    case brokenWord
    /// Nothing places a view.
    case unconstrained
    /// A language has no strings file.
    case missingStrings
    /// A key has no effect here.
    case ignoredKey
    /// A text or symbol has too little contrast against what is behind it.
    case contrast
    /// A control is smaller than a finger.
    case smallTarget
    /// Two controls share an area to touch.
    case overlappingTargets
    /// A text keeps its size whatever text size the user chooses.
    case fixedTextSize
    /// A text is cut, or overlaps, at some text size.
    case clippedAtTextSize
    /// An element has no label.
    case noLabel
    /// A label says what the element's trait says.
    case labelRepeatsTrait
    /// A label is the name of a file.
    case fileNameAsLabel
    /// Two controls have the same label.
    case duplicateLabel
    /// An order of reading jumps against the layout.
    case readingOrder
    /// A state differs in colours alone.
    case colorAlone
    /// Something moves, without a variant with less motion.
    case motion
    /// A picture shows a text.
    case textInPicture
    /// A control can be touched, but isn't read.
    case notRead
    /// A waiver accepts a finding that there is no longer.
    case staleWaiver
    /// Part of the result would have taken too much work.
    case leftOut
    /// An area that the running app fills is left empty.
    case undrawn
    /// A layout or picture differs from its golden.
    case golden
    /// The outcome of a run, not tied to a file.
    case summary
  }
}

extension SceneIssue.Code {
  /// Converts a code to its public counterpart, which is spelled the same.
  init(_ code: Diagnostic.Code) { self = Self(rawValue: code.rawValue) ?? .summary }
}

extension SceneIssue.Severity {
  /// Converts a severity to its public counterpart.
  init(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
