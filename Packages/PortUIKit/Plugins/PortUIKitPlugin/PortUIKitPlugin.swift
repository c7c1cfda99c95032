import Foundation
import PackagePlugin

/// Rewrites a target's Swift files on their way to the compiler.
///
/// SwiftPM compiles a target's own sources as they are. So a target that uses the plugin names as its
/// `sources` what needs no rewriting, if only one empty file; all other Swift files of its folder
/// are rewritten into the build and compiled there. The files themselves stay as they are.
@main
struct PortUIKitPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = rewrittenFiles(of: target, in: context.package)
    guard !files.isEmpty else { return [] }
    let folder = target.directoryURL.path + "/"
    let outputs = files.map {
      context.pluginWorkDirectoryURL.appending(path: $0.path.dropFirst(folder.count))
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

  private func rewrittenFiles(of target: any Target, in package: Package) -> [URL] {
    let compiled = Set(
      target.sourceModule?.sourceFiles.map { $0.url.standardizedFileURL.path } ?? [])
    // The folder of another target may lie below this one.
    let others = package.targets.map { $0.directoryURL.standardizedFileURL.path }
      .filter { $0 != target.directoryURL.standardizedFileURL.path }
    guard
      let walker = FileManager.default.enumerator(
        at: target.directoryURL.standardizedFileURL, includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
    else { return [] }
    var files: [URL] = []
    for case let url as URL in walker {
      if others.contains(url.path) { walker.skipDescendants() }
      if url.pathExtension == "swift", !compiled.contains(url.path) { files.append(url) }
    }
    return files.sorted { $0.path < $1.path }
  }
}
