extension SymbolOutline {
  /// Returns symbols for things.
  static func object(_ name: String) -> SymbolOutline? {
    sign(name) ?? common(name) ?? device(name) ?? place(name)
  }

  private static func sign(_ name: String) -> SymbolOutline? {
    switch name {
    case "star":
      SymbolOutline(
        lines: "M 12 2.2 L 14.9 8.9 22 9.5 16.6 14.3 18.3 21.4 12 17.6 5.7 21.4 7.4 14.3 2 9.5 9.1 "
          + "8.9 Z")
    case "heart":
      SymbolOutline(
        lines: "M 12 21 C 6.5 17 2.2 13.4 2.2 8.8 C 2.2 5.4 4.5 3 7.4 3 C 9.4 3 11.1 4.1 12 6 C "
          + "12.9 4.1 14.6 3 16.6 3 C 19.5 3 21.8 5.4 21.8 8.8 C 21.8 13.4 17.5 17 12 21 Z")
    case "gear", "gearshape":
      SymbolOutline(
        lines:
          "O 12 12 3.4 M 10.2 2.5 L 13.8 2.5 14.4 5.3 16.8 6.3 19.2 4.8 21.2 7.2 19.6 9.6 20.2 "
          + "11.2 22.5 12 22 15.4 19.3 15.9 18 17.9 18.9 20.5 15.8 22 13.9 20 12 20.2 10.1 20 "
          + "8.2 22 "
          + "5.1 20.5 6 17.9 4.7 15.9 2 15.4 1.5 12 3.8 11.2 4.4 9.6 2.8 7.2 4.8 4.8 7.2 6.3 "
          + "9.6 5.3 Z"
      )
    case "person":
      SymbolOutline(
        lines: "O 12 7.5 4.5 M 3.5 21 C 3.5 16.5 7.5 14.5 12 14.5 C 16.5 14.5 20.5 16.5 20.5 21 Z")
    case "person.2":
      SymbolOutline(
        lines: "O 8 8.5 3.6 M 1.5 20 C 1.5 16.2 4.5 14.5 8 14.5 C 11.5 14.5 14.5 16.2 14.5 20 Z O "
          + "17 9 3 M 17 14.5 C 20 14.5 22.5 16 22.5 19.5 L 17.5 19.5")
    case "bell":
      SymbolOutline(
        lines: "M 4 17.5 C 6 15.5 6 13.5 6 10 C 6 6.2 8.4 3.6 12 3.6 C 15.6 3.6 18 6.2 18 10 C 18 "
          + "13.5 18 15.5 20 17.5 Z M 9.6 20.5 C 10.2 21.6 11 22 12 22 C 13 22 13.8 21.6 14.4 20.5")
    case "house":
      SymbolOutline(
        lines: "M 1.8 11.5 L 12 2.6 22.2 11.5 M 4.8 9.5 L 4.8 21 19.2 21 19.2 9.5 M 9.8 21 L 9.8 "
          + "14.5 14.2 14.5 14.2 21")
    default: nil
    }
  }

  /// Returns symbols for things that are kept, marked or bought.
  private static func common(_ name: String) -> SymbolOutline? {
    switch name {
    case "trash":
      SymbolOutline(
        lines:
          "M 3.5 5.5 L 20.5 5.5 M 8.5 5 C 8.5 3 9 2 10.5 2 L 13.5 2 C 15 2 15.5 3 15.5 5 M 5.2 "
          + "6 L 6.4 20 C 6.5 21.4 7.3 22 8.6 22 L 15.4 22 C 16.7 22 17.5 21.4 17.6 20 L 18.8 6 "
          + "M 9 "
          + "9.5 L 9.3 18.5 M 12 9.5 L 12 18.5 M 15 9.5 L 14.7 18.5")
    case "folder":
      SymbolOutline(
        lines: "M 2 7 C 2 5.6 2.8 4.5 4.5 4.5 L 9 4.5 11 6.5 19.5 6.5 C 21.2 6.5 22 7.4 22 9 L 22 "
          + "17.5 C 22 19.2 21.2 20 19.5 20 L 4.5 20 C 2.8 20 2 19.2 2 17.5 Z M 2 10.5 L 22 10.5")
    case "bookmark": SymbolOutline(lines: "M 6 2.5 L 18 2.5 18 21.5 12 16 6 21.5 Z")
    case "book":
      SymbolOutline(
        lines:
          "M 12 6 C 10 4.4 6 4 2 4.6 L 2 18.6 C 6 18 10 18.6 12 20.4 C 14 18.6 18 18 22 18.6 L "
          + "22 4.6 C 18 4 14 4.4 12 6 Z M 12 6 L 12 20")
    case "flag":
      SymbolOutline(
        lines: "M 5 22 L 5 3 M 5 4 C 10 1.5 13 6.5 19.5 4 L 19.5 13 C 13 15.5 10 10.5 5 13")
    case "tag":
      SymbolOutline(lines: "M 3 3 L 11.5 3 21.5 13 13 21.5 3 11.5 Z", areas: "O 7.5 7.5 1.6")
    case "link":
      SymbolOutline(
        lines: "M 10 14 C 8 12 8 10 10 8 L 14 4 C 16 2 18.5 2 20.3 3.7 C 22 5.5 22 8 20 10 L 17.5 "
          + "12.5 M 14 10 C 16 12 16 14 14 16 L 10 20 C 8 22 5.5 22 3.7 20.3 C 2 18.5 2 16 4 14 L "
          + "6.5 11.5")
    case "cart":
      SymbolOutline(
        lines: "M 1.5 3.5 L 5 3.5 7.5 15.5 19 15.5 21.5 6.5 5.7 6.5",
        areas: "O 9 20 1.7 O 17.5 20 1.7")
    default: nil
    }
  }

