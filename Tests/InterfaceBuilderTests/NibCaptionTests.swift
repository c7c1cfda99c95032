import AutoLayout
import Controls
import Documents
import InterfaceBuilder
import Testing
import Typesetting

@Suite("Captions of empty places")
struct NibCaptionTests {
  private func captions(_ text: String) throws -> (words: [String], remarks: [String]) {
    let document = try NibDocument(Array(text.utf8))
    var builder = NibBuilder(
      document, NibOptions(ControlEnvironment(measurer: BlockMeasurer())))
    let built = builder.build(document.trees[0])
    built.root.layoutIfNeeded()
    builder.addCaptions(to: built, of: document.trees[0])
    let words = built.views.compactMap { built.captions[ObjectIdentifier($0.view)]?.title }
    return (words, built.warnings.filter { $0.clause.code == .undrawn }.map(\.message))
  }

  private let plot = """
    <view id="plot" customClass="PlotView"><rect key="frame" x="0" y="0" width="200" \
    height="100"/></view>
    """

  @Test("A view of the author's own class says that it is drawn in code")
  func customClass() throws {
    let found = try captions(Nib.document(subviews: plot))
    #expect(found.words == ["PlotView"])
    #expect(found.remarks == ["'PlotView': is drawn in code"])
  }

  @Test("Captions are not written over one another")
  func overlaps() throws {
    let other = plot.replacing("plot", with: "chart").replacing("PlotView", with: "ChartView")
    let found = try captions(Nib.document(subviews: plot + other))
    #expect(found.words == ["PlotView"])
    #expect(found.remarks.count == 2)
    let below = other.replacing(#"y="0""#, with: #"y="200""#)
    #expect(try captions(Nib.document(subviews: plot + below)).words == ["PlotView", "ChartView"])
  }

  @Test("A caption is hidden by views above its place, but is still remarked")
  func occlusion() throws {
    let label = """
      <label id="l" text="over the plot"><rect key="frame" x="50" y="40" width="100" \
      height="20"/></label>
      """
    let found = try captions(Nib.document(subviews: plot + label))
    #expect(found.words.isEmpty)
    #expect(found.remarks.count == 1)
  }

  @Test(
    "A clear button that would be shown is remarked upon",
    arguments: [
      ("always", "text=\"a\"", 1), ("unlessEditing", "text=\"a\"", 1), ("never", "text=\"a\"", 0),
      ("whileEditing", "text=\"a\"", 0), ("always", "", 0),
    ])
  func clearButton(mode: String, text: String, count: Int) throws {
    let field = """
      <textField id="f" userLabel="search" clearButtonMode="\(mode)" \(text)>\
      <rect key="frame" x="0" y="0" width="90" height="30"/></textField>
      """
    let remarks = try captions(Nib.document(subviews: field)).remarks
      .filter { $0.contains("clear") }
    #expect(
      remarks == Array(repeating: "the clear button of 'search' is not drawn", count: count))
  }

  @Test("A picture in a single colour has a caption")
  func bare() throws {
    #expect(try captions(Nib.document()).words.count == 1)
    let hidden =
      #"<label id="l" text="no" hidden="YES"><rect key="frame" x="0" y="0" width="9" height="9"/></label>"#
    #expect(try captions(Nib.document(subviews: hidden)).words == ["UIView"])
  }

  @Test("The line below an empty prototype does not name it")
  func prototype() throws {
    let table = """
      <tableView id="t" style="plain"><rect key="frame" x="0" y="0" width="320" height="200"/>
      <prototypes><tableViewCell id="c" reuseIdentifier="Chart"><rect key="frame" x="0" y="28" \
      width="320" height="44"/><tableViewCellContentView key="contentView" id="v"><rect \
      key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView></tableViewCell>
      </prototypes></tableView>
      """
    #expect(try captions(Nib.document(subviews: table)).words == ["Chart"])
  }

  @Test("A view with visible content has none")
  func seen() throws {
    let label =
      #"<label id="l" text="yes"><rect key="frame" x="0" y="0" width="50" height="20"/></label>"#
    let found = try captions(Nib.document(subviews: label))
    #expect(found.words.isEmpty)
    #expect(found.remarks.isEmpty)
  }
}
