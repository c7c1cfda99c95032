import SwiftSyntax

/// The outlets, actions and inspectable properties of classes, to which nibs refer.
///
/// Objective-C finds them by name at run time. Without it, each class that has some gets two
/// methods that know them, on the line of its opening brace, and that pass unknown names to the
/// superclass. A class that doesn't inherit from a responder also gets the protocol of those
/// methods.
struct NibMembers {
  /// The edits, by file.
  private(set) var edits: [Int: [Edit]] = [:]

  private let index: ModuleIndex

  /// The attributes of members that a nib sets, and of those that it calls.
  private static let settable: Set<String> = ["IBOutlet", "IBInspectable", "GKInspectable"]
  private static let callable: Set<String> = ["IBAction", "IBSegueAction"]
  /// The classes of Apple's, other than responders, that nibs connect to.
  private static let plain: Set<String> = [
    "NSObject", "CALayer", "NSLayoutConstraint", "UICollectionViewLayout",
    "UICollectionViewFlowLayout", "UIStoryboardSegue", "UIPresentationController",
    "UIPercentDrivenInteractiveTransition", "UIDynamicBehavior", "UICollectionViewTransitionLayout",
    "UICollectionViewCompositionalLayout", "NSLayoutManager", "NSTextStorage", "NSTextAttachment",
  ]

  /// Finds the members in a module.
  init(_ index: ModuleIndex, ends: [Int]) {
    self.index = index
    let members = index.order.flatMap { index.members[$0] ?? [] }
    let types = index.order.filter { type in
      (index.members[type] ?? []).contains { Self.isNibs($0) }
    }
    for type in types {
      guard let site = index.classes[type], let root = index.classes(above: type).last,
        !index.protocols.contains(root)
      else { continue }
      let own = members.filter { $0.type == type && Self.isNibs($0) && reaches($0, from: site) }
      guard !own.isEmpty else { continue }
      let isFirst =
        Self.plain.contains(root)
        && !index.classes(above: type).contains { types.contains($0) }
      edits[site.file, default: []].append(
        Edit(range: site.start..<site.start, text: methods(own, of: type, site, isFirst)))
      guard isFirst, let name = site.castName else { continue }
      let text = "extension \(name): _NibObject {}"
      // What is declared under a condition is known under it alone.
      let end = site.conditionalEnd ?? ends[site.file]
      edits[site.file, default: []].append(
        Edit(range: end..<end, text: site.conditionalEnd == nil ? "\n\(text)\n" : "; \(text)"))
    }
  }

  private static func isNibs(_ member: ModuleIndex.Member) -> Bool {
    guard !member.belongsToType, !isUnavailable(member) else { return false }
    return names(of: member).contains {
      member.function == nil ? settable.contains($0) : callable.contains($0)
    }
  }

  /// Returns whether code may not name a member, so that a nib cannot set it either.
  private static func isUnavailable(_ member: ModuleIndex.Member) -> Bool {
    member.attributes.contains {
      let text = $0.trimmedDescription
      return text.hasPrefix("@available(") && text.contains("unavailable")
    }
  }

  private static func names(of member: ModuleIndex.Member) -> [String] {
    member.attributes.compactMap { attribute in
      guard case .attribute(let attribute) = attribute else { return nil }
      return attribute.attributeName.trimmedDescription
    }
  }

  /// Returns whether the class's body may refer to a member; it may not if an extension in
  /// another file keeps it private.
  private func reaches(_ member: ModuleIndex.Member, from site: ModuleIndex.Class) -> Bool {
    if member.file == site.file { return true }
    let isHidden = member.has("private") || member.has("fileprivate")
    return !isHidden && !["private", "fileprivate"].contains(member.extensionAccess)
  }

  private func methods(
    _ members: [ModuleIndex.Member], of type: String, _ site: ModuleIndex.Class, _ isFirst: Bool
  ) -> String {
    let access = site.access.isEmpty ? "" : "\(site.access) "
    let head = isFirst ? "@MainActor \(access)" : "\(access)override "
    var text = ""
    let properties = members.filter { $0.function == nil }.flatMap(Self.properties)
    if !properties.isEmpty || isFirst {
      text += " \(head)func _setFromNib(_ name: String, _ value: Any) -> _NibOutcome { "
      text += choice(properties, isFirst ? ".unknown" : "super._setFromNib(name, value)")
    }
    let actions = members.compactMap { action($0, of: type) }
    if !actions.isEmpty || isFirst {
      text += " \(head)func _nibAction(_ name: String) -> Selector? { "
      text += choice(actions, isFirst ? "nil" : "super._nibAction(name)")
    }
    return text
  }

  private func choice(_ cases: [(name: String, result: String)], _ otherwise: String) -> String {
    let known = cases.map { "case \"\($0.name)\": return \($0.result); " }.joined()
    return known.isEmpty
      ? "return \(otherwise) };" : "switch name { \(known)default: return \(otherwise) } };"
  }

  /// Returns the properties of a declaration, each with the code that sets it. A nib never
  /// contains nil.
  private static func properties(
    _ member: ModuleIndex.Member
  ) -> [(name: String, result: String)] {
    guard let declaration = member.property, declaration.bindingSpecifier.text == "var" else {
      return []
    }
    // In `var a, b: T`, the type follows the last name.
    var type: String?
    var found: [(name: String, result: String)] = []
    for binding in declaration.bindings.reversed() {
      type = binding.typeAnnotation?.type.trimmedDescription ?? type
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        isWritable(binding)
      else { continue }
      let parameter = type.map { "(new: \(unwrapped($0))) in self.\(name) = new" }
      found.append((bare(name), "_nibSet(value) { \(parameter ?? "self.\(name) = $0") }"))
    }
    return found.reversed()
  }

  private static func isWritable(_ binding: PatternBindingSyntax) -> Bool {
    guard let accessors = binding.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.contains {
      ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text)
    }
  }

  private static func unwrapped(_ type: String) -> String {
    let plain = type.last == "!" || type.last == "?" ? String(type.dropLast()) : type
    return plain.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func bare(_ name: String) -> String { name.filter { $0 != "`" } }

  private func action(
    _ member: ModuleIndex.Member, of type: String
  ) -> (name: String, result: String)? {
    guard member.function != nil, member.parameters.count <= 2 else { return nil }
    let name = member.selectorName
    let labels = member.parameters.map { "\($0.firstName.text):" }.joined()
    let method = "\(type).\(member.name)" + (labels.isEmpty ? "" : "(\(labels))")
    return (name, "Selector(\"\(name)\", \(method))")
  }
}
