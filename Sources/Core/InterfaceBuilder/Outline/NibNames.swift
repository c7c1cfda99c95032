import Documents

/// The names that people use for the objects of a document.
///
/// An object has the first of these names that no other object of the same scene has: its
/// storyboard or reuse identifier, class, outlet, user label, accessibility identifier or label,
/// text. An object without one is named by its kind, with a number if there are several.
package struct NibNames: Sendable {
  /// A name, and its kind.
  package struct Name: Hashable, Sendable {
    /// The word without a number.
    package let stem: String
    /// The number that distinguishes it from others of its kind, from 1; nil if none is needed.
    package let number: Int?
    /// Whether it is text that the object shows, not a name given by its author.
    package let isText: Bool
    /// Whether it is only the object's kind.
    package let isKind: Bool

    init(_ stem: String, number: Int? = nil, isText: Bool, isKind: Bool) {
      (self.stem, self.number, self.isText, self.isKind) = (stem, number, isText, isKind)
    }

    /// The full name: `stack view 2`.
    package var word: String { number.map { "\(stem) \($0)" } ?? stem }

    /// The name as a sentence uses it, with texts in quotes.
    package var spoken: String { isText ? "'\(word)'" : word }
  }

  private var names: [String: Name] = [:]

  /// Names the objects of a document.
  package init(_ outline: NibOutline) {
    var groups: [Int: [Int]] = [:]
    var order: [Int] = []
    for (position, object) in outline.objects.enumerated() {
      guard let group = object.group else { continue }
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(position)
    }
    for group in order { nameGroup(groups[group] ?? [], in: outline) }
    nameScenes(outline)
  }

  /// The names of two revisions, of which `name` chooses the one of what both have.
  init(_ ids: [String], name: (String) -> Name?) {
    for id in ids { names[id] = name(id) }
  }

  /// Returns the name of an object; nil for an id that isn't in the document.
  package subscript(id: String) -> Name? { names[id] }

  private mutating func nameGroup(_ members: [Int], in outline: NibOutline) {
    let candidates = members.map { Self.candidates(outline.objects[$0], outline) }
    var uses: [Name: Int] = [:]
    for name in candidates.flatMap({ Set($0) }) { uses[name, default: 0] += 1 }
    var counts: [Name: Int] = [:]
    let controllers = members.filter { outline.objects[$0].element.isController }
    for (position, own) in zip(members, candidates) {
      let id = outline.objects[position].id
      // A controller and its item have one title; whoever says it means the controller, and of a
      // container and what it shows the latter.
      let isOnly =
        controllers == [position] && outline.objects[position].element.child(key: "view") != nil
      if let single = own.first(where: { isOnly || uses[$0] == 1 }) {
        names[id] = single
        continue
      }
      guard let best = own.first else { continue }
      counts[best, default: 0] += 1
      names[id] = Name(
        best.stem, number: counts[best] ?? 1, isText: best.isText, isKind: best.isKind)
    }
  }

  /// Names scenes like their controllers; those with the same name are numbered, as are the
  /// top-level objects of a nib.
  private mutating func nameScenes(_ outline: NibOutline) {
    var counts: [String: Int] = [:]
    for object in outline.objects[0].children.map({ outline.objects[$0] }) {
      let inside = object.children.map { outline.objects[$0] }
      let isScene = object.tag == "scene"
      let controller = inside.first { $0.element.isController } ?? inside.first
      guard let owner = isScene ? controller : object, let name = names[owner.id] else { continue }
      counts[name.word, default: 0] += 1
      let count = counts[name.word] ?? 1
      names[object.id] =
        count == 1
        ? name : Name(name.word, number: count, isText: name.isText, isKind: name.isKind)
      names[owner.id] = names[object.id]
    }
  }

  /// Returns the possible names of an object, the best first; the last is its kind.
  private static func candidates(_ object: NibOutline.Object, _ outline: NibOutline) -> [Name] {
    let element = object.element
    let accessibility = element.child(key: "accessibilityConfiguration")
    let given = [
      element["storyboardIdentifier"], element["reuseIdentifier"], element["customClass"],
      outline.outlets[object.id], element.string("userLabel"),
      accessibility?.string("identifier"), accessibility?.string("label"),
      // What a reference to another storyboard leads to.
      element["referencedIdentifier"], element["storyboardName"],
    ]
    var names = given.compactMap { $0 }.filter { !$0.isEmpty }
      .map { Name(line($0), isText: false, isKind: false) }
    if let text = shownText(of: element), !text.isEmpty {
      // The title of a controller is its name; other texts may be long.
      let name = element.isController ? line(text) : clipped(text)
      names.append(Name(name, isText: true, isKind: false))
    }
    names.append(Name(kind(of: object), isText: false, isKind: true))
    return names
  }

  /// Returns what an object shows: a text, a title, a placeholder, or a picture's name.
  private static func shownText(of element: XMLElement) -> String? {
    if element.isController || element.name == "scene" {
      let item = element.child(key: "navigationItem") ?? element.child(key: "tabBarItem")
      return element.string("title") ?? item?.string("title")
    }
    let normal = element.child(key: "normal")
    let attributed = element.child(key: "attributedText")?.list("fragment").first
    let texts = [
      element.string("text"), element.string("title"), normal?.string("title"),
      element.child(key: "configuration")?.string("title"),
      element.string("placeholder"), attributed?.string("content"), element["image"],
      normal?["image"],
    ]
    return texts.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// Returns a name as one line, whole unless no file could have it as its name.
  private static func line(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 120 ? line.prefix(119) + "\u{2026}" : line
  }

  /// Returns one line of at most forty characters.
  private static func clipped(_ text: String) -> String {
    let line = line(text)
    return line.count > 40 ? line.prefix(39) + "\u{2026}" : line
  }

  /// Returns the kind in plain words: `stack view`, `table view cell`, `view controller`.
  private static func kind(of object: NibOutline.Object) -> String {
    switch (object.tag, object.slot) {
    case ("view", "view"): "root view"
    case ("view", "contentView"): "content view"
    case ("viewLayoutGuide", let key): key == "safeArea" ? "safe area" : words(key)
    case ("viewControllerLayoutGuide", _): "\(object.element["type"] ?? "top") layout guide"
    case ("tableViewCellContentView", _), ("collectionViewCellContentView", _): "content view"
    case ("placeholder", _):
      object.element["placeholderIdentifier"] == "IBFilesOwner" ? "File's Owner" : "First Responder"
    case ("mapView", _): "map view"
    case (let tag, _): words(tag)
    }
  }

  /// Splits a camel-case word: `stackView` becomes `stack view`.
  package static func words(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }
}
