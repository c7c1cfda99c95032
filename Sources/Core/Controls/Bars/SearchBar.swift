import AutoLayout
package import Drawing
package import Geometry
import Typesetting

/// A field for search text, with scopes below it if there are any (`UISearchBar`).
package final class SearchBar: PaintedView {
  package override var kind: ViewKind { .searchBar }
  /// The text in the field; empty for none.
  package var text = ""
  /// The text shown in an empty field.
  package var placeholder = "Search"
  /// Whether a button next to the field ends the search.
  package var showsCancelButton = false
  /// The titles of the scopes below the field; empty for none.
  package var scopes: [String] = []
  /// Whether the search bar is in a navigation bar: at its margins, and close to what is above.
  package var isInNavigationBar = false
  /// The number of the first item, which is greater in a bar with items of its own.
  var firstItem = 1

  /// `UISearchBar`.
  package override var className: String { "UISearchBar" }

  /// 56 points high, 64 in the look of iOS 26, 4 less in a navigation bar, with 44 more for scopes.
  package override var naturalContentSize: Size {
    Size(
      width: View.noIntrinsicMetric,
      height: environment.metrics.searchBar - (isInNavigationBar ? 4 : 0)
        + (scopes.isEmpty ? 0 : 44))
  }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    let places = places(in: bounds)
    let grey = environment.color(.secondaryLabel)
    let radius = environment.metrics.searchRadius ?? places.field.height / 2
    let isGlass = isInNavigationBar && environment.metrics.hasGlassBars
    var items =
      isGlass
      ? environment.glass(in: places.field)
      : [.box(places.field, radius: radius, environment.color(.tertiarySystemFill))]
    items += icon("magnifyingglass", in: environment.grid.round(places.inside.glass), grey)
    items += painter.text(
      text.isEmpty ? placeholder : text, .system(17),
      text.isEmpty ? grey : environment.color(.label), in: places.inside.words, .natural,
      part: text.isEmpty ? .placeholder : .text)
    if !text.isEmpty { items += icon("xmark.circle.fill", in: places.inside.clear, grey) }
    if showsCancelButton {
      items += painter.text(
        "Cancel", .system(17), effectiveTint, in: places.cancel, part: .item(firstItem))
    }
    guard !scopes.isEmpty, !places.scopes.isEmpty else { return items }
    return items + scopeItems(in: places.scopes)
  }

  /// The frames of the parts of a search bar's field.
  package struct FieldPlaces {
    /// The magnifying glass.
    package var glass: Rect
    /// The text.
    package var words: Rect
    /// The button that clears the text.
    package var clear: Rect
  }

  /// The frames of the parts of a search bar.
  package struct Places {
    /// The rounded field.
    package var field: Rect
    /// The parts of the field.
    package var inside: FieldPlaces
    /// The button that ends the search.
    package var cancel: Rect
    /// The row of scopes; empty if there are none.
    package var scopes: Rect
  }

  /// Returns the frames of the parts in bounds.
  package func places(in bounds: Rect) -> Places {
    let grid = environment.grid
    let hasScopes = !scopes.isEmpty && bounds.height > 80
    let row = hasScopes ? bounds.height - 44 : bounds.height
    let cancelWidth = showsCancelButton ? painter.measure("Cancel", .system(17)).width + 8 : 0
    let margins = sides(bounds.width)
    let height = environment.metrics.searchField
    let top = isInNavigationBar ? 1 : row / 2 - height / 2
    let field = grid.round(
      Rect(
        x: bounds.minX + margins.leading, y: bounds.minY + top,
        width: max(bounds.width - margins.leading - margins.trailing - cancelWidth, 0),
        height: height))
    let cancel = Rect(
      x: field.maxX + 8, y: field.minY, width: max(cancelWidth - 8, 0), height: field.height)
    let scopes =
      hasScopes
      ? Rect(
        x: bounds.minX + margins.leading, y: bounds.minY + row + 2,
        width: max(bounds.width - margins.leading - margins.trailing, 0), height: 32)
      : .zero
    func place(_ rect: Rect) -> Rect { rect.mirrored(in: bounds, isRightToLeft) }
    return Places(
      field: place(field), inside: Self.inside(place(field), !text.isEmpty, isRightToLeft),
      cancel: place(cancel), scopes: scopes)
  }

  /// How far the field is from the ends of the bar.
  private func sides(_ width: Double) -> (leading: Double, trailing: Double) {
    if isInNavigationBar { return barMargins(width) }
    let covered = coveredEnds
    return (covered.leading + 8, covered.trailing + 8)
  }

  /// Returns the frames of the parts of a field; a text ends before the button that clears it.
  package static func inside(_ field: Rect, _ hasText: Bool, _ isRightToLeft: Bool) -> FieldPlaces {
    let glass = Rect(x: field.minX + 8, y: field.midY - 8.5, width: 17, height: 17)
    let clear = Rect(x: field.maxX - 24, y: field.midY - 8, width: 16, height: 16)
    let end = hasText ? clear.minX - 4 : field.maxX - 8
    let words = Rect(
      x: glass.maxX + 6, y: field.minY, width: max(end - glass.maxX - 6, 0), height: field.height)
    func place(_ rect: Rect) -> Rect { rect.mirrored(in: field, isRightToLeft) }
    return FieldPlaces(glass: place(glass), words: place(words), clear: place(clear))
  }

  private func icon(_ name: String, in rect: Rect, _ color: Color) -> [DisplayList.Item] {
    Symbol(name, size: rect.size)?.items(in: rect, color) ?? []
  }

  private func scopeItems(in rect: Rect) -> [DisplayList.Item] {
    scopeControl.content(in: rect)
  }

  /// The scopes as the control that shows them.
  var scopeControl: SegmentedControl {
    let control = SegmentedControl(environment)
    control.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    control.segments = scopes
    control.selected = 0
    control.firstItem = firstItem + (showsCancelButton ? 1 : 0)
    return control
  }

  private var painter: LinePainter {
    LinePainter(environment: environment, isRightToLeft: isRightToLeft)
  }
}
