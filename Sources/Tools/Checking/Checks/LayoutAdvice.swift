import AutoLayout
import Controls
import Diagnosis
import Documents
import Geometry
import Rendering

/// Proposes what a colleague would change where a layout looks wrong: the line that is wrong first,
/// a new constraint last.
struct LayoutAdvice {
  let base: CheckedLayout
  let layout: CheckedLayout

  // MARK: - Texts

  /// Returns edits that give a text more room.
  func moreRoom(for view: CheckedView) -> [Advice] {
    let rows = ancestors(of: view).flatMap { minimum($0, .height) }
    if view.wraps {
      let wider = view.laidOut.brokenWordClause == nil ? [] : wider(view)
      // Required constraints don't yield to compression resistance.
      return wider + minimum(view, .height) + (layout.rigidHeights[view.id]?.advice ?? []) + rows
        + key(["compression", "vertical"], "999", of: view) + growingWithRow(view)
    }
    let wider = wider(view)
    switch view.laidOut.kind {
    case .label:
      let beside = narrower(beside: view)
      // What a wide neighbour takes is no reason for smaller letters.
      let isNarrow = !beside.isEmpty || view.yieldsWidth
      // Nor is what another view makes too narrow.
      let isTied = layout.constraints.naming(view.id).contains {
        $0.view == view.id && $0.attribute == .width && $0.relation == .equal && $0.other != nil
      }
      let lines = isTied ? [] : fitting(view).map { isNarrow ? $0.asGuess : $0 }
      return firm(view) + wider + beside + lines
        + lines.flatMap { lines in rows.map { lines.and($0) } }
    case .button, .segmentedControl:
      return wider + key(["compression", "horizontal"], "999", of: view)
    case .navigationBar, .toolbar, .tabBar, .searchBar, .pickerView, .datePicker, .tableView:
      return []
    // What people type scrolls.
    case .textField: return wider
    default: return wider + key(["adjustsFontSizeToFitWidth"], "true", of: view)
    }
  }

  /// Returns the edit that lets a label keep its width whose own priority gives that up before others'.
  private func firm(_ view: CheckedView) -> [Advice] {
    guard view.yieldsWidth else { return [] }
    return key(["compression", "horizontal"], "751", of: view)
  }

  /// Returns edits that let a label of one line show its text in less width: on several lines, or smaller where
  /// it can't be broken.
  func fitting(_ view: CheckedView) -> [Advice] {
    guard !view.isBreakable, !layout.subject.isDocument else {
      return key(["lines"], "0", of: view)
    }
    let smaller = key(["adjustsFontSizeToFitWidth"], "true", of: view)
    return ["0.7", "0.5"].flatMap { factor in
      zip(smaller, key(["minimumScaleFactor"], factor, of: view)).map { $0.and($1) }
    }
  }

  /// Returns edits that give a text whose letters or words are cut the length they need, by itself or
  /// with what it is in.
  func growing(_ view: CheckedView, _ attribute: LayoutConstraint.Attribute) -> [Advice] {
    ([view] + ancestors(of: view)).flatMap { minimum($0, attribute) }
      + (attribute == .height ? growingWithRow(view) : [])
  }

  /// Returns edits that give a word that is broken the width it needs, within the margins of its screen.
  func wider(_ view: CheckedView) -> [Advice] {
    let wider = growing(view, .width)
    guard let parent = view.parent.map({ layout.views[$0] }) else { return wider }
    let outer = parent.parent == nil ? "\(parent.name).margins" : parent.name
    let limits = limit(view, by: outer, layout.isRightToLeft ? .left : .right)
    // Beside a field, which would take no room otherwise, it is as wide as its content.
    let firm =
      key(["hugging", "horizontal"], "251", of: view)
      + key(["compression", "horizontal"], "751", of: view)
    return wider
      + wider.flatMap { wider in
        (limits + firm).map { wider.and($0) }
          + limits.flatMap { limit in firm.suffix(1).map { wider.and(limit).and($0) } }
      }
  }

