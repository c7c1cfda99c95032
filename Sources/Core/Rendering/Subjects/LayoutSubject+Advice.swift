package import AutoLayout
package import Documents
import Typesetting

extension LayoutSubject {
  /// Writes another text for the constraint.
  package func advice(on constraint: LayoutConstraint, _ edit: ConstraintEdit?) -> Advice? {
    guard let index = constraint.sourceIndex, let source = self.constraint(index) else {
      return nil
    }
    if let short = shortForm(index) { return Self.advice(on: short, source, edit) }
    let text = edit.flatMap { edited(constraint, by: $0) }
    guard text != nil || edit == nil else { return nil }
    return Advice(
      text.map { "write '\($0)' on line \(source.place.line)" }
        ?? "drop \((source.text ?? source.statement).map { "'\($0)'" } ?? "it")",
      [text.map { .write($0, at: source.place) } ?? .drop(source.place)],
      constraint: source.id ?? source.statement, edit: text)
  }

  /// Writes another text for all constraints that a short form states.
  private static func advice(
    on short: (text: String, place: Place), _ source: ConstraintSource, _ edit: ConstraintEdit?
  ) -> Advice? {
    let name = source.id ?? source.statement
    guard let edit else {
      return Advice("drop '\(short.text)'", [.drop(short.place)], constraint: name)
    }
    let text: String
    switch edit {
    case .priority(let priority):
      guard !short.text.contains("@") else { return nil }
      text = "\(short.text) @ \(Double(priority.rawValue).shortDescription)"
    case .relation(let relation):
      let signs = short.text.ranges(of: " == ")
      guard signs.count == 1 else { return nil }
      text = short.text.replacing(" == ", with: " \(relation.symbol) ")
    }
    return Advice(
      "write '\(text)' on line \(short.place.line)", [.rewrite(text, at: short.place)],
      constraint: name, edit: text)
  }
}

extension Advice {
  /// Returns the advice to write another text for a constraint.
  package static func writing(_ text: String, _ source: ConstraintSource) -> Advice {
    Advice(
      "write '\(text)' on line \(source.place.line)", [.write(text, at: source.place)],
      constraint: source.id ?? source.statement, edit: text)
  }
}
