import AutoLayout
import Controls
import Documents
import Geometry
import Rendering
import Scenes

/// What an element could be called; a trial shows whether that mends a finding.
extension AccessibilityAudit {
  /// Returns labels for an element without one: the text beside it, what its field asks for, or else what
  /// the scene calls it.
  func naming(
    _ element: AccessibilityReading.Element, _ elements: [AccessibilityReading.Element]
  ) -> [Advice] {
    // What stands beside a button is not what it does.
    let near = element.needsLabel ? nearText(element, elements) : nil
    var placeholder: String?
    scene.root.forEachDescendant { view in
      guard view.sceneID == element.view else { return }
      placeholder = (view as? TextField)?.placeholder
    }
    let words = [near, placeholder?.trimmed, LabelWords.spoken(ofID: element.view)]
    return words.lazy.compactMap { $0 }.filter { !$0.isEmpty }.prefix(1)
      .flatMap { labelling(element.view, $0) }
  }

  /// Returns labels that tell an element from others with the same one, by the text near it.
  func tellingApart(
    _ target: AccessibilityReading.Element, _ label: String,
    _ elements: [AccessibilityReading.Element]
  ) -> [Advice] {
    let words = [nearText(target, elements), LabelWords.spoken(ofID: target.view)]
    // What only repeats the trait tells nothing.
    let spoken = SpokenWords(language: scene.interfaceLanguage)
    let isTrait =
      spoken.flatMap { LabelWords.repeatedTrait(in: label, target.content.traits, $0) } != nil
    return words.lazy.compactMap { $0 }.filter { !$0.isEmpty && $0 != label }.prefix(1)
      .flatMap { words in
        let isWhole = isTrait || words.lowercased().hasPrefix(label.lowercased())
        return labelling(target.view, isWhole ? words : "\(label), \(words)")
      }
  }

  /// Returns edits of a label, or of the text that is painted where that is the label, to shorter words; to
  /// the text near it if none are left.
  func shortening(
    _ element: AccessibilityReading.Element, _ label: String, _ words: String?,
    _ elements: [AccessibilityReading.Element]
  ) -> [Advice] {
    guard let words else { return labelling(element.view, nearText(element, elements)) }
    let attributes = stated[element.view]?.attributes ?? []
    let isPainted =
      attributes.contains { $0.key == "text" }
      && !attributes.contains { attribute in
        if case .accessibility(let own) = attribute.value { return own.label != nil }
        return false
      }
    let painted =
      isPainted && !isTranslated ? setting(["text"], words.asScalar, of: element.view) : []
    return painted + labelling(element.view, words)
  }

  /// Returns the advice to give a view a label; none where the label is translated.
  func labelling(_ view: String, _ words: String?) -> [Advice] {
    guard let words, !words.isEmpty, !isTranslated else { return [] }
    let isDocument = scene.subject.isDocument
    return setting(["accessibility", "label"], isDocument ? words : words.asScalar, of: view)
  }

  private var isTranslated: Bool {
    (scene.subject as? Scene)?.variants.axes.contains { $0.name == .locale } ?? false
  }

  /// Returns the text beside an element, or else above it: what people see it is for.
  private func nearText(
    _ element: AccessibilityReading.Element, _ elements: [AccessibilityReading.Element]
  ) -> String? {
    let frame = element.content.frame
    func distance(_ other: Rect) -> Double? {
      let isBeside = min(frame.maxY, other.maxY) - max(frame.minY, other.minY) > 8
      if isBeside { return max(other.minX - frame.maxX, frame.minX - other.maxX, 0) }
      let above = frame.minY - other.maxY
      let shared = min(frame.maxX, other.maxX) - max(frame.minX, other.minX)
      return (-1..<16).contains(above) && shared > 8 ? above : nil
    }
    let read = elements.filter { $0.kind == .label && $0.content.traits.contains(.staticText) }
      .map { ($0.content.label, $0.content.frame) }
    return (read + captions).compactMap { text, frame in
      distance(frame).map { (text, $0) }
    }.min { $0.1 < $1.1 }?.0?.trimmed
  }

  /// The labels that are seen and not read, such as captions of fields that say the same.
  private var captions: [(String?, Rect)] {
    var found: [(String?, Rect)] = []
    scene.root.forEachDescendant { view in
      guard let label = view as? Label, !view.isHidden, view.alpha >= 0.01,
        let stated = view.accessibility, stated.isElement == false || stated.isHidden
      else { return }
      found.append((label.contentDescription, scene.paintedFrame(of: view)))
    }
    return found
  }
}

extension String {
  /// The words as a scene writes them.
  fileprivate var asScalar: String { YAMLScalar.word(self) }

  /// The text without spaces and line ends around it.
  var trimmed: String {
    String(
      drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension LayoutSubject {
  /// Whether variants are light and dark.
  var variesInAppearance: Bool {
    (self as? Scene)?.variants.axes.contains { $0.name == .appearance } ?? false
  }
}
