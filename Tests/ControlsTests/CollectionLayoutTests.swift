import Controls
import Geometry
import Testing

@Suite("Layouts of collections")
struct CollectionLayoutTests {
  private static let room = Size(width: 375, height: 400)

  private func places(
    _ count: Int, _ layout: CollectionLayout, natural: [Size] = []
  ) -> CollectionLayout.Places {
    layout.places(
      of: count, in: Self.room,
      measure: { index, width, height in
        let size = natural.isEmpty ? Size(width: 40, height: 20) : natural[index % natural.count]
        return Size(width: width ?? size.width, height: height ?? size.height)
      })
  }

  @Test("A full line of a flow layout spreads over the width, and the last line keeps the columns")
  func flow() {
    var layout = CollectionLayout()
    layout.itemSize = Size(width: 100, height: 80)
    layout.inset = EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let places = places(5, layout)
    #expect(places.items.map(\.minX) == [10, 137.5, 265, 10, 137.5])
    #expect(places.items.map(\.minY) == [5, 5, 5, 95, 95])
    #expect(places.content == Size(width: 375, height: 180))
  }

  @Test("Self-sizing items of a flow layout keep the minimum space in the last line")
  func automatic() {
    var layout = CollectionLayout()
    layout.itemSize = nil
    let places = places(
      3, layout, natural: [Size(width: 40, height: 20), Size(width: 60, height: 30)])
    #expect(places.items.map(\.minX) == [0, 50, 120])
    #expect(places.items.map(\.minY) == [5, 0, 5])
  }

  @Test("An item alone in its line is centred")
  func alone() {
    var layout = CollectionLayout()
    layout.itemSize = Size(width: 300, height: 10)
    #expect(places(2, layout).items.map(\.minX) == [37.5, 37.5])
  }

  /// 24 recorded sections of 11 repositories, 20 of them with one item; 24 in which two would fit.
  @Test("An item beside which no other fits is centred, even alone; else it is at the start")
  func lone() {
    var layout = CollectionLayout()
    layout.itemSize = Size(width: 300, height: 10)
    #expect(places(1, layout).items.map(\.minX) == [37.5])
    layout.itemSize = Size(width: 400, height: 10)
    #expect(places(1, layout).items.map(\.minX) == [-12.5])
    layout.itemSize = Size(width: 180, height: 10)
    #expect(places(1, layout).items.map(\.minX) == [0])
  }

  /// openradar 20825965: the last line is at the start 'as soon as one size' differs.
  @Test("Items of one size keep the columns of a full line, those of several the least spacing")
  func uniform() {
    let lines = FlowLines(isVertical: true, itemGap: 10, lineGap: 10, room: 300)
    let size = Size(width: 80, height: 50)
    for count in 1...5 {
      let places = lines.places(of: [Size](repeating: size, count: count))
      #expect(places.items.map(\.minX) == [0, 110, 220, 0, 110].prefix(count).map { $0 })
    }
    var sizes = [Size](repeating: size, count: 5)
    sizes[0].height = 60
    #expect(lines.places(of: sizes).items.map(\.minX) == [0, 110, 220, 0, 90])
  }

  @Test("The items of a group with a count share its length")
  func counts() throws {
    var layout = CollectionLayout()
    var group = CollectionLayout.Group(
      [.item(.init(.init(width: .fractionalWidth(1), height: .absolute(30))))],
      size: .init(width: .fractionalWidth(1), height: .absolute(40)), axis: .horizontal,
      itemSpacing: 15, groupSpacing: 0)
    group.count = 4
    layout.group = group
    let items = places(5, layout).items
    #expect(items.map(\.minX) == [0, 97.5, 195, 292.5, 0])
    #expect(items.allSatisfy { $0.width == 82.5 } && items[4].minY == 40)
  }

