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

  /// Makes a closure of an expectation's method that is passed on: XCTest on Linux gives it parameters.
  func rewriteFulfilment(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil,
      node.base?.is(DeclReferenceExprSyntax.self) == true, !index.declares("fulfill"),
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id
    else { return }
    replace(node, with: "{ \(node.trimmedDescription)() }")
  }

  /// Keeps a method of a test class on the main actor, from which the class is taken: an asynchronous
  /// one, or one that returns something to the tests, by an attribute, another one by its body, which
  /// XCTest runs on the main thread.
  func isolate(_ function: FunctionDeclSyntax) {
    let isOwn = function.attributes.contains { $0.trimmedDescription == "@MainActor" }
    guard let type = types.last, index.isTest(type), isOwn || index.isIsolated(type) else { return }
    if function.isAsync {
      if !isOwn { insert("@MainActor ", at: function.positionAfterSkippingLeadingTrivia) }
      return
    }
    func has(_ modifier: String) -> Bool {
      function.modifiers.contains { $0.name.text == modifier }
    }
    guard let body = function.body, !body.statements.isEmpty, !has("nonisolated") else { return }
    let isPlain =
      function.signature.returnClause == nil && function.genericParameterClause == nil
      && !function.signature.parameterClause.trimmedDescription.contains("inout ")
    guard isPlain else {
      // What names nothing is the same everywhere, and an override has the place of what it overrides.
      guard !has("override"), !AppFile.words(in: Syntax(body)).isEmpty else { return }
      return insert("@MainActor ", at: function.positionAfterSkippingLeadingTrivia)
    }
    let isThrowing = function.signature.effectSpecifiers?.throwsClause != nil
    let (attempt, effect) = isThrowing ? ("try ", "throws ") : ("", "")
    insert(
      " \(attempt)MainActor.assumeIsolated { () \(effect)-> Void in",
      at: body.leftBrace.endPositionBeforeTrailingTrivia)
    insert("} ", at: body.rightBrace.positionAfterSkippingLeadingTrivia)
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

  /// Returns whether a class belongs to the main actor, itself or through one that it inherits from.
  fileprivate func isIsolated(_ type: String) -> Bool {
    ([type] + classes(above: type)).contains { classes[$0]?.isIsolated == true }
  }
}
