import Glibc

extension ProjectConfiguration {
  /// Returns a path relative to the project's folder; nil if it is outside or doesn't exist.
  package func inner(_ path: String) -> String? { Self.part(of: path, below: folder) }

  /// Returns a path relative to the folder of scenes; nil if it is outside or doesn't exist.
  package func scene(_ path: String) -> String? {
    Self.part(of: path, below: self.path(scenes))
  }

  /// Returns the part of `path` after `folder`, with symbolic links resolved in both.
  private static func part(of path: String, below folder: String) -> String? {
    guard let path = absolute(path), var folder = absolute(folder) else { return nil }
    if folder != "/" { folder += "/" }
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
  }

  /// Returns the absolute path without links; nil if nothing is there.
  private static func absolute(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
