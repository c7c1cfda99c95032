import Controls
import Geometry
import Testing

@Suite("Layouts of collections")
struct CollectionLayoutTests {
  private static let room = Size(width: 375, height: 400)

  private func places(
    _ count: Int, _ layout: CollectionLayout, natural: [Size] = []
  ) -> CollectionLayout.Places {
    layout.places(of: count, in: Self.room) { index, width in
      let size = natural.isEmpty ? Size(width: 40, height: 20) : natural[index % natural.count]
      return Size(width: width ?? size.width, height: size.height)
    }
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

  @Test("Groups hold the items that fit, and follow each other along the scrolling axis")
  func groups() {
    var layout = CollectionLayout()
    layout.group = CollectionLayout.Group(
      item: .init(width: .fractionalWidth(0.5), height: .estimated(10)),
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
      item: .init(width: .absolute(50), height: .fractionalHeight(1)),
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
        item: .init(width: .absolute(length), height: .absolute(length)),
        size: .init(width: .absolute(length), height: .absolute(length)), axis: .vertical,
        itemSpacing: 0, groupSpacing: 0)
      #expect(places(7, layout).items.count == 7)
    }
  }
}
