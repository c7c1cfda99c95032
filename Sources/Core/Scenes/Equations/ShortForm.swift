import AutoLayout
import Documents

/// What makes a line of text stand for several constraints: a list of items on one side, a
/// compound attribute, or both.
struct ShortForm {
  /// The items in brackets.
  struct List {
    /// The items with their ranges in the text, in bytes.
    var items: [(reference: ItemReference, range: Range<Int>)]
    /// The index of the list's attribute among the text's attributes.
    let index: Int
  }

  /// The compound attribute.
  var compound: CompoundAttribute?
  /// The list.
  var list: List?
  /// The range that first shows the text to be a short form, in bytes.
  var range: Range<Int>?
}

/// One of the comparisons that a text stands for.
struct SingleComparison {
  /// The comparison; its ranges are those of the whole text.
  let parsed: ParsedComparison
  /// Its two sides as written; for a short form, the sides of this comparison alone.
  let sides: ComparisonSides
  /// The text of this comparison alone; nil if the text isn't a short form.
  var text: String?
  /// The list's item that it applies to, as a range of the text in bytes.
  var range: Range<Int>?
}

extension ParsedComparison {
  /// Returns the comparisons that the text stands for: one for each item of the list and part of
  /// the attribute.
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

  /// Checks for anything that no single comparison can express.
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

  /// Returns the comparison with an item of the list and a part of the attribute.
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

  /// Returns the text with its references replaced by those of this comparison.
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

  /// Returns the two sides with the references of this comparison.
  private func sides(of bytes: [UInt8]) -> ComparisonSides {
    guard shortForm.range != nil else {
      return ComparisonSides(
        left: String(decoding: bytes[left], as: UTF8.self),
        right: String(decoding: bytes[right], as: UTF8.self))
    }
    return ComparisonSides(left: text(of: bytes[left]), right: text(of: bytes[right]))
  }
}
