import Cassowary

extension LayoutEngine {
  /// The extents of a scroll view's content that constraints begin and never end.
  ///
  /// An axis counts where a constraint of the developer or of a stack places something by the
  /// content and nothing gives the content its extent.
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