  /// IBPCollectionViewCompositionalLayout#100; Apple, `NSCollectionLayoutItem.contentInsets`.
  // A row of chips: item and group estimated, as in public apps' tag lists.
  @Test("A group of an estimated length holds the items that its guess has room for")
  func estimatedGroups() {
    let widths = [30, 90, 60.0].map { Size(width: $0, height: 20) }
    func chips(_ guess: Double, count: Int? = nil) -> [Double] {
      let size = CollectionLayout.Extent(width: .estimated(guess), height: .estimated(20))
      let item = CollectionLayout.Extent(width: .estimated(50), height: .estimated(20))
      var layout = CollectionLayout()
      layout.group = CollectionLayout.Group(
        [.item(.init(item))], size: size, axis: .horizontal, itemSpacing: 4, groupSpacing: 8)
      layout.group?.count = count
      layout.scrollsOrthogonally = true
      return places(6, layout, natural: widths).items.map(\.minX)
    }
    #expect(chips(50) == [0, 38, 136, 204, 242, 340])
    #expect(chips(50, count: 1) == [0, 38, 136, 204, 242, 340])
    #expect(chips(104) == [0, 34, 132, 196, 234, 328])
  }

  @Test("The items of a vertical group without a height keep their own, and never overlap")
  func verticalCounts() {
    let item = CollectionLayout.Extent(width: .fractionalWidth(1), height: .uniform(44))
    let size = CollectionLayout.Extent(width: .fractionalWidth(1), height: .estimated(44))
    var layout = CollectionLayout()
    layout.group = CollectionLayout.Group(
      [.item(.init(item))], size: size, axis: .vertical, itemSpacing: 5, groupSpacing: 0)
    layout.group?.count = 2
    let heights = [20, 20, 41, 20.0].map { Size(width: 40, height: $0) }
    let found = places(4, layout, natural: heights).items
    #expect(found.map(\.minY) == [0, 25, 45, 91])
    #expect(found.map(\.height) == [20, 20, 41, 20])
  }

