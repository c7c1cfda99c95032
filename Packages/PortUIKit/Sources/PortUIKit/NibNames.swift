import SwiftSyntax

/// What nibs need of classes whose names or methods only Objective-C can find: aliases for
/// classes with other names, and the `awakeFromNib()` of objects that are not responders.
struct NibNames {
  /// The edits, by file.
  private(set) var edits: [Int: [Edit]] = [:]

  /// Finds them in a module.
  init(_ index: ModuleIndex, files: [SourceText]) {
    addAliases(index, files)
    addAwakenings(index, files)
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

  /// Turns each `override func awakeFromNib()` of a class whose only known superclass is
  /// `NSObject` into a protocol's method.
  private mutating func addAwakenings(_ index: ModuleIndex, _ files: [SourceText]) {
    func wakes(_ type: String) -> ModuleIndex.Member? {
      (index.members[type] ?? []).first {
        $0.function != nil && $0.name == "awakeFromNib" && $0.parameters.isEmpty && $0.isOverride
          && !$0.isInExtension
      }
    }
    for type in index.order {
      guard let member = wakes(type), let site = index.classes[type], let name = site.castName,
        index.classes(above: type).last == "NSObject",
        !index.classes(above: type).contains(where: { wakes($0) != nil }),
        let modifier = member.modifiers.first(where: { $0.name.text == "override" })
      else { continue }
      let isOpen = ["public", "open"].contains(site.access)
      let isSeen = member.has("public") || member.has("open")
      replace(modifier, with: isOpen && !isSeen ? "public " : "", site.file)
      for call in SuperFinder.calls(of: "awakeFromNib", in: Syntax(member.declaration)) {
        replace(call, with: "_awakeFromNib", site.file)
      }
      let end = files[site.file].text.utf8.count
      edits[site.file, default: []].append(
        Edit(range: end..<end, text: "\nextension \(name): _NibAwakening {}\n"))
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
