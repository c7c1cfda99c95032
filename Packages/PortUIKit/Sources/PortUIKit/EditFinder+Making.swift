import SwiftSyntax

// Objective-C makes an object of any class by `init()`, so that `NSObject` itself may conform to a
// protocol that demands it. In Swift the initialiser would have to be `required` in every class.

extension EditFinder {
  /// Gives a protocol that `NSObject` adopts, and that demands `init()`, one that makes an object of the
  /// class it is called on.
  func demandMaking(_ node: ExtensionDeclSyntax) {
    guard node.extendedType.trimmedDescription == "NSObject" else { return }
    for type in node.inheritanceClause?.inheritedTypes ?? [] {
      let name = type.type.trimmedDescription
      guard let access = index.makers[name] else { continue }
      insert(
        "; extension \(name) where Self: NSObject { \(access)init() { self.init(_byItsClass: ()) } }",
        at: node.endPositionBeforeTrailingTrivia)
    }
  }
}
