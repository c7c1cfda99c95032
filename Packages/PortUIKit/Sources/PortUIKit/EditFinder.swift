import SwiftSyntax

/// Finds what to change in a file.
final class EditFinder: SyntaxVisitor {
  let index: ModuleIndex
  private let file: Int
  private let path: String
  private let overrides: LateOverrides
  private let converter: SourceLocationConverter
  private(set) var edits: [Edit] = []
  private(set) var diagnostics: [PortDiagnostic] = []
  /// The names of variables and parameters in the file, which former names of UIKit's may hide behind.
  private(set) lazy var locals: Set<String> = LocalNames(tree).names
  private let tree: SourceFileSyntax
  /// The types that enclose the current position, as written, innermost last.
  private(set) var types: [String] = []

  /// The attributes that only Objective-C understands.
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "NSManaged", "GKInspectable", "NSCopying", "UIApplicationMain",
  ]

  /// The Apple modules whose names the module `UIKit` declares, as far as it does.
  static let modules: Set<String> = ["CoreGraphics", "ObjectiveC", "QuartzCore"]
  /// Apple's modules that Linux lacks: with `UIKit` in their place, the compiler names what is used of them.
  static let missingModules: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit", "AdSupport",
    "AppIntents", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CloudKit", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio",
    "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia",
    "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
    "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory", "FileProvider", "GameController",
    "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages",
    "Metal", "MetalKit", "MetricKit", "MobileCoreServices", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter", "PDFKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing", "ReplayKit",
    "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit",
    "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
    "Vision", "VisionKit", "WatchConnectivity", "WidgetKit", "simd",
  ]
  /// The modules that have another name on Linux.
  static let renamedModules = ["Darwin": "Glibc", "os": "OSLog"]

  init(
    file: Int, path: String, tree: SourceFileSyntax, index: ModuleIndex, overrides: LateOverrides
  ) {
    (self.file, self.path, self.index, self.overrides) = (file, path, index, overrides)
    self.tree = tree
    converter = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if name == "NSManaged", !storeInLayer(node) {
      diagnose(node, .error, "Core Data isn't available on Linux; make this a stored property")
    }
    // A function of C takes no object, a selector least of all.
    let isBlock =
      name == "convention"
      && (node.arguments?.trimmedDescription.hasPrefix("block") == true
        || node.parent?.parent?.trimmedDescription.contains("Selector") == true)
    guard isBlock || Self.attributes.contains(name) || isolatesTests(node) else {
      return .visitChildren
    }
    remove(node)
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.text {
    case "dynamic", "optional": remove(node)
    case "override":
      if !freeForwarding(node) { renameLate(node) }
    default: break
    }
    return .skipChildren
  }

  /// Frees the methods by which an object forwards what it is sent: Linux's `NSObject` has none to
  /// override. Returns whether the modifier belongs to one.
  private func freeForwarding(_ modifier: DeclModifierSyntax) -> Bool {
    guard let function = modifier.parent?.parent?.as(FunctionDeclSyntax.self) else { return false }
    let label = function.signature.parameterClause.parameters.first?.firstName.text ?? ""
    switch (function.name.text, label) {
    case ("responds", "to"): break
    case ("forwardingTarget", "for"):
      diagnose(
        modifier, .warning,
        "nothing is forwarded to another object without Objective-C; implement the methods here")
    default: return false
    }
    remove(modifier)
    return true
  }

  /// Renames an override in an extension, so that it can be reached by the new name.
  private func renameLate(_ modifier: DeclModifierSyntax) {
    guard let declaration = modifier.parent?.parent,
      let outcome = overrides.outcome(of: declaration, in: file), let type = types.last
    else { return }
    let function = declaration.as(FunctionDeclSyntax.self)
    let property = declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier
    guard let name = function?.name ?? property else { return }
    replace(modifier, with: LateOverrides.isFree(name.text) ? "nonisolated" : "")
    if let property = declaration.as(VariableDeclSyntax.self), !property.observers.isEmpty {
      return separate(property, LateOverrides.name(name.text, of: type))
    }
    replace(name, with: LateOverrides.name(name.text, of: type))
    for parameter in function?.signature.parameterClause.parameters ?? [] {
      // The forwarded value is the array that the parameter has become.
      guard let ellipsis = parameter.ellipsis else { continue }
      replace(parameter.type, with: "[\(parameter.type.trimmedDescription)]")
      remove(ellipsis)
    }
    switch outcome {
    case .forwarded: break
    case .dispatched(let superName):
      for call in SuperFinder.calls(of: name.text, in: declaration) {
        replace(call, with: superName)
      }
    case .unreachable:
      diagnose(
        modifier, .warning,
        "this override of '\(name.text)' in an extension of '\(type)' is never called without "
          + "Objective-C; move it to the class or to a subclass")
    }
  }

  /// Makes methods of a property's observers, for which an extension has no place.
  private func separate(_ property: VariableDeclSyntax, _ name: String) {
    guard let binding = property.bindings.first, let block = binding.accessorBlock else { return }
    let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
    let start = property.bindingSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let lines = property.bindings.description.prefix { $0 != "{" }.filter(\.isNewline)
    edits.append(Edit(range: start..<end, text: String(lines)))
    for observer in property.observers {
      let kind = observer.accessorSpecifier.text
      let value = observer.parameters?.name.text ?? (kind == "didSet" ? "oldValue" : "newValue")
      replace(
        observer.accessorSpecifier, with: "func \(name)_\(kind)(_ \(value): \(type))")
      if let parameters = observer.parameters { remove(parameters) }
    }
    remove(block.rightBrace)
  }

  // MARK: Types around

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  private func leave() { types.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(protocol: node)
    return enter(node.name.text)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    isolate(node)
    return .visitChildren
  }

  // MARK: Names

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    rename(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalRead(node)
    rewriteFulfilment(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node)
    return .visitChildren
  }

  // MARK: Selectors, key paths and previews

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    remove(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" {
      remove(node)
      return .skipChildren
    }
    guard let argument = node.arguments.first else { return .visitChildren }
    switch node.macroName.text {
    case "selector":
      replace(node, with: selector(argument, at: node))
      return .skipChildren
    case "keyPath":
      let path = argument.expression.trimmedDescription
      let parts = path.split(separator: ".").drop { $0.first?.isUppercase == true || $0 == "self" }
      replace(node, with: "\"\(parts.joined(separator: "."))\"")
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // Replaces `type(of: object).description()`, in which the object's class may be unknown here.
    if node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.trimmedDescription == "description", let base = member.base, isClass(base)
    {
      replace(node, with: "_classDescription(\(base.trimmedDescription))")
      return .skipChildren
    }
    refuseSwizzling(node)
    makeByValue(node)
    rewriteOptionalCall(node)
    return .visitChildren
  }

  /// Returns whether an expression is the class of an object.
  private func isClass(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "type"
    }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "classForCoder"
  }

  // MARK: Conditions and imports

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewrite(condition: Syntax(condition)) }
    return .visitChildren
  }

  private func rewrite(condition: Syntax) {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      switch (call.calledExpression.trimmedDescription, argument) {
      case ("os", "iOS"): replace(call, with: "(os(iOS) || os(Linux))")
      case ("canImport", let module) where Self.modules.contains(module):
        replace(call, with: "canImport(UIKit)")
      default: break
      }
      return
    }
    for child in condition.children(viewMode: .sourceAccurate) { rewrite(condition: child) }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .visitChildren }
    // A submodule, such as UIKit.UIGestureRecognizerSubclass, or a module that UIKit replaces.
    if node.importKindSpecifier == nil,
      module == "UIKit" && node.path.count > 1
        || Self.modules.contains(module)
    {
      replace(node.path, with: "UIKit")
    } else if let name = Self.renamedModules[module], let first = node.path.first {
      // Names are in the module itself, not in a submodule such as Darwin.C.
      replace(node.importKindSpecifier == nil ? Syntax(node.path) : Syntax(first.name), with: name)
    } else if let first = node.path.first, Self.modules.contains(module) {
      replace(first.name, with: "UIKit")
    } else if Self.missingModules.contains(module) {
      diagnose(
        node, .warning, "'\(module)' isn't available on Linux; what is used of it isn't either")
      if let kind = node.importKindSpecifier { remove(kind) }
      replace(node.path, with: "UIKit")
    }
    return .visitChildren
  }

  // MARK: Edits

  func remove(_ node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = node.endPositionBeforeTrailingTrivia.utf8Offset
    // Removes the following space too; a newline stays, so that line numbers don't change.
    for piece in node.trailingTrivia {
      guard case .spaces(let count) = piece else { break }
      end += count
    }
    edits.append(Edit(range: start..<end, text: newlines(in: node)))
  }

  func replace(_ node: some SyntaxProtocol, with text: String) {
    guard !text.isEmpty else { return remove(node) }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(Edit(range: start..<end, text: text + newlines(in: node, beyond: text)))
  }

  func insert(_ text: String, at position: AbsolutePosition) {
    edits.append(Edit(range: position.utf8Offset..<position.utf8Offset, text: text))
  }

  /// Returns the newlines of a node, minus those of a text.
  private func newlines(in node: some SyntaxProtocol, beyond text: String = "") -> String {
    let count =
      node.trimmedDescription.utf8.count { $0 == 0x0A } - text.utf8.count { $0 == 0x0A }
    return String(repeating: "\n", count: max(count, 0))
  }

  func diagnose(
    _ node: some SyntaxProtocol, _ severity: PortDiagnostic.Severity, _ message: String
  ) {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    diagnostics.append(
      PortDiagnostic(
        file: path, line: place.line, column: place.column, severity: severity, message: message))
  }
}
