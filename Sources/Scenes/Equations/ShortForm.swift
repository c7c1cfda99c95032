import AutoLayout
import Documents

/// What makes one line of text stand for several constraints: a list of items on one side, an
/// attribute that stands for several, or both.
struct ShortForm {
  /// The items between brackets.
  struct List {
    /// The items with their stretches of the text, in bytes.
    var items: [(reference: ItemReference, range: Range<Int>)]
    /// Which of the attributes in the order of the text has them.
    let index: Int
  }

  /// The attribute that stands for several.
  var compound: CompoundAttribute?
  /// The list.
  var list: List?
  /// Where the text first turned out to be a short form, in bytes.
  var range: Range<Int>?
}

/// One of the comparisons that a text stands for.
struct SingleComparison {
  /// The comparison; its stretches are those of the whole text.
  let parsed: ParsedComparison
  /// Its two sides as written, those of a short form by themselves.
  let sides: ComparisonSides
  /// The comparison written by itself; nil where the text is not a short form.
  var text: String?
  /// The item of a list that it is about, as a stretch of the text in bytes.
  var range: Range<Int>?
}

extension ParsedComparison {
  /// The comparisons that the text stands for: for each item of a list the parts of the attribute.
  func singles(of text: String) throws(EquationError) -> [SingleComparison] {
    let bytes = Array(text.utf8)
    guard shortForm.range != nil else {
      return [SingleComparison(parsed: self, sides: sides(of: bytes))]
    }
    try checkShortForm()
    let parts: [CompoundAttribute.Part?] = shortForm.compound?.parts ?? [nil]
    let items = shortForm.list?.items.map(Optional.some) ?? [nil]
    return items.flatMap { item in
      parts.map { part in
        let single = replacing(item?.reference, part)
        return SingleComparison(
          parsed: single, sides: single.sides(of: bytes),
          text: single.text(of: bytes[...]), range: item?.range)
      }
    }
  }

  /// What has no meaning for any of the single comparisons.
  private func checkShortForm() throws(EquationError) {
    guard let compound = shortForm.compound, compound != .size else { return }
    let whole = left.lowerBound..<right.upperBound
    let terms = comparison.left.terms + comparison.right.terms
    guard !comparison.left.terms.isEmpty, !comparison.right.terms.isEmpty else {
      let item = references.first?.reference.item
      throw EquationError(
        clause: .compoundEqualsConstant(compound, of: item?.description ?? "view"), range: whole)
    }
    if compound.isInset, terms.contains(where: { $0.coefficient != 1 }) {
      throw EquationError(clause: .factorOfEdges(compound), range: whole)
    }
  }

  /// The comparison with an item of the list and a part of the attribute.
  private func replacing(
    _ item: ItemReference?, _ part: CompoundAttribute.Part?
  ) -> ParsedComparison {
    var items = references.map(\.reference.item)
    if let item, let list = shortForm.list { items[list.index] = item }
    if part?.isFar == true { items.reverse() }
    var single = self
    for (index, item) in items.enumerated() {
      single.references[index].reference = AttributeReference(
        item: item, attribute: part?.attribute ?? references[index].reference.attribute)
    }
    // The terms of both sides are the attributes in the order of the text.
    let count = comparison.left.terms.count
    for (index, reference) in single.references.enumerated() {
      if index < count {
        single.comparison.left.terms[index].reference = reference.reference
      } else if index - count < comparison.right.terms.count {
        single.comparison.right.terms[index - count].reference = reference.reference
      }
    }
    return single
  }

  /// The text with the references of this comparison in the places of those that it has.
  private func text(of bytes: ArraySlice<UInt8>) -> String {
    var written: [UInt8] = []
    var end = bytes.startIndex
    for (reference, range) in references
    where bytes.startIndex <= range.lowerBound && range.upperBound <= bytes.endIndex {
      written += bytes[end..<range.lowerBound]
      written += Array(reference.description.utf8)
      end = range.upperBound
    }
    return String(decoding: written + bytes[end...], as: UTF8.self)
  }

  /// The two sides with the references of this comparison.
  private func sides(of bytes: [UInt8]) -> ComparisonSides {
    guard shortForm.range != nil else {
      return ComparisonSides(
        left: String(decoding: bytes[left], as: UTF8.self),
        right: String(decoding: bytes[right], as: UTF8.self))
    }
    return ComparisonSides(left: text(of: bytes[left]), right: text(of: bytes[right]))
  }
}