  /// Returns edits that give a control the room that it needs: it holds its own against texts beside it,
  /// which then take several lines.
  func roomier(_ view: CheckedView) -> [Advice] {
    let attribute: LayoutConstraint.Attribute = view.laidOut.shortage.width > 0 ? .width : .height
    let axis = attribute == .width ? "horizontal" : "vertical"
    let firm = ["751", "999"].flatMap { key(["compression", axis], $0, of: view) }
    let lines = layout.constraints.naming(view.id).compactMap { $0.partner(of: view.id) }
      .compactMap { layout.view($0) }.filter { $0.isOneLine && $0.isBreakable }
      .flatMap { key(["lines"], "0", of: $0) }
    return minimum(view, attribute) + firm
      + (attribute == .width ? firm.flatMap { firm in lines.map { firm.and($0) } } : [])
      + ancestors(of: view).flatMap { minimum($0, attribute) }
  }

  /// Returns edits that make a text field as wide as what it is in: to the end of its row, or from margin
  /// to margin.
  func filling(_ view: CheckedView) -> [Advice] {
    guard let parent = view.parent.map({ layout.views[$0] }) else { return [] }
    if parent.laidOut.kind == .stackView {
      return key(["alignment"], "fill", of: parent)
        + adding("\(view.name).width == \(parent.name).width", around: view)
    }
    if let start = layout.survey.start(of: view.id) { return adding(start.text, around: view) }
    let end = adding("\(view.name).trailing == \(parent.name).margins.trailing", around: view)
    // The label in front of it keeps its width.
    let label =
      layout.constraints.naming(view.id).compactMap { $0.partner(of: view.id) }
      .compactMap { layout.view($0) }.first { $0.laidOut.kind == .label }
      .map { key(["hugging", "horizontal"], "251", of: $0) } ?? []
    return (label.isEmpty ? end : end.flatMap { end in label.map { end.and($0) } })
      + (view.laidOut.alignmentRect.width < 200
        ? adding("\(view.name).width == 200", around: view) : [])
  }

  /// Returns edits that give a view without room enough for its height more: what it is in grows, or the
  /// distances above and below it and its siblings shrink, the greatest first.
  func higher(_ view: CheckedView) -> [Advice] {
    ancestors(of: view).flatMap { minimum($0, .height) }
      + layout.constraints.shrinking(in: view.parent).compactMap(\.shrinking) + fittingCanvas
  }

  /// Returns edits that give a view without a size one.
  func size(for view: CheckedView) -> [Advice] {
    let size = view.laidOut.frame.size
    let attributes: [LayoutConstraint.Attribute] =
      (size.height < size.width ? [.height, .width] : [.width, .height])
    let scrolls =
      view.laidOut.kind == .textView ? key(["scrollEnabled"], "false", of: view) : []
    return scrolls
      + attributes.flatMap { attribute -> [Advice] in
        let isWidth = attribute == .width
        return minimum(view, attribute) + layout.constraints.limiting(view.id, attribute)
          + key(["compression", isWidth ? "horizontal" : "vertical"], "751", of: view)
          + ancestors(of: view).flatMap { minimum($0, attribute) }
      }
  }

  /// Returns the fixed lengths of a view as minima; a length of 0 is dropped.
  func minimum(_ view: CheckedView, _ attribute: LayoutConstraint.Attribute) -> [Advice] {
    layout.constraints.growing(view.id, attribute)
  }

