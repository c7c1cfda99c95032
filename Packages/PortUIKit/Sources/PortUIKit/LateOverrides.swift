import SwiftSyntax

/// The overrides in extensions, which only Objective-C's runtime can carry out.
///
/// Such a member keeps its body under another name. What reaches it is either a forwarding override
/// in the class itself, where the module declares the class, or a line at the head of the member
/// that it overrides, where an extension in the module declares that one.
struct LateOverrides {
  /// How one override is carried out.
  enum Outcome: Equatable {
    /// From the class, by a forwarding override.
    case forwarded
    /// From the member that it overrides, by the object's class.
    case dispatched
    /// Nothing reaches it.
    case unreachable
    /// It would come back to itself.
    case circular
  }

  /// The outcomes by the file and the place of the member.
  private var outcomes: [Place: Outcome] = [:]
  /// What is inserted for the overrides, by file.
  private(set) var insertions: [Int: [Edit]] = [:]

  /// The overridden members whose only expression has its `return` now.
  private var returning: Set<Place> = []

  private struct Place: Hashable {
    var file: Int
    var offset: Int
  }

  /// Members of `NSObject` that belong to no actor, whatever their class does.
  private static let free: Set<String> = ["description", "debugDescription", "hash", "isEqual"]

  init(_ index: ModuleIndex) {
    let late = index.order.flatMap { index.members[$0] ?? [] }
      .filter { $0.isInExtension && $0.isOverride }
    // The line of a subclass has to stand before that of its superclass.
    for member in late.sorted(by: { Self.depth($0.type, index) > Self.depth($1.type, index) }) {
      outcomes[Self.place(member)] = carryOut(member, index)
    }
  }

  /// How the override that a declaration is, is carried out.
  func outcome(of declaration: some SyntaxProtocol, in file: Int) -> Outcome? {
    outcomes[Place(file: file, offset: declaration.position.utf8Offset)]
  }

  /// The name that an override's body has from now on.
  static func name(_ name: String, of type: String) -> String {
    "ported_\(type.filter { $0.isLetter || $0.isNumber })_\(name)"
  }

  /// Whether a member must not become the main actor's, as its class may be.
  static func isFree(_ name: String) -> Bool { free.contains(name) }

  private static func place(_ member: ModuleIndex.Member) -> Place {
    Place(file: member.file, offset: member.declaration.position.utf8Offset)
  }

  private static func depth(_ type: String, _ index: ModuleIndex) -> Int {
    var depth = 0
    var current = index.classes[type]?.parent
    while let parent = current, depth < 100 {
      depth += 1
      current = index.classes[parent]?.parent
    }
    return depth
  }

  private mutating func carryOut(_ member: ModuleIndex.Member, _ index: ModuleIndex) -> Outcome {
    if let site = index.classes[member.type] {
      insert(Self.forwarding(member), at: site.start, in: site.file)
      return .forwarded
    }
    let bases = index.order.filter { $0 != member.type }.flatMap { index.members[$0] ?? [] }
    guard let base = bases.first(where: { $0.key == member.key && !$0.isOverride }),
      let start = base.bodyStart, !member.belongsToType
    else { return .unreachable }
    guard !Self.callsSuper(member) else { return .circular }
    let call = Self.call(member)
    let effects = Self.effects(member)
    insert(
      " if let late = self as? \(member.type) { return \(effects)late.\(call) };", at: start,
      in: base.file)
    if let start = base.implicitReturn, returning.insert(Self.place(base)).inserted {
      insert("return ", at: start, in: base.file)
    }
    return .dispatched
  }

  private mutating func insert(_ text: String, at offset: Int, in file: Int) {
    insertions[file, default: []].append(Edit(range: offset..<offset, text: text))
  }

  /// An override in the class that calls the body in the extension; on one line.
  private static func forwarding(_ member: ModuleIndex.Member) -> String {
    let access = ["open", "public", "package", "internal", "fileprivate", "private"]
    var words: [String] = []
    if member.attributes.contains(where: { $0.trimmedDescription == "@discardableResult" }) {
      words.append("@discardableResult")
    }
    if let own = member.modifiers.first(where: { access.contains($0.name.text) })?.name.text {
      words.append(own)
    } else if !member.extensionAccess.isEmpty {
      words.append(member.extensionAccess)
    }
    words.append("override")
    if member.belongsToType { words.append("class") }
    if let function = member.function {
      let generics = function.genericParameterClause?.trimmedDescription ?? ""
      let signature = oneLine(function.signature.trimmedDescription)
      words.append("func \(member.name)\(generics)\(signature)")
      return " \(words.joined(separator: " ")) { \(effects(member))\(call(member)) };"
    }
    let type = member.property?.bindings.first?.typeAnnotation?.trimmedDescription ?? ""
    let name = Self.name(member.name, of: member.type)
    words.append("var \(member.name)\(oneLine(type))")
    let body = isWritable(member) ? "get { \(name) } set { \(name) = newValue }" : name
    return " \(words.joined(separator: " ")) { \(body) };"
  }

  /// A call of the renamed body with the parameters of the member around it.
  private static func call(_ member: ModuleIndex.Member) -> String {
    let name = Self.name(member.name, of: member.type)
    guard member.function != nil else { return name }
    let arguments = member.parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      let mark = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
      return "\(label)\(mark)\((parameter.secondName ?? parameter.firstName).text)"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private static func effects(_ member: ModuleIndex.Member) -> String {
    guard let effects = member.function?.signature.effectSpecifiers else { return "" }
    return (effects.throwsClause == nil ? "" : "try ")
      + (effects.asyncSpecifier == nil ? "" : "await ")
  }

  private static func isWritable(_ member: ModuleIndex.Member) -> Bool {
    guard case .accessors(let list)? = member.property?.bindings.first?.accessorBlock?.accessors
    else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }

  private static func callsSuper(_ member: ModuleIndex.Member) -> Bool {
    member.declaration.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.super)
    }
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
      .joined(separator: " ")
  }
}
