import AutoLayout
import Documents
import Geometry
import Rendering

/// Advice on a contradiction in which several views have the same fixed length: they share what room there
/// is instead, and none of them is another length than its neighbours.
struct EqualLengthAdvice {
  let subject: any LayoutSubject
  let members: [LayoutConstraint]
  let sources: [ConstraintSource?]

  /// The pieces of advice; none for a document.
  var all: [Advice] {
    guard !subject.isDocument else { return [] }
    return formats + lists + [equations].compactMap { $0 }
  }

  /// `H:|-[a]-8-[b(a)]-|` for `H:|-[a(130)]-8-[b(130)]-|`.
  private var formats: [Advice] {
    stated { text in
      guard let axis = text.first, "HV".contains(axis), text.dropFirst().hasPrefix(":|"),
        text.hasSuffix("|")
      else { return nil }
      var views: [(name: Substring, length: Substring)] = []
      for part in text.split(separator: "[").dropFirst() {
        let inner = part.prefix { $0 != "]" }.split(separator: "(")
        guard let name = inner.first else { return nil }
        if inner.count == 2, inner[1].hasSuffix(")") {
          views.append((name, inner[1].dropLast()))
        }
      }
      guard let first = views.first, views.count > 1, Double(first.length) != nil,
        views.allSatisfy({ $0.length == first.length })
      else { return nil }
      return views.reduce(text) { text, view in
        text.replacing(
          "[\(view.name)(\(view.length))]",
          with: view.name == first.name ? "[\(view.name)]" : "[\(view.name)(\(first.name))]")
      }
    }
  }

  /// `[b, c].width == a.width` for `[a, b, c].width == 130`, and for a share of what they are in.
  private var lists: [Advice] {
    stated { text in
      guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else { return nil }
      let names = text[text.index(after: text.startIndex)..<end].split(separator: ",")
        .map { String($0.drop { $0 == " " }) }
      let rest = text[text.index(after: end)...].split(separator: " ")
      guard rest.count >= 3, [".width", ".height"].contains(rest[0]), rest[1] == "==",
        !rest.contains("@"), names.count > 1
      else { return nil }
      let others = names.dropFirst().joined(separator: ", ")
      return (names.count == 2 ? others : "[\(others)]") + "\(rest[0]) == \(names[0])\(rest[0])"
    }
  }

  /// Returns the advice to write other texts for those that several members come from.
  private func stated(_ other: (String) -> String?) -> [Advice] {
    var known: Set<String> = []
    return zip(members, sources).compactMap { member, source in
      let short = member.sourceIndex.flatMap(subject.shortForm)
      guard let text = short?.text ?? source?.statement, let place = short?.place ?? source?.place,
        known.insert(text).inserted, let new = other(text)
      else { return nil }
      return Advice(
        "write '\(new)' on line \(place.line)", [.rewrite(new, at: place)],
        constraint: source?.id ?? text, edit: new)
    }
  }

  /// Equations of siblings with the same right side: the first has none, and the others are as long as it.
  private var equations: Advice? {
    var views: [(name: Substring, rest: Substring, source: ConstraintSource)] = []
    for (member, source) in zip(members, sources) {
      guard let source, let text = source.text, let view = member.first?.owner,
        member.second.map({ $0.owner === view.superview }) ?? true,
        let (name, rest) = Self.parts(of: text)
      else { continue }
      views.append((name, rest, source))
    }
    guard let first = views.first, views.count > 1, views.allSatisfy({ $0.rest == first.rest })
    else { return nil }
    let side = first.rest.prefix { $0 != " " }
    let equal = views.dropFirst().map { "\($0.name)\(side) == \(first.name)\(side)" }
    return Advice(
      "drop line \(views[0].source.place.line) and write "
        + zip(equal, views.dropFirst()).map { "'\($0)' on line \($1.source.place.line)" }
        .joined(separator: ", "),
      [.drop(views[0].source.place)]
        + zip(equal, views.dropFirst()).map { .write($0, at: $1.source.place) },
      edit: equal.joined(separator: "; "))
  }

  /// Returns the view of an equation for a width or a height, and the rest of it.
  private static func parts(of text: String) -> (name: Substring, rest: Substring)? {
    guard !text.contains("["), !text.contains("@"), let dot = text.firstIndex(of: ".") else {
      return nil
    }
    let rest = text[dot...]
    guard rest.hasPrefix(".width == ") || rest.hasPrefix(".height == ") else { return nil }
    return (text[..<dot], rest)
  }
}
