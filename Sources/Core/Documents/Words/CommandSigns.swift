/// Finds the signs that would make a quoted text a command to a build server, scalar by scalar.
///
/// Build servers look for `##[` anywhere in a line, so a '#' that follows another is written by its
/// number.
package struct CommandSigns {
  private var followsSign = false

  package init() {}

  /// Takes the next scalar, and returns whether it must be written by its number.
  package mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    defer { followsSign = scalar == "#" || followsSign && Escape.isIgnorable(scalar) }
    return followsSign && scalar == "#"
  }
}
