import Documents

/// A picture that a document names but that isn't available, so that a box with its name replaces
/// it.
struct LackingPicture {
  /// The name, of an asset or of a system symbol.
  let name: String
  /// Whether it is a system symbol.
  let isSymbol: Bool
  /// Whether catalogs, or a folder of symbols, were given but don't contain the name.
  let wasSought: Bool
  /// The element that names it.
  let element: XMLElement

  /// The maximum number of names listed.
  private static let mostNamed = 5

  /// Returns one remark about pictures of one kind, at the first; nil for none.
  static func remark(on pictures: [LackingPicture]) -> NibFault? {
    guard let first = pictures.first else { return nil }
    let noun = first.isSymbol ? "symbol" : "picture"
    let names = pictures.prefix(mostNamed).map { "'\($0.name)'" }.joined(separator: ", ")
    let more = pictures.count > mostNamed ? ", ..." : ""
    let words =
      pictures.count == 1
      ? "the \(noun) \(names) is not available; a box with its name is shown instead"
      : "\(pictures.count) \(noun)s are not available; boxes with their names are shown instead: "
        + names + more
    return NibFault(.resource, words, hint: hint(first), at: first.element).asNote
  }

  private static func hint(_ picture: LackingPicture) -> Hint {
    switch (picture.isSymbol, picture.wasSought) {
    case (false, false): "name the app's asset catalogs: '--assets Assets.xcassets'"
    case (false, true): "none of the catalogs given by '--assets' has a set of that name"
    case (true, false): "name a folder of SVG files named after the symbols: '--symbols DIR'"
    case (true, true): "the folder given by '--symbols' has no drawing of that name"
    }
  }
}
