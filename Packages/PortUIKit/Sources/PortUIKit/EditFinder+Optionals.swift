import SwiftSyntax

// Optional requirements: Objective-C asks an object whether it has a method. Without it, each
// becomes a requirement with a default, and a call knows when it reached the default.

extension EditFinder {
  /// Makes a protocol what it is in Objective-C: one of objects, whose optional requirements have a
  /// default beside it.
  func rewrite(protocol node: ProtocolDeclSyntax) {
    if node.inheritanceClause == nil,
      node.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@objc") })
    {
      insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
    }
    let access = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    let defaults = ModuleIndex.optionals(in: node.memberBlock).compactMap {
      Self.standIn(for: $0, access)
    }
    guard !defaults.isEmpty else { return }
    let name = (types + [node.name.text]).joined(separator: ".")
    insert(
      "; extension \(name) { \(defaults.joined(separator: "; ")) }",
      at: node.endPositionBeforeTrailingTrivia)
  }

  /// Returns what a requirement does for types that lack it: nothing, or it returns no value.
  private static func standIn(for declaration: DeclSyntax, _ access: String) -> String? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let result = function.signature.returnClause?.type.trimmedDescription
      let head = function.with(\.attributes, plain(function.attributes))
        .with(\.modifiers, function.modifiers.filter { $0.name.text != "optional" })
      return "\(access)\(oneLine(head)) { \(absence(of: result)) }"
    }
    guard let property = declaration.as(VariableDeclSyntax.self),
      let binding = property.bindings.first, let type = binding.typeAnnotation,
      let accessors = binding.accessorBlock
    else { return nil }
    let value = absence(of: type.type.trimmedDescription)
    let isStatic = property.modifiers.contains { $0.name.text == "static" } ? "static " : ""
    let body =
      accessors.trimmedDescription.contains("set") ? "get { \(value) } set {}" : value
    return
      "\(access)\(isStatic)var \(binding.pattern.trimmedDescription)\(oneLine(type)) { \(body) }"
  }

  private static func absence(of type: String?) -> String {
    switch type {
    case nil, "Void", "()": ""
    case let type? where type.hasSuffix("?") || type.hasSuffix("!"): "nil"
    default: "_absent()"
    }
  }

  private static func plain(_ attributes: AttributeListSyntax) -> AttributeListSyntax {
    attributes.filter { !$0.trimmedDescription.hasPrefix("@objc") }
  }

  /// Returns a node on one line, without comments.
  private static func oneLine(_ node: some SyntaxProtocol) -> String {
    var text = ""
    for token in node.tokens(viewMode: .sourceAccurate) {
      let isApart = !token.leadingTrivia.isEmpty || text.last?.isWhitespace == true
      if isApart, !text.isEmpty, text.last != " " { text += " " }
      text += token.text + (token.trailingTrivia.isEmpty ? "" : " ")
    }
    return text.last == " " ? String(text.dropLast()) : text
  }

  /// Rewrites `delegate?.didScroll?(view)`: without the second question mark, and nil where the
  /// method is the default; and `delegate!.didScroll!(view)`, without the second exclamation mark.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self), member.base != nil,
      isOptionalMethod(member.declName.baseName.text, node)
    {
      return remove(forced.exclamationMark)
    }
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self), member.base != nil,
      isOptionalMethod(member.declName.baseName.text, node)
    else { return }
    remove(chain.questionMark)
    if let item = node.parent?.as(CodeBlockItemSyntax.self),
      item.parent?.as(CodeBlockItemListSyntax.self)?.count != 1
        || index.isVoid(member.declName.baseName.text)
    {
      return
    }
    insert("_optional(", at: node.positionAfterSkippingLeadingTrivia)
    let isContinued =
      node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
      || node.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
    insert(isContinued ? ")?" : ")", at: node.endPositionBeforeTrailingTrivia)
  }

  /// Rewrites `behavior.rate ?? 1` about an optional property, which is nil where it is the default.
  func rewriteOptionalRead(_ node: MemberAccessExprSyntax) {
    guard node.base != nil, index.optionalProperties.contains(node.declName.baseName.text),
      Self.isReadAsOptional(node)
    else { return }
    insert("_optional(", at: node.positionAfterSkippingLeadingTrivia)
    insert(")", at: node.endPositionBeforeTrailingTrivia)
  }

  /// Returns whether an optional is expected: before `??`, a question or exclamation mark, or after `if let`.
  private static func isReadAsOptional(_ node: MemberAccessExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return true
    }
    if parent.is(InitializerClauseSyntax.self) {
      return parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
    guard let items = parent.as(ExprListSyntax.self).map(Array.init),
      let place = items.firstIndex(where: { $0.id == node.id }), place + 1 < items.count
    else { return false }
    return items[place + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
  }

  /// Returns whether a call with a question mark means an optional method rather than a closure. No
  /// closure has labels; without any, the name decides.
  private func isOptionalMethod(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    if call.arguments.contains(where: { $0.label != nil }) { return true }
    if index.properties.contains(name) { return false }
    return index.optionals[name] != nil || Self.oneArgument.contains(name)
  }

  /// UIKit's optional methods of one argument without a label.
  private static let oneArgument: Set<String> = {
    let scrolling = [
      "DidScroll", "DidZoom", "WillBeginDragging", "WillBeginDecelerating", "DidEndDecelerating",
      "DidEndScrollingAnimation", "ShouldScrollToTop", "DidScrollToTop",
      "DidChangeAdjustedContentInset",
    ]
    let editing = [
      "ShouldBeginEditing", "DidBeginEditing", "ShouldEndEditing", "DidEndEditing", "DidChange",
      "DidChangeSelection",
    ]
    let search = [
      "TextDidBeginEditing", "TextDidEndEditing", "ShouldBeginEditing", "ShouldEndEditing",
      "SearchButtonClicked", "BookmarkButtonClicked", "CancelButtonClicked",
      "ResultsListButtonClicked",
    ]
    let presentation = [
      "ShouldDismiss", "WillDismiss", "DidDismiss", "DidAttemptToDismiss",
    ]
    return Set(
      scrolling.map { "scrollView\($0)" } + editing.map { "textView\($0)" }
        + (editing + ["ShouldClear", "ShouldReturn"]).map { "textField\($0)" }
        + search.map { "searchBar\($0)" } + presentation.map { "presentationController\($0)" }
        + ["gestureRecognizerShouldBegin", "sectionIndexTitles"])
  }()
}

extension ModuleIndex {
  /// Returns the optional requirements of a protocol, also those under a condition.
  static func optionals(in block: MemberBlockSyntax) -> [DeclSyntax] {
    var found: [DeclSyntax] = []
    func add(_ items: MemberBlockItemListSyntax) {
      for declaration in items.map(\.decl) {
        if let condition = declaration.as(IfConfigDeclSyntax.self) {
          for case .decls(let items)? in condition.clauses.map(\.elements) { add(items) }
        } else if modifiers(of: declaration).contains(where: { $0.name.text == "optional" }) {
          found.append(declaration)
        }
      }
    }
    add(block.members)
    return found
  }

  private static func modifiers(of declaration: DeclSyntax) -> DeclModifierListSyntax {
    declaration.as(FunctionDeclSyntax.self)?.modifiers
      ?? declaration.as(VariableDeclSyntax.self)?.modifiers ?? []
  }

  /// Returns whether all optional methods of a name return nothing.
  func isVoid(_ name: String) -> Bool {
    optionals[name]?.allSatisfy {
      [nil, "Void", "()"].contains($0.signature.returnClause?.type.trimmedDescription)
    } ?? false
  }
}
