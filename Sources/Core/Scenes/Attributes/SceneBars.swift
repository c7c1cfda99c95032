import Controls
import Documents
package import Localization

/// An item of a navigation bar or toolbar as a scene states it.
package struct SceneBarItem: Equatable, Sendable {
  /// Space in place of an item.
  package enum Space: Equatable, Sendable {
    /// Flexible space, divided among the bar's flexible spaces.
    case flexible
    /// A width in points.
    case fixed(Double)
  }

  /// The title; nil for none.
  package var title: SceneText?
  /// The system symbol shown instead of a title.
  package var symbol = SceneSystemSymbol()
  /// The path of a picture shown instead of a title.
  package var image: String?
  /// Whether the title is semibold, as for the action that completes a task.
  package var isDone = false
  /// The item's own tint; nil for the bar's tint.
  package var tint: SceneColor?
  /// Whether the item is enabled.
  package var isEnabled = true
  /// Space in place of an item; nil for an item.
  package var space: Space?

  static let table = ObjectTable<SceneBarItem>(
    "bar item",
    [
      Field("title", .text, "The title; beside a picture it is only read.", \.title),
      Field(
        "image", .string(.path),
        "The path of a picture in place of a title, relative to the scene.", \.image),
      Field("done", .boolean, "Uses semibold text, for the item that ends a task.", \.isDone),
      Field("tint", .color, "The item's own tint.", \.tint),
      Field("enabled", .boolean, "Enables the item; default true.", \.isEnabled),
      Field(
        "space", .barSpace, "A space in place of an item: `flexible`, or a width in points.",
        \.space),
    ]
      + SceneSystemSymbol.fields("A system symbol in place of a title.").map {
        $0.lifted(to: \SceneBarItem.symbol)
      })
}

/// An item of a tab bar as a scene states it.
package struct SceneTabItem: Equatable, Sendable {
  /// The title below the picture.
  package var title: SceneText?
  /// The system symbol.
  package var symbol = SceneSystemSymbol()
  /// The path of a picture.
  package var image: String?
  /// The text of the red badge; nil for no badge.
  package var badge: SceneText?

  static let table = ObjectTable<SceneTabItem>(
    "tab",
    [
      Field("title", .text, "The title below the picture.", \.title),
      Field("image", .string(.path), "The path of the picture, relative to the scene.", \.image),
      Field("badge", .text, "The text of the red badge.", \.badge),
    ]
      + SceneSystemSymbol.fields("A system symbol as the picture.").map {
        $0.lifted(to: \SceneTabItem.symbol)
      })
}

extension Shape where Value == SceneBarItem.Space {
  /// `flexible`, or a number of points.
  fileprivate static var barSpace: Shape {
    let schema = Schema.either([.choice(["flexible"]), .number(.extent)])
    return Shape(
      schema,
      encode: { space, _ in
        switch space {
        case .flexible: .word("flexible")
        case .fixed(let points): .number(points)
        }
      }
    ) { node, decoder in
      guard decoder.isString(node) else {
        return decoder.number(node, .extent).map(SceneBarItem.Space.fixed)
      }
      let word = decoder.document.text(of: node)
      return word == "flexible"
        ? .flexible : decoder.fail(.unknownWord(word, "space", ["flexible"]), at: node)
    }
  }
}

extension Shape where Value == SceneBarItem {
  /// A title. The names that documents and code have for spaces are none.
  fileprivate static var barTitle: Shape {
    let title = Shape<SceneText>.localizable.map {
      SceneBarItem(title: $0)
    } back: {
      $0 == SceneBarItem(title: $0.title) ? $0.title : nil
    }
    return Shape(title.schema, encode: title.encode) { node, decoder in
      let word = decoder.document.text(of: node)
      return ["flexibleSpace", "fixedSpace"].contains(word)
        ? decoder.fail(.spaceAsTitle(word), at: node) : title.decode(node, decoder)
    }
  }
}

extension Shape where Value == [SceneBarItem] {
  /// The items of a bar: titles, or mappings.
  static var barItems: Shape {
    .list(
      of: .either(
        scalar: .barTitle,
        mapping: .object(SceneBarItem.table, SceneBarItem())))
  }
}

extension Shape where Value == [SceneTabItem] {
  /// The items of a tab bar: titles, or mappings.
  static var tabItems: Shape {
    .list(
      of: .either(
        scalar: Shape<SceneText>.localizable.map {
          SceneTabItem(title: $0)
        } back: {
          $0 == SceneTabItem(title: $0.title) ? $0.title : nil
        },
        mapping: .object(SceneTabItem.table, SceneTabItem())))
  }
}

/// The search field below the title of a navigation bar as a scene states it.
package struct SceneSearchField: Equatable, Sendable {
  /// The text shown while the field is empty.
  package var placeholder: SceneText?
  /// The text in the field.
  package var text: SceneText?
  /// The titles of the scope buttons below the field.
  package var scopes: [SceneText] = []
  /// Whether a Cancel button is beside the field.
  package var showsCancelButton = false

  static let table = ObjectTable<SceneSearchField>(
    "search",
    [
      Field(
        "placeholder", .text, "The text shown in the empty field; default Search.", \.placeholder),
      Field("text", .text, "The text in the field.", \.text),
      Field("scopes", .list(of: .text), "The titles of the scopes below the field.", \.scopes),
      Field(
        "showsCancelButton", .boolean, "Shows a cancel button beside the field.",
        \.showsCancelButton),
    ])
}

extension Shape where Value == SceneSearchField {
  /// The placeholder, or a mapping.
  static var search: Shape {
    .either(
      scalar: Shape<SceneText>.localizable.map {
        SceneSearchField(placeholder: $0)
      } back: {
        $0 == SceneSearchField(placeholder: $0.placeholder) ? $0.placeholder : nil
      },
      mapping: .object(SceneSearchField.table, SceneSearchField()))
  }
}

extension ViewAttribute {
  /// The paths of the pictures that the attribute names.
  var sources: [String] {
    switch self {
    case .source(let source), .property(.picture(let source)): [source]
    case .leadingItems(let items), .trailingItems(let items), .barItems(let items):
      items.compactMap(\.image)
    case .tabItems(let items): items.compactMap(\.image)
    case .runs(let runs): runs.compactMap(\.image)
    default: []
    }
  }
}

extension Shape where Value == CalendarDate {
  /// A day, `2025-06-10`, with or without a time, `2025-06-10 09:41`.
  static var date: Shape {
    let noun = "a date"
    return Shape(
      .string(.other(noun), pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}([ T][0-9]{2}:[0-9]{2})?$"),
      encode: { date, _ in .text(date.sceneText) }
    ) { node, decoder in
      guard let text = decoder.string(node, .other(noun)) else { return nil }
      return CalendarDate(text) ?? decoder.fail(.badDate(text), at: node)
    }
  }
}

extension CalendarDate {
  /// Reads `2025-06-10` or `2025-06-10 09:41`.
  fileprivate init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "T" }
    let day = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    let time = parts.count == 2 ? parts[1].split(separator: ":") : ["00", "00"]
    func number(_ word: Substring, digits: Int) -> Int? {
      word.utf8.count == digits && word.utf8.allSatisfy { (48...57).contains($0) }
        ? Int(word) : nil
    }
    guard parts.count <= 2, day.count == 3, time.count == 2,
      let year = number(day[0], digits: 4), let month = number(day[1], digits: 2),
      let date = number(day[2], digits: 2), let hour = number(time[0], digits: 2),
      let minute = number(time[1], digits: 2)
    else { return nil }
    self.init(year: year, month: month, day: date, hour: hour, minute: minute)
  }
}
