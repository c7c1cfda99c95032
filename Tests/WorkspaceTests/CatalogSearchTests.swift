import Documents
import Testing
import Workspace

/// The catalogs of the app that a document belongs to.
@Suite("Searches for asset catalogs")
struct CatalogSearchTests {
  private static let colour = "{}"
  private static let files = [
    "App.xcodeproj/project.pbxproj": "", "Shared.xcassets/a.colorset/Contents.json": colour,
    "Widget/Widget.xcassets/a.colorset/Contents.json": colour,
    "App/Assets.xcassets/a.colorset/Contents.json": colour,
    "App/Resources/More.xcassets/a.colorset/Contents.json": colour,
    "App/Pods/Other.xcassets/a.colorset/Contents.json": colour,
    "App/UI/Base.lproj/Main.storyboard": "", "App/UI/UI.xcassets/a.colorset/Contents.json": colour,
  ]

  private func names(_ project: TemporaryProject, _ path: String, _ reach: FileReach) -> [String] {
    CatalogSearch.folders(around: project.path(path), within: reach).map {
      String($0.dropFirst(project.root.path.count + 1))
    }
  }

  @Test("They lie beside and around it, up to the Xcode project, the nearest last")
  func around() throws {
    let project = try TemporaryProject(Self.files)
    let path = "App/UI/Base.lproj/Main.storyboard"
    #expect(
      names(project, path, .everywhere) == [
        "Shared.xcassets", "App/Resources/More.xcassets", "App/Assets.xcassets",
        "App/UI/UI.xcassets",
      ])
    let reach = FileReach(below: project.path("App/UI"))
    #expect(names(project, path, reach) == ["App/UI/UI.xcassets"])
  }

  // pia-foss/vpn-ios: documents in Resources, catalogs in the folder of the app, beside a widget's.
  @Test("All of an app's come in the order of their nearness, the folder with its name later")
  func wholeApp() throws {
    var files = Self.files
    files["Resources/UI/Card.xib"] = ""
    files["Resources/Icons.xcassets/a.colorset/Contents.json"] = Self.colour
    let project = try TemporaryProject(files)
    let found = CatalogSearch.appFolders(
      around: project.path("Resources/UI/Card.xib"), within: .everywhere
    ).map { String($0.dropFirst(project.root.path.count + 1)) }
    #expect(
      found == [
        "Shared.xcassets", "Widget/Widget.xcassets", "App/Assets.xcassets",
        "App/Resources/More.xcassets", "App/UI/UI.xcassets", "Resources/Icons.xcassets",
      ])
    #expect(
      names(project, "Resources/UI/Card.xib", .everywhere) == [
        "Shared.xcassets", "Resources/Icons.xcassets",
      ])
    files["App.xcodeproj/project.pbxproj"] = nil
    let alone = try TemporaryProject(files)
    #expect(
      CatalogSearch.appFolders(
        around: alone.path("Resources/UI/Card.xib"), within: .everywhere
      ).isEmpty)
  }

  @Test("Without a project only those beside a document are its own")
  func alone() throws {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = nil
    let project = try TemporaryProject(files)
    #expect(
      names(project, "App/UI/Base.lproj/Main.storyboard", .everywhere) == ["App/UI/UI.xcassets"])
    #expect(names(project, "App/Card.xib", .everywhere) == ["App/Assets.xcassets"])
  }

  @Test("Folders that belong to no app are not listed for what is below them")
  func unlisted() throws {
    var files = Self.files
    func listsWidget() throws -> Bool {
      let project = try TemporaryProject(files)
      let paths = WorkspaceFiles().tracing {
        CatalogSearch.folders(around: project.path("App/Card.xib"), within: .everywhere)
      }.paths
      #expect(paths.contains { PathParts.isNamed($0, ending: "/App") })
      return paths.contains { PathParts.isNamed($0, ending: "/Widget") }
    }
    files["App.xcodeproj/project.pbxproj"] = nil
    #expect(try !listsWidget())
    files["Package.swift"] = ""
    #expect(try !listsWidget(), "the top has what is in itself")
  }
}
