import SwiftSyntax

/// The import that a file needs on Linux alone: of names that Apple's Foundation has, the module `UIKit`
/// declares those of Objective-C and Core Graphics; and a framework whose header imports UIKit has its
/// names in every file.
enum MissingImport {
  /// Names that a file which imports Foundation may use on Apple's systems, and not on Linux.
  private static let names: Set<String> = [
    "CFAbsoluteTime", "Selector", "NSSelectorFromString", "NSStringFromSelector",
    "NSStringFromClass", "autoreleasepool", "objc_getAssociatedObject",
    "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit", "CGAffineTransform",
    "CGVector", "CFString", "NSKeyValueObservation",
    "NSKeyValueChangeKey", "NSKeyValueChange", "mutableArrayValue",
    "os_unfair_lock", "HUGE", "NSLocalizedString", "URLSession", "URLRequest", "URLResponse",
    "HTTPURLResponse", "URLSessionDataTask", "URLSessionConfiguration", "URLCache", "HTTPCookie",
    "HTTPCookieStorage", "URLCredential", "URLProtocol",
  ]
  /// Names of Combine, which Apple's Foundation re-exports.
  static let combined: Set<String> = [
    "ObservableObject", "ObservableObjectPublisher", "Published", "AnyCancellable", "AnyPublisher",
    "PassthroughSubject", "CurrentValueSubject",
  ]
  /// The modules that declare these names, or re-export `UIKit`.
  private static let modules = EditFinder.modules.union(["UIKit"])

  /// Types of Foundation without its prefix.
  private static let plainNames: Set<String> = [
    "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
    "DispatchQueue", "FileManager", "IndexPath", "IndexSet", "Locale", "Notification",
    "NotificationCenter", "NumberFormatter", "OperationQueue", "ProcessInfo", "Progress", "RunLoop",
    "Thread", "TimeInterval", "TimeZone", "Timer", "URL", "UUID", "UserDefaults",
  ]

  /// Returns whether a file uses a name of Foundation or UIKit.
  private static func usesFoundation(_ tree: SourceFileSyntax) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains {
      names.contains($0.text) || plainNames.contains($0.text)
        || $0.text.starts(with: /(NS|UI|CA|CF|CG)[A-Z][a-z]/)
    }
  }

  /// Functions of the module `UIKit` that rewritten code calls.
  private static let helpers = ["_absent(", "_intersects", "_optional(", "_perform(", "_unbox("]

  /// Returns what to write before a file's first line; nothing for most files.
  ///
  /// - Parameter written: what is written into the file.
  static func text(
    for tree: SourceFileSyntax, _ index: ModuleIndex, written: [String]
  ) -> String {
    var imported: Set<String> = []
    var isNeeded = written.contains { text in helpers.contains { text.contains($0) } }
    var isCombined = false
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let previous = token.previousToken(viewMode: .sourceAccurate)
      let isAfterKind = previous?.parent?.is(ImportDeclSyntax.self) == true
      if previous?.tokenKind == .keyword(.import) || isAfterKind { imported.insert(token.text) }
      isCombined = isCombined || combined.contains(token.text) && !index.declares(token.text)
      isNeeded =
        isNeeded || names.contains(token.text)
        || token.text.starts(with: /(UI|CA|CG)[A-Z][a-z]/) && !index.declares(token.text)
        || token.text == "selector" && previous?.tokenKind == .pound
    }
    // The header of a framework may import UIKit for every file.
    if imported.isEmpty, index.importsKit, usesFoundation(tree) { return "import UIKit; " }
    guard !imported.isEmpty else { return "" }
    let kit = isNeeded && imported.isDisjoint(with: modules) ? "import UIKit; " : ""
    let isThere = imported.contains("Combine") || imported.contains("SwiftUI")
    return kit + (isCombined && !isThere ? "import Combine; " : "")
  }
}
