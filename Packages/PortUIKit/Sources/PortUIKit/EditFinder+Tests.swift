import SwiftSyntax

// XCTest on Linux finds test methods only in classes that belong to no actor. It calls them on the
// main thread, as Apple's does.

extension EditFinder {
  /// Returns whether an attribute gives a test class, or one of its synchronous members, to the main
  /// actor.
  func isolatesTests(_ attribute: AttributeSyntax) -> Bool {
    guard attribute.attributeName.trimmedDescription == "MainActor",
      let declaration = attribute.parent?.parent
    else { return false }
    if let type = declaration.as(ClassDeclSyntax.self) { return index.isTest(type.name.text) }
    guard let type = types.last, index.isTest(type) else { return false }
    if let function = declaration.as(FunctionDeclSyntax.self) { return !function.isAsync }
    return declaration.is(VariableDeclSyntax.self) || declaration.is(ExtensionDeclSyntax.self)
  }

  /// Keeps an asynchronous method of a test class on the main actor, from which the class is taken.
  func isolate(_ function: FunctionDeclSyntax) {
    guard function.isAsync, let type = types.last, index.isTest(type),
      index.classes[type]?.isIsolated == true,
      !function.attributes.contains(where: { $0.trimmedDescription == "@MainActor" })
    else { return }
    insert("@MainActor ", at: function.positionAfterSkippingLeadingTrivia)
  }
}

extension FunctionDeclSyntax {
  fileprivate var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }
}

extension ModuleIndex {
  /// Returns whether a class is one of XCTest's, directly or through classes whose names say so.
  func isTest(_ type: String) -> Bool {
    classes(above: type).contains { $0.hasSuffix("TestCase") }
  }
}
