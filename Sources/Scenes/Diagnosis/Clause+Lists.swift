import Documents

extension Clause {
  static func badDate(_ text: String) -> Clause {
    Clause(
      .invalidValue, "'\(text)' is not a date",
      hint: "write the day, or the day and the time: \"2025-06-10 09:41\"")
  }

  static func oneLength(_ keys: [String]) -> Clause {
    Clause(
      .invalidValue, "a length has exactly one of the keys \(keys.joined(separator: ", "))",
      hint: "write '{ fractionalWidth: 0.5 }', '{ estimated: 44 }' or a number of points")
  }

  static func rowsBesideSections() -> Clause {
    Clause(
      .invalidValue, "a table has 'sections' or 'subviews', not both",
      hint: "put the rows into 'rows' of a section")
  }
}

extension Clause {
  static func unknownSymbol(_ name: String) -> Clause {
    Clause(
      .invalidValue, "no drawing of the symbol '\(name)' is known",
      hint: "show a picture of your own with 'image'")
  }
}
