/// The system's margin at the sides of screens and lists: 16 points, 20 where there is more room.
///
/// Roots of controllers record 20 at 400 points (2 of 2) and 16 at 385 and 393 (6 of 6). Lists have 20 at
/// 390 points in documents of Xcode 12.5 to 16 (4 repositories of 4, three with cards), at 393 in those of
/// Xcode 26 (3 of 3) and in accessibility-snapshot's pictures of iOS 17.5, and at 402 in those of 18.5 and 26.2
/// (a table and a list each). Cards of Xcode 26 have 16 at 390 and those of 26.2 at 402 (2 lists), but 20
/// at 414 (56 of 56). No other width between 376 and 413 has a witness.
package enum SystemMargin {
  /// What a margin belongs to; raw values are the widths in points from which it is 20.
  package enum Place: Double {
    /// The view of a controller, a bar, and cards before iOS 26.
    case screen = 400
    /// The rows of a list, and what is beside them.
    case list = 390
    /// A list of cards in the look of iOS 26.
    case glassCards = 414
  }

  /// Returns the margin at each side of a width, in points.
  package static func side(of width: Double, in place: Place) -> Double {
    width >= place.rawValue ? 20 : 16
  }
}
