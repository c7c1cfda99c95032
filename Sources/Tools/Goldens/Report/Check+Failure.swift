import Geometry

extension Check {
  /// The details of a failure, boxed: of thousands of checks nearly all pass, and a passing check
  /// should take no more room than its name.
  indirect enum Failure: Equatable, Sendable {
    case details(Details)
    /// Most of it as text, which is read again whenever something is asked: see `unpacked`.
    case kept(Kept)

    struct Details: Equatable, Sendable {
      var causes: [Cause] = []
      /// Where the scene states what each cause is about, one entry per cause; nil if unknown.
      var causeLines: [Int?] = []
      var layout: LayoutDifference?
      var picture: PictureDifference?
      var views: [ComparedView] = []
      var files = Files()

      /// How far the view that moved or grew most did, in points.
      var reach: Double {
        (layout?.moved ?? []).reduce(0) { max($0, $1.reach) }
      }
    }

    struct Kept: Sendable {
      var causes: [Cause]
      var causeLines: [Int?]
      var reach = 0.0
      let evidence: FailureEvidence

      /// All of it as values.
      var details: Details { Check.details(self) }
    }

    /// All of it as values.
    var details: Details {
      switch self {
      case .details(let details): details
      case .kept(let kept): kept.details
      }
    }

    static func == (first: Failure, second: Failure) -> Bool { first.details == second.details }
  }

  private var details: Failure.Details {
    get { failure?.details ?? Failure.Details() }
    set { failure = newValue == Failure.Details() ? nil : .details(newValue) }
  }

  /// The check with everything about its failure as values, for who asks for more than its causes.
  package var unpacked: Check {
    guard case .kept(let kept) = failure else { return self }
    var check = self
    check.details = kept.details
    return check
  }

  /// Why the check fails, most certain explanation first; empty for a pass.
  package var causes: [Cause] {
    get {
      if case .kept(let kept) = failure { return kept.causes }
      return details.causes
    }
    set {
      guard case .kept(var kept) = failure else { return details.causes = newValue }
      kept.causes = newValue
      failure = .kept(kept)
    }
  }

  /// The lines of the scene's file that the causes are about, one per cause; nil if a cause has
  /// none.
  package var causeLines: [Int?] {
    get {
      if case .kept(let kept) = failure { return kept.causeLines }
      return details.causeLines
    }
    set {
      guard case .kept(var kept) = failure else { return details.causeLines = newValue }
      kept.causeLines = newValue
      failure = .kept(kept)
    }
  }

  /// How far the view that moved or grew most did, in points.
  package var reach: Double {
    if case .kept(let kept) = failure { return kept.reach }
    return details.reach
  }

  /// Returns the line of the scene's file that a cause is about, or nil if it has none.
  package func line(of cause: Cause) -> Int? {
    guard let index = causes.firstIndex(of: cause), causeLines.indices.contains(index) else {
      return nil
    }
    return causeLines[index]
  }

  /// Returns the file and the line that a cause is about: those of the scene, or of the design tokens
  /// that the scene need not name.
  package func place(of cause: Cause) -> (file: String, line: Int?) {
    if cause.kind == .token, let file = cause.file { return (file, cause.line) }
    return (source, line(of: cause))
  }

  /// Returns the check with the causes that are told with one of them: all but those under which
  /// others of the causes of a report are told.
  package func failing(for cause: Cause, besides headlines: Set<Cause>) -> Check {
    guard causes.count > 1 else { return self }
    var check = self
    check.causes = causes.filter { $0 == cause || $0.isShared || !headlines.contains($0) }
    let texts = causes.filter { $0.kind == .text && !check.causes.contains($0) }.map(\.subject)
    if let own = layout?.texts { check.layout?.texts = own.filter { !texts.contains($0.view) } }
    return check
  }

  /// The causes, without those that follow from others.
  package var ownCauses: [Cause] {
    let stated = causes.filter { $0.kind != .text || $0.key != nil }
    return stated.isEmpty ? causes : stated
  }

  /// How the layout differs; nil if it doesn't.
  package var layout: LayoutDifference? {
    get { details.layout }
    set { details.layout = newValue }
  }

  /// How the pixels differ; nil if they don't, or if there is no picture.
  package var picture: PictureDifference? {
    get { details.picture }
    set { details.picture = newValue }
  }

  /// The views of the failing layout, to draw over a picture.
  package var views: [ComparedView] {
    get { details.views }
    set { details.views = newValue }
  }

  /// What people call a view; its id where the check does not know it.
  package func name(of id: String) -> String { views.first { $0.id == id }?.name ?? id }

  /// The files of the failure, by their content.
  package var files: Files {
    get { details.files }
    set { details.files = newValue }
  }
}

extension LayoutDifference.MovedView {
  /// How far the view moved or grew, in points.
  var reach: Double {
    [
      after.minX - before.minX, after.minY - before.minY, after.width - before.width,
      after.height - before.height,
    ].reduce(0) { max($0, abs($1)) }
  }
}