  @Test("Insets of items and groups are within their places, and ignored where size is estimated")
  func insets() {
    var layout = CollectionLayout()
    var item = CollectionLayout.Item(.init(width: .fractionalWidth(0.5), height: .estimated(10)))
    item.insets = DirectionalEdgeInsets(top: 5, leading: 2, bottom: 5, trailing: 4)
    var group = CollectionLayout.Group(
      [.item(item)],
      size: .init(width: .fractionalWidth(1), height: .absolute(60)), axis: .horizontal,
      itemSpacing: 0, groupSpacing: 0)
    group.insets = DirectionalEdgeInsets(top: 16, leading: 15, bottom: 16, trailing: 10)
    layout.group = group
    #expect(
      places(2, layout).items == [
        Rect(x: 17, y: 16, width: 169, height: 20), Rect(x: 192, y: 16, width: 169, height: 20),
      ])
  }

  /// IBPCollectionViewCompositionalLayout#85, with a picture of iOS 13.
  @Test("Groups of a section that scrolls by itself are in one line, within its insets")
  func orthogonal() {
    var layout = CollectionLayout()
    layout.inset = EdgeInsets(top: 5, left: 15, bottom: 5, right: 15)
    layout.scrollsOrthogonally = true
    layout.group = CollectionLayout.Group(
      [.item(.init(.init(width: .fractionalWidth(1), height: .fractionalHeight(1))))],
      size: .init(width: .fractionalWidth(0.5), height: .absolute(60)), axis: .horizontal,
      itemSpacing: 0, groupSpacing: 10)
    let places = places(3, layout)
    #expect(places.items.map(\.minX) == [15, 197.5, 380])
    #expect(places.items.allSatisfy { $0.minY == 5 && $0.size == Size(width: 172.5, height: 60) })
    #expect(places.content == Size(width: 375, height: 70))
  }

  @Test("Groups hold the items that fit, and follow each other along the scrolling axis")
  func groups() {
    var layout = CollectionLayout()
    layout.group = CollectionLayout.Group(
      [.item(.init(.init(width: .fractionalWidth(0.5), height: .estimated(10))))],
      size: .init(width: .fractionalWidth(1), height: .estimated(10)), axis: .horizontal,
      itemSpacing: 0, groupSpacing: 12)
    let places = places(
      3, layout, natural: [Size(width: 1, height: 20), Size(width: 1, height: 50)])
    #expect(
      places.items == [
        Rect(x: 0, y: 0, width: 187.5, height: 20), Rect(x: 187.5, y: 0, width: 187.5, height: 50),
        Rect(x: 0, y: 62, width: 187.5, height: 20),
      ])
    #expect(places.content.height == 82)
  }

  @Test("Items that share the height of a group are as tall as its tallest")
  func shares() {
    var layout = CollectionLayout()
    layout.scrollAxis = .horizontal
    layout.group = CollectionLayout.Group(
      [.item(.init(.init(width: .absolute(50), height: .uniform(10))))],
      size: .init(width: .absolute(110), height: .estimated(10)), axis: .horizontal, itemSpacing: 5,
      groupSpacing: 0)
    let places = places(
      3, layout, natural: [Size(width: 1, height: 20), Size(width: 1, height: 50)])
    #expect(places.items.map(\.height) == [50, 50, 20])
    #expect(places.items.map(\.minX) == [0, 55, 110])
    #expect(places.content == Size(width: 220, height: 400))
  }

  @Test("Every item is placed, whatever the lengths")
  func extremes() {
    for length in [0, 1e-9, 400, 1e9] {
      var layout = CollectionLayout()
      layout.itemSize = Size(width: length, height: length)
      #expect(places(7, layout).items.count == 7)
      layout.group = CollectionLayout.Group(
        [.item(.init(.init(width: .absolute(length), height: .absolute(length))))],
        size: .init(width: .absolute(length), height: .absolute(length)), axis: .vertical,
        itemSpacing: 0, groupSpacing: 0)
      #expect(places(7, layout).items.count == 7)
    }
  }

  // nemecek-filip/CompositionalDiffablePlayground.ios#1, scenario 2; komaji504, 2020/11/21.
  @Test("A fraction of an estimated height is one of the estimate, whatever the content is")
  func fractionsOfEstimates() {
    var layout = CollectionLayout()
    layout.group = CollectionLayout.Group(
      [.item(.init(.init(width: .fractionalWidth(0.5), height: .fractionalHeight(0.5))))],
      size: .init(width: .fractionalWidth(1), height: .estimated(300)), axis: .horizontal)
    #expect(places(2, layout).items.map(\.height) == [150, 150])
    #expect(places(2, layout).content.height == 150)
  }

  // Apple, `uniformAcrossSiblings(estimate:)`.
  @Test("Uniform items are as tall as the tallest beside them, others as their own content")
  func uniformItems() {
    func heights(_ height: CollectionLayout.Dimension) -> [Double] {
      var layout = CollectionLayout()
      layout.group = CollectionLayout.Group(
        [.item(.init(.init(width: .fractionalWidth(0.5), height: height)))],
        size: .init(width: .fractionalWidth(1), height: .estimated(50)), axis: .horizontal)
      let natural = [20, 50, 30.0].map { Size(width: 1, height: $0) }
      return places(3, layout, natural: natural).items.map(\.height)
    }
    #expect(heights(.uniform(50)) == [50, 50, 30])
    #expect(heights(.estimated(50)) == [20, 50, 30])
  }

  // Apple: of `repeatingSubitem` 'it's your responsibility' that the repetitions fit; `subitem:count:`
  // makes 'equally sized items' of any.
  @Test("A repeated item keeps its size, whatever room its group has")
  func repeated() {
    func minX(shares: Bool) -> [Double] {
      var layout = CollectionLayout()
      layout.group = CollectionLayout.Group(
        [.item(.init(.init(width: .absolute(150), height: .absolute(10))))],
        size: .init(width: .fractionalWidth(1), height: .absolute(10)), axis: .horizontal)
      layout.group?.count = 3
      layout.group?.sharesLength = shares
      return places(3, layout).items.map(\.minX)
    }
    #expect(minX(shares: true) == [0, 125, 250])
    #expect(minX(shares: false) == [0, 150, 300])
  }
}
