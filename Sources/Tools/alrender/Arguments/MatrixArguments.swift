/// The axes after `--matrix`: any number of words can follow, and each becomes an argument of its
/// own, so that a scene can come after them.
enum MatrixArguments {
  /// Rewrites `--matrix a=b c=d` as `--matrix a=b --matrix c=d`; everything else stays as it is.
  ///
  /// A word counts as an axis as long as it contains an equals sign and is not an option; one
  /// word may also contain several axes separated by spaces, and values with spaces: in
  /// `device=iPhone 15,iPad mini text=L`, an axis begins with the name before an equals sign.
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
        for part in word.split(separator: " ") {
          if part.contains("=") || axes.isEmpty {
            axes.append(String(part))
          } else {
            axes[axes.count - 1] += " \(part)"
          }
        }
        rest.removeFirst()
      }
      // If there is none, the parser reports that the value is missing.
      result += axes.isEmpty ? [argument] : axes.flatMap { [argument, $0] }
    }
    return result
  }
}
