import AutoLayout
import Controls
import Documents
import Geometry
import Rendering
import Scenes

extension AccessibilityAudit {
  /// Notes elements that say nothing, and labels that say what is said anyway or for whom they aren't.
  mutating func takeLabels(_ elements: [AccessibilityReading.Element]) {
    let words = SpokenWords(language: scene.interfaceLanguage)
    for element in elements {
      let label = (element.content.label ?? "").trimmed
      let value = (element.content.value ?? "").trimmed
      if label.isEmpty, value.isEmpty || element.needsLabel {
        note(
          .noLabel, "'\(element.view)' has no label: nobody hears what it is for", element.view,
          advice: naming(element, elements),
          hint: scene.subject.isDocument
            ? "say what it is for as the accessibility label in the Identity inspector"
            : "say what it is for: 'accessibility: { label: ... }'")
        continue
      }
      let traits = element.content.traits
      if let words, let word = LabelWords.repeatedTrait(in: label, traits, words) {
        note(
          .labelRepeatsTrait,
          "the label '\(label)' repeats the trait '\(word)', which is said anyway",
          element.view,
          advice: shortening(element, label, LabelWords.without(word, in: label), elements))
      }
      if LabelWords.isFileName(label) {
        note(
          .fileNameAsLabel, "the label '\(label)' is the name of a file", element.view,
          advice: labelling(element.view, LabelWords.spoken(ofName: label)))
      }
    }
    takeDuplicates(elements.filter(\.isTarget), among: elements)
  }

  private mutating func takeDuplicates(
    _ targets: [AccessibilityReading.Element], among elements: [AccessibilityReading.Element]
  ) {
    var heard: Set<[String]> = []
    for target in targets where !target.isPartOfControl {
      guard let label = target.content.label?.trimmed, !label.isEmpty,
        !heard.insert([label] + target.content.traits.names + ["\(target.content.role)"]).inserted
      else { continue }
      note(
        .duplicateLabel, "'\(target.view)' has the label '\(label)' of another control",
        target.view, advice: tellingApart(target, label, elements),
        hint: "say what it acts on: 'Delete, Milk'")
    }
  }

  /// Notes labels that nobody hears, and controls that nobody reaches, since they aren't read.
  mutating func takeUnread(_ elements: [AccessibilityReading.Element]) {
    let read = Set(elements.map(\.view))
    var silent: [View] = []
    func visit(_ view: View, isLost: Bool) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      let id = view.sceneID
      let stated = view.accessibility
      if let stated, stated.label?.isEmpty == false, !stated.isHidden, stated.isElement == nil,
        stated.container == nil, scene.isSilent(view)
      {
        silent.append(view)
      }
      let hasActions = read.contains(id) && stated?.actions.isEmpty == false
      if view.isTouched, !read.contains(id), !isLost, (view as? PaintedView)?.isEnabled != false,
        !view.layoutFrame.isEmpty
      {
        note(
          .notRead, "'\(id)' can be touched, but is not read: nobody reaches it with VoiceOver", id,
          advice: reading(view),
          hint: "read it, or give what is read instead of it 'actions'")
      }
      for subview in view.reachableSubviews { visit(subview, isLost: isLost || hasActions) }
    }
    visit(scene.root, isLost: false)
    for view in silent {
      let id = view.sceneID
      let isElement = view.ownElementCount == 0
      note(
        .noLabel,
        isElement
          ? "the label of '\(id)' is never read: the view is no element"
          : "the label of '\(id)' is never read: its parts are", id,
        advice: isElement ? setting(["accessibility", "isElement"], "true", of: id) : [])
    }
  }
}

extension View {
  /// Whether people touch the control.
  fileprivate var isTouched: Bool {
    self is Button || self is Switch || self is Slider || self is TextField || self is Stepper
      || self is SegmentedControl || self is DatePicker || self is PickerView
  }

  /// How many elements the view's class has.
  fileprivate var ownElementCount: Int {
    SpokenWords(language: "en").flatMap { ownAccessibilityElements($0) }?.count ?? 0
  }
}

extension AccessibilityReading.Element {
  /// Whether the control that it belongs to has further ones, which UIKit names.
  fileprivate var isPartOfControl: Bool {
    [
      .stepper, .segmentedControl, .tabBar, .navigationBar, .toolbar, .searchBar, .pickerView,
      .tableCell,
    ].contains(kind)
  }
}
