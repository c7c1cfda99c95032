import SwiftSyntax

extension EditFinder {
  /// Writes the accessors of a layer's property that Core Animation makes: `@NSManaged var value: CGFloat`.
  /// Returns whether the attribute belongs to one.
  func storeInLayer(_ attribute: AttributeSyntax) -> Bool {
    guard let property = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      let type = types.last, let root = ([type] + index.classes(above: type)).last,
      root.hasPrefix("CA"), root.hasSuffix("Layer"), property.bindings.count == 1,
      let binding = property.bindings.first, binding.typeAnnotation != nil
    else { return false }
    let name = binding.pattern.trimmedDescription
    insert(
      " { get { _stored(\"\(name)\") } set { _store(newValue, \"\(name)\") } }",
      at: binding.endPositionBeforeTrailingTrivia)
    return true
  }
}
