import Cassowary

extension LayoutEngine {
  /// Returns the extents of a scroll view's content whose beginning constraints fix, but not
  /// their end.
  ///
  /// An axis counts if a constraint of the developer or of a stack positions something relative
  /// to the content, and nothing determines the content's extent.
  package func openContent(of scroll: ScrollView) -> [FreeValue] {
    guard let content = item(for: scroll.contentLayoutGuide) else { return [] }
    return freedom(of: .guide(scroll.contentLayoutGuide)).filter { value in
      guard value.unknown == .width || value.unknown == .height else { return false }
      let (origin, extent) =
        value.unknown == .width
        ? (content.minX, content.width) : (content.minY, content.height)
      return content.readers.contains { entry in
        !entry.isRemoved && [.user, .stack].contains(entry.constraint.origin)
          && entry.terms.contains { $0.variable == origin || $0.variable == extent }
      }
    }
  }
}
