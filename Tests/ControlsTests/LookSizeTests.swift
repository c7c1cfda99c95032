import AutoLayout
import Drawing
import Geometry
import Testing
import Typesetting

@testable import Controls

/// What no public picture shows, as `Documentation/Controls.md` states it.
@Suite("Sizes of the looks that are our reading")
struct LookSizeTests {
  private func environment(
    _ look: Look, _ appearance: Appearance = .light,
    settings: Set<AccessibilitySetting> = []
  ) -> ControlEnvironment {
    ControlEnvironment(
      measurer: BlockMeasurer(), scale: 3, appearance: appearance, look: look, settings: settings)
  }

  private func box(_ width: Double, _ height: Double) -> Rect {
    Rect(x: 0, y: 0, width: width, height: height)
  }

  @Test(
    "The knob of a slider is 27 x 27 and 37 x 24, from one end to the other",
    arguments: [
      (Look.ios18, Size(width: 27, height: 27), 1.0, 7.0 / 6),
      (.ios26, Size(width: 37, height: 24), 0, 0),
    ])
  func sliderKnobs(look: Look, size: Size, start: Double, lift: Double) throws {
    let slider = Slider(environment(look))
    for (value, isLast) in [(0.0, false), (1, true)] {
      slider.value = value
      let knob = try #require(slider.content(in: box(200, 34)).fills.last)
      #expect(knob.shape.bounds.size == size && knob.shape.radius == size.height / 2)
      #expect((isLast ? 200 - knob.shape.bounds.maxX : knob.shape.bounds.minX) == start)
      #expect(abs(17 - lift - knob.shape.bounds.midY) < 1.0 / 6 + 1e-6)
    }
    // Half of what is left over goes to each side of the middle.
    slider.value = 0.5
    #expect(slider.content(in: box(200, 34)).areas.last?.midX == 100)
  }

  @Test("A switch that is on is green, its knob white, 27 or a capsule of 39 x 24")
  func switchKnobs() throws {
    for (look, knob) in [
      (Look.ios18, Size(width: 27, height: 27)), (.ios26, Size(width: 39, height: 24)),
    ] {
      let environment = environment(look)
      let control = Switch(environment)
      control.isOn = true
      let size = environment.metrics.switchSize
      let fills = control.content(in: box(size.width, size.height)).fills
      #expect(fills.first?.color == environment.color(.systemGreen))
      #expect(fills.last?.color == .white && fills.last?.shape.bounds.size == knob)
      #expect(fills.last?.shape.radius == knob.height / 2)
    }
  }

  @Test("Buttons, steppers and segments have corners of 6 and 8.9 points, or are capsules")
  func corners() throws {
    for (look, button, stepper, segment) in [
      (Look.ios18, 6.0, 8.9, 7.0), (.ios26, 17, 16, 14),
    ] {
      let environment = environment(look)
      for style in [Button.Style.gray, .tinted, .filled, .bordered, .borderedProminent] {
        let control = Button(environment, style: style)
        control.textContent = TextContent("Go")
        let ground = try #require(control.content(in: box(80, 34)).fills.first)
        #expect(min(ground.shape.radius ?? 0, 17) == button, "\(style)")
      }
      #expect(Stepper(environment).content(in: box(94, 32)).fills.first?.shape.radius == stepper)
      let control = SegmentedControl(environment)
      (control.segments, control.selected) = (["A", "B"], 1)
      let fills = control.content(in: box(200, 32)).fills
      #expect(fills.first?.shape.radius == stepper && fills.last?.shape.radius == segment)
    }
  }

  @Test("The line of a stepper is on pixels and as faint as a sign that does nothing in iOS 26")
  func stepperLines() throws {
    for (look, color, isCrisp) in [
      (Look.ios18, SystemColor.systemGray4, false), (.ios26, .tertiaryLabel, true),
    ] {
      let environment = environment(look)
      let line = Stepper(environment).content(in: box(94, 32)).fills[1]
      #expect(line.color == environment.color(color))
      #expect(environment.grid.round(line.shape.bounds.minX) == line.shape.bounds.minX || !isCrisp)
      #expect(abs(line.shape.bounds.midX - 47) < (isCrisp ? 0.34 : 1e-9))
    }
  }

