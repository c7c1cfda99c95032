package import AutoLayout
package import Controls
package import Documents
package import Geometry
import InterfaceBuilder
import Scenes

/// What assistive technology reads of a layout, in order.
package struct AccessibilityReading: Hashable, Sendable {
  /// The scene's path as it was given.
  package var scene: String
  /// The variant's name.
  package var name: String
  /// The language of the words that are added, such as `en`.
  package var locale: String
  /// The elements in reading order.
  package var elements: [Element]

  /// An element as it is read.
  package struct Element: Hashable, Sendable {
    /// The identifier of the view that it belongs to.
    package var view: String
    /// The kind of that view.
    package var kind: ViewKind
    /// What the view says, with frames in the canvas's coordinates.
    package var content: AccessibilityElement
    /// What VoiceOver says before the hint.
    package var spoken: String
    /// The hint; nil for none.
    package var spokenHint: String?
  }
}

extension LaidOutScene {
  /// The language of the variant's interface.
  package var interfaceLanguage: String {
    nib?.environment.language ?? root.asPaintable?.environment.language ?? "en"
  }

  /// Returns the frame in which a view is painted, in the canvas's coordinates.
  package func paintedFrame(of view: View) -> Rect {
    view.convert(view.bounds, to: nil)
      .offsetBy(dx: 0, dy: view.paintedShift(nib?.tree.insets ?? [:]))
  }

  /// Returns what is read of the layout; nil if there are no words for its language.
  ///
  /// - Parameter inEnglish: whether English words take the place of those that a language doesn't have.
  package func accessibilityReading(inEnglish: Bool = false) -> AccessibilityReading? {
    let locale = interfaceLanguage
    guard
      let words = SpokenWords(language: locale) ?? (inEnglish ? SpokenWords(language: "en") : nil)
    else { return nil }
    var order = ReadingOrder(root, words: words, insets: nib?.tree.insets ?? [:])
    var found = order.elements()
    if let screen = nib?.screen {
      var order = ReadingOrder(screen.overlay, words: words)
      let bars = order.elements().map { bar in
        var moved = bar
        moved.element.move(by: Point(x: -screen.origin.x, y: -screen.origin.y))
        return moved
      }
      let above = bars.filter { $0.element.frame.minY < size.height / 2 }
      found = above + found + bars.dropFirst(above.count)
    }
    return AccessibilityReading(
      scene: subject.name, name: variant.name, locale: locale,
      elements: found.map { read in
        let own = read.element.stated.language.flatMap(SpokenWords.init) ?? words
        var (spoken, hint) = own.sentence(for: read.element, cell: read.cell)
        for word in read.context { spoken.addSentence(word) }
        return AccessibilityReading.Element(
          view: read.view.sceneID, kind: read.view.viewKind, content: read.element, spoken: spoken,
          spokenHint: hint)
      })
  }
}

extension AccessibilityElement {
  /// Moves everything by a vector.
  mutating func move(by vector: Point) {
    let (dx, dy) = (vector.x, vector.y)
    frame = frame.offsetBy(dx: dx, dy: dy)
    activationPoint = Point(x: activationPoint.x + dx, y: activationPoint.y + dy)
    path = path.map { Point(x: $0.x + dx, y: $0.y + dy) }
  }
}

extension LaidOutScene {
  /// The error that there are no spoken words for the variant's language, at the place of the canvas.
  package var unspokenLanguage: SceneErrors {
    SceneErrors([
      subject.diagnostic(
        .error, .invalidValue, "there are no spoken words for the language '\(interfaceLanguage)'",
        at: isUnspokenByScene ? subject.canvasPlace : nil,
        hint: .init(
          "read it in one of \(SpokenWords.languages.joined(separator: ", ")): '--locale en'"))
    ])
  }

  /// Whether the scene itself states the language, and not its variant or the command line.
  private var isUnspokenByScene: Bool {
    let stated = (subject as? Scene)?.canvas.locale
    return stated == nil || stated == interfaceLanguage
  }
}
