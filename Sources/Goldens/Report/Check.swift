package import Geometry

/// What the comparison of one variant of one scene with its goldens came to.
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

  /// The place in the order of everything that there is to check, from 0.
  package var index: Int
  /// The scene, which all checks of its variants share.
  package var subject: CheckedScene
  /// The variant's name.
  package var variant: String
  /// Device pixels in a point.
  package var scale: Double
  /// How it ended.
  package var status: Status
  /// Whether goldens were written for want of any.
  package var isRecorded = false
  /// Whether its picture differs from the golden only within the tolerance or under masks.
  package var isTolerated = false
  /// Whether it was answered from the cache of earlier passes.
  package var isCached = false
  /// What there is to say of a failure; nil for a pass, of which nothing else is kept.
  var failure: Failure?

  /// Paths below the report's folder; nil for what there is not.
  package struct Files: Equatable, Sendable {
    package var expectedLayout: String?
    package var actualLayout: String?
    package var layoutDifference: String?
    package var expectedPicture: String?
    package var actualPicture: String?
    package var pictureDifference: String?

    /// Names no file.
    package init() {}

    /// The files that there are.
    package var all: [String] {
      [
        expectedLayout, actualLayout, layoutDifference, expectedPicture, actualPicture,
        pictureDifference,
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

  /// Makes a check of a scene that no other check shares.
  package init(
    index: Int, scene: String, source: String, title: String? = nil, variant: String,
    scale: Double, status: Status = .passed
  ) {
    self.init(
      index: index, subject: CheckedScene(name: scene, source: source, title: title),
      variant: variant, scale: scale, status: status)
  }

  /// The scene's path below the scenes folder, without ending: `text/wrap`.
  package var scene: String { subject.name }
  /// The path of the scene's file as seen from the project's folder.
  package var source: String { subject.source }
  /// The scene's title; nil for none.
  package var title: String? { subject.title }

  /// Scene and variant as commands and filters name them: `text/wrap/rtl`.
  package var name: String { "\(scene)/\(variant)" }
  /// Whether it counts as a failure; recording is never a pass.
  package var isFailure: Bool { status != .passed }
}

/// A view of a failing check: what the report shows when the pointer is over it.
package struct ComparedView: Equatable, Sendable {
  /// The id.
  package var id: String
  /// The ids from the root down, with `/` between them.
  package var path: String
  /// The type as scene files name it.
  package var type: String
  /// The frame on the canvas, in points.
  package var frame: Rect
  /// The frame on the canvas as recorded, in points; nil for a view that was not there.
  package var recordedFrame: Rect?
  /// The text; nil for none.
  package var text: String?
  /// The constraints that speak of it, in the words of scene files.
  package var constraints: [String]

  /// Makes a view from its parts.
  package init(
    id: String, path: String, type: String, frame: Rect, recordedFrame: Rect?, text: String?,
    constraints: [String]
  ) {
    (self.id, self.path, self.type, self.frame) = (id, path, type, frame)
    (self.recordedFrame, self.text, self.constraints) = (recordedFrame, text, constraints)
  }
}

/// How a layout differs from its golden.
package struct LayoutDifference: Equatable, Sendable {
  /// The frames that moved, in tree order.
  package var moved: [MovedView] = []
  /// Texts that wrap, are cut or read differently: one clause each, with the view's id.
  package var texts: [Remark] = []
  /// Everything else, one clause each: views that came or went, what is ambiguous, the canvas.
  package var others: [Remark] = []

  /// Finds nothing.
  package init() {}

  /// Whether nothing differs.
  package var isEmpty: Bool { moved.isEmpty && texts.isEmpty && others.isEmpty }

  /// The ids of the views that it speaks of.
  package var views: [String] {
    moved.map(\.view) + texts.map(\.view) + others.map(\.view).filter { !$0.isEmpty }
  }

  /// A view whose frame is another.
  package struct MovedView: Equatable, Sendable {
    /// The id.
    package var view: String
    /// The recorded frame in the superview's coordinates, in points.
    package var before: Rect
    /// The frame now.
    package var after: Rect

    /// Makes a moved view.
    package init(view: String, before: Rect, after: Rect) {
      (self.view, self.before, self.after) = (view, before, after)
    }
  }

  /// A clause about a view.
  package struct Remark: Equatable, Sendable {
    /// What differs.
    package enum Kind: String, CaseIterable, Sendable {
      /// The characters of a text, where it breaks or is cut, its fonts, its baseline.
      case reading, lines, truncation, fonts, baseline
      /// Whether the view is there, its class, name, place among its siblings.
      case presence, type, name, order
      /// Whether the view is shown, how far it is scrolled, its alignment rect.
      case visibility, scrolling, alignmentRect
      /// What constraints leave free, and which do not hold.
      case ambiguity, violation
      /// The canvas, and what has no kind of its own.
      case canvas, layout
    }

    /// What differs.
    package var kind: Kind
    /// The id; empty for what is about no single view.
    package var view: String
    /// A lower-case clause without a final period.
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
  /// The share of all pixels that count as unequal, from 0 to 1.
  package var ratio: Double
  /// The largest connected unequal area in pixels.
  package var cluster: Int
  /// The largest distance between two pixels, from 0 to 1.
  package var distance: Double
  /// The connected areas with the views under them, the largest first; at most twenty.
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
    /// The ids of the views under the box, the topmost first.
    package var views: [String]

    /// Makes a region from its parts.
    package init(
      x: Int, y: Int, width: Int, height: Int, unequal: Int, views: [String] = []
    ) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
      (self.unequal, self.views) = (unequal, views)
    }
  }

  /// Width and height in pixels.
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
