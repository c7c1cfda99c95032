import Controls
import Drawing
public import Geometry

/// A scene laid out under one variant.
///
/// It holds a live tree of views and belongs to the task that made it; everything that it returns
/// is a `Sendable` value. Lengths are in points, with y pointing down.
public struct SceneLayout {
  /// The laid-out tree.
  package let scene: LaidOutScene

  init(_ scene: LaidOutScene) { self.scene = scene }

  /// The canvas's size in points.
  public var size: Size { scene.size }

  /// Device pixels per point.
  public var scale: Double { scene.scale }

  /// The views in tree order, the root first, with exact frames before any rounding to pixels.
  ///
  /// - Complexity: O(*n*) in the number of views, for each call.
  public var views: [ViewLayout] { recorded.views.map(ViewLayout.init) }

  /// Returns the view with an id; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of views, for each call.
  public subscript(id: String) -> ViewLayout? { recorded[id].map(ViewLayout.init) }

  /// The layout as `alrender layout` prints it and goldens keep it: a heading, then one view per
  /// line.
  public var text: String { scene.recorded().text }

  /// The layout as one JSON document, described by `alrender schema layout`.
  public var json: String { scene.recorded().json.text }

  private var recorded: LayoutResult { scene.recorded(findsAmbiguity: false) }

  /// The formats of a picture.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// Pixels at the layout's scale, RGB if nothing is transparent, otherwise RGBA.
    case png
    /// Vector graphics, with one PDF point per point.
    case pdf
    /// Vector graphics, with one user unit per point.
    case svg
  }

  /// Draws the layout and returns the bytes of a file.
  ///
  /// - Throws: `SceneError`: `input` or `picture` for a size that no picture can have,
  ///   `cancelled` if the task was already cancelled.
  public func encoded(as format: Format) throws(SceneError) -> [UInt8] {
    try SceneError.checkCancellation()
    let output: OutputFormat =
      switch format {
      case .png: .png
      case .pdf: .pdf
      case .svg: .svg
      }
    do {
      return try scene.encoded(as: output)
    } catch {
      throw SceneError(error)
    }
  }

  /// Draws the layout as a PNG; see ``encoded(as:)``.
  public func png() throws(SceneError) -> [UInt8] { try encoded(as: .png) }

  /// Draws the layout and returns its pixels.
  ///
  /// - Throws: the same errors as ``encoded(as:)``.
  public func pixels() throws(SceneError) -> Bitmap {
    try SceneError.checkCancellation()
    do {
      return Bitmap(try scene.painted().image())
    } catch {
      throw SceneError(error)
    }
  }
}

/// A view as laid out.
public struct ViewLayout: Hashable, Sendable {
  /// The id in the scene, or the identifier of a view made in code.
  public let id: String
  /// The ids from the root down, with `/` between them.
  public let path: String
  /// The type by its name in scenes: `label`, `stackView`.
  public let type: String
  /// The frame in the superview's coordinates, without the view's transform.
  public let frame: Rect
  /// The alignment rect of the frame, in the superview's coordinates.
  public let alignmentRect: Rect
  /// The frame in the canvas's coordinates.
  public let absoluteFrame: Rect
  /// Whether the view itself is hidden.
  public let isHidden: Bool
  /// The view's text, shown or not; nil for a view without text.
  public let text: String?
  /// Whether characters of the text are missing for lack of space.
  public let isTruncated: Bool

  init(_ view: LaidOutView) {
    (id, path, type) = (view.id, view.path, view.kind.rawValue)
    (frame, alignmentRect) = (view.frame, view.alignmentRect)
    (absoluteFrame, isHidden) = (view.absoluteFrame, view.isHidden)
    text = view.text?.text
    isTruncated = view.text?.isTruncated ?? false
  }
}

/// Pixels from top to bottom and left to right.
public struct Bitmap: Hashable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Four bytes per pixel: red, green, blue, alpha, from 0 to 255 in sRGB, with colours
  /// premultiplied by alpha; rows are contiguous, `width * height * 4` bytes in all.
  public let rgba: [UInt8]

  init(_ image: ImageBuffer) {
    (width, height) = (image.width, image.height)
    rgba = [UInt8](unsafeUninitializedCapacity: image.pixels.count * 4) { bytes, count in
      for (index, word) in image.pixels.enumerated() {
        bytes[index * 4] = UInt8(truncatingIfNeeded: word >> 16)
        bytes[index * 4 + 1] = UInt8(truncatingIfNeeded: word >> 8)
        bytes[index * 4 + 2] = UInt8(truncatingIfNeeded: word)
        bytes[index * 4 + 3] = UInt8(truncatingIfNeeded: word >> 24)
      }
      count = image.pixels.count * 4
    }
  }
}
