package import Controls
package import Documents
package import Drawing
package import Geometry
import Typesetting

/// The result of one scene under one variant: the laid-out tree and its findings.
///
/// Lengths are in points, exact, before any rounding to pixels.
package struct LayoutResult: Equatable, Sendable {
  /// The scene's path as it was given.
  package var scene: String
  /// The variant's values in the order of the axes.
  package var variant: [VariantValue]
  /// The variant's name; `default` if no value differs from its axis's default.
  package var name: String
  /// The canvas's size in points, with `fit` resolved.
  package var canvas: Size
  /// Device pixels per point.
  package var scale: Double
  /// The views in tree order, the root first.
  package var views: [LaidOutView]
  /// The guides in the order of their owners.
  package var guides: [LaidOutGuide]
  /// The constraints made by hand that the frames violate, in tree order of the views that hold
  /// them.
  package var violations: [Violation]
  /// The findings, in the order in which they were found.
  package var diagnostics: [Diagnostic]

  /// A constraint that the frames violate.
  package struct Violation: Hashable, Sendable {
    /// The constraint as scene files write it.
    package let constraint: String
    /// The amount in points.
    package let residual: Double
  }

  /// Whether the layout is neither unsatisfiable nor ambiguous.
  package var isSound: Bool {
    diagnostics.allSatisfy { $0.code != .unsatisfiable && $0.code != .ambiguous }
  }

  /// Returns the view with an id; nil if there is none.
  package subscript(id: String) -> LaidOutView? { views.first { $0.id == id } }
}

/// The value of one variant axis.
package struct VariantValue: Hashable, Sendable {
  /// The axis: `direction`, `width`, ...
  package let axis: String
  /// The value: a word or a number.
  package let value: JSON
}

/// A view as laid out.
package struct LaidOutView: Equatable, Sendable {
  /// The scene's id.
  package var id: String
  /// The name of the view in remarks; the id if its author gave it no other name.
  package var name: String
  /// The ids from the root down, with `/` between them.
  package var path: String
  /// The number of views that contain the view.
  package var depth: Int
  /// The kind of view.
  package var kind: ViewKind
  /// Whether the view itself is hidden.
  package var isHidden: Bool
  /// The untransformed frame in the superview's coordinates.
  package var frame: Rect
  /// The alignment rect of that frame.
  package var alignmentRect: Rect
  /// The untransformed frame in the canvas's coordinates.
  package var absoluteFrame: Rect
  /// The intrinsic width; nil if there is no intrinsic metric.
  package var intrinsicWidth: Double?
  /// The intrinsic height; nil if there is no intrinsic metric.
  package var intrinsicHeight: Double?
  /// The distance of the first baseline from the alignment rect's top.
  package var firstBaseline: Double
  /// The distance of the last baseline from the alignment rect's top.
  package var lastBaseline: Double
  /// The open values, in the order `minX minY width height`.
  package var freedoms: [Freedom]
  /// The texts that the view draws, in reading order; those of a document's simulated bars belong
  /// to its root.
  package var texts: [LaidOutText]
  /// Whether the scene says that its texts may be truncated.
  package var mayTruncate = false
  /// The point of the content that a scroll view shows at its origin.
  package var contentOffset = Point.zero

  /// The text of a view that has one: of a label, button, text field or text view, and the first
  /// of a segmented control's that is truncated; nil for others.
  package var text: LaidOutText? {
    switch kind {
    case .segmentedControl: texts.first(where: \.isTruncated)
    case .label, .button, .textField, .textView: texts.first
    default: texts.first { $0.part == .text && texts.count == 1 }
    }
  }

  /// A value that the constraints leave open.
  package struct Freedom: Hashable, Sendable {
    /// `minX`, `minY`, `width` or `height`, of the alignment rect.
    package let attribute: String
    /// The least value; nil if there is no bound.
    package let lower: Double?
    /// The greatest value; nil if there is no bound.
    package let upper: Double?
  }
}

/// A text of a view as it is shown.
package struct LaidOutText: Hashable, Sendable {
  /// What it is in the view.
  package var part: TextPart
  /// The characters of the text, shown or not.
  package var text: String
  /// The characters that can be seen, with the ellipsis.
  package var shown: String
  /// The number of lines shown.
  package var lines: Int
  /// Whether characters are missing for lack of space.
  package var isTruncated: Bool
  /// The number of its first characters beyond which no text is typeset, whatever the space; nil if
  /// all are.
  package var typesetPrefix: Int?
  /// Whether a line ends within a word of a script that separates words, at no hyphen.
  package var breaksWord: Bool
  /// Whether lines may end behind any letter, because the text asks for that.
  package var breaksAnywhere: Bool
  /// Whether letters are closer together than in their font, for lack of a point or less.
  package var isTightened: Bool
  /// How far the view cuts off its letters at each side, in points.
  package var cut: EdgeInsets
  /// The item of the same bar whose letters are drawn over these; nil for none.
  package var overlapped: TextPart?
  /// The families of the fonts used.
  package var fonts: [String]
  /// The characters that no font has.
  package var missingGlyphs: [Character]

  /// Creates a record of a text that is drawn.
  package init(_ drawn: DrawnText) {
    (part, text, shown) = (drawn.part, drawn.paragraph.text, drawn.shown)
    let measure = drawn.measure
    (lines, isTruncated, breaksWord) = (measure.lineCount, measure.isTruncated, measure.breaksWord)
    breaksAnywhere = drawn.paragraph.lineBreak == .charWrap
    typesetPrefix = drawn.paragraph.typesetPrefix
    (isTightened, cut, overlapped) = (drawn.isTightened, drawn.cut, drawn.overlapped)
    (fonts, missingGlyphs) = (measure.fonts, measure.missingGlyphs)
  }
}

/// A guide as laid out.
package struct LaidOutGuide: Hashable, Sendable {
  /// What determines a guide's frame.
  package enum Kind: String, Hashable, Sendable {
    /// The owner's layout margins.
    case margins
    /// The owner's safe area.
    case safeArea
    /// The part of the margins where text is comfortable to read.
    case readable
    /// The content of a scroll view, which it shows in part.
    case content
    /// The visible part of a scroll view.
    case frameLayout
    /// The area that a keyboard covers; without a keyboard, the area below the safe area.
    case keyboard
    /// The constraints of the scene.
    case own
  }

  /// The id of a guide of the scene; otherwise the owner's id with `.margins`, `.safeArea` or
  /// `.readable`.
  package var id: String
  /// What determines the guide's frame.
  package var kind: Kind
  /// The id of the view that has the guide by default; nil for a guide of the scene.
  package var owner: String?
  /// The frame in the owner's coordinates.
  package var frame: Rect
  /// The frame in the canvas's coordinates.
  package var absoluteFrame: Rect
}