  /// Returns symbols for devices.
  private static func device(_ name: String) -> SymbolOutline? {
    switch name {
    case "camera":
      SymbolOutline(
        lines: "M 1.8 8.5 C 1.8 7 2.6 6 4.2 6 L 7.2 6 8.8 3.6 15.2 3.6 16.8 6 19.8 6 C 21.4 6 22.2 "
          + "7 22.2 8.5 L 22.2 17.5 C 22.2 19 21.4 20 19.8 20 L 4.2 20 C 2.6 20 1.8 19 1.8 17.5 "
          + "Z O "
          + "12 12.8 4.2")
    case "photo":
      SymbolOutline(
        lines: "R 1.5 4 21 16 3 M 2 17 L 8 11.5 12.5 15.5 16 12.5 22 17.5", areas: "O 16.6 8.6 1.6")
    case "envelope": SymbolOutline(lines: "R 1.5 4.5 21 15 3 M 2.5 6.5 L 12 13.5 21.5 6.5")
    case "phone":
      SymbolOutline(
        lines: "M 6 2.5 L 9.5 7.5 7.5 10 C 8.5 12.5 11.5 15.5 14 16.5 L 16.5 14.5 21.5 18 C 20.5 "
          + "20.8 18.8 21.8 16.5 21.5 C 9.5 20.5 3.5 14.5 2.5 7.5 C 2.2 5.2 3.2 3.5 6 2.5 Z")
    case "mic":
      SymbolOutline(
        lines: "R 9 2 6 12 3 M 5 10.5 C 5 15 8 17.5 12 17.5 C 16 17.5 19 15 19 10.5 M 12 17.5 L 12 "
          + "22 M 8.5 22 L 15.5 22")
    case "lock":
      SymbolOutline(
        lines:
          "R 4.5 10.5 15 11 2.5 M 7.5 10.5 L 7.5 7 C 7.5 4 9.3 2 12 2 C 14.7 2 16.5 4 16.5 7 L "
          + "16.5 10.5"
      )
    case "eye":
      SymbolOutline(
        lines:
          "M 1 12 C 4 7 8 5 12 5 C 16 5 20 7 23 12 C 20 17 16 19 12 19 C 8 19 4 17 1 12 Z O 12 "
          + "12 3.5")
    default: nil
    }
  }

  /// Returns symbols for times and places.
  private static func place(_ name: String) -> SymbolOutline? {
    switch name {
    case "clock": SymbolOutline(lines: "O 12 12 10.5 M 12 5.5 L 12 12.5 16.5 12.5")
    case "calendar":
      SymbolOutline(
        lines: "R 2.5 3.5 19 18 3 M 2.5 9 L 21.5 9 M 7.5 1.8 L 7.5 5 M 16.5 1.8 L 16.5 5")
    case "doc":
      SymbolOutline(
        lines: "M 5 3.5 C 5 2.3 5.6 1.5 7 1.5 L 13.5 1.5 19.5 7.5 19.5 20.5 C 19.5 21.7 18.9 22.5 "
          + "17.5 22.5 L 7 22.5 C 5.6 22.5 5 21.7 5 20.5 Z M 13.5 1.5 L 13.5 7.5 19.5 7.5")
    case "globe":
      SymbolOutline(
        lines:
          "O 12 12 10.5 M 1.5 12 L 22.5 12 M 12 1.5 C 8.5 5 7.5 8.5 7.5 12 C 7.5 15.5 8.5 19 12 "
          + "22.5 C 15.5 19 16.5 15.5 16.5 12 C 16.5 8.5 15.5 5 12 1.5")
    case "map":
      SymbolOutline(
        lines:
          "M 2 5 L 8.5 3 15.5 5.5 22 3 22 19 15.5 21.5 8.5 19 2 21 Z M 8.5 3 L 8.5 19 M 15.5 "
          + "5.5 L 15.5 21.5"
      )
    case "location": SymbolOutline(lines: "M 2.5 11 L 21.5 2.5 13 21.5 12.2 11.8 Z")
    default: nil
    }
  }
}
