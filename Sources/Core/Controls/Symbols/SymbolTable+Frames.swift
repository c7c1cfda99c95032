extension SymbolTable {
  /// Windows, parts of rectangles, cards and dice.
  static let frames = """
    circle.dotted
      dots O 12 1.9 1.2 O 17.05 3.25 1.2 O 20.75 6.95 1.2 O 22.1 12 1.2 O 20.75 17.05 1.2 O 17.05
      20.75 1.2 O 12 22.1 1.2 O 6.95 20.75 1.2 O 3.25 17.05 1.2 O 1.9 12 1.2 O 3.25 6.95 1.2 O
      6.95 3.25 1.2
    circle.hexagongrid
      O 12 12 2.8 O 19.6 12 2.8 O 15.8 18.6 2.8 O 8.2 18.6 2.8 O 4.4 12 2.8 O 8.2 5.4 2.8 O 15.8 5.4
      2.8
    circlebadge
      O 12 12 5.6
    rectangle.dashed
      p 3 0.5 8.4 0.5 4 5.4 4 p 3 18.6 4 23.5 4 23.5 8.4 p 3 23.5 15.6 23.5 20 18.6 20 p 3 5.4 20
      0.5 20 0.5 15.6 M 9.8 4 L 14.2 4 M 9.8 20 L 14.2 20 M 0.5 11.2 L 0.5 12.8 M 23.5 11.2 L 23.5
      12.8
    rectangle.inset.filled
      tier 2 use rectangle tier 1 area R 3.4 6.9 17.2 10.2 1.2
    rectangle.lefthalf.inset.filled
      tier 2 use rectangle tier 1 area R 3.4 6.9 8 10.2 1.2
    rectangle.leadinghalf.inset.filled
      as rectangle.lefthalf.inset.filled
    rectangle.righthalf.inset.filled
      as mirrored rectangle.lefthalf.inset.filled
    rectangle.trailinghalf.inset.filled
      as rectangle.righthalf.inset.filled
    rectangle.tophalf.inset.filled
      tier 2 use rectangle tier 1 area R 3.4 6.9 17.2 4.6 1.2
    rectangle.bottomhalf.inset.filled
      as flipped rectangle.tophalf.inset.filled
    rectangle.leftthird.inset.filled
      tier 2 use rectangle tier 1 area R 3.4 6.9 5 10.2 1.2
    rectangle.leadingthird.inset.filled
      as rectangle.leftthird.inset.filled
    rectangle.rightthird.inset.filled
      as mirrored rectangle.leftthird.inset.filled
    rectangle.trailingthird.inset.filled
      as rectangle.rightthird.inset.filled
    rectangle.topthird.inset.filled
      tier 2 use rectangle tier 1 area R 3.4 6.9 17.2 3.2 1.2
    rectangle.bottomthird.inset.filled
      as flipped rectangle.topthird.inset.filled
    rectangle.center.inset.filled
      tier 2 use rectangle tier 1 area R 7.6 9 8.8 6 1.2
    rectangle.lefthalf.filled
      use rectangle area R 0.5 4 11.5 16 3
    rectangle.leadinghalf.filled
      as rectangle.lefthalf.filled
    rectangle.righthalf.filled
      as mirrored rectangle.lefthalf.filled
    rectangle.trailinghalf.filled
      as rectangle.righthalf.filled
    rectangle.bottomhalf.filled
      use rectangle area R 0.5 12 23 8 3
    rectangle.tophalf.filled
      as flipped rectangle.bottomhalf.filled
    square.lefthalf.filled
      use square area R 2 2 10 20 3.4
    square.righthalf.filled
      as mirrored square.lefthalf.filled
    rectangle.3.group
      R 0.8 4 10.4 16 1.8 R 14 4 9.2 6.6 1.8 R 14 13.4 9.2 6.6 1.8
    rectangle.3.offgrid
      R 0.8 4 13 7 1.6 R 16.8 4 6.4 7 1.6 R 0.8 14 22.4 6 1.6
    rectangle.on.rectangle.angled
      R 6 9 17.5 12.5 3 p 3 3 17.8 1 6.4 2.4 2.2 17.6 0.8 18.8 5.8
    rectangle.and.hand.point.up.left
      use rectangle gap R 8.6 9 17 17 3 tier 1 put hand.point.up.left 16.4 17 0.6
    rectangle.and.text.magnifyingglass
      p 3 10 20 0.5 20 0.5 4 23.5 4 23.5 9 M 5 8.6 L 14 8.6 M 5 12.4 L 9.4 12.4 O 16.6 15.4 4.4 M
      19.8 18.6 L 23.4 22.2
    rectangle.portrait.arrowtriangle.2.outward
      use rectangle.portrait area P 0.4 12 3.6 15.4 9 8.6 9 P 0.4 12 20.4 15.4 15 8.6 15
    rectangle.portrait.arrowtriangle.2.inward
      use rectangle.portrait area P 0.4 12 10 15.4 4.6 8.6 4.6 P 0.4 12 14 15.4 19.4 8.6 19.4
    rectangle.expand.vertical
      R 3 8.6 18 6.8 1.6 area P 0.4 12 1 15 5 9 5 P 0.4 12 23 15 19 9 19
    square.2.layers.3d
      P 1 12 3 22.5 9.4 12 15.8 1.5 9.4 tier 2 p 1 1.5 14.6 12 21 22.5 14.6
    square.2.stack.3d
      as square.2.layers.3d
    square.stack.3d.up.fill
      solid P 1 12 1.8 22.3 7 12 12.2 1.7 7 tier 2 pen 1.2 stroke p 1 1.9 12 12 17.2 22.1 12 tier 3
      p 1 1.9 17 12 22.2 22.1 17
    square.stack.3d.down.forward
      as square.3.layers.3d
    square.stack.3d.down.right.fill
      as square.stack.3d.up.fill
    square.3.layers.3d.fill
      as square.stack.3d.up.fill
    square.3.layers.3d.down.right
      as square.3.layers.3d
    squareshape.split.2x2
      R 1.6 1.6 20.8 20.8 1.6 M 12 1.6 L 12 22.4 M 1.6 12 L 22.4 12
    squareshape.split.3x3
      R 1.6 1.6 20.8 20.8 1.6 M 8.5 1.6 L 8.5 22.4 M 15.5 1.6 L 15.5 22.4 M 1.6 8.5 L 22.4 8.5 M 1.6
      15.5 L 22.4 15.5
    tablecells
      R 1 3.4 22 17.2 3 M 1 9 L 23 9 M 1 14.8 L 23 14.8 M 8.4 3.4 L 8.4 20.6 M 15.7 9 L 15.7 20.6
    macwindow.on.rectangle
      R 6 8 17.5 12.5 2.6 M 6 11.8 L 23.5 11.8 p 3 3 16 0.5 16 0.5 3.5 18 3.5 18 5
    uiwindow.split.2x1
      R 0.5 3.5 23 17 3 M 0.5 7.8 L 23.5 7.8 M 12 7.8 L 12 20.5
    menubar.rectangle
      use rectangle area R 0.5 4 23 4.6 2
    menubar.dock.rectangle
      use rectangle area R 0.5 4 23 4.2 2 R 6.4 15 11.2 2.8 0.8
    filemenu.and.selection
      M 1.4 2.8 L 10.6 2.8 R 1.4 7 14.4 14.6 2 area R 3 11.4 20 5 1.2
    filemenu.and.cursorarrow
      M 1.4 2.8 L 10.6 2.8 p 2 10.6 21.6 1.4 21.6 1.4 7 15.8 7 15.8 11 M 4.6 11.4 L 10.4 11.4 M 4.6
      15.4 L 9 15.4 area P 0.4 12.6 12.4 22.6 18 17.4 18.8 14.8 23.2
    align.horizontal.left
      M 2 1.6 L 2 22.4 R 5.6 4.4 16.4 5.6 1.2 R 5.6 14 10 5.6 1.2
    align.horizontal.right
      as mirrored align.horizontal.left
    align.horizontal.center
      M 12 1.4 L 12 4.4 M 12 10 L 12 14 M 12 19.6 L 12 22.6 R 2.4 4.4 19.2 5.6 1.2 R 6 14 12 5.6 1.2
    align.vertical.top
      as turned align.horizontal.left
    align.vertical.bottom
      as flipped align.vertical.top
    align.vertical.center
      as turned align.horizontal.center
    app.connected.to.app.below
      R 1.4 1.4 9.4 9.4 2.6 R 13.2 13.2 9.4 9.4 2.6 p 2 6.1 10.8 6.1 17.9 13.2 17.9
    text.below.photo
      R 2 1.6 20 12.4 2.4 M 2.6 12 L 7.4 8 C 8 7.5 8.6 7.5 9.2 8 L 13 11.2 15 9.6 C 15.6 9.1 16.2
      9.1 16.8 9.6 L 21.4 12.6 M 2 18.2 L 22 18.2 M 2 22.2 L 14 22.2
    photo.artframe
      R 1.4 6.4 21.2 15.8 2 p 0.6 6.6 6.4 12 1.6 17.4 6.4 M 4 18.6 L 9 14 13 17.2 15.6 15 20 18.6
    person.crop.artframe
      R 1.4 6.4 21.2 15.8 2 p 0.6 6.6 6.4 12 1.6 17.4 6.4 O 12 12.6 2.6 M 7 20.6 C 7.4 18 9.4 17 12
      17 C 14.6 17 16.6 18 17 20.6
    suit.heart
      as heart
    suit.diamond
      P 1 12 1.2 19.6 12 12 22.8 4.4 12
    suit.spade
      M 12 1.6 C 9.6 6.4 2.4 9.4 2.4 14.4 C 2.4 19 8.6 20.2 11 16.8 L 9 22.4 L 15 22.4 L 13 16.8 C
      15.4 20.2 21.6 19 21.6 14.4 C 21.6 9.4 14.4 6.4 12 1.6 Z
    suit.club
      M 11 16.4 C 9.6 19.2 3.8 19.4 2.4 15.6 C 1 11.6 4.6 8.8 8 9.6 C 5.4 5.6 8 1.6 12 1.6 C 16 1.6
      18.6 5.6 16 9.6 C 19.4 8.8 23 11.6 21.6 15.6 C 20.2 19.4 14.4 19.2 13 16.4 L 15 22.4 L 9 22.4
      Z
    shield.lefthalf.filled
      use shield area M 12 1.6 C 9.6 3.2 7 4.2 4 4.6 C 3.4 4.7 3.2 5 3.2 5.6 L 3.2 11.5 C 3.2 16.5
      6.6 20.2 12 22.4 Z
    shield.righthalf.filled
      as mirrored shield.lefthalf.filled
    shield.lefthalf.fill
      as shield.lefthalf.filled
    die.face.1
      use square dots O 12 12 2.2
    die.face.2
      use square dots O 7.4 7.4 1.9 O 16.6 16.6 1.9
    die.face.3
      use square dots O 7 7 1.9 O 12 12 1.9 O 17 17 1.9
    die.face.4
      use square dots O 7.4 7.4 1.9 O 16.6 7.4 1.9 O 7.4 16.6 1.9 O 16.6 16.6 1.9
    die.face.5
      use die.face.4 dots O 12 12 1.9
    die.face.6
      use square dots O 7.4 6.8 1.8 O 16.6 6.8 1.8 O 7.4 12 1.8 O 16.6 12 1.8 O 7.4 17.2 1.8 O
      16.6 17.2 1.8
    dice
      use die.face.5
    pip
      R 0.6 3.4 22.8 17.2 2.8 area R 11.6 11.4 8.6 6 1.2
    pip.enter
      R 0.6 3.4 22.8 17.2 2.8 area R 12.4 12 8 5.4 1.2 stroke M 4.4 7.2 L 9.2 11.6 M 9.2 7.6 L 9.2
      11.6 5.2 11.6
    pip.exit
      R 0.6 3.4 22.8 17.2 2.8 area R 12.4 12 8 5.4 1.2 stroke M 9.4 11.8 L 4.6 7.4 M 4.6 11.4 L 4.6
      7.4 8.6 7.4
    pip.swap
      p 2.6 14 20.6 0.6 20.6 0.6 3.4 10 3.4 area R 11.6 3.4 11.8 8 1.8 R 11.6 13.4 5.6 4 1 stroke p
      1 19.4 14 19.4 19 15.6 19
    """
}
