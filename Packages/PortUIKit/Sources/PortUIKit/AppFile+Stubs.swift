import SwiftSyntax

extension AppFile {
  /// The products of alrender that the file needs beside `UIKit`.
  var products: Set<String> {
    var found = Set(modules).intersection(["Combine", "OSLog", "SwiftUI", "WebKit"])
    if modules.contains("os") { found.insert("OSLog") }
    if !words.isDisjoint(with: MissingImport.combined) { found.insert("Combine") }
    return found
  }

  /// Returns the text without the declarations outside types that have some names, and what these are.
  func leavingOut(_ names: Set<String>) -> (text: String, dropped: [String]) {
    var (text, dropped): (String, [String]) = ("", [])
    for statement in tree.statements {
      let declared = statement.item.as(DeclSyntax.self)?.declaredNames ?? []
      if !declared.isEmpty, names.isSuperset(of: declared) {
        dropped += declared
      } else {
        text += statement.description
      }
    }
    return dropped.isEmpty ? (source.text, []) : (text + tree.endOfFileToken.description, dropped)
  }
}
