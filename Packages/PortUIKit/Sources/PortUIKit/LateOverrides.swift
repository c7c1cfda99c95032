import SwiftSyntax

/// The overrides that only the Objective-C runtime supports: those in extensions, and those of
/// members declared in an extension.
///
/// Such a member keeps its body under another name. It is reached either through a forwarding
/// override in the class itself or, if it overrides a member that an extension in the module
/// declares, through a replacement for that member, which checks the object's class.
struct LateOverrides {
  /// How an override is reached.
  enum Outcome: Equatable {
    /// Through a forwarding override in the class.
    case forwarded
    /// Through a replacement for the overridden member; calls of `super` use another name.
    case dispatched(superName: String)
    /// It cannot be reached.
    case unreachable
  }

  private struct Place: Hashable {
    var file: Int
    var offset: Int

    init(_ member: ModuleIndex.Member) {
      (file, offset) = (member.file, member.declaration.position.utf8Offset)
    }

    init(file: Int, offset: Int) { (self.file, self.offset) = (file, offset) }
  }

  private let index: ModuleIndex
  private var outcomes: [Place: Outcome] = [:]
  /// The edits outside the overrides, by file.
  private(set) var edits: [Int: [Edit]] = [:]

  /// Members of `NSObject` that are not isolated to an actor, even if their class is.
  private static let free: Set<String> = ["description", "debugDescription", "hash", "isEqual"]

  init(_ index: ModuleIndex) {
    self.index = index
    let members = index.order.flatMap { index.members[$0] ?? [] }
    let bases = Dictionary(
      grouping: members.filter { $0.isInExtension && !$0.isOverride && $0.isCode }, by: \.key)
    var dispatched: [Place: (base: ModuleIndex.Member, late: [ModuleIndex.Member])] = [:]
    for member in members where member.isOverride {
      if let base = base(of: member, among: bases[member.key] ?? []) {
        dispatched[Place(base), default: (base, [])].late.append(member)
      } else if member.isInExtension {
        outcomes[Place(member)] = forward(member)
      }
    }
    for (base, late) in dispatched.values { dispatch(late, from: base) }
  }

  /// Returns how the override in a declaration is reached; nil if Swift supports it.
  func outcome(of declaration: some SyntaxProtocol, in file: Int) -> Outcome? {
    outcomes[Place(file: file, offset: declaration.position.utf8Offset)]
  }

  /// Returns the new name of a member's body.
  static func name(_ name: String, of type: String) -> String {
    "ported_\(type.filter { $0.isLetter || $0.isNumber })_\(name)"
  }

  /// Returns whether a member must not be isolated to the main actor, even if its class is.
  static func isFree(_ name: String) -> Bool { free.contains(name) }

  /// Returns the overridden member, if an extension of a superclass declares it.
  private func base(
    of member: ModuleIndex.Member, among bases: [ModuleIndex.Member]
  ) -> ModuleIndex.Member? {
    guard !member.belongsToType else { return nil }
    let above = index.classes(above: member.type)
    let isDeclaredAbove = above.contains { type in
      (index.members[type] ?? []).contains {
        $0.key == member.key && !$0.isInExtension && !$0.isOverride
      }
    }
    guard !isDeclaredAbove else { return nil }
    return bases.first { base in
      guard base.type != member.type else { return false }
      // A class may override what Objective-C sees; of a class of the module, a method of its delegates, too.
      if above.contains(base.type), index.classes[base.type] != nil { return true }
      guard member.isInExtension || base.isObjectiveC else { return false }
      // The superclasses of classes outside the module are unknown here.
      return above.contains(base.type) || index.classes[base.type] == nil
    }
  }

  // MARK: From the class

  private mutating func forward(_ member: ModuleIndex.Member) -> Outcome {
    guard let site = index.classes[member.type] else { return .unreachable }
    // Nobody may call it, so that nothing has to reach it.
    if member.isUnavailable { return .forwarded }
    let text = " \(MemberWriter(member).declaration(isOverride: true) { [$0] });"
    edits[site.file, default: []].append(Edit(range: site.start..<site.start, text: text))
    return .forwarded
  }

  // MARK: From the overridden member

  private mutating func dispatch(_ late: [ModuleIndex.Member], from base: ModuleIndex.Member) {
    // Subclasses are checked before their superclasses.
    let ordered = late.enumerated().sorted {
      let depths = (depth($0.element), depth($1.element))
      return (-depths.0, $0.offset) < (-depths.1, $1.offset)
    }.map(\.element)
    var casts: [(type: String, member: ModuleIndex.Member)] = []
    for member in ordered {
      let site = index.classes[member.type]
      guard let type = site == nil ? member.type : site?.castName else {
        outcomes[Place(member)] = .unreachable
        continue
      }
      casts.append((type, member))
      let above = index.classes(above: member.type)
      let next = ordered.filter { above.contains($0.type) }
        .min { above.firstIndex(of: $0.type) ?? 0 < above.firstIndex(of: $1.type) ?? 0 }
      outcomes[Place(member)] = .dispatched(
        superName: Self.name(base.name, of: next?.type ?? base.type))
    }
    guard !casts.isEmpty, let name = base.nameToken else { return }
    let writer = MemberWriter(base)
    let text = writer.declaration(isOverride: false) { own in
      casts.map { cast in
        let call = own.replacing(
          Self.name(base.name, of: base.type), with: Self.name(base.name, of: cast.member.type))
        return "if let late = self as? \(cast.type) { return \(Self.qualified(call)) }"
      } + ["return \(own)"]
    }
    let start = base.declaration.positionAfterSkippingLeadingTrivia.utf8Offset
    let place = name.positionAfterSkippingLeadingTrivia.utf8Offset
    edits[base.file, default: []] +=
      [
        Edit(range: start..<start, text: text + "; "),
        Edit(
          range: place..<name.endPositionBeforeTrailingTrivia.utf8Offset,
          text: Self.name(base.name, of: base.type)),
      ] + writer.listsInPlaceOfVariadics
  }

  /// Inserts the cast object into a call, after `try` and `await`.
  private static func qualified(_ call: String) -> String {
    guard let start = call.firstRange(of: "ported_")?.lowerBound else { return call }
    return call[..<start] + "late." + call[start...]
  }

  private func depth(_ member: ModuleIndex.Member) -> Int {
    index.classes(above: member.type).count
  }
}
