import SwiftSyntax

/// Finds the places where a member calls the one that it overrides.
final class SuperFinder: SyntaxVisitor {
  private let name: String
  private var calls: [MemberAccessExprSyntax] = []

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the occurrences of `super.name` in a declaration.
  static func calls(of name: String, in declaration: Syntax) -> [MemberAccessExprSyntax] {
    let finder = SuperFinder(name)
    finder.walk(declaration)
    return finder.calls
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name {
      calls.append(node)
    }
    return .visitChildren
  }
}
