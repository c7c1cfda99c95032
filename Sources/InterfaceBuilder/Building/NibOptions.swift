package import Controls
package import Geometry

/// How a document's trees are built.
package struct NibOptions {
  /// Where the intrinsic size of a control comes from.
  package enum Intrinsic: String, CaseIterable, Sendable {
    /// From our own measuring of its text and picture.
    case measured
    /// From its recorded frame.
    case recorded
  }

  /// Where intrinsic sizes come from; measured by default.
  package var intrinsic = Intrinsic.measured
  /// The safe areas and margins that somebody knows better than the rules.
  package var insets = NibInsets()
  /// The size of the canvas; nil for the root's recorded size.
  package var size: Size?
  /// The pictures and colours of the app; nil for none at hand.
  package var assets: AssetCatalog?
  /// Drawings of system symbols; nil for our own alone.
  package var symbols: SymbolFolder?
  /// The translation of a key such as `ObjectID.text`; nil for a text that has none.
  package var translate: (String) -> String? = { _ in nil }
  /// What becomes of each localisable text, and whether it was translated; nothing by default.
  package var localize: (_ text: String, _ isTranslated: Bool) -> String = { text, _ in text }
  /// What people call the objects of the document; nil where the builder is to find out.
  package var names: NibNames?
  /// What every control learns from its surroundings.
  package var environment: ControlEnvironment

  /// Makes options for an environment.
  package init(_ environment: ControlEnvironment) {
    self.environment = environment
  }
}

/// Safe areas and margins by view and side, in place of the rules for them.
package struct NibInsets: Sendable, Equatable {
  /// A side of a view in reading order.
  package enum Side: String, CaseIterable, Sendable {
    case top, leading, bottom, trailing
  }

  /// Whether they are a canvas's, on which the rows of tables keep the height that was recorded; in a
  /// running app rows size themselves.
  package var describesCanvas = false

  private var safeAreas: [String: [Side: Double]] = [:]
  private var margins: [String: [Side: Double]] = [:]

  /// Makes an empty set: every side follows the rules.
  package init() {}

  /// Fixes one side of a view's safe area, in points from the view's edge.
  package mutating func setSafeArea(_ value: Double, of id: String, _ side: Side) {
    safeAreas[id, default: [:]][side] = value
  }

  /// Fixes one side of a view's margins guide, in points from the view's edge, all included.
  package mutating func setMargin(_ value: Double, of id: String, _ side: Side) {
    margins[id, default: [:]][side] = value
  }

  /// The fixed sides of a view's safe area.
  func safeArea(of id: String) -> [Side: Double] { safeAreas[id] ?? [:] }

  /// The fixed sides of a view's margins.
  func margins(of id: String) -> [Side: Double] { margins[id] ?? [:] }
}
