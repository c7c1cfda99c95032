import Controls
import Documents

extension SceneDecoder {
  /// Checks the keys of a view together, and with each of its variations.
  func check(_ view: SceneView) {
    check(view.attributes, of: view)
    for variation in view.variations {
      check(variation.attributes, of: view, over: view.attributes)
    }
    let divided = view.subviews.filter { ![.header, .footer].contains($0.listRole) }
    if view.sections.reduce(0, { $0 + $1.rows }) < divided.count, !view.sections.isEmpty {
      reporter.report(.rowsBesideSections(), at: view.place)
    }
    if view.kind == .stackView {
      for subview in view.subviews where subview.isArranged {
        checkArranged(subview.attributes + subview.variations.flatMap(\.attributes))
      }
    }
    if [.tableView, .collectionView].contains(view.kind) {
      for subview in view.subviews {
        checkPlaced(subview.attributes + subview.variations.flatMap(\.attributes), in: view.kind)
      }
    }
  }

  /// Checks keys of a view that replace some of `base`.
  func check(
    _ changes: [StatedAttribute], of view: SceneView, over base: [StatedAttribute] = []
  ) {
    var textPlace: Place?
    let whole = base.isEmpty ? changes : base.replaced(by: changes)
    let hasFrame = whole.contains { attribute in
      switch attribute.value {
      case .frame, .autoresizing: true
      default: false
      }
    }
    for attribute in changes {
      switch attribute.value {
      case .text, .runs:
        if let textPlace {
          reporter.report(.secondText(firstLine: textPlace.line), at: attribute.place)
        }
        textPlace = attribute.place
      case .frame, .autoresizing:
        if view.id == "root" { reporter.report(.framedRoot, at: attribute.place) }
      case .customSpacing(let spacings): check(spacings, in: view)
      case .selected, .property(.count), .selectedRows: checkSelection(attribute, among: whole)
      default: break
      }
    }
    checkRange(changes, among: whole)
    for attribute in changes {
      if case .designSize = attribute.value, !hasFrame {
        reporter.report(.designSizeWithoutFrame, at: attribute.place)
      }
    }
  }

  /// Reports a selection of something that the control doesn't have.
  private func checkSelection(_ attribute: StatedAttribute, among all: [StatedAttribute]) {
    for other in all {
      switch (attribute.value, other.value) {
      case (.selected(let index), .segments(let segments)) where index >= segments.count:
        report(index, of: segments.count, "segment", at: attribute.place)
      case (.property(.count(let index)), .property(.count(let count)))
      where attribute.key == "current" && other.key == "pages" && index >= count:
        report(index, of: count, "page", at: attribute.place)
      case (.selectedRows(let rows), .columns(let columns)):
        for (row, column) in zip(rows, columns) where row >= column.count {
          report(row, of: column.count, "row", at: attribute.place)
        }
      default: break
      }
    }
  }

  private func report(_ index: Int, of count: Int, _ noun: String, at place: Place) {
    guard count > 0 else { return }
    reporter.report(.noSuchPart(index, of: count, noun), at: place)
  }

  /// Reports a range that ends before it begins.
  private func checkRange(_ changes: [StatedAttribute], among all: [StatedAttribute]) {
    func bound(_ key: String) -> Double? {
      guard case .property(.number(let bound))? = all.last(where: { $0.key == key })?.value else {
        return nil
      }
      return bound
    }
    guard let changed = changes.first(where: { ["minimum", "maximum"].contains($0.key) }),
      let minimum = bound("minimum"), let maximum = bound("maximum"), minimum > maximum
    else { return }
    reporter.report(.emptyRange(minimum, maximum), at: changed.place)
  }

  private func check(_ spacings: [SceneCustomSpacing], in stack: SceneView) {
    let arranged = stack.subviews.filter(\.isArranged).map(\.id)
    for spacing in spacings where !arranged.contains(spacing.view.value) {
      reporter.report(
        .notArranged(spacing.view.value, stack: stack.id, arranged), at: spacing.view.place)
    }
  }

  /// Reports keys that would set the frame of a view in a table or collection.
  private func checkPlaced(_ attributes: [StatedAttribute], in list: ViewKind) {
    for attribute in attributes {
      switch attribute.value {
      case .frame: reporter.report(.framed("frame", in: list), at: attribute.place)
      case .autoresizing: reporter.report(.framed("autoresizing", in: list), at: attribute.place)
      default: break
      }
    }
  }

  /// Reports keys that would set the frame of an arranged view.
  func checkArranged(_ attributes: [StatedAttribute]) {
    for attribute in attributes {
      switch attribute.value {
      case .frame: reporter.report(.framedArrangedView("frame"), at: attribute.place)
      case .autoresizing:
        reporter.report(.framedArrangedView("autoresizing"), at: attribute.place)
      default: break
      }
    }
  }
}
