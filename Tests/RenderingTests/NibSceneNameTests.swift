import Rendering
import Testing

@Suite("Names of a storyboard's trees") struct NibSceneNameTests {
  private func scene(_ number: Int, _ attributes: String, _ item: String = "") -> String {
    """
    <scene sceneID="s\(number)"><objects><viewController id="c\(number)" \(attributes)>
      <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
      \(item)
    </viewController></objects></scene>
    """
  }

  private func names(_ scenes: String) throws -> [String] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="17506" targetRuntime="iOS.CocoaTouch"><scenes>\(scenes)</scenes></document>
      """
    return try NibScene.read(bytes: Array(text.utf8), path: "Main.storyboard").map(\.name)
  }

  @Test("A title view is called apart from the view of its controller")
  func titleViews() throws {
    let item = """
      <navigationItem key="navigationItem" id="n"><view key="titleView" id="t">
      <rect key="frame" x="0" y="0" width="90" height="30"/></view></navigationItem>
      """
    let names = try names(scene(1, #"customClass="Home""#, item))
    #expect(names.first == "Home")
    #expect(names.count == 2 && Set(names).count == 2, "\(names)")
  }

  @Test("A class is called apart from a title that reads the same")
  func titles() throws {
    let names = try names(scene(1, #"customClass="Home""#) + scene(2, #"title="Home""#))
    #expect(names == ["Home", "Home 2"])
  }
}
