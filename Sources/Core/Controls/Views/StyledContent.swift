package import AutoLayout
package import Geometry

/// What a cell of one of UIKit's styles shows, with the places in which a document records it.
///
/// The places hold for the recorded width and texts. In another width, or where a text needs more room
/// than it was recorded with, the parts stand as UIKit places them: a title ends before the trailing
/// edge, a value at it, and of two that have no room beside each other none gets less than half of it
/// unless it needs less.
package struct StyledContent {
  /// UIKit's arrangements, by what they are called in Interface Builder; raw values are the styles'
  /// names in code and in scenes.
  package enum Arrangement: String, CaseIterable, Hashable, Sendable {
    /// A title.
    case basic = "default"
    /// A title, and a value at the trailing edge.
    case rightDetail = "value1"
    /// A caption before a value.
    case leftDetail = "value2"
    /// A title above a subtitle.
    case subtitle
  }

  /// A label or picture with its recorded frame, in the content's coordinates from left to right.
  package struct Part {
    package let view: View
    package let frame: Rect

    /// Makes a part.
    package init(_ view: View, _ frame: Rect) { (self.view, self.frame) = (view, frame) }
  }

  package let arrangement: Arrangement
  /// The view that holds the parts.
  package let content: View
  /// The content's recorded width, in points.
  package let width: Double
  package var title: Part?
  package var detail: Part?
  package var picture: Part?
  /// How far the parts end before the content does, in points.
  package var trailing = 0.0
  /// Whether an accessory or a grip ends the content, beside which the margin is small.
  package var isBounded = false

  /// The least room between a title and the value beside it, in points.
  static let gap = 8.0

  /// Holds no parts yet.
  package init(_ arrangement: Arrangement, _ content: View, width: Double) {
    (self.arrangement, self.content, self.width) = (arrangement, content, width)
  }

  /// Where the first part begins, in points.
  package var leading: Double { [title, picture].compactMap { $0?.frame.minX }.min() ?? 16 }

  /// Gives the parts their places in the content's present width.
  ///
  /// - Parameter margins: how much wider the margins are than those that were recorded, in points.
  func place(movedIn margins: Double, isRightToLeft: Bool) {
    // What the solver rounds is no other width.
    let isRecorded = abs(content.bounds.width - self.width) < 0.5
    let width = isRecorded ? self.width : content.bounds.width
    for (part, frame) in movedIn(margins).frames(in: width) {
      var placed = frame
      if isRightToLeft { placed.origin.x = width - frame.maxX }
      guard part.view.autoresizingReference.frame != placed else { continue }
      part.view.setAutoresizingReference(frame: placed, superviewSize: content.bounds.size)
    }
  }

  /// The same with wider margins.
  private func movedIn(_ margins: Double) -> StyledContent {
    guard margins != 0 else { return self }
    func moved(_ part: Part?) -> Part? {
      part.map { part in
        var frame = part.frame.offsetBy(dx: margins, dy: 0)
        if isFull(part) { frame.size.width -= (isBounded ? 1 : 2) * margins }
        return Part(part.view, frame)
      }
    }
    var result = StyledContent(arrangement, content, width: width)
    (result.title, result.detail, result.picture) = (moved(title), moved(detail), moved(picture))
    result.trailing = isBounded ? trailing : trailing + margins
    return result
  }

  /// The places of the parts in a width, from left to right.
  func frames(in width: Double) -> [(part: Part, frame: Rect)] {
    let labels = [title, detail].compactMap(\.self)
    var frames = labels.map { ($0, $0.frame) }
    if width != self.width || labels.contains(where: { needed($0) > $0.frame.width }) {
      let end = width - trailing
      switch arrangement {
      case .rightDetail where labels.count == 2: frames = beside(labels[0], labels[1], end)
      case .leftDetail where labels.count == 2: frames[1].1 = filling(labels[1], end)
      default: frames = labels.map { ($0, filling($0, end)) }
      }
    }
    return frames + [picture].compactMap { $0.map { ($0, $0.frame) } }
  }

  /// The width that a label's text needs, and no less than was recorded where it has wrapped; what lacks a
  /// point or less is drawn closer.
  private func needed(_ part: Part) -> Double {
    guard let label = part.view as? Label else { return part.frame.width }
    let size = label.naturalContentSize
    let mayWrap = (label.textContent.lines ?? 1) != 1
    guard !mayWrap || part.frame.height < 1.5 * size.height else { return part.frame.width }
    let natural = size.width
    return natural > part.frame.width + 1 ? natural : min(natural, part.frame.width)
  }

  /// The place of a label that has the rest of its line: as wide as its text, and all of it where it
  /// was recorded so.
  private func filling(_ part: Part, _ end: Double) -> Rect {
    var frame = part.frame
    let room = max(end - frame.minX, 0)
    frame.size.width = isFull(part) ? room : min(max(needed(part), frame.width), room)
    return frame
  }

  /// Whether a part was recorded up to the end of its line.
  private func isFull(_ part: Part) -> Bool { abs(part.frame.maxX - (width - trailing)) < 1 }

  private func beside(_ title: Part, _ detail: Part, _ end: Double) -> [(Part, Rect)] {
    let room = max(end - title.frame.minX - Self.gap, 0)
    let (first, second) = Self.shares(needed(title), needed(detail), of: room)
    var frames = (title.frame, detail.frame)
    frames.0.size.width = first
    frames.1.size.width = second
    frames.1.origin.x = end - second
    return [(title, frames.0), (detail, frames.1)]
  }

  /// Returns the widths of two texts beside each other: what they need, if there is room for both, and
  /// otherwise for neither less than half of it unless it needs less.
  static func shares(
    _ first: Double, _ second: Double, of room: Double
  ) -> (first: Double, second: Double) {
    guard first + second > room else { return (first, second) }
    let half = room / 2
    return (
      first <= half ? first : max(half, room - second),
      second <= half ? second : max(half, room - first)
    )
  }
}
