import SwiftSyntax

// Names that Swift 3 to 4.2 gave to UIKit anew, and names that only Objective-C has.

extension EditFinder {
  /// Renames a type, a constant or a function of before Swift 4.2.
  func rename(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    guard !index.declares(name) else { return }
    if Self.modules.contains(name), node.parent?.is(MemberAccessExprSyntax.self) == true {
      // `CoreGraphics.log(2)`
      return replace(node.baseName, with: "UIKit")
    }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      if let now = FormerNames.notifications[name] {
        // `Notification.Name.UIKeyboardWillShow` or `.UIKeyboardWillShow`.
        return replace(access, with: now)
      }
      unbox(access)
      perform(access)
      return renameMember(name, node.baseName, of: ExprSyntax(access))
    }
    if name == "abs", types.last == "CGFloat", node.parent?.is(FunctionCallExprSyntax.self) == true
    {
      // Linux's `CGFloat` has a method of this name, which hides the function.
      return replace(node.baseName, with: "Swift.abs")
    }
    if let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id, let form = FormerNames.functions[name]
    {
      return rewrite(call, as: form)
    }
    guard !locals.contains(name) else { return }
    // A function named with its module: `Darwin.ceil`.
    if name == "Darwin", node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id {
      return replace(node.baseName, with: EditFinder.renamedModules[name] ?? name)
    }
    if let now = FormerNames.now(name) { return replace(node.baseName, with: now) }
    renameMember(name, node.baseName, of: ExprSyntax(node))
  }

  /// Renames a type of before Swift 4.2.
  func rename(_ node: IdentifierTypeSyntax) {
    guard !index.declares(node.name.text), let now = FormerNames.types[node.name.text] else {
      return
    }
    replace(node.name, with: now)
  }

  /// Renames a method whose arguments changed their labels, or a property.
  private func renameMember(_ name: String, _ token: TokenSyntax, of expression: ExprSyntax) {
    guard let call = expression.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == expression.id
    else {
      if let now = FormerNames.properties[name] { replace(token, with: now) }
      return
    }
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    guard let now = FormerNames.methods["\(name)(\(labels))"] else { return }
    replace(token, with: now.name)
    for (argument, label) in zip(call.arguments, now.labels) {
      if let old = argument.label, let colon = argument.colon {
        replace(old, with: label == "_" ? "" : label)
        if label == "_" { remove(colon) }
      } else if label != "_" {
        insert("\(label): ", at: argument.positionAfterSkippingLeadingTrivia)
      }
    }
  }

  /// Reads the member in `(value as AnyObject).cgRectValue` from the class that has it, if the object is
  /// of that class: only Objective-C finds the members of an object whose class is unknown.
  private func unbox(_ access: MemberAccessExprSyntax) {
    let member = access.declName.baseName.text
    guard let type = Self.boxes[member], let base = access.base else { return }
    if let base = base.as(TupleExprSyntax.self) {
      guard base.elements.count == 1, let value = base.elements.first?.expression,
        endsInAnyObject(value)
      else { return }
      insert("_unbox", at: base.leftParen.positionAfterSkippingLeadingTrivia)
      replace(base.rightParen, with: ", \\\(type).\(member))")
    } else if let base = base.as(OptionalChainingExprSyntax.self),
      let map = base.expression.as(FunctionCallExprSyntax.self)?.trailingClosure,
      let value = map.statements.last?.item.as(ExprSyntax.self), endsInAnyObject(value)
    {
      // userInfo?[key].map { $0 as AnyObject }?.cgRectValue
      insert("_unbox(", at: base.positionAfterSkippingLeadingTrivia)
      replace(base.questionMark, with: ", \\\(type).\(member))")
    } else {
      return
    }
    remove(access.period)
    remove(access.declName)
  }

  private func endsInAnyObject(_ value: ExprSyntax) -> Bool {
    guard let parts = value.as(SequenceExprSyntax.self)?.elements,
      parts.last?.trimmedDescription == "AnyObject",
      let cast = parts.dropLast().last?.as(UnresolvedAsExprSyntax.self)
    else { return false }
    return cast.questionOrExclamationMark == nil
  }

  /// Makes `_perform(object, action, sender)` of `object.performSelector(onMainThread: action, with:
  /// sender, waitUntilDone: true)`, which an object of any class has in Objective-C.
  private func perform(_ access: MemberAccessExprSyntax) {
    guard access.declName.baseName.text == "performSelector", let base = access.base,
      let call = access.parent?.as(FunctionCallExprSyntax.self), let open = call.leftParen,
      call.arguments.map(\.label?.text) == ["onMainThread", "with", "waitUntilDone"]
    else { return }
    let arguments = Array(call.arguments)
    insert("_perform(", at: base.positionAfterSkippingLeadingTrivia)
    if let mark = base.as(OptionalChainingExprSyntax.self)?.questionMark { remove(mark) }
    replace(access.period, with: ", ")
    remove(access.declName)
    remove(open)
    for token in arguments.prefix(2).flatMap({ [$0.label, $0.colon] }) { token.map(remove) }
    arguments[1].trailingComma.map(remove)
    remove(arguments[2])
  }

  /// The classes of boxed values, by the members that unbox them.
  private static let boxes = [
    "cgRectValue": "NSValue", "cgPointValue": "NSValue", "cgSizeValue": "NSValue",
    "uiEdgeInsetsValue": "NSValue", "doubleValue": "NSNumber", "floatValue": "NSNumber",
    "intValue": "NSNumber", "boolValue": "NSNumber",
  ]

  /// Gives the arguments of a function their labels, or makes the first one the object of a member.
  private func rewrite(_ call: FunctionCallExprSyntax, as form: FormerNames.Form) {
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return }
    var arguments = Array(call.arguments)
    switch form {
    case .initializer(let type, let labels):
      guard labels.count == arguments.count else { return }
      replace(callee.baseName, with: type)
      for (argument, label) in zip(arguments, labels) where argument.label == nil {
        insert("\(label): ", at: argument.positionAfterSkippingLeadingTrivia)
      }
    case .member(let name, let labels):
      guard !arguments.isEmpty, let close = call.rightParen else { return }
      let object = arguments.removeFirst()
      guard arguments.count == (labels?.count ?? 0) else { return }
      remove(callee.baseName)
      if labels == nil {
        // Only the bracket: a space before an operator stays.
        replace(close, with: ").\(name)")
      } else if let comma = object.trailingComma {
        replace(comma, with: ").\(name)(")
      } else {
        insert(").\(name)(", at: object.endPositionBeforeTrailingTrivia)
      }
      for (argument, label) in zip(arguments, labels ?? []) where label != "_" {
        insert("\(label): ", at: argument.positionAfterSkippingLeadingTrivia)
      }
    }
  }

  /// Makes `_madeCell(type, style: s, reuseIdentifier: i)` of `type.init(style: s, reuseIdentifier: i)`: Swift
  /// makes objects of a class that a value names with `required` initialisers only.
  func makeByValue(_ call: FunctionCallExprSyntax) {
    guard call.arguments.map(\.label?.text) == ["style", "reuseIdentifier"],
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "init", let open = call.leftParen, namesValue(base)
    else { return }
    insert("_madeCell(", at: base.positionAfterSkippingLeadingTrivia)
    remove(access.period)
    remove(access.declName)
    replace(open, with: ", ")
  }

  /// Returns whether an expression is a value, not the name of a type: `cellType`, `row.type`, `types[0]`.
  private func namesValue(_ expression: ExprSyntax) -> Bool {
    let name: String
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else if let access = expression.as(MemberAccessExprSyntax.self) {
      name = access.declName.baseName.text
    } else {
      return expression.is(SubscriptCallExprSyntax.self) || expression.is(TupleExprSyntax.self)
        || expression.is(FunctionCallExprSyntax.self)
    }
    return name.first?.isLowercase == true && name != "self"
  }

  /// Tells of the exchange of methods at run time, which does nothing, at its place.
  func refuseSwizzling(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.swizzling.contains(name), !index.declares(name)
    else { return }
    diagnose(
      node, .warning,
      "'\(name)' has no effect without Objective-C; override the method in a subclass")
  }

  /// The functions that exchange methods.
  private static let swizzling: Set<String> = [
    "class_addMethod", "class_replaceMethod", "method_exchangeImplementations",
    "method_setImplementation", "object_setClass",
  ]
}
