import Glibc

extension ProjectConfiguration {
  /// A path as seen from the project's folder; nil when it lies outside or is not there.
  package func inner(_ path: String) -> String? { Self.part(of: path, below: folder) }

  /// A path as seen from the folder of scenes; nil when it lies outside or is not there.
  package func scene(_ path: String) -> String? {
    Self.part(of: path, below: self.path(scenes))
  }

  /// What follows `folder` in `path`, where links may lead to both.
  private static func part(of path: String, below folder: String) -> String? {
    guard let path = absolute(path), var folder = absolute(folder) else { return nil }
    if folder != "/" { folder += "/" }
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
  }

  /// The path from `/` without links; nil when nothing is there.
  private static func absolute(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