  /// Returns edits that make a view as wide and as high as fingers need: what fixes its lengths states others.
  func reaching(_ view: CheckedView, _ least: Double) -> [Advice] {
    let size = view.laidOut.alignmentRect.size
    let short = [(LayoutConstraint.Attribute.width, size.width), (.height, size.height)]
      .filter { $0.1 < least }.map(\.0)
    let square = layout.constraints.shortForms[view.id]?.first {
      $0.text.hasPrefix("\(view.name).size == ")
    }
    if let square {
      return [
        Advice(
          "write '\(view.name).size == \(least.rounded3)'",
          [.rewrite("\(view.name).size == \(least.rounded3)", at: square.place)],
          edit: "\(view.name).size == \(least.rounded3)")
      ]
    }
    let edits = short.map { attribute -> [Advice] in
      let fixed = layout.constraints.naming(view.id).filter {
        $0.view == view.id && $0.attribute == attribute && $0.other == nil && $0.constant < least
      }.compactMap { $0.lengthened(to: least) }
      return fixed.isEmpty
        ? adding("\(view.name).\(attribute) >= \(least.rounded3)", around: view) : fixed
    }
    return Advice.joining(edits.flatMap { $0 })
  }

  /// The superviews of a view below the root, the nearest first.
  func ancestors(of view: CheckedView) -> [CheckedView] {
    var found: [CheckedView] = []
    var next = view.parent
    while let index = next, index > 0 {
      found.append(layout.views[index])
      next = layout.views[index].parent
    }
    return found
  }

  // MARK: - Places

  /// Returns edits that make what scrolls as wide as what shows it.
  func asWide(_ content: CheckedView, as scroll: CheckedView) -> [Advice] {
    let isInset = abs(content.laidOut.alignmentRect.minX) > 0.5
    let name = isInset ? "\(scroll.name).content" : content.name
    return adding("\(name).width == \(scroll.name).frameLayout.width", around: content)
  }

  /// Returns the ties of a view with the other sign before their distance, which is wrong more often than
  /// anything else.
  func turned(
    tiesOf view: String, where isMeant: (CheckedConstraint) -> Bool
  ) -> [Advice] {
    layout.constraints.naming(view).filter(isMeant).prefix(Self.mostTies).compactMap(\.turned)
  }

  static let mostTies = 4

  func limit(_ view: CheckedView, by outer: String, _ side: Excess.Side) -> [Advice] {
    let isNear = side == (layout.isRightToLeft ? .right : .left)
    let name = view.name
    return switch side {
    case .top: adding("\(name).top >= \(outer).top", around: view)
    case .bottom: adding("\(name).bottom <= \(outer).bottom", around: view)
    case .left, .right:
      isNear
        ? adding("\(name).leading >= \(outer).leading", around: view)
        : adding("\(name).trailing <= \(outer).trailing", around: view)
    }
  }

  // MARK: - Parts

  /// Returns the advice to add a constraint, in the names that hold where a view is stated.
  func adding(_ equation: String, around view: CheckedView) -> [Advice] {
    guard let local = LocalNames(around: view.id, in: layout.places)?.words(equation) else {
      return [Advice("add '\(equation)'", [.add(equation, near: nil)], edit: equation)]
    }
    return [
      Advice(
        "add '\(local)' to the component's constraints",
        [.add(local, near: layout.place(of: view.id))], edit: local)
    ]
  }

  /// Returns the advice to give a view a value for a key.
  func key(_ path: [String], _ value: String, of view: CheckedView) -> [Advice] {
    guard let place = layout.place(of: view.id) else { return [] }
    let name = LocalNames(around: view.id, in: layout.places)?.words(view.name) ?? view.name
    return [
      Advice.setting(
        path, value, of: name, at: place, isOfDocument: layout.subject.isDocument)
    ].compactMap { $0 }
  }
}

extension Advice {
  /// Returns several changes as one piece of advice; none for very many.
  static func joining(_ all: [Advice]) -> [Advice] {
    var known: Set<[Advice.Change]> = []
    let each = all.filter { known.insert($0.changes).inserted }
    guard let first = each.first, each.count <= 6 else { return [] }
    return [each.dropFirst().reduce(first) { $0.and($1) }]
  }
}
