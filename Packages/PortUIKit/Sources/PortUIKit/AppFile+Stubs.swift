import SwiftSyntax

extension AppFile {
  /// The products of alrender that the file needs beside `UIKit`.
  var products: Set<String> {
    var found = Set(modules).intersection(["Combine", "OSLog", "SwiftUI", "WebKit"])
    if modules.contains("os") { found.insert("OSLog") }
    if !words.isDisjoint(with: MissingImport.combined) { found.insert("Combine") }
    return found
  }
}
