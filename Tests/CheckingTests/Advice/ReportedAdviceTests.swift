import Checking
import Documents
import Testing

/// Layouts that people asked about in public, with the edit that a colleague would make.
@Suite("Advice for reported layouts")
struct ReportedAdviceTests {
  // uias/Tabman#249: an effect view without a height takes all the room of the list below it.
  @Test("gives a bar a height instead of all that is below it")
  func bar() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 8 }
      root: { subviews: { effect: {}, list: {} } }
      constraints:
        - "[effect, list].horizontalEdges == root"
        - effect.top == root.safeArea.top
        - list.top == effect.bottom
        - list.bottom == root.bottom
      """)
    #expect(scene.edits(.ambiguous).first == "effect.height == 44")
  }

  // PureLayout/PureLayout#62: labels of a cell without a place between the first and the last.
  @Test("places a label below the one that it would cover")
  func labels() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 120 }
      root:
        subviews:
          name: { type: label, text: Kitty Stone }
          street: { type: label, text: College St }
          county: { type: label, text: Calhoun County }
      constraints:
        - "[name, street, county].leading == root.leading + 15"
        - name.top == root.top
        - county.bottom == root.bottom
      """)
    #expect(scene.edits(.ambiguous).first == "street.top == name.bottom + 8")
  }

  // stackoverflow.com/questions/19036228: content of a scroll view without a width and a height.
  @Test("settles each side of a scroll view's content on its own")
  func content() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 375, height: 667 }
      root: { subviews: { scroll: { type: scrollView, subviews: { a: { type: label, text: A } } } } }
      constraints:
        - scroll.edges == root
        - a.top == scroll.content.top + 20
        - a.trailing == scroll.content.trailing - 25
      """)
    let edits = scene.edits(.ambiguous)
    #expect(edits.contains("scroll.content.width == scroll.frameLayout.width"), "\(edits)")
    #expect(edits.contains("a.bottom == scroll.content.bottom - 20"), "\(edits)")
  }

  // mozilla-mobile/focus-ios#1250: a field of a fixed width runs under the button on a small screen.
  @Test("lets a fixed width give way to the control that it overlaps")
  func field() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 375, height: 667 }
      root:
        subviews:
          url: { type: textField, placeholder: Search }
          erase: { type: button, text: Erase }
      constraints:
        - url.leading == root.leading + 8
        - url.width == 300
        - url.top == root.top + 28
        - erase.trailing == root.trailing - 8
        - erase.centerY == url.centerY
      variants: { axes: { width: [375, 320] } }
      """)
    let fixed = try #require(scene.fixed)
    #expect(
      fixed.contains("url.trailing <= erase.leading") && fixed.contains("url.width == 300 @ "))
    #expect(try AdvisedScene(fixed).codes.isEmpty)
  }

  // folkehelseinstituttet/Fhi.Smittestopp.App#107: one button hangs on the top, one on the bottom.
  @Test("lets a place give way where two buttons meet on a low screen")
  func low() throws {
    let scene = try AdvisedScene(
      """
      canvas: { width: 320, height: 568 }
      root:
        subviews:
          nynorsk: { type: button, text: Nynorsk, style: filled }
          english: { type: button, text: Continue in English, style: filled }
      constraints:
        - "[nynorsk, english].centerX == root.centerX"
        - nynorsk.top == root.top + 480
        - english.bottom == root.bottom - 40
      variants: { axes: { height: [568, 667] } }
      """)
    #expect(scene.codes == [.overlap])
    let fixed = try #require(scene.fixed)
    #expect(fixed.contains("nynorsk.bottom <= english.top"))
    #expect(try AdvisedScene(fixed).codes.isEmpty)
  }

  // kickstarter/ios-oss#1359: the text of a banner lies behind the notch in landscape.
  @Test("moves the text of a bar into the bar's safe area, and leaves the bar at its edges")
  func banner() throws {
    let scene = try AdvisedScene(
      """
      canvas: { device: iPhone 15 }
      root: { subviews: { banner: { subviews: { text: { type: label, text: Something went wrong, lines: 0 } } } } }
      constraints:
        - banner.horizontalEdges == root
        - banner.bottom == root.bottom
        - text.leading == banner.leading + 18
        - text.trailing == banner.trailing - 18
        - text.top == banner.top + 18
        - text.bottom == banner.safeArea.bottom - 18
      variants: { axes: { device: [iPhone 15, iPhone 15 landscape], direction: [ltr, rtl] } }
      """)
    let fixed = try #require(scene.fixed)
    for line in [
      "banner.horizontalEdges == root", "text.leading == banner.safeArea.leading + 18",
      "text.trailing == banner.safeArea.trailing - 18",
    ] { #expect(fixed.contains(line), "\(fixed)") }
    #expect(try AdvisedScene(fixed).codes.isEmpty)
  }
}
