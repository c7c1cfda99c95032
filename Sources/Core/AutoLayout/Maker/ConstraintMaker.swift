/// Collects the sentences about one item: `make.leading.trailing.equalToSuperview().inset(16)`.
public final class ConstraintMaker: AttributeNaming {
  /// The item that the sentences are about.
  let subject: any LayoutItem
  private(set) var sentences: [ConstraintSentence] = []

  init(_ subject: any LayoutItem) {
    self.subject = subject
  }

  /// Begins a sentence with attributes of the item.
  public func naming(_ attributes: [LayoutConstraint.Attribute]) -> ConstraintSubject {
    ConstraintSubject(maker: self, attributes: attributes)
  }

  func add(_ sentence: ConstraintSentence) -> ConstraintSentence {
    sentences.append(sentence)
    return sentence
  }

  /// Returns the constraints of all sentences, in order; inactive.
  func constraints() -> [MadeConstraint] {
    sentences.flatMap { $0.constraints(for: subject) }
  }
}

/// The beginning of a sentence: attributes that are not yet compared with anything.
public struct ConstraintSubject: AttributeNaming {
  let maker: ConstraintMaker
  let attributes: [LayoutConstraint.Attribute]

  /// Adds attributes to those named so far.
  public func naming(_ attributes: [LayoutConstraint.Attribute]) -> ConstraintSubject {
    ConstraintSubject(maker: maker, attributes: self.attributes + attributes)
  }

  /// Makes each attribute equal to the operand's.
  ///
  /// A number gives a size, or the distance of a location from the same one in the superview.
  @discardableResult
  public func equalTo(_ operand: some ConstraintOperand) -> ConstraintSentence {
    relate(.equal, to: operand)
  }

  /// Makes each attribute at least the operand's.
  @discardableResult
  public func greaterThanOrEqualTo(_ operand: some ConstraintOperand) -> ConstraintSentence {
    relate(.greaterThanOrEqual, to: operand)
  }

  /// Makes each attribute at most the operand's.
  @discardableResult
  public func lessThanOrEqualTo(_ operand: some ConstraintOperand) -> ConstraintSentence {
    relate(.lessThanOrEqual, to: operand)
  }

  /// Makes each attribute equal to the superview's.
  @discardableResult
  public func equalToSuperview() -> ConstraintSentence { relate(.equal, to: superview) }

  /// Makes each attribute at least the superview's.
  @discardableResult
  public func greaterThanOrEqualToSuperview() -> ConstraintSentence {
    relate(.greaterThanOrEqual, to: superview)
  }

  /// Makes each attribute at most the superview's.
  @discardableResult
  public func lessThanOrEqualToSuperview() -> ConstraintSentence {
    relate(.lessThanOrEqual, to: superview)
  }

  private var superview: View {
    guard let superview = ConstraintItem(maker.subject)?.superview else {
      preconditionFailure("A constraint to the superview needs the item to be in one.")
    }
    return superview
  }

  private func relate(
    _ relation: LayoutConstraint.Relation, to operand: some ConstraintOperand
  ) -> ConstraintSentence {
    maker.add(
      ConstraintSentence(
        attributes: attributes, relation: relation, operand: operand.constraintOperand))
  }
}
