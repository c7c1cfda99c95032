extension SceneDecoder {
  /// Judges what several keys of a view say together.
  func check(_ view: SceneView) {
    var textPlace: Place?
    var hasFrame = false
    for attribute in view.attributes {
      switch attribute.value {
      case .text, .runs:
        if let textPlace {
          reporter.report(.secondText(firstLine: textPlace.line), at: attribute.place)
        }
        textPlace = attribute.place
      case .frame, .autoresizing:
        hasFrame = true
        if view.id == "root" { reporter.report(.framedRoot, at: attribute.place) }
      case .customSpacing(let spacings): check(spacings, in: view)
      default: break
      }
    }
    for attribute in view.attributes {
      if case .designSize = attribute.value, !hasFrame {
        reporter.report(.designSizeWithoutFrame, at: attribute.place)
      }
    }
    if view.kind == .stackView {
      for subview in view.subviews { checkArranged(subview) }
    }
  }

  private func check(_ spacings: [SceneCustomSpacing], in stack: SceneView) {
    let arranged = stack.subviews.map(\.id)
    for spacing in spacings where !arranged.contains(spacing.view.value) {
      reporter.report(
        .notArranged(spacing.view.value, stack: stack.id, arranged), at: spacing.view.place)
    }
  }

  private func checkArranged(_ subview: SceneView) {
    for attribute in subview.attributes {
      switch attribute.value {
      case .frame: reporter.report(.framedArrangedView("frame"), at: attribute.place)
      case .autoresizing:
        reporter.report(.framedArrangedView("autoresizing"), at: attribute.place)
      default: break
      }
    }
  }
}
