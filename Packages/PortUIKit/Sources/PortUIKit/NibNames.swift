import SwiftSyntax

/// What nibs need of classes whose names or methods only Objective-C can find: aliases for
/// classes with other names, and what objects that are not responders override all the same.
struct NibNames {
  /// The edits, by file.
  private(set) var edits: [Int: [Edit]] = [:]

  /// Finds them in a module.
  init(_ index: ModuleIndex, files: [SourceText]) {
    addAliases(index, files)
    addRequirements("awakeFromNib", "_NibAwakening", index, files)
    addRequirements("observeValue", "_KeyValueObserver", index, files)
  }

  /// Writes an alias beside each class that a nib names by `@objc(Name)`, or that is private and
  /// so cannot be found by name.
  private mutating func addAliases(_ index: ModuleIndex, _ files: [SourceText]) {
    var taken: Set<String> = []
    for (type, site) in index.classes.sorted(by: { $0.key < $1.key }) {
      let own = site.objectiveCName.flatMap { $0 == type ? nil : $0 }
      guard own != nil || site.isHidden, let name = site.castName,
        !(site.isNested && site.isHidden), !index.repeated.contains(type),
        let root = index.classes(above: type).last, !index.protocols.contains(root),
        files[site.file].text.contains("import UIKit")
      else { continue }
      for alias in Set([own, site.isHidden ? type : nil].compactMap { $0 }).sorted()
      where taken.insert(alias).inserted {
        let text =
          "\nclass _Nib_\(alias): _NibAlias { override class var target: AnyClass { \(name).self } }\n"
        let end = files[site.file].text.utf8.count
        edits[site.file, default: []].append(Edit(range: end..<end, text: text))
      }
    }
  }

  /// Turns each override of a method that Linux's `NSObject` lacks, in a class whose only known superclass
  /// it is, into a protocol's method.
  private mutating func addRequirements(
    _ method: String, _ conformance: String, _ index: ModuleIndex, _ files: [SourceText]
  ) {
    func overrides(_ type: String) -> ModuleIndex.Member? {
      (index.members[type] ?? []).first {
        $0.function != nil && $0.name == method && $0.isOverride && !$0.isInExtension
      }
    }
    for type in index.order {
      guard let member = overrides(type), let site = index.classes[type], let name = site.castName,
        index.classes(above: type).last == "NSObject",
        !index.classes(above: type).contains(where: { overrides($0) != nil }),
        let modifier = member.modifiers.first(where: { $0.name.text == "override" })
      else { continue }
      let isOpen = ["public", "open"].contains(site.access)
      let isSeen = member.has("public") || member.has("open")
      replace(modifier, with: isOpen && !isSeen ? "public " : "", site.file)
      for call in SuperFinder.calls(of: method, in: Syntax(member.declaration)) {
        replace(call, with: "_\(method)", site.file)
      }
      let end = files[site.file].text.utf8.count
      edits[site.file, default: []].append(
        Edit(range: end..<end, text: "\nextension \(name): \(conformance) {}\n"))
    }
  }

  private mutating func replace(_ node: some SyntaxProtocol, with text: String, _ file: Int) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = node.endPositionBeforeTrailingTrivia.utf8Offset
    if node.is(DeclModifierSyntax.self), case .spaces(let count) = node.trailingTrivia.first {
      end += count
    }
    edits[file, default: []].append(Edit(range: start..<end, text: text))
  }
}
