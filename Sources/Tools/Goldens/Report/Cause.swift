/// Why a check fails, as far as is known: one difference from when the golden was recorded.
///
/// Equal causes of different checks form one finding.
package struct Cause: Hashable, Sendable {
  /// What differs; the most certain explanations come first.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An option of the command line that was not given when the golden was recorded.
    case option
    /// A constraint of the scene, or one that the layout made from it.
    case constraint
    /// A metric, the canvas, strings or another setting of the scene.
    case setting
    /// A key of a view.
    case attribute
    /// The subviews of a view: which there are, or their order.
    case views
    /// A file that the scene names.
    case file
    /// A design token.
    case token
    /// A component, or a value of a file that scenes include.
    case component
    /// A constraint that the program makes differently, although the scene is as recorded.
    case program
    /// A text differs, or is broken or truncated at another place.
    case text
    /// Views are in other places, and nothing explains why.
    case frames
    /// What assistive technology reads differs, and nothing explains why.
    case accessibility
    /// Pixels differ, but no frame or text does.
    case pixels
    /// There is no golden yet.
    case missing
    /// The golden or the scene cannot be used.
    case problem
  }

  /// What differs.
  package var kind: Kind
  /// The view, constraint, metric or file concerned; empty if there is none.
  package var subject: String
  /// The key of the view or scene whose value differs, such as `font.weight`; nil if no key is
  /// concerned.
  package var key: String?
  /// What was recorded; nil if there was nothing.
  package var before: String?
  /// What is there now; nil if nothing is there any more.
  package var after: String?
  /// The file that states what scenes share, relative to the project's folder; nil for what a scene
  /// states alone.
  package var file: String?
  /// The line in that file, from 1.
  package var line: Int?
  /// The difference as a lowercase clause without a final period.
  package var words: String

  /// Makes a cause from its parts.
  package init(
    _ kind: Kind, subject: String = "", key: String? = nil, before: String? = nil,
    after: String? = nil, words: String
  ) {
    (self.kind, self.subject, self.key) = (kind, subject, key)
    (self.before, self.after, self.words) = (before, after, words)
  }
}

extension Cause {
  /// Whether scenes share what changed: what each of them states itself explains more.
  package var isShared: Bool { [.file, .token, .component].contains(kind) }

  /// The place in the shared file, as `library/card.yaml:12`; nil if there is none.
  package var sharedPlace: String? { file.map { "\($0)\(line.map { ":\($0)" } ?? "")" } }

  /// Returns the cause of a check whose golden is missing.
  ///
  /// - Parameters:
  ///   - name: the earlier name of the scene, under which there is a golden; nil for none.
  ///   - isRecorded: whether the golden was written.
  static func missing(recordedAs name: String?, isRecorded: Bool) -> Cause {
    if let name {
      return Cause(
        .missing,
        words: "the golden is recorded under '\(name)', apparently the scene's earlier name; "
          + "'alrender verify --rename' moves it")
    }
    return Cause(
      .missing,
      words: isRecorded
        ? "there was no golden, so one was recorded; review it, then commit it"
        : "there is no golden; 'alrender record --mode missing' creates it")
  }
}
