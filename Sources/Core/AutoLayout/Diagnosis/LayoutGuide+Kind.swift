extension LayoutGuide {
  /// What keeps the guide in place.
  package var kind: LayoutSnapshot.Kind {
    switch role {
    case .custom: .custom
    case .layoutMargins: .margins
    case .safeArea: .safeArea
    case .readableContent: .readableContent
    case .keyboard: .keyboard
    case .scrollContent: .scrollContent
    case .scrollFrame: .scrollFrame
    }
  }
}
