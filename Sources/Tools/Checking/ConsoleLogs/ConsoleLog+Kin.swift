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

    /// Whether it is a mistake of the code that is to be mended before anything else.
    package var isCulprit: Bool { self == .noAncestor || self == .notPrepared }

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
      }
    }
  }
}
