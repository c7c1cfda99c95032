import AutoLayout
import Geometry
import Testing

@Suite("Constraint maker")
struct ConstraintMakerTests {
  private let root = View()
  private let a = View()
  private let b = View()

  init() {
    root.identifier = "root"
    a.identifier = "a"
    b.identifier = "b"
    root.addSubview(a)
    root.addSubview(b)
  }

  private func made(_ sentences: (ConstraintMaker) -> Void) -> [String] {
    a.constrain.remake(sentences).map(\.equation)
  }

  @Test("Making constraints turns off the mask's translation and activates them")
  func make() {
    let constraints = a.constrain.make { $0.left.equalTo(b) }
    #expect(constraints.map(\.equation) == ["a.left == b.left"])
    #expect(constraints.allSatisfy { $0.isActive })
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Attributes chain, and pair with those of the operand")
  func pairs() {
    #expect(
      made {
        $0.leading.trailing.equalTo(b)
        $0.top.equalTo(b.constrain.bottom).offset(8)
        $0.width.height.equalTo(b.constrain.height.width).multipliedBy(0.5)
        $0.width.height.lessThanOrEqualTo(b.constrain.width).dividedBy(4)
      } == [
        "a.leading == b.leading", "a.trailing == b.trailing", "a.top == b.bottom + 8",
        "a.width == 0.5*b.height", "a.height == 0.5*b.width",
        "a.width <= 0.25*b.width", "a.height <= 0.25*b.width",
      ])
  }

  @Test("A number is a size, or a distance from the same location of the superview")
  func numbers() {
    #expect(
      made {
        $0.left.equalTo(10)
        $0.centerX.equalTo(-4.5)
        $0.width.greaterThanOrEqualTo(100)
        $0.size.equalTo(Size(width: 30, height: 40))
        $0.center.equalTo(Point(x: 1, y: 2))
        $0.edges.equalTo(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      } == [
        "a.left == root.left + 10", "a.centerX == root.centerX - 4.5", "a.width >= 100",
        "a.width == 30", "a.height == 40", "a.centerX == root.centerX + 1",
        "a.centerY == root.centerY + 2", "a.top == root.top + 1", "a.left == root.left + 2",
        "a.bottom == root.bottom - 3", "a.right == root.right - 4",
      ])
  }

  @Test("An offset keeps its sign, and an inset reverses it at the far edges")
  func shifts() {
    #expect(
      made {
        $0.directionalEdges.equalToSuperview().inset(5)
        $0.horizontalEdges.equalTo(b).offset(5)
        $0.verticalEdges.equalToSuperview().inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        $0.size.equalTo(b).offset(Size(width: 6, height: 7))
        $0.width.equalTo(b).inset(8)
        $0.center.equalTo(b).offset(Point(x: 9, y: -9))
      } == [
        "a.top == root.top + 5", "a.leading == root.leading + 5", "a.bottom == root.bottom - 5",
        "a.trailing == root.trailing - 5", "a.left == b.left + 5", "a.right == b.right + 5",
        "a.top == root.top + 1", "a.bottom == root.bottom - 3", "a.width == b.width + 6",
        "a.height == b.height + 7", "a.width == b.width - 16", "a.centerX == b.centerX + 9",
        "a.centerY == b.centerY - 9",
      ])
  }

  @Test("Priorities and names reach the constraints")
  func weights() {
    let constraints = a.constrain.make {
      $0.width.equalTo(1).priority(.high).labeled("wide")
      $0.height.equalTo(1).priority(.medium)
      $0.top.equalToSuperview().priority(12.5)
    }
    #expect(constraints.map(\.priority.rawValue) == [750, 500, 12.5])
    #expect(constraints[0].identifier == "wide")
  }

  @Test("Updating finds the similar constraint and changes its constant")
  func update() {
    let before = a.constrain.make {
      $0.width.equalTo(100)
      $0.height.equalTo(100).priority(.high)
      $0.left.equalTo(b).offset(1)
    }
    let after = a.constrain.update {
      $0.left.equalTo(b).offset(2)
      $0.width.equalTo(200)
      $0.height.equalTo(300)
    }
    #expect(after[0] === before[2] && after[0].constant == 2)
    #expect(after[1] === before[0] && after[1].constant == 200)
    #expect(after[2] !== before[1] && after[2].isActive && before[1].constant == 100)
  }

  @Test("Remaking removes the maker's own constraints and nothing else")
  func remake() {
    let other = a.widthAnchor.constraint(equalToConstant: 5)
    other.isActive = true
    let before = a.constrain.make {
      $0.width.equalTo(100)
      $0.left.equalToSuperview()
    }
    let neighbour = b.constrain.make { $0.left.equalTo(a) }
    let after = a.constrain.remake { $0.height.equalTo(1) }
    #expect(before.allSatisfy { !$0.isActive })
    #expect(after.map(\.equation) == ["a.height == 1"])
    #expect(other.isActive && neighbour[0].isActive)
  }

  @Test("Guides make constraints, with their owner as the superview")
  func guides() {
    let guide = LayoutGuide(identifier: "guide")
    root.addLayoutGuide(guide)
    let constraints = guide.constrain.make {
      $0.left.equalTo(3)
      $0.right.equalTo(a.constrain.left)
    }
    #expect(
      constraints.map(\.equation) == ["guide.left == root.left + 3", "guide.right == a.left"])
  }
}