  @Test("Search bars are 56 and 64 high, 4 less in a bar, their fields 36 and 44")
  func searchBars() throws {
    for (look, height, field, radius) in [(Look.ios18, 56.0, 36.0, 10.0), (.ios26, 64, 44, 22)] {
      let bar = SearchBar(environment(look))
      #expect(bar.intrinsicContentSize.height == height)
      let places = bar.places(in: box(402, height))
      #expect(places.field.height == field && abs(places.field.midY - height / 2) < 0.34)
      #expect(bar.content(in: box(402, height)).fills.first?.shape.radius == radius)
      bar.scopes = ["All", "New"]
      #expect(bar.intrinsicContentSize.height == height + 44)
      bar.isInNavigationBar = true
      #expect(bar.intrinsicContentSize.height == height + 40)
      #expect(bar.places(in: box(402, height + 40)).field.minY == 1)
    }
  }

  // accessibility-snapshot's lists: lines of (198, 198, 198), in iOS 26.2 of (231, 231, 231).
  @Test("The line between rows is grey 231 on white in iOS 26, in the dark as it was")
  func separators() {
    func line(_ look: Look, _ appearance: Appearance) -> Color? {
      TableCell(environment(look, appearance)).content(in: box(300, 52)).fills.first?.color
    }
    for appearance in Appearance.allCases {
      let older = environment(.ios18, appearance).color(.separator)
      #expect(line(.ios18, appearance) == older)
      #expect((line(.ios26, appearance) == older) == (appearance == .dark))
    }
    let newer = line(.ios26, .light)
    #expect(newer.map { ((1 - $0.alpha + $0.red * $0.alpha) * 255).rounded() } == 231)
  }

  @Test("Rows of iOS 26 keep 15.33 above and below their content")
  func rowMargins() {
    for (look, margin) in [(Look.ios18, 11.0), (.ios26, 46.0 / 3)] {
      let cell = TableCell(environment(look))
      cell.showsSeparator = false
      cell.adaptRow(side: 16, isMirrored: false)
      #expect(cell.layoutMargins == EdgeInsets(top: margin, left: 16, bottom: margin, right: 16))
    }
  }

  @Test("Glass blurs by 10 and is 72 % white or 62 % dark, with light along its edge")
  func glass() throws {
    for (appearance, white, alpha) in [(Appearance.light, 0.985, 0.72), (.dark, 0.14, 0.62)] {
      let environment = environment(.ios26, appearance)
      let items = environment.glass(in: box(100, 44))
      #expect(environment.glassColor() == Color(white: white, alpha: alpha))
      #expect(environment.glassColor(isClear: true) == Color(white: white, alpha: alpha / 2))
      var backdrops: [Backdrop] = []
      for case .backdrop(let shape, let backdrop) in items where shape.radius == 22 {
        backdrops.append(backdrop)
      }
      #expect(backdrops == [Backdrop(radius: 10, saturation: 1.6)])
      // The shadow is around the glass alone, which it would darken.
      guard case .group(let group, let shadow) = items.first, case .path(let clip) = group.clip,
        case .shadow = shadow.items.first
      else {
        Issue.record("no shadow around the glass")
        continue
      }
      #expect(clip.isEvenOdd && clip.bounds == box(100, 44).insetBy(dx: -40, dy: -40))
      #expect(clip.subpaths.last?.bounds == box(100, 44))
      #expect(items.fills.map(\.color) == [environment.glassColor()])
      guard case .border(let edge, let width, let light) = items.last else {
        Issue.record("no light along the edge")
        continue
      }
      #expect(edge.bounds == box(100, 44) && edge.radius == 22 && width == 1.0 / 3)
      #expect(light == Color(white: 1, alpha: appearance == .dark ? 0.16 : 0.9))
    }
  }

  /// Asks a bar at the upper or lower end of a screen with a page of text in yellow behind it.
  private func overPage<Bar: PaintedView, Answer>(
    _ make: (ControlEnvironment) -> Bar, _ environment: ControlEnvironment, isAtTop: Bool,
    scrolled offset: Double, _ ask: (Bar) throws -> Answer
  ) rethrows -> Answer {
    let root = View(frame: box(402, 874))
    root.layoutEnvironment.safeAreaInsets = EdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
    let page = PaintedScrollView(environment)
    page.translatesAutoresizingMaskIntoConstraints = true
    page.frame = box(402, 874)
    page.contentInset = EdgeInsets(top: 54, left: 0, bottom: 49, right: 0)
    page.contentSize = Size(width: 402, height: 675)
    page.contentOffset = Point(x: 0, y: offset - 116)
    page.layer.background = Color(red: 1, green: 1, blue: 0)
    let container = View(frame: box(402, 874))
    container.addSubview(page)
    root.addSubview(container)
    let bar = make(environment)
    bar.translatesAutoresizingMaskIntoConstraints = true
    bar.frame = Rect(x: 0, y: isAtTop ? 62 : 791, width: 402, height: isAtTop ? 54 : 49)
    root.addSubview(bar)
    return try withExtendedLifetime(root) { try ask(bar) }
  }

