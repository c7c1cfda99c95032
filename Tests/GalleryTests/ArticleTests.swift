import Documents
import Geometry
import Rendering
import Scenes
import Testing

@Suite("Scenes from articles")
struct ArticleTests {
  private func frame(_ view: String, in result: LayoutResult) throws -> Rect {
    try #require(result[view]).frame
  }

  @Test("A button with a position only is 34 high and as wide as its six characters of 18 points")
  func button() throws {
    let button = try frame("button", in: Gallery.result(of: "articles/button-with-position-only"))
    // The article's log prints a width of 111.
    #expect(button == Rect(x: 10, y: 56, width: 110, height: 34))
  }

  @Test("The image of the stack takes the space that title and button leave")
  func stretchedImage() throws {
    let result = try Gallery.result(of: "articles/stack-title-image-button")
    let label = try #require(result["label"])
    let button = try #require(result["button"])
    #expect(label.frame.height == label.intrinsicHeight)
    #expect(button.frame.height == 34)
    let image = try frame("imageView", in: result)
    #expect(image.height == 383 - 2 * 8 - label.frame.height - 34)
  }

  @Test("[button]-[textField] leaves the standard space of eight points")
  func standardSpace() throws {
    let result = try Gallery.result(of: "articles/vfl-standard-space")
    let button = try frame("button", in: result)
    #expect(try frame("textField", in: result).minX == button.maxX + 8)
  }

  @Test("[button(100@20)] yields to the button's hugging at 250")
  func weakWidth() throws {
    let button = try #require(Gallery.result(of: "articles/vfl-priority")["button"])
    #expect(button.frame.width == 46)
    #expect(button.frame.width == button.intrinsicWidth)
  }

  @Test("[button(>=50)] stretches a short button and no further")
  func atLeast() throws {
    let result = try Gallery.result(of: "articles/vfl-width-at-least-50")
    #expect(try frame("button", in: result).width == 50)
  }

  /// The article leaves open which one is broken; the logs of unstoppable-wallet-ios#1731 and #1876
  /// are of this very case (`bottom - 24`, then `bottom - 32`), and name the first.
  @Test("Of two contradictory gaps, the earlier is broken and the later holds")
  func conflict() throws {
    let result = try Gallery.result(of: "articles/conflict-between-two-gaps")
    let conflict = try #require(result.diagnostics.first { $0.code == .unsatisfiable })
    #expect(conflict.constraints.compactMap(\.id).sorted() == ["gap-of-ten", "gap-of-twenty"])
    #expect(conflict.broken == "gap-of-ten")
    #expect(try frame("view1", in: result).minX == 140)
  }

  @Test("Two labels that hug alike are ambiguous from 100 to 180, and their widths add up to 300")
  func ambiguity() throws {
    let result = try Gallery.result(of: "articles/ambiguous-two-labels", .blocks)
    let red = try #require(result["red"])
    let width = try #require(red.freedoms.first { $0.attribute == "width" })
    #expect(width.lower == 100)
    #expect(width.upper == 180)
    #expect(try red.frame.width + frame("green", in: result).width == 300)
  }

  @Test("Texts of every size share one baseline, half a point above the line drawn there")
  func baselines() throws {
    let result = try Gallery.result(of: "articles/baseline-aligned-texts")
    for id in ["large", "medium", "small", "change"] {
      let view = try #require(result[id])
      #expect(abs(view.alignmentRect.minY + view.lastBaseline - 52) < 1e-6)
    }
  }

  @Test("Doubled strings double localised text, and the dialogue grows without truncating any")
  func doubledStrings() throws {
    let scene = "articles/doubled-strings"
    let doubled = try #require(VariantAxis.strings.value("doubled"))
    let once = try Gallery.result(of: scene)
    let twice = try Gallery.result(
      of: scene, .normal, Variant(name: "doubled", values: [doubled]))
    #expect(twice["heading"]?.text?.text == "Save changes? Save changes?")
    #expect(twice["version"]?.text?.text == "v2.1")
    #expect(try frame("card", in: twice).height > frame("card", in: once).height)
    #expect(twice.views.allSatisfy { $0.text?.isTruncated != true })
  }

  @Test("The login card mirrors itself in a right-to-left language")
  func mirroredCard() throws {
    let direction = try #require(VariantAxis.direction.value("rtl"))
    let scene = "showcase/login-card"
    let ltr = try Gallery.result(of: scene)
    let rtl = try Gallery.result(of: scene, .normal, Variant(name: "rtl", values: [direction]))
    let card = try frame("card", in: ltr)
    for id in ["logo", "heading", "email", "stay", "staySwitch", "signIn"] {
      let (here, there) = (try #require(ltr[id]), try #require(rtl[id]))
      #expect(abs(there.alignmentRect.maxX - (card.width - here.alignmentRect.minX)) < 1e-6)
    }
  }

  @Test("Hugging leaves everything between the two constraints ambiguous")
  func equalWishes() throws {
    let result = try Gallery.result(of: "priorities/equal-wishes-leave-a-range")
    let freedom = try #require(result["bar"]?.freedoms.first)
    #expect(freedom.attribute == "width")
    #expect(freedom.lower == 100)
    #expect(freedom.upper == 200)
  }
}
