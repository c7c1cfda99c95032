package import Drawing
import Geometry
package import Rendering
import Typesetting

extension InkComparison {
  /// Returns both pictures side by side with their boxes: thin green ones match, the others have the
  /// numbers of their sentences, which are listed below.
  ///
  /// - Parameters:
  ///   - reference: the reference.
  ///   - ours: our picture.
  ///   - title: the heading.
  package func sheet(
    _ reference: ImageBuffer, _ ours: ImageBuffer, title: String
  ) -> ContactSheet {
    let all = sentences
    let shown = all.prefix(Self.mostNotes).enumerated().map { "\($0.offset + 1)  \($0.element)" }
    let rest = all.count > shown.count ? ["and \(all.count - shown.count) more"] : []
    let marks = marks
    return ContactSheet(
      title: title, subtitle: summary,
      cells: [
        Self.cell(
          "Reference", reference, pairs.map(\.reference.frame), marks.compactMap(\.reference),
          notes: []),
        Self.cell(
          "Ours", ours, pairs.map(\.ours.frame), marks.compactMap(\.ours), notes: shown + rest),
      ])
  }

  private static let mostNotes = 30

  /// A box that differs, with the number of its sentence.
  private struct Mark {
    let number: Int
    let frame: Rect
    let color: Color
    /// Whether the box is only in the other picture.
    var isAbsent = false
  }

  /// Moved boxes in both pictures; missing and extra ones in one, with their place in the other.
  private var marks: [(reference: Mark?, ours: Mark?)] {
    var (marks, number): ([(reference: Mark?, ours: Mark?)], Int) = ([], 0)
    for pair in moved {
      number += 1
      marks.append(
        (
          Mark(number: number, frame: pair.reference.frame, color: InkStyle.moved),
          Mark(number: number, frame: pair.ours.frame, color: InkStyle.moved)
        ))
    }
    for (lones, color, isOurs) in [
      (missing, InkStyle.missing, false), (extra, InkStyle.extra, true),
    ] {
      for lone in lones {
        number += 1
        let present = Mark(number: number, frame: lone.box.frame, color: color)
        let absent = Mark(number: number, frame: lone.box.frame, color: color, isAbsent: true)
        marks.append(isOurs ? (absent, present) : (present, absent))
      }
    }
    return marks
  }

  private static func cell(
    _ caption: String, _ image: ImageBuffer, _ matched: [Rect], _ marks: [Mark], notes: [String]
  ) -> ContactSheet.Cell {
    let frame = Rect(origin: .zero, size: image.size)
    var list = DisplayList([.image(image, tiles: [.whole(image, in: frame)], tint: nil)])
    // The picture steps back behind what is said about it.
    list.append(.fill(.rect(frame), .color(InkStyle.veil)))
    let differing = Set(marks.map(\.frame))
    for box in matched where !differing.contains(box) {
      list.append(
        .stroke(.rect(box.insetBy(dx: -0.5, dy: -0.5)), Stroke(InkStyle.matched, width: 0.75)))
    }
    for mark in marks {
      let stroke = Stroke(
        mark.color, width: mark.isAbsent ? 1 : 1.5, dashes: mark.isAbsent ? [3, 3] : [])
      list.append(.stroke(.rect(mark.frame.insetBy(dx: -1, dy: -1)), stroke))
    }
    for mark in marks where !mark.isAbsent { list.append(contentsOf: tag(mark, in: frame)) }
    return ContactSheet.Cell(
      caption: caption, notes: notes, picture: list, size: image.size,
      background: image.isOpaque ? Color(white: 1) : InkStyle.ground)
  }

  /// Draws the number of a box at its upper right corner, within the picture.
  private static func tag(_ mark: Mark, in picture: Rect) -> DisplayList {
    let text = "\(mark.number)"
    let size = Size(width: 6 + 6 * Double(text.utf8.count), height: 12)
    let corner = Point(
      x: min(max(mark.frame.maxX - size.width / 2, 0), max(0, picture.maxX - size.width)),
      y: min(max(mark.frame.minY - size.height / 2, 0), max(0, picture.maxY - size.height)))
    let frame = Rect(origin: corner, size: size)
    return DisplayList([
      .fill(.roundedRect(frame, radius: 6), .color(mark.color)),
      .text(
        Paragraph(text, font: .system(9, weight: 700), alignment: .center), in: frame,
        color: Color(white: 1)),
    ])
  }
}

/// The colours of compared boxes.
private enum InkStyle {
  static let matched = Color(red: 0.1, green: 0.62, blue: 0.3)
  static let moved = Color(red: 0.88, green: 0.42, blue: 0)
  static let missing = Color(red: 0.83, green: 0.1, blue: 0.16)
  static let extra = Color(red: 0.12, green: 0.35, blue: 0.9)
  /// Behind transparent pictures, so that white and black show.
  static let ground = Color(white: 0.72)
  static let veil = Color(red: 1, green: 1, blue: 1, alpha: 0.45)
}
