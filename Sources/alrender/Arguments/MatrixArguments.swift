/// The axes after `--matrix`: any number of words follow it, of which each becomes an argument of
/// its own, so that a scene may stand after them.
enum MatrixArguments {
  /// Writes `--matrix a=b c=d` as `--matrix a=b --matrix c=d`; everything else stays as it is.
  ///
  /// A word belongs to the axes as long as it has an equals sign and is not an option; several axes
  /// may also stand in one word with blanks between them.
  static func spread(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument != "--" else { return result + [argument] + rest }
      guard argument == "--matrix" else {
        result.append(argument)
        continue
      }
      var axes: [String] = []
      while let word = rest.first, word.contains("="), !word.hasPrefix("-") {
        axes += word.split(separator: " ").map(String.init)
        rest.removeFirst()
      }
      // Without any the parser says that the value is missing.
      result += axes.isEmpty ? [argument] : axes.flatMap { [argument, $0] }
    }
    return result
  }
}
