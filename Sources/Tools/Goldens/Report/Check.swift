package import Geometry

/// The result of comparing one variant of one scene with its goldens.
package struct Check: Equatable, Sendable {
  /// How a check ended.
  package enum Status: String, CaseIterable, Hashable, Sendable {
    /// Everything is as recorded.
    case passed
    /// Layout or pixels differ.
    case changed
    /// There was no golden; `recorded` says whether there is one now.
    case missing
    /// The scene or a golden cannot be read or written.
    case failed
  }

  /// The position among everything there is to check, from 0.
  package var index: Int
  /// The scene, shared by the checks of all its variants.
  package var subject: CheckedScene
  /// The variant's name.
  package var variant: String
  /// The number of device pixels per point.
  package var scale: Double
  /// How the check ended.
  package var status: Status
  /// Whether goldens were written because there were none.
  package var isRecorded = false
  /// Whether the picture differs from the golden only within the tolerance or under masks.
  package var isTolerated = false
  /// Whether the result came from the cache of earlier passes.
  package var isCached = false
  /// The details of a failure; nil for a pass, which needs none.
  var failure: Failure?

  /// Paths below the report's folder; nil for files that do not exist.
  package struct Files: Equatable, Sendable {
    package var expectedLayout: String?
    package var actualLayout: String?
    package var layoutDifference: String?
    package var expectedAccessibility: String?
    package var actualAccessibility: String?
    package var accessibilityDifference: String?
    package var expectedPicture: String?
    package var actualPicture: String?
    package var pictureDifference: String?

    /// Names no file.
    package init() {}

    /// The files that exist.
    package var all: [String] {
      [
        expectedLayout, actualLayout, layoutDifference, expectedAccessibility, actualAccessibility,
        accessibilityDifference, expectedPicture, actualPicture, pictureDifference,
      ].compactMap(\.self)
    }
  }

  /// Makes a check that has not failed.
  package init(
    index: Int, subject: CheckedScene, variant: String, scale: Double, status: Status = .passed
  ) {
    (self.index, self.subject, self.variant) = (index, subject, variant)
    (self.scale, self.status) = (scale, status)
  }

  /// Makes a check of a scene that it shares with no other check.
  package init(
    index: Int, scene: String, source: String, title: String? = nil, variant: String,
    scale: Double, status: Status = .passed
  ) {
    self.init(
      index: index, subject: CheckedScene(name: scene, source: source, title: title),
      variant: variant, scale: scale, status: status)
  }

  /// The scene's path below the scenes folder, without its extension, such as `text/wrap`.
  package var scene: String { subject.name }
  /// The path of the scene's file relative to the project's folder.
  package var source: String { subject.source }
  /// The scene's title; nil if it has none.
  package var title: String? { subject.title }

  /// Scene and variant as in commands and filters: `text/wrap/rtl`.
  package var name: String { "\(scene)/\(variant)" }
  /// Whether the check counts as a failure; a check that records a golden never passes.
  package var isFailure: Bool { status != .passed }
}

/// A view of a failing check, as the report shows it under the pointer.
package struct ComparedView: Equatable, Sendable {
  /// The id.
  package var id: String
  /// What remarks call it; the id where its author gave it no other name.
  package var name: String
  /// The ids from the root down, separated by `/`.
  package var path: String
  /// The type as scene files spell it.
  package var type: String
  /// The frame on the canvas, in points.
  package var frame: Rect
  /// The frame on the canvas as recorded, in points; nil if the view was not there.
  package var recordedFrame: Rect?
  /// The text; nil if there is none.
  package var text: String?
  /// The constraints that involve the view, as scene files spell them.
  package var constraints: [String]

  /// Makes a view from its parts.
  package init(
    id: String, name: String? = nil, path: String, type: String, frame: Rect, recordedFrame: Rect?,
    text: String?, constraints: [String]
  ) {
    (self.id, self.name, self.path, self.type, self.frame) = (id, name ?? id, path, type, frame)
    (self.recordedFrame, self.text, self.constraints) = (recordedFrame, text, constraints)
  }
}

