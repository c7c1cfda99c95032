extension ConsoleLog {
  /// A report of Auto Layout that is no conflict.
  package enum Kin: Sendable {
    /// `Unable to activate constraint with anchors ... because they have no common ancestor`.
    case noAncestor
    /// `The view hierarchy is not prepared for the constraint`.
    case notPrepared
    /// A trace with `AMBIGUOUS LAYOUT`.
    case ambiguous
    /// `contentView of collectionViewCell has translatesAutoresizingMaskIntoConstraints false`.
    case cellContent
    /// `constraints ambiguously suggest a height of zero for a tableview cell's content view`.
    case noHeight
    /// `configured with a constant that exceeds internal limits`.
    case tooLarge
    /// `Detected missing constraints for <...>`, of AppKit.
    case missing
    /// `Constraint items must each be a view or layout guide`.
    case noItem
    /// `Invalid pairing of layout attributes`, `improperly relates anchors of incompatible types`.
    case mixedAttributes
    /// `Unable to parse constraint format`.
    case badFormat

    /// Whether it is a mistake of the code that is to be mended before anything else.
    package var isCulprit: Bool {
      [.noAncestor, .notPrepared, .noItem, .mixedAttributes, .badFormat].contains(self)
    }

    /// What it means, and what to do.
    package var words: String {
      switch self {
      case .noAncestor:
        "the views of a constraint are in no common view: add both with addSubview before the "
          + "constraint is activated"
      case .notPrepared:
        "a view of the constraint is not inside the view that got it: add it with addSubview first, "
          + "or activate the constraint, which finds the right view"
      case .ambiguous:
        "a trace of an ambiguous layout: its views lack constraints, and none contradict one another"
      case .cellContent:
        "translatesAutoresizingMaskIntoConstraints was set to false for the content view of a cell, which "
          + "the cell places: leave it true, and set it to false for the views inside"
      case .noHeight:
        "the views of a cell do not reach from the top to the bottom of its content view: tie the first "
          + "to the top and the last to the bottom, or give the table a rowHeight"
      case .tooLarge:
        "a constraint has a constant that is far too large, such as greatestFiniteMagnitude or a size that "
          + "is not known yet: leave the constraint out, or give it a real number"
      case .missing:
        "the constraints of a view do not say how large it is and where: add what is missing, or set its "
          + "translatesAutoresizingMaskIntoConstraints to true and give it a frame; none contradict"
      case .noItem:
        "a constraint names something that is neither a view nor a layout guide, such as a controller, a "
          + "wrapper of a view or an array: name the view itself"
      case .mixedAttributes:
        "a constraint relates attributes that do not go together, such as an edge and a number alone, an "
          + "edge and a length, or leading and left: relate it to an attribute of the same kind"
      case .badFormat:
        "a visual format cannot be read: its words follow, with a mark where it goes wrong"
      }
    }
  }
}
