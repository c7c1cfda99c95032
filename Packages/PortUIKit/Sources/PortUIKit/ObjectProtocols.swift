import SwiftSyntax

/// What `NSObject` has of a protocol that it adopts although the protocol demands `init()`.
///
/// In Swift such an initialiser would have to be `required` in every class, so `NSObject` adopts
/// another protocol, with the members that the module adds to the first.
struct ObjectProtocols {
  /// The edits, by file.
  private(set) var edits: [Int: [Edit]] = [:]

  /// Finds them in a module.
  init(_ trees: [SourceFileSyntax]) {
    let extensions = trees.map { tree in
      tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
    }
    let makers = Set(trees.flatMap { Self.makers(in: $0) })
    for (file, found) in extensions.enumerated() {
      for conformance in found where conformance.extendedType.trimmedDescription == "NSObject" {
        for inherited in conformance.inheritanceClause?.inheritedTypes ?? [] {
          let name = inherited.type.trimmedDescription
          guard makers.contains(name) else { continue }
          let start = inherited.type.positionAfterSkippingLeadingTrivia.utf8Offset
          let end = trees[file].endPosition.utf8Offset
          edits[file, default: []] += [
            Edit(range: start..<start, text: "_Object"),
            Edit(
              range: end..<end,
              text: Self.replacement(
                of: name,
                with: extensions.joined().filter {
                  $0.extendedType.trimmedDescription == name && $0.genericWhereClause == nil
                })),
          ]
        }
      }
    }
  }

  /// Returns the names of the protocols in a file that demand an initialiser without parameters.
  private static func makers(in tree: SourceFileSyntax) -> [String] {
    tree.statements.compactMap { statement in
      guard let type = statement.item.as(ProtocolDeclSyntax.self) else { return nil }
      let makes = type.memberBlock.members.contains {
        guard let made = $0.decl.as(InitializerDeclSyntax.self) else { return false }
        return made.optionalMark == nil && made.signature.parameterClause.parameters.isEmpty
      }
      return makes ? type.name.text : nil
    }
  }

  /// Returns a protocol with the members of extensions; initialisers are those of responders, which
  /// generic code can make.
  private static func replacement(of name: String, with extensions: [ExtensionDeclSyntax]) -> String
  {
    var isPublic = false
    var (members, initialisers) = ("", "")
    for found in extensions {
      let access = found.modifiers.first?.name.text == "public" ? "public " : ""
      for item in found.memberBlock.members {
        isPublic = isPublic || !access.isEmpty || item.trimmedDescription.contains("public ")
        let text = "\(access)\(item.trimmedDescription)\n"
        if item.decl.is(InitializerDeclSyntax.self) {
          initialisers += text
        } else {
          members += text
        }
      }
    }
    let access = isPublic ? "public " : ""
    var text = "\n\(access)protocol _Object\(name) {}\n"
    text += "extension _Object\(name) where Self: NSObject {\n\(members)}\n"
    if !initialisers.isEmpty {
      text += "extension _Object\(name) where Self: UIResponder {\n\(initialisers)}\n"
    }
    return text
  }
}