/// How a layout differs from its golden.
package struct LayoutDifference: Equatable, Sendable {
  /// The frames that moved, in tree order.
  package var moved: [MovedView] = []
  /// Texts that wrap, are truncated or read differently: one clause each, with the view's id.
  package var texts: [Remark] = []
  /// Everything else, one clause each: views added or removed, ambiguity, the canvas, what is read.
  package var others: [Remark] = []

  /// Makes an empty difference.
  package init() {}

  /// Whether nothing differs.
  package var isEmpty: Bool { moved.isEmpty && texts.isEmpty && others.isEmpty }

  /// The ids of the views concerned.
  package var views: [String] {
    moved.map(\.view) + texts.map(\.view) + others.map(\.view).filter { !$0.isEmpty }
  }

  /// A view whose frame differs.
  package struct MovedView: Equatable, Sendable {
    /// The id.
    package var view: String
    /// What remarks call it; the id where its author gave it no other name.
    package var name: String
    /// The recorded frame in the superview's coordinates, in points.
    package var before: Rect
    /// The frame now.
    package var after: Rect

    /// Makes a moved view.
    package init(view: String, name: String? = nil, before: Rect, after: Rect) {
      (self.view, self.name, self.before, self.after) = (view, name ?? view, before, after)
    }
  }

  /// A statement about a view.
  package struct Remark: Equatable, Sendable {
    /// What differs.
    package enum Kind: String, CaseIterable, Sendable {
      /// The characters of a text, where it breaks or is truncated, its fonts, or its baseline.
      case reading, lines, truncation, fonts, baseline
      /// Whether the view exists, or its class, name, or position among its siblings.
      case presence, type, name, order
      /// Whether the view is shown, its scroll offset, or its alignment rectangle.
      case visibility, scrolling, alignmentRect
      /// What constraints leave ambiguous, or which constraints do not hold.
      case ambiguity, violation
      /// What assistive technology says of a view, or when.
      case spoken, readingOrder
      /// The canvas, or anything without a kind of its own.
      case canvas, layout
    }

    /// What differs.
    package var kind: Kind
    /// The id; empty if no single view is concerned.
    package var view: String
    /// A lowercase clause without a final period.
    package var words: String

    /// Makes a remark.
    package init(_ kind: Kind, view: String, words: String) {
      (self.kind, self.view, self.words) = (kind, view, words)
    }
  }
}

/// How a picture differs from its golden.
package struct PictureDifference: Equatable, Sendable {
  /// The size of the golden in pixels.
  package var expectedSize: PixelSize
  /// The size of the picture in pixels.
  package var actualSize: PixelSize
  /// The number of pixels that count as unequal.
  package var unequal: Int
  /// The proportion of all pixels that count as unequal, from 0 to 1.
  package var ratio: Double
  /// The size of the largest connected unequal area, in pixels.
  package var cluster: Int
  /// The largest distance between two pixels, from 0 to 1.
  package var distance: Double
  /// The connected areas with the views under them, largest first; at most twenty.
  package var regions: [Region] = []
  /// The fingerprint of the recorded pixels, as hash-only goldens spell it.
  package var expectedHash: String
  /// The fingerprint of the pixels.
  package var actualHash: String

  /// A connected area of unequal pixels.
  package struct Region: Equatable, Sendable {
    /// The bounding box in pixels.
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    /// The number of unequal pixels.
    package var unequal: Int
    /// The ids of the views under the box, topmost first.
    package var views: [String]

    /// Makes a region from its parts.
    package init(
      x: Int, y: Int, width: Int, height: Int, unequal: Int, views: [String] = []
    ) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
      (self.unequal, self.views) = (unequal, views)
    }
  }

  /// A width and height in pixels.
  package struct PixelSize: Equatable, Sendable {
    package var width: Int
    package var height: Int

    /// Makes a size.
    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  }

  /// Makes a difference from its parts.
  package init(
    expectedSize: PixelSize, actualSize: PixelSize, unequal: Int, ratio: Double, cluster: Int,
    distance: Double, regions: [Region] = [], expectedHash: String, actualHash: String
  ) {
    (self.expectedSize, self.actualSize) = (expectedSize, actualSize)
    (self.unequal, self.ratio, self.cluster) = (unequal, ratio, cluster)
    (self.distance, self.regions) = (distance, regions)
    (self.expectedHash, self.actualHash) = (expectedHash, actualHash)
  }
}
