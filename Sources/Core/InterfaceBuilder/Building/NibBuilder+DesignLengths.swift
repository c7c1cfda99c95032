import AutoLayout
import Controls
import Documents
import Geometry
import Typesetting

/// Lengths of Interface Builder's canvas that no running app has.
extension NibBuilder {
  /// Just above a stack view's own preferences (51 and less), below everything that people state.
  private static let designPriority = LayoutPriority(51.5)

  /// Makes views without an intrinsic length keep their design length, and labels their whole points.
  ///
  /// Arranged views have it as an intrinsic length: 41 of 73 containers in stacks are recorded
  /// longer than their content, one shorter. Other plain views and empty stacks keep it where
  /// otherwise only a stack's preference for being small would decide. In a running app, such views
  /// have no length at all.
  func holdDesignLengths(in tree: NibTree) {
    guard options.describesCanvas else { return }
    let plain = Set(
      tree.views.filter { $0.element.name == "view" }.map { ObjectIdentifier($0.view) })
    for (_, view, element) in tree.views.dropFirst() {
      guard !view.translatesAutoresizingMaskIntoConstraints, let frame = element.recordedFrame
      else { continue }
      let isArranged = (view.superview as? StackView)?.arrangedSubviews.contains { $0 === view }
      if let label = view as? Label {
        if isArranged != true {
          roundUp(label)
        } else if label.textContent.isEmpty, label.standInSize == nil {
          label.standInSize = frame.size
        }
      } else if let button = view as? Button {
        if let outer = view.superview, plain.contains(ObjectIdentifier(outer)) {
          round(button, element)
        }
      } else if isArranged == true {
        fillIn(view, frame.size)
      } else if element.framedChildren.isEmpty {
        hold(view, frame.size)
      }
    }
  }

  /// Gives a view the missing intrinsic lengths.
  private func fillIn(_ view: View, _ design: Size) {
    let own = view.intrinsicContentSize
    guard own.width < 0 || own.height < 0 else { return }
    view.asPaintable?.standInSize = Size(
      width: own.width < 0 ? design.width : own.width,
      height: own.height < 0 ? design.height : own.height)
  }

  private func hold(_ view: View, _ design: Size) {
    let own = view.intrinsicContentSize
    var held: [LayoutConstraint] = []
    if own.width < 0 { held.append(view.widthAnchor.constraint(equalToConstant: design.width)) }
    if own.height < 0 { held.append(view.heightAnchor.constraint(equalToConstant: design.height)) }
    for constraint in held {
      constraint.priority = Self.designPriority
      constraint.isActive = true
    }
  }

  /// Rounds up the height of a label to a whole point, as Xcode records it.
  ///
  /// Since Xcode 16 it does so for one line of the regular system font at 17 points outside of
  /// stacks: 151 of 162 labels.
  private func roundUp(_ label: Label) {
    let content = label.textContent
    let font = content.font ?? .system(17)
    guard document.era.recordsWholeLines, label.standInSize == nil, content.lines == 1,
      content.runs.allSatisfy({ $0.font == nil }), font.family == nil, font.size == 17,
      font.weight == 400
    else { return }
    let natural = label.intrinsicContentSize
    label.standInSize = Size(width: natural.width, height: natural.height.rounded(.up))
  }

  /// Rounds the size of a button with the title of a configuration to whole points, as Xcode records it
  /// in a plain view, if nothing else gives the button a length: 29 of 37. Those with insets or a class of
  /// their own keep their pixels: 6 of 6, in two repositories.
  private func round(_ button: Button, _ element: XMLElement) {
    guard let configuration = element.child(key: "configuration"), configuration["title"] != nil,
      configuration["image"] == nil, configuration.child(key: "titleFontDescription") == nil,
      configuration.child(key: "contentInsets") == nil, element["customClass"] == nil,
      button.standInSize == nil,
      !element.list("constraints").contains(where: { $0["firstItem"] == nil })
    else { return }
    let natural = button.intrinsicContentSize
    guard natural.width > 0, natural.height > 0 else { return }
    button.standInSize = Size(
      width: (natural.width - 0.5).rounded(.up), height: natural.height.rounded(.up))
  }
}
