import Geometry
import InterfaceBuilder
import Testing

/// What recorded frames show of bars, of the segues that bring them, and of sheets.
extension NibEraTests {
  // BlockchainCommons/GordianWallet-iOS, Main.storyboard: 17 roots, none against.
  @Test("What pushes a controller that hides its bar at the bottom simulates a bar all the same")
  func inheritedToolbar() throws {
    let size = Size(width: 375, height: 667)
    let around = """
      <scene sceneID="l"><objects><viewController id="list">
        <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
        <connections><segue destination="vc" kind="show" id="h"/></connections>
      </viewController></objects></scene>
      """
    let text = storyboard(
      "retina4_7", 17_701, size, attributes: "hidesBottomBarWhenPushed=\"YES\"", around: around)
    #expect(try insets(text, size)[2] == 49)
    #expect(try insets(text, size, .measured)[2] == 0)
  }

  // battucave/telemed-ios-app, Main.storyboard and Med2Med.storyboard: 17 roots.
  @Test("The first segue counts: one of the app's own brings the bar that its source simulates")
  func customSegues() throws {
    let size = Size(width: 414, height: 736)
    let custom = """
      <scene sceneID="m"><objects><viewController id="menu">
        <nil key="simulatedTopBarMetrics"/>
        <connections><segue destination="vc" kind="custom" id="h"/></connections>
      </viewController></objects></scene>
      """
    func top(_ around: String, _ intrinsic: NibOptions.Intrinsic = .recorded) throws -> Double {
      try insets(storyboard("retina5_5", 18_122, size, around: around), size, intrinsic)[0]
    }
    #expect(try top(custom + navigation()) == 0)
    #expect(try top(custom + navigation(), .measured) == 44)
    #expect(try top(navigation() + custom) == 44)
    let plain = custom.replacing("<nil key=\"simulatedTopBarMetrics\"/>", with: "")
    #expect(try top(plain + navigation()) == 44)
  }

  // GordianWallet-iOS, Main.storyboard; FloatingPanel, Main.storyboard. A controller that a
  // navigation controller contains keeps its bar (Programming-iOS-Book-Examples).
  @Test("The first segue counts: a controller that is presented first lies under no bar")
  func presentedFirst() throws {
    let size = Size(width: 375, height: 667)
    func list(_ kinds: [String]) -> String {
      let segues = kinds.map { "<segue destination=\"vc\" kind=\"\($0)\" id=\"\($0)\"/>" }
      return """
        <scene sceneID="l"><objects><viewController id="list">
          <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
          <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
          <connections>\(segues.joined())</connections>
        </viewController></objects></scene>
        """
    }
    func recorded(_ around: String) throws -> [Double] {
      try insets(storyboard("retina4_7", 17_701, size, around: around), size)
    }
    #expect(try recorded(list(["show", "presentation"])) == [44, 16, 49])
    #expect(try recorded(list(["presentation", "show"])) == [0, 16, 0])
    #expect(try recorded(list(["presentation"]) + navigation())[0] == 44)
  }

  // WSDOT/wsdot-ios-app, Main.storyboard; RxSwift, SimpleTableViewExample.storyboard: five roots.
  @Test("A root as high as the screen begins below an opaque bar, and ends below the screen")
  func pushedDown() throws {
    let size = Size(width: 414, height: 736)
    let bar = navigation(bar: "translucent=\"NO\"")
    func recorded(_ tools: Int, _ height: Double = 736) throws -> [Double] {
      let size = Size(width: size.width, height: height)
      return try insets(storyboard("retina5_5", tools, size, around: bar), size)
    }
    #expect(try recorded(20_037) == [0, 20, 44])
    #expect(try recorded(20_037, 692) == [0, 20, 0])
    #expect(try recorded(14_490) == [0, 20, 64])
  }

  // digitalhealthpass/dhp-ios-app: five roots in four storyboards, against one of another's.
  @Test("A stack on a sheet has no home indicator from Xcode 13, a sheet by itself has one")
  func sheetsWithStacks() throws {
    let size = Size(width: 414, height: 842)
    func bottom(_ tools: Int, _ around: String) throws -> Double {
      try insets(storyboard("retina6_1", tools, size, around: around), size)[2]
    }
    #expect(try bottom(17_701, navigation()) == 34)
    #expect(try bottom(19_529, navigation()) == 0)
    #expect(try bottom(19_529, "") == 34)
  }

  // Alfresco/alfresco-ios-app: three nibs, and one of another project.
  @Test("A wide nib of Xcode 9 and 10 has the status bar of an iPad, also if its canvas hides it")
  func widePadNibs() throws {
    let size = Size(width: 768, height: 1004)
    let canvas = """
      <nil key="simulatedStatusBarMetrics"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      """
    func top(_ device: String) throws -> Double {
      try insets(nib(device, 14_460, size, canvas: canvas), size)[0]
    }
    #expect(try top("ipad9_7") == 20)
    #expect(try top("retina4_7") == 0)
  }

  // openshop.io-ios, Main.storyboard; FSCalendar, MainInterface.storyboard; against wider roots of
  // IBAnimatable and eidolon.
  @Test("A hidden status bar has no inset in a controller's free size up to the screen's width")
  func freeSizes() throws {
    let none = #"<nil key="simulatedStatusBarMetrics"/>"#
    let free = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    func top(_ width: Double, _ controller: String) throws -> Double {
      let size = Size(width: width, height: 450)
      return try insets(storyboard("retina4_7", 14_113, size, controller: controller), size)[0]
    }
    #expect(try top(300, none + free) == 0)
    #expect(try top(300, free) == 20)
    #expect(try top(400, none + free) == 20)
  }

  // MIT-Mobile-for-iOS: two nibs of 600 points.
  @Test("A wide nib of Xcode 6 has the margins of a part of a screen")
  func wideNibs() throws {
    let size = Size(width: 600, height: 600)
    #expect(try insets(nib("none", 6_245, size), size)[1] == 8)
    #expect(try insets(nib("none", 8_191, size), size)[1] == 20)
  }

  // raivo-otp/ios-application, Setup.storyboard and Main.storyboard: 17 views.
  @Test("A pushed controller takes over the size of the title before it, unless it states one")
  func pushedTitles() throws {
    let size = Size(width: 414, height: 896)
    func top(_ root: String, _ pushed: String, bar: String = "largeTitles=\"YES\"") throws -> Double
    {
      func item(_ mode: String, _ id: String) -> String {
        let attribute = mode.isEmpty ? "" : "largeTitleDisplayMode=\"\(mode)\""
        return "<navigationItem key=\"navigationItem\" \(attribute) id=\"\(id)\"/>"
      }
      let list = """
        <scene sceneID="l"><objects><viewController id="list">\(item(root, "i"))
          <connections><segue destination="vc" kind="show" id="h"/></connections>
        </viewController></objects></scene>
        """
      let around = navigation(bar: bar).replacing("\"vc\"", with: "\"list\"") + list
      return try insets(
        storyboard("retina6_1", 17_701, size, controller: item(pushed, "j"), around: around), size)[
          0]
    }
    #expect(try top("never", "always") == 140)
    #expect(try top("never", "") == 88)
    #expect(try top("", "never") == 88)
    #expect(try top("always", "") == 140)
    #expect(try top("never", "always", bar: "") == 88)
  }
}
