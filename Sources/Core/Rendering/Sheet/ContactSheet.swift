package import Drawing
package import Geometry
import InterfaceBuilder
import Scenes
package import Typesetting

/// Several layouts side by side in one captioned picture: the variants of a scene, or the scenes
/// of a storyboard.
///
/// If the cells vary along axes, rows and columns are axes; otherwise the cells follow each other
/// like words, each with its name below it.
package struct ContactSheet: Equatable, Sendable {
  /// The value of a cell on an axis.
  package struct Value: Hashable, Sendable {
    /// The axis: `direction`.
    package let axis: String
    /// The value: `rtl`.
    package let value: String

    /// Creates a value on an axis.
    package init(axis: String, value: String) {
      self.axis = axis
      self.value = value
    }
  }

  /// One layout of the sheet.
  package struct Cell: Equatable, Sendable {
    /// The name below the picture.
    package var caption: String
    /// The values on the axes, in the order of the axes; empty for a cell that doesn't vary.
    package var values: [Value]
    /// The layout's problems, as short clauses.
    package var notes: [String]
    /// The picture of the layout.
    package var picture: DisplayList
    /// The canvas's size in points.
    package var size: Size
    /// The background where the picture shows nothing.
    package var background: Color
    /// Where the layout's author placed it on a shared canvas, in points; nil if it has no place.
    package var location: Point?

    /// Creates a cell.
    package init(
      caption: String, values: [Value] = [], notes: [String] = [], picture: DisplayList,
      size: Size, background: Color, location: Point? = nil
    ) {
      self.location = location
      self.caption = caption
      self.values = values
      self.notes = notes
      self.picture = picture
      self.size = size
      self.background = background
    }
  }

  /// The heading.
  package var title: String
  /// The line below the heading; empty for none.
  package var subtitle: String
  /// The layouts, in the order of the variants.
  package var cells: [Cell]

  /// Creates a sheet.
  package init(title: String, subtitle: String = "", cells: [Cell]) {
    self.title = title
    self.subtitle = subtitle
    self.cells = cells
  }
}

extension LaidOutScene {
  /// Returns the layout as a cell of a sheet, captioned with its variant, or with its title if
  /// the sheet shows the scenes of a storyboard.
  package func cell(
    notes: [String] = [], overlays: [OverlayChoice] = [], isScene: Bool = false
  ) -> ContactSheet.Cell {
    let values = variant.values.map {
      ContactSheet.Value(axis: $0.axis.rawValue, value: $0.name)
    }
    return ContactSheet.Cell(
      caption: isScene ? subject.title ?? subject.name : variant.name,
      values: isScene ? [] : values, notes: notes,
      picture: timed(.painting) { displayList(overlays: overlays) },
      size: pictureSize(with: overlays),
      background: pictureBackground(with: overlays),
      location: isScene ? nib?.scene.tree.canvasLocation : nil)
  }
}
