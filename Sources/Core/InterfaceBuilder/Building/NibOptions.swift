package import Controls
package import Geometry

/// How a document's trees are built.
package struct NibOptions {
  /// The source of a control's intrinsic size.
  package enum Intrinsic: String, CaseIterable, Sendable {
    /// Measures the control's text and picture.
    case measured
    /// Uses the control's recorded frame.
    case recorded
  }

  /// The source of intrinsic sizes; measured by default.
  package var intrinsic = Intrinsic.measured
  /// Known safe areas and margins that override the rules.
  package var insets = NibInsets()
  /// The size of the canvas; nil for the root's recorded size.
  package var size: Size?
  /// The app's pictures and colours; nil if none are available.
  package var assets: AssetCatalog?
  /// The name of the set with the tint of views without one; nil for the system's tint.
  package var accentColor: String?
  /// Drawings of system symbols; nil for the built-in ones alone.
  package var symbols: SymbolFolder?
  /// A closure that returns the translation of a key such as `ObjectID.text`; nil for a text
  /// without one.
  package var translate: (String) -> String? = { _ in nil }
  /// A closure that converts each localisable text, given whether it was translated; unchanged by
  /// default.
  package var localize: (_ text: String, _ isTranslated: Bool) -> String = { text, _ in text }
  /// The names that people use for the objects of the document; nil to let the builder find them.
  package var names: NibNames?
  /// The environment of every control.
  package var environment: ControlEnvironment

  /// Whether the layout is the canvas's and not a running app's: that of a document with known insets
  /// or recorded sizes, which is compared with its frames.
  var describesCanvas: Bool { insets.describesCanvas || intrinsic == .recorded }

  /// Creates options for an environment.
  package init(_ environment: ControlEnvironment) {
    self.environment = environment
  }
}

/// Safe areas and margins by view and side, which override the rules.
package struct NibInsets: Sendable, Equatable {
  /// A side of a view in reading order.
  package enum Side: String, CaseIterable, Sendable {
    case top, leading, bottom, trailing
  }

  /// Whether they belong to a canvas, where the rows of tables keep their recorded height; in a
  /// running app, rows size themselves.
  package var describesCanvas = false

  private var safeAreas: [String: [Side: Double]] = [:]
  private var margins: [String: [Side: Double]] = [:]

  /// Creates an empty set: every side follows the rules.
  package init() {}

  /// Fixes one side of a view's safe area, in points from the view's edge.
  package mutating func setSafeArea(_ value: Double, of id: String, _ side: Side) {
    safeAreas[id, default: [:]][side] = value
  }

  /// Fixes one side of a view's margins guide, as the total distance in points from the view's
  /// edge.
  package mutating func setMargin(_ value: Double, of id: String, _ side: Side) {
    margins[id, default: [:]][side] = value
  }

  /// Returns the fixed sides of a view's safe area.
  func safeArea(of id: String) -> [Side: Double] { safeAreas[id] ?? [:] }

  /// Returns the fixed sides of a view's margins.
  func margins(of id: String) -> [Side: Double] { margins[id] ?? [:] }
}
