import Documents
import Glibc

/// Writes results to where the user wants them.
enum OutputWriter {
  /// Writes a result to standard output, or atomically to a file.
  ///
  /// Errors of standard output are reported at the end of the run. What a placeholder in
  /// `template` stands for stays below the folder written out before it, and folders that it
  /// names are created, and so is one folder before them.
  static func write(
    _ bytes: [UInt8], to path: String, of template: OutputTemplate
  ) throws(WriteFailure) {
    if template.isStandardOutput {
      Console.put(bytes)
      return
    }
    do {
      if template.hasPlaces {
        let folder = RootFolder(template.literalFolder)
        try folder.write(bytes, to: try InnerPath(template.inner(path)))
      } else {
        let folder = OutputFile.parts(of: path).folder
        if access(folder, F_OK) != 0, access(OutputFile.parts(of: folder).folder, F_OK) == 0 {
          try OutputFile.makeFolder(folder)
        }
        try OutputFile.write(bytes, to: path)
      }
    } catch let error as OutputError {
      let folder = OutputFile.parts(of: path).folder
      if error.code == ENOENT, access(folder, F_OK) != 0 {
        throw WriteFailure(path: path, message: "no such folder '\(folder)'")
      }
      throw WriteFailure(error)
    } catch {
      throw WriteFailure(
        path: path, message: "cannot be written: it leads out of '\(template.literalFolder)'")
    }
  }
}
