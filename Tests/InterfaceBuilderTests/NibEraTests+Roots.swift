import Geometry
import InterfaceBuilder
import Testing

/// What recorded frames show of roots that are no screens, and of screens without a device.
extension NibEraTests {
  // bigdreamer1610/MyWalletIOSApp: MonthCell, PieChartCollectionViewCell; unstoppabledomains,
  // ManageDomainRecordCell; pocket-casts-ios, ThemeAbstractCell; HabitRPG, StableSectionHeader.
  @Test("From Xcode 11, low collection cells have the screen's insets as far as they reach them")
  func lowCollectionCells() throws {
    func ends(
      _ tools: Int, _ height: Double, _ device: String = "retina6_1",
      _ intrinsic: NibOptions.Intrinsic = .recorded
    ) throws -> [Double] {
      let size = Size(width: 167, height: height)
      let text = nib(device, tools, size, element: "collectionViewCell")
      let all = try insets(text, size, intrinsic)
      return [all[0], all[2]]
    }
    #expect(try ends(16_097, 140) == [44, 0])
    #expect(try ends(16_097, 317) == [44, 0])
    #expect(try ends(21_701, 200) == [48, 34])
    #expect(try ends(14_835, 60, "retina4_7") == [0, 0])
    #expect(try ends(14_113, 44, "retina4_7") == [0, 0])
    #expect(try ends(16_097, 140, "retina6_1", .measured) == [0, 0])
  }

  // missingpet/ios-client: Feed, MyAnnouncements, Map; FloatingPanel, Main; dd-sdk-ios,
  // LocationsView.
  @Test("A large title above a list or a grid that comes first is recorded as a row alone")
  func largeTitlesAboveLists() throws {
    let size = Size(width: 414, height: 896)
    func top(_ first: String, _ intrinsic: NibOptions.Intrinsic = .recorded) throws -> Double {
      let view =
        "<subviews><\(first) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"first\"/>"
      let text = storyboard(
        "retina6_1", 17_701, size, around: navigation(bar: "largeTitles=\"YES\""))
      return try insets(text.replacing("<subviews>", with: view), size, intrinsic)[0]
    }
    #expect(try top("tableView") == 88)
    #expect(try top("collectionView") == 88)
    #expect(try top("scrollView") == 140)
    #expect(try top("tableView", .measured) == 140)
  }

  // ryuta46/raccoonwallet-ios, Calculator.xib.
  @Test("Xcode 9 and 10 record no status bar over wide views of any kind of size")
  func wideViews() throws {
    func top(_ width: Double, _ tools: Int = 14_113) throws -> Double {
      let size = Size(width: width, height: 470)
      return try insets(nib("retina4_7", tools, size), size)[0]
    }
    #expect(try top(638) == 0)
    #expect(try top(414) == 20)
    #expect(try top(638, 22_505) == 20)
  }

  // protolabz/iOSProject, Main.storyboard: 48 sheets; digitalhealthpass/dhp-ios-app, ContactDetails.
  @Test("A sheet has the bar of a stack only if the stack's root is a sheet, too")
  func sheetsOverStacks() throws {
    let size = Size(width: 414, height: 842)
    func top(rootHeight: Double) throws -> Double {
      let root = """
        <scene sceneID="l"><objects><viewController id="list"><view key="view" id="first">
          <rect key="frame" x="0" y="0" width="414" height="\(rootHeight)"/></view>
          <connections><segue destination="vc" kind="show" id="h"/></connections>
        </viewController></objects></scene>
        """
      let stack = navigation().replacing("\"vc\"", with: "\"list\"")
      return try insets(storyboard("retina6_1", 18_122, size, around: root + stack), size)[0]
    }
    #expect(try top(rootHeight: 896) == 0)
    #expect(try top(rootHeight: 842) == 56)
    #expect(try insets(storyboard("retina6_1", 18_122, size, around: navigation()), size)[0] == 56)
  }

  // Karpezhnikov/iOSProject: AddNewServiceVC, AddNewDiscontVC and two others.
  @Test("A sheet of a free size is recorded short of it, without a status bar")
  func freeSheets() throws {
    func ends(_ height: Double, _ tools: Int = 15_705) throws -> [Double] {
      let size = Size(width: 414, height: height)
      let free = #"<size key="freeformSize" width="414" height="1400"/>"#
      let all = try insets(storyboard("retina6_1", tools, size, controller: free), size)
      return [all[0], all[2]]
    }
    #expect(try ends(1346) == [0, 34])
    #expect(try ends(1400) == [44, 34])
    #expect(try ends(1346, 14_460) == [44, 34])
  }

  // raymonds1221/lifetrakiosapp: Main_iPhone and Main_iPad; MIT-Mobile-for-iOS: News_iPad.
  @Test("Without a device, a presented root of a screen's size is a screen under a status bar")
  func screensWithoutDevice() throws {
    func top(_ kind: String, y: Double = 0, _ width: Double, _ height: Double) throws -> Double {
      let size = Size(width: width, height: height)
      let source = """
        <scene sceneID="l"><objects><viewController id="list">
          <connections><segue destination="vc" kind="\(kind)" id="h"/></connections>
        </viewController></objects></scene>
        """
      let around = kind == "push" ? navigation().replacing("\"vc\"", with: "\"list\"") : ""
      let text = storyboard("retina4_7", 9_059, size, around: source + around)
        .replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
        .replacing(
          "x=\"0\" y=\"0\" width=\"\(width)\"", with: "x=\"0\" y=\"\(y)\" width=\"\(width)\"")
      return try insets(text, size)[0]
    }
    #expect(try top("modal", 320, 568) == 20)
    #expect(try top("modal", 768, 1024) == 20)
    #expect(try top("modal", 320, 400) == 0)
    #expect(try top("embed", 555, 145) == 0)
    #expect(try top("push", 320, 568) == 64)
    #expect(try top("push", y: 64, 320, 504) == 0)
  }
}