  @Test("Content that is scrolled below bars of glass is blurred and veiled in its background")
  func scrollEdges() throws {
    let yellow = Color(red: 1, green: 1, blue: 0)
    func effects(
      _ isAtTop: Bool, _ offset: Double, _ settings: Set<AccessibilitySetting> = []
    ) throws -> [DisplayList.Item] {
      let environment = environment(.ios26, settings: settings)
      return try isAtTop
        ? overPage(NavigationBar.init, environment, isAtTop: true, scrolled: offset) {
          $0.scrollEdge(in: $0.bounds, isAtTop: true)
        }
        : overPage(Toolbar.init, environment, isAtTop: false, scrolled: offset) {
          // As it is painted, in the screen's coordinates.
          $0.scrollEdge(in: Rect(x: 0, y: 791, width: 402, height: 49), isAtTop: false)
        }
    }
    // At rest the content is between the bars.
    #expect(try effects(true, 0).isEmpty && effects(false, 0).isEmpty)
    #expect(try effects(true, 30, [.reduceTransparency]).isEmpty)
    for (isAtTop, offset, reach, beyond) in [
      (true, 30.0, Rect(x: 0, y: -62, width: 402, height: 116), 20.0),
      (false, -30, Rect(x: 0, y: 791, width: 402, height: 83), -20),
    ] {
      let items = try effects(isAtTop, offset)
      var strips: [(Rect, Double)] = []
      for case .backdrop(let shape, let backdrop) in items {
        strips.append((shape.bounds, backdrop.radius))
      }
      #expect(strips.map(\.1) == [6, 5, 4, 3, 2.2, 1.5, 0.9, 0.4])
      #expect(strips.first?.0 == reach)
      guard case .fill(let shape, .linearGradient(let veil)) = items.last else {
        Issue.record("no veil")
        continue
      }
      #expect(shape.bounds.height == reach.height + 20)
      #expect(veil.stops.map(\.color) == [0.85, 0.75, 0].map(yellow.multipliedAlpha))
      let edge = isAtTop ? reach.minY : reach.maxY
      #expect(veil.start.y == edge && veil.end.y == (isAtTop ? reach.maxY : reach.minY) + beyond)
      // As strong below what the bar shows as at the edge.
      #expect(abs(veil.stops[1].location - reach.height / (reach.height + 20)) < 1e-9)
    }
  }

  @Test("Content that is scrolled below a translucent bar of iOS 18 is blurred")
  func blurredBars() throws {
    func backdrops(_ offset: Double, _ settings: Set<AccessibilitySetting> = []) throws -> [Rect] {
      let environment = environment(.ios18, settings: settings)
      return try overPage(NavigationBar.init, environment, isAtTop: true, scrolled: offset) { bar in
        bar.ground = environment.standardBarGround
        return bar.content(in: bar.bounds).compactMap { item in
          if case .backdrop(let shape, _) = item { shape.bounds } else { nil }
        }
      }
    }
    #expect(try backdrops(0).isEmpty && backdrops(30, [.reduceTransparency]).isEmpty)
    #expect(try backdrops(30) == [Rect(x: 0, y: -62, width: 402, height: 116)])
  }

  @Test("Buttons of glass are capsules, tinted where they are prominent, and thinner where clear")
  func glassButtons() throws {
    let environment = environment(.ios26)
    for (style, alpha, isTinted) in [
      (Button.Style.glass, 0.72, false), (.clearGlass, 0.36, false), (.prominentGlass, 1, true),
      (.prominentClearGlass, 0.7, true),
    ] {
      let button = Button(environment, style: style)
      button.textContent = TextContent("Go")
      let ground = try #require(button.content(in: box(80, 34)).fills.first)
      #expect(ground.shape.radius == 17 && abs(ground.color.alpha - alpha) < 1e-9, "\(style)")
      let blue = environment.color(.systemBlue).multipliedAlpha(by: alpha)
      #expect((ground.color == blue) == isTinted, "\(style)")
    }
  }
}
