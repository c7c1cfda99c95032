import AutoLayout
import Controls
import Geometry
import Rendering
import Typesetting

extension LayoutFreedom {
  /// The equation that closes a row of plain views that share an open width: the last one ends as far inside
  /// of what they are in as the first one begins, or one follows the one before it as the others do; nil for
  /// other views.
  var columnEdge: String? {
    let columns = members.filter { $0.value.unknown == .width }.compactMap(\.item.owner)
    guard columns.count > 1, let parent = columns[0].superview, !(parent is StackView),
      columns.allSatisfy({
        $0.superview === parent && $0.intrinsicContentSize.width == View.noIntrinsicMetric
      })
    else { return nil }
    let lines = parent.surveyed.filter {
      $0.origin == .user && $0.relation == .equal && $0.priority.isRequired
        && $0.firstAttribute.kind == .xLocation
    }
    func isTied(_ view: View, at share: Double) -> Bool {
      lines.contains {
        $0.first?.owner === view && $0.firstAttribute.share == share
          || $0.second?.owner === view && $0.secondAttribute.share == share
      }
    }
    let (unled, unended) = (
      columns.filter { !isTied($0, at: 0) }, columns.filter { !isTied($0, at: 1) }
    )
    guard unended.count == 1, unled.count < 2 else { return nil }
    if let next = unled.first {
      guard next !== unended[0],
        let tie = lines.first(where: { tie in
          tie.firstAttribute == .leading && tie.secondAttribute == .trailing
            && [tie.first, tie.second].allSatisfy { item in columns.contains { $0 === item?.owner }
            }
        })
      else { return nil }
      let space = tie.constant == 0 ? "" : " + \(tie.constant.shortDescription)"
      return "\(next.spokenName).leading == \(unended[0].spokenName).trailing\(space)"
    }
    let start = lines.first { tie in
      tie.firstAttribute == .leading && tie.secondAttribute == .leading
        && tie.second?.owner === parent && columns.contains { $0 === tie.first?.owner }
    }
    guard let start,
      let edge = ConstraintNotation(start).equation.split(separator: " ").dropFirst(2).first
    else { return nil }
    let space =
      start.constant == 0
      ? "" : " \(start.constant < 0 ? "+" : "-") \(abs(start.constant).shortDescription)"
    return "\(unended[0].spokenName).trailing == \(edge.dropLast(7))trailing\(space)"
  }
}
