import Drawing

extension Clause {
  static func unreadable(_ path: String, _ error: FileError) -> Clause {
    Clause(
      .resource, "'\(path)' cannot be read: \(error.message)",
      hint: error == .missing ? "paths are relative to the scene's folder" : nil)
  }

  static func notAnImage(_ path: String, _ error: ImageError) -> Clause {
    Clause(
      .resource, "'\(path)' is no image: \(error)",
      hint: error == .unknownFormat ? "images are PNG or JPEG files" : nil)
  }

  static func stringsFile(_ message: String) -> Clause {
    Clause(.syntax, message, hint: "a line is \"key\" = \"text\";")
  }

  static func stringsEncoding(_ path: String) -> Clause {
    Clause(.resource, "'\(path)' is neither UTF-8 nor UTF-16", hint: "save the file as UTF-8")
  }

  static func unknownStringsFormat(_ path: String) -> Clause {
    Clause(
      .resource, "'\(path)' is no file of strings",
      hint: "strings are in .strings, .stringsdict or .xcstrings")
  }

  static let noStringCatalog = Clause(
    .syntax, "the file is no String Catalog",
    hint: "a catalog has the keys 'sourceLanguage' and 'strings'")
}
