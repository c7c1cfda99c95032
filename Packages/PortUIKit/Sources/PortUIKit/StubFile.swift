import SwiftParser
import SwiftSyntax

/// The declarations that stand in already, which somebody may have filled in.
struct StubFile {
  /// The text, without what is left out and with what was added.
  private(set) var text: String
  /// The members that were added to each type.
  private(set) var gains: [(type: String, members: [String])] = []

  init(_ text: String) { self.text = text }

  /// Leaves out the declarations whose files are taken now; returns what they are.
  mutating func leaveOut(_ files: [AppFile]) -> [String] {
    let names = Set(files.flatMap { $0.declarations.keys })
    let added = Set(
      files.flatMap(\.additions).flatMap { added in
        added.names.map { "\(added.type).\($0)" }
      })
    let tree = Parser.parse(source: text)
    var (kept, dropped): (String, [String]) = ("", [])
    for statement in tree.statements {
      let declaration = statement.item.as(DeclSyntax.self)
      var declared = declaration?.declaredNames ?? []
      var isTaken = !declared.isEmpty && names.isSuperset(of: declared)
      if let extended = declaration?.as(ExtensionDeclSyntax.self) {
        let type = extended.extendedType.trimmedDescription
        declared = extended.memberBlock.members.flatMap { item in
          Addition(type: type, condition: "", access: "", member: item.decl).names
            .map { "\(type).\($0)" }
        }
        isTaken = !declared.isEmpty && added.isSuperset(of: declared)
      }
      if isTaken { dropped += declared } else { kept += statement.description }
    }
    if !dropped.isEmpty { text = kept + tree.endOfFileToken.description }
    return dropped
  }

  /// Adds to the types those members that they lack, and returns the declarations that are not here at all.
  mutating func extend(by declarations: [(name: String, text: String)]) -> [String] {
    let file = AppFile(SourceText(path: "", text: text))
    var bytes = Array(text.utf8)
    var (edits, rest): ([(offset: Int, text: String)], [String]) = ([], [])
    for (name, text) in declarations {
      guard let old = file.declarations[name]?.asProtocol((any DeclGroupSyntax).self) else {
        if file.declarations[name] == nil { rest.append(text) }
        continue
      }
      let others = file.additions.filter { $0.type == name }.map(\.member)
      var gained: [String] = []
      for statement in Parser.parse(source: text).statements {
        let new = statement.item.as(DeclSyntax.self)?.asProtocol((any DeclGroupSyntax).self)
        guard let new else { continue }
        if new.is(ExtensionDeclSyntax.self), !others.isEmpty { continue }
        if new.is(ExtensionDeclSyntax.self) {
          rest.append(statement.trimmedDescription)
        } else {
          edits += Self.missing(in: old, of: new, beside: others, "", &gained, bytes)
        }
      }
      if !gained.isEmpty { gains.append((name, gained)) }
    }
    for edit in edits.sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: edit.text.utf8, at: edit.offset)
    }
    text = String(decoding: bytes, as: UTF8.self)
    return rest
  }

  /// Returns the edits that add to a type the members that it lacks, with those of types within it.
  private static func missing(
    in old: any DeclGroupSyntax, of new: any DeclGroupSyntax, beside others: [DeclSyntax],
    _ indent: String, _ gained: inout [String], _ bytes: [UInt8]
  ) -> [(offset: Int, text: String)] {
    let members = old.memberBlock.members.map(\.decl)
    let known = Set((members + others).flatMap(\.keys))
    let makes = members.contains { $0.is(InitializerDeclSyntax.self) }
    var (lines, edits): ([String], [(offset: Int, text: String)]) = ([], [])
    for member in new.memberBlock.members.map(\.decl) {
      // What a type is made and compared with is its author's once he has it in hands.
      guard known.isDisjoint(with: member.keys) else {
        let own = members.first { !Set($0.keys).isDisjoint(with: member.keys) }
        if let inner = member.asProtocol((any DeclGroupSyntax).self),
          let outer = own?.asProtocol((any DeclGroupSyntax).self)
        {
          edits += missing(in: outer, of: inner, beside: [], indent + "  ", &gained, bytes)
        }
        continue
      }
      let isMaking = member.keys.contains { $0.hasPrefix("init(") }
      if member.keys.contains(where: untouched.contains) || isMaking && !makes { continue }
      lines.append("\(indent)  \(member.trimmedDescription)\n")
      gained += member.declaredNames + (isMaking ? ["init"] : [])
    }
    guard !lines.isEmpty else { return edits }
    return edits + [place(of: lines.joined(), before: old.memberBlock.rightBrace, indent, bytes)]
  }
  private static let untouched: Set<String> = [
    "init()", "init(coder:)", "==(left:right:)", "==(lhs:rhs:)", "hash(into:)",
  ]

  /// Returns where lines go, at the end of a type's members.
  private static func place(
    of lines: String, before brace: TokenSyntax, _ indent: String, _ bytes: [UInt8]
  ) -> (offset: Int, text: String) {
    let offset = brace.positionAfterSkippingLeadingTrivia.utf8Offset
    let start = bytes[..<offset].lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
    let isLineStart = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    return isLineStart ? (start, lines) : (offset, "\n" + lines + indent)
  }
}

extension DeclSyntax {
  /// What a member is known by in its type: its name, with the labels of a function.
  fileprivate var keys: [String] {
    if let function = self.as(FunctionDeclSyntax.self) {
      return [function.name.text + Self.labels(of: function.signature.parameterClause)]
    }
    if let made = self.as(InitializerDeclSyntax.self) {
      return ["init" + Self.labels(of: made.signature.parameterClause)]
    }
    if let subscripted = self.as(SubscriptDeclSyntax.self) {
      return ["subscript" + Self.labels(of: subscripted.parameterClause)]
    }
    return declaredNames
  }

  private static func labels(of clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { "\($0.firstName.text):" }.joined() + ")"
  }
}
