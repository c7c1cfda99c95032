import Foundation
import PackagePlugin

/// Rewrites Swift files before they reach the compiler.
///
/// SwiftPM compiles a target's own sources unchanged. The files to rewrite are therefore beside
/// them, in the folder with the target's name below the package, where an app's project has them;
/// the target's `path` is a folder of files that need no rewriting, even if that is only an empty
/// file. The original files stay unchanged, and the compiler names them in its messages.
@main
struct PortUIKitPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: target.name).standardizedFileURL
    guard folder.path != target.directoryURL.standardizedFileURL.path else {
      Diagnostics.error(
        "'\(target.name)' is the folder of files to rewrite; set the target's 'path' to another folder"
      )
      return []
    }
    // The folder may be a link to one in another place.
    let place = folder.resolvingSymlinksInPath()
    let files = swiftFiles(in: place)
    guard !files.isEmpty else {
      // The target's own files and the modules below it are built meanwhile.
      Diagnostics.warning("'\(folder.path)' contains no Swift files to rewrite yet")
      return []
    }
    let outputs = files.map { file in
      // The output needs a different name from the original: `#fileID` identifies files by name
      // alone.
      context.pluginWorkDirectoryURL.appending(
        path: file.path.dropFirst(place.path.count + 1).dropLast(".swift".count) + "+Ported.swift")
    }
    return [
      .buildCommand(
        displayName: "Porting \(target.name)",
        executable: try context.tool(named: "uikit-porter").url,
        arguments: ["--source-location"]
          + zip(files, outputs).flatMap { ["--file", $0.path, $1.path] },
        inputFiles: files, outputFiles: outputs)
    ]
  }

  private func swiftFiles(in folder: URL) -> [URL] {
    let walker = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var files: [URL] = []
    while let url = walker?.nextObject() as? URL {
      if url.pathExtension == "swift" { files.append(url.standardizedFileURL) }
    }
    return files.sorted { $0.path < $1.path }
  }
}
