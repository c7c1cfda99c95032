import Documents
import Localization
import Rendering
import Scenes

/// Says what is wrong with a translation.
struct TranslationWords {
  private let missing: SceneTree.MissingKey

  init(_ missing: SceneTree.MissingKey) { self.missing = missing }

  /// Returns the finding: an error for a translation that takes other arguments, which shows nonsense or
  /// ends the app; one for each language.
  func finding(about subject: any LayoutSubject) -> CheckFinding {
    let (key, view, name, place) = (missing.key, missing.view, missing.name, missing.place)
    func made(
      _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ clause: String, _ hint: Hint?,
      in language: String?
    ) -> CheckFinding {
      subject.finding(
        severity, code, clause, at: place, view: view, hint: hint,
        cause: language.map { "\(place.line):\(place.column) \($0)" })
    }
    switch missing.fault {
    case .unknown:
      return made(
        .warning, .missingKey, "there is no string for the key '\(key)' of '\(name)'",
        missing.near.map { "did you mean '\($0)'?" } ?? "add '\(key)' to the strings", in: nil)
    case .untranslated(let language, let shown, let other):
      return made(
        .warning, .missingKey,
        "'\(key)' of '\(name)' has no text in '\(language)'; that of '\(other)' is shown: "
          + "\"\(DifferingPart.clipped(shown))\"",
        missing.near.map {
          "'\($0)', which '\(language)' has and '\(other)' lacks, may be meant: write '\(key)' there"
        } ?? "add '\(key)' to the strings of '\(language)'", in: language)
    case .formats(let language, let difference):
      return made(
        .error, .formatMismatch, clause(language, difference), Self.hint(difference), in: language)
    case .empty(let language):
      return made(
        .warning, .missingKey,
        "the text of '\(key)' of '\(name)' in '\(language)' is empty, so that nothing is shown",
        "write a text, or remove the entry to show that of the source", in: language)
    case .incomplete(let language):
      return made(
        .error, .missingKey,
        "the text of '\(key)' of '\(name)' has no form 'other' in '\(language)', so that most numbers "
          + "show nothing", Hint("add 'other' to its plural rule"), in: language)
    case .repeated(let language, let shown, let lost):
      return made(
        .warning, .duplicateKey,
        "'\(key)' of '\(name)' has two texts in one file of '\(language)'; the later one is shown: "
          + "\"\(DifferingPart.clipped(shown))\"",
        Hint("the one before it is \"\(DifferingPart.clipped(lost))\"; remove one"), in: language)
    case .unfilled(let placeholder):
      return made(
        .warning, .formatMismatch,
        "the text of '\(name)' has no argument for '\(placeholder)', which is shown as it stands",
        Hint("state 'arguments', or write 'verbatim' if the users see it"), in: nil)
    }
  }

  private func clause(_ language: String, _ difference: FormatDifference) -> String {
    let noun = difference.form.map { "form '\($0)'" } ?? "text"
    return "the \(noun) of '\(missing.key)' of '\(missing.name)' in '\(language)' "
      + "\(Self.words(difference)): \"\(DifferingPart.clipped(difference.texts.translation))\""
  }

  private static func hint(_ difference: FormatDifference) -> Hint {
    Hint("in '\(difference.source)' it is \"\(DifferingPart.clipped(difference.texts.source))\"")
  }

  private static func words(_ difference: FormatDifference) -> String {
    let (lost, added) = (NameList.both(difference.lost), NameList.both(difference.added))
    if difference.lost.isEmpty { return "takes \(added), which its source does not" }
    return difference.added.isEmpty ? "lost \(lost)" : "takes \(added) in place of \(lost)"
  }
}
