extension Check {
  /// What there is to say of a failure, in a box of its own: of thousands of checks nearly all pass,
  /// and a pass is no larger than its name.
  indirect enum Failure: Equatable, Sendable {
    case details(Details)

    struct Details: Equatable, Sendable {
      var causes: [Cause] = []
      /// Where the scene states what the causes are about, one for each; nil without a place.
      var causeLines: [Int?] = []
      var layout: LayoutDifference?
      var picture: PictureDifference?
      var views: [ComparedView] = []
      var files = Files()
    }
  }

  private var details: Failure.Details {
    get {
      guard case .details(let details) = failure else { return Failure.Details() }
      return details
    }
    set { failure = newValue == Failure.Details() ? nil : .details(newValue) }
  }

  /// Why it fails, the surest explanation first; empty for a pass.
  package var causes: [Cause] {
    get { details.causes }
    set { details.causes = newValue }
  }

  /// The lines of the scene's file that the causes are about, one for each; nil where it has none.
  package var causeLines: [Int?] {
    get { details.causeLines }
    set { details.causeLines = newValue }
  }

  /// The line of the scene's file that a cause is about; nil without a place.
  package func line(of cause: Cause) -> Int? {
    guard let index = causes.firstIndex(of: cause), causeLines.indices.contains(index) else {
      return nil
    }
    return causeLines[index]
  }

  /// The check as far as it fails for one cause: what other causes do is reported with those.
  package func failing(for cause: Cause) -> Check {
    guard causes.count > 1 else { return self }
    var check = self
    check.causes = [cause]
    if cause.kind != .text {
      check.layout?.texts = []
    } else if let texts = layout?.texts {
      check.layout?.texts = texts.filter { $0.view == cause.subject }
    }
    return check
  }

  /// The causes without those that follow from others.
  package var ownCauses: [Cause] {
    let stated = causes.filter { $0.kind != .text }
    return stated.isEmpty ? causes : stated
  }

  /// How the layout differs; nil where it does not.
  package var layout: LayoutDifference? {
    get { details.layout }
    set { details.layout = newValue }
  }

  /// How the pixels differ; nil where they do not, or where there is no picture.
  package var picture: PictureDifference? {
    get { details.picture }
    set { details.picture = newValue }
  }

  /// The views of the failing layout, for drawing them over a picture.
  package var views: [ComparedView] {
    get { details.views }
    set { details.views = newValue }
  }

  /// The files of the failure, by what they hold.
  package var files: Files {
    get { details.files }
    set { details.files = newValue }
  }
}
