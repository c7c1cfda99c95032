extension SymbolTable {
  /// What is seldom asked for: old machines, panes, paths between points.
  static let seldom = """
    rhombus
      M 12 0.6 L 19 12 12 23.4 5 12 Z
    text.append
      tier 2 M 2 5 L 22 5 M 2 11.6 L 22 11.6 M 2 18.2 L 11 18.2 tier 1 M 18 14.4 L 18 22.4 M 14
      18.4 L 22 18.4
    text.line.first.and.arrowtriangle.forward
      area P 0.8 1.6 1.6 8 5 1.6 8.4 tier 2 stroke M 12 5 L 22.4 5 M 1.6 12 L 22.4 12 M 1.6 19 L
      22.4 19
    pencil.and.outline
      put pencil 14 10 0.74 tier 2 M 9 3.4 C 4.4 4.6 1.2 8.4 1.2 13 C 1.2 18.6 5.8 22.8 11.4 22.8
      C 15.6 22.8 19.2 20.4 20.8 16.8
    opticaldisc
      O 12 12 10.6 O 12 12 3.4
    opticaldiscdrive
      R 0.8 4.6 22.4 14.8 3.4 O 12 10.6 3.6 M 4.6 15.8 L 19.4 15.8
    xmark.bin
      P 1.2 3.4 7.4 20.6 7.4 19 22.6 5 22.6 M 1.4 3.6 L 22.6 3.6 M 8.8 11.4 L 15.2 18 M 15.2 11.4
      L 8.8 18
    zzz
      M 1.6 12.6 L 9.6 12.6 1.6 22 9.6 22 M 11 6.6 L 17 6.6 11 13.6 17 13.6 M 18.2 1.6 L 22.4 1.6
      18.2 6.6 22.4 6.6
    view.3d
      tier 2 use viewfinder tier 1 put _3 8.4 12 0.4 put _d 15.8 12 0.4
    timelapse
      tier 2 use circle.dotted tier 1 A 12 12 6.4 -90 180 area M 12 12 L 12 5.6 a 12 12 6.4 -90
      180 Z
    square.leadingthird.inset.filled
      tier 2 use square tier 1 area R 4.8 4.8 4.4 14.4 1.4
    square.trailingthird.inset.filled
      as mirrored square.leadingthird.inset.filled
    square.bottomthird.inset.filled
      tier 2 use square tier 1 area R 4.8 14.8 14.4 4.4 1.4
    square.on.circle
      p 4 7 15.6 1.6 15.6 1.6 1.6 15.6 1.6 15.6 6.4 tier 2 O 15.4 15.4 7.4
    square.3.layers.3d.top.filled
      solid P 1 12 1.6 22.5 7 12 12.4 1.5 7 tier 2 stroke p 1 1.5 12 12 17.4 22.5 12 tier 3 p 1
      1.5 17 12 22.4 22.5 17
    slider.horizontal.below.rectangle
      R 3.4 1.8 17.2 10.4 2.4 tier 2 M 1.4 18.6 L 5 18.6 O 7.6 18.6 2.6 M 10.2 18.6 L 22.6 18.6
    slider.horizontal.below.square.filled.and.square
      solid R 1.8 1.8 9 9 2 stroke R 13.4 1.8 9 9 2 tier 2 M 1.4 18 L 5 18 O 7.6 18 2.6 M 10.2 18
      L 22.6 18
    road.lanes.curved.right
      M 2 22 C 2 12 6 5.6 13.4 2 M 17 22 C 17 17 19 13.6 22.6 11.6 M 9.4 21.4 L 9.6 18.4 M 10.8
      14.4 L 12.6 11 M 15 8.6 L 18 6.4
    rectangle.connected.to.line.below
      R 2 2.4 20 12 2.8 tier 2 M 12 14.4 L 12 21 M 1 21 L 23 21
    radio
      R 0.8 7.6 22.4 14 3 M 5.4 7.6 L 18.6 1.6 O 16.8 14.6 3.4 M 4.6 12.2 L 10 12.2 M 4.6 16.8 L
      10 16.8
    _curve
      M 6.6 4.4 L 15 4.4 C 21.4 4.4 21.4 12 15 12 L 9 12 C 2.6 12 2.6 19.6 9 19.6 L 17.4 19.6
    point.topleft.down.to.point.bottomright.curvepath
      O 4.2 4.4 2.6 O 19.8 19.6 2.6 tier 2 use _curve
    point.topleft.filled.down.to.point.bottomright.curvepath
      solid O 4.2 4.4 2.6 stroke O 19.8 19.6 2.6 tier 2 use _curve
    point.topleft.down.curvedto.point.bottomright.up
      O 4.2 4.4 2.6 O 19.8 19.6 2.6 tier 2 M 4.2 7 L 4.2 14 C 4.2 21.4 12 21.4 12 14.6 L 12 9.4 C
      12 2.6 19.8 2.6 19.8 10 L 19.8 17
    point.bottomleft.forward.to.point.topright.filled.scurvepath
      O 4.2 19.6 2.6 solid O 19.8 4.4 2.6 tier 2 stroke M 6.8 19.6 L 9 19.6 C 15.6 19.6 8.4 4.4
      15 4.4 L 17.2 4.4
    plusminus
      M 12 2.6 L 12 14.6 M 6 8.6 L 18 8.6 M 6 21 L 18 21
    plus.square.fill.on.square.fill
      use plus.square.on.square.fill
    plus.rectangle.on.folder
      use folder gap R 10.6 11.4 16 12 3 stroke R 12.4 13.2 11.4 9 2 M 18.1 15.4 L 18.1 20 M 15.8
      17.7 L 20.4 17.7
    platter.filled.top.iphone
      tier 2 use iphone tier 1 area R 8 3 8 5.4 1.4
    platter.filled.bottom.iphone
      tier 2 use iphone tier 1 area R 8 13.4 8 5.4 1.4
    lock.open.display
      tier 2 use display tier 1 put lock.open 12 10 0.36
    list.bullet.below.rectangle
      R 2 1.6 20 8 2.4 tier 2 M 8 15 L 22 15 M 8 21 L 22 21 tier 1 dots O 3.6 15 1.4 O 3.6 21 1.4
    hourglass.bottomhalf.fill
      as hourglass.bottomhalf.filled
    hourglass.tophalf.fill
      as hourglass.tophalf.filled
    hockey.puck
      E 12 9 10.6 4.6 M 1.4 9 L 1.4 15 C 1.4 21 22.6 21 22.6 15 L 22.6 9
    hand.pinch
      M 9.4 22.6 C 4.6 20.4 2.6 14.6 4.6 10.6 C 6 7.6 9.6 5 12 3.8 M 16.4 22.6 C 17.6 19.6 20 18
      20 13.6 L 20 10 M 12.2 12.8 C 9.4 12.8 9 9.4 11.4 8.2 L 17.8 4.8 C 20.4 3.6 21.8 6.2 19.8
      7.6 L 12.2 12.8
    film.stack
      R 2.4 8.4 19.2 13.6 2.4 M 7.2 8.4 L 7.2 22 M 16.8 8.4 L 16.8 22 M 7.2 15.2 L 16.8 15.2 tier
      2 M 4.6 5 L 19.4 5 M 7 1.8 L 17 1.8
    computermouse
      R 5.4 0.8 13.2 22.4 6.6 M 12 5 L 12 9
    character.textbox
      R 0.8 4.2 22.4 15.6 3.4 put _a 12 12 0.42
    button.horizontal
      R 0.8 6.4 22.4 11.2 3 tier 2 M 7 12 L 17 12
    button.angledbottom.horizontal.right
      P 2 1 6.4 23 6.4 19.6 17.6 1 17.6 tier 2 M 6 12 L 16 12
    bubble.left.and.exclamationmark.bubble.right
      use bubble.left.and.bubble.right tier 1 put exclamationmark 16.2 13.2 0.34
    brain.head.profile
      M 8 22.8 L 8 19.4 C 3.6 17.4 1.6 13.6 2.2 9.4 C 3 4.4 7.2 1.2 12 1.2 C 17.4 1.2 21 5 21 9.6
      L 22.8 13.6 21 14.6 L 21 17.4 C 21 18.8 20.2 19.6 18.8 19.6 L 16 19.6 L 16 22.8 tier 2 pen
      -0.5 M 6.6 12 C 4.8 10.6 5.2 7.4 7.6 7 C 8 4.6 11 4 12.2 5.6 C 13.8 4.2 16.6 5 16.8 7.2 C
      18.6 8 18.8 10.6 17.2 11.6 C 16.8 13.6 14.6 13.8 13.4 12.6 C 12.4 13.8 10.6 13.8 9.8 12.6 C
      8.8 13.4 7.4 13 6.6 12 M 13.4 12.6 L 14.2 15.8 M 8.4 9.6 C 9.6 10.4 11 10 11.4 8.6 M 13.4
      7.8 C 13.6 9.4 15 10 16.2 9.4
    binoculars
      R 1.4 12.6 8.6 9.2 4 R 14 12.6 8.6 9.2 4 M 3 13 L 4.6 4.4 C 5 2.4 9.4 2.4 9.8 4.4 L 9.8 14
      M 21 13 L 19.4 4.4 C 19 2.4 14.6 2.4 14.2 4.4 L 14.2 14 M 9.8 8.6 L 14.2 8.6
    backward.end.alt
      P 1.4 22.6 3.6 13 12 22.6 20.4 P 1.4 13 3.6 3.4 12 13 20.4 M 1.6 3.6 L 1.6 20.4
    forward.end.alt
      as mirrored backward.end.alt
    arrowtriangle.backward
      as arrowtriangle.left
    arrowtriangle.forward
      as arrowtriangle.right
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left
      P 1 1 6 8.4 12 1 18 P 1 23 6 15.6 12 23 18 M 12 1.6 L 12 22.4
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
      P 1 8.4 6 1 12 8.4 18 P 1 15.6 6 23 12 15.6 18 M 12 1.6 L 12 22.4
    arrow.up.doc.on.clipboard
      use doc.on.clipboard gap R 11.4 11 8.4 10.6 1 tier 1 stroke M 15.4 20.4 L 15.4 12.6 M 12.4
      15.4 L 15.4 12.4 18.4 15.4
    arrow.up.and.down.righttriangle.up.righttriangle.down
      P 1 1 10.4 16.4 10.4 16.4 2 P 1 1 13.6 16.4 13.6 16.4 22 tier 2 M 21 2.6 L 21 21.4 M 18.6 5
      L 21 2.6 23.4 5 M 18.6 19 L 21 21.4 23.4 19
    arrow.left.and.right.righttriangle.left.righttriangle.right
      as turned arrow.up.and.down.righttriangle.up.righttriangle.down
    arrow.circlepath
      A 12 12 9.4 -60 240 p 0 11.6 0.4 7.2 3.8 10.8 8
    arrow.3.trianglepath
      M 7.6 9.4 L 11 3.4 C 11.6 2.4 12.8 2.4 13.4 3.4 L 15.6 7.2 M 12.4 7.6 L 15.8 7.4 16.6 4 M
      18.6 11.4 L 21.4 16.2 C 22 17.4 21.4 18.6 20 18.6 L 14.6 18.6 M 17 16 L 14.4 18.6 17 21.2 M
      9.8 18.6 L 4 18.6 C 2.6 18.6 2 17.4 2.6 16.2 L 5.4 11.4 M 2.4 12.2 L 5.6 11.2 6.6 14.4
    arcade.stick.and.arrow.left.and.arrow.right.outward
      put arcade.stick 12 12 0.86 tier 2 M 4.6 6 L 1.4 6 M 2.8 4.2 L 1 6 2.8 7.8 M 19.4 6 L 22.6
      6 M 21.2 4.2 L 23 6 21.2 7.8
    arcade.stick.and.arrow.up.and.arrow.down
      put arcade.stick 9 12 0.9 tier 2 M 20.6 2 L 20.6 9.6 M 18.4 4.2 L 20.6 2 22.8 4.2 M 18.4
      7.4 L 20.6 9.6 22.8 7.4
    applewatch.radiowaves.left.and.right
      put applewatch 12 12 0.8 tier 2 A 12 12 9 -38 38 A 12 12 12.4 -38 38 A 12 12 9 142 218 A 12
      12 12.4 142 218
    apple.terminal
      as terminal
    sunglasses
      P 3.6 1.6 8.4 10.8 8.4 9.4 16 3.2 16 P 3.6 13.2 8.4 22.4 8.4 20.8 16 14.6 16 M 1.4 8.4 L 4
      4.8 M 22.6 8.4 L 20 4.8 M 10.4 9 L 13.6 9
    sunglasses.fill
      solid P 3.6 1.6 8.4 10.8 8.4 9.4 16 3.2 16 P 3.6 13.2 8.4 22.4 8.4 20.8 16 14.6 16 stroke M
      1.4 8.4 L 4 4.8 M 22.6 8.4 L 20 4.8 M 10.4 9 L 13.6 9
    staroflife
      P 0.6 9.4 1.2 14.6 1.2 14.6 7.5 20 4.4 22.6 8.9 17.2 12 22.6 15.1 20 19.6 14.6 16.5 14.6
      22.8 9.4 22.8 9.4 16.5 4 19.6 1.4 15.1 6.8 12 1.4 8.9 4 4.4 9.4 7.5
    swatchpalette
      R 1.6 1.6 8 20.8 2.4 dots O 5.6 18 1.3 tier 2 stroke M 9.6 8 L 14.8 2.8 C 15.6 2 16.6 2 17.4
      2.8 L 20.8 6.2 C 21.6 7 21.6 8 20.8 8.8 L 8.6 21.4 M 15.6 14.4 L 20 14.4 C 21.4 14.4 22.4
      15.4 22.4 16.8 L 22.4 20 C 22.4 21.4 21.4 22.4 20 22.4 L 6 22.4
    phone.connection
      use phone tier 2 dots O 14 10 1.3 O 17.4 6.6 1.3 O 20.8 3.2 1.3
    camera.on.rectangle
      tier 2 p 2.4 2.6 14 2.6 3 19.4 3 19.4 5.4 tier 1 put camera 14 15 0.74
    cube.box
      use shippingbox
    door.left.hand.closed
      P 1.4 5 1.8 19 1.8 19 22 5 22 M 1.6 22 L 22.4 22 dots O 8.2 12.4 1.2
    shippingbox.and.arrow.backward
      put shippingbox 14.4 12 0.78 gap R -1 14.4 12.6 8 1 tier 1 stroke M 1.4 18.4 L 10 18.4 M
      4.6 15.2 L 1.4 18.4 4.6 21.6
    box.truck
      as truck.box
    widget.extralarge
      R 0.8 3 22.4 18 3.6 tier 2 R 4 6.2 6 6 1.4 M 13 7.4 L 20 7.4 M 13 11 L 18 11 M 4.4 16.4 L
      19.6 16.4
    memories
      tier 2 use circle.dotted tier 1 area P 0.8 9.4 7.4 17 12 9.4 16.6
    truck.box
      p 2 4.4 17.6 1 17.6 1 4.6 14.4 4.6 14.4 17.6 M 9.6 17.6 L 15.4 17.6 p 1.6 14.4 8.6 19.4 8.6
      23 12.8 23 17.6 20.6 17.6 O 7 18 2.4 O 18 18 2.4
    cursorarrow.motionlines
      as cursorarrow.rays
    cursorarrow.motionlines.click
      as cursorarrow.rays
    cursorarrow.click.2
      as cursorarrow.rays
    macwindow.and.cursorarrow
      use macwindow gap R 11 10.6 14 14 2 tier 1 put cursorarrow 18 17 0.5
    highlighter
      P 1.4 15.4 1.8 20.2 6.6 11 15.8 6.2 11 M 6.2 11 L 5 15.4 6.6 17 11 15.8 M 5.6 16.4 L 3.6 18.4
      tier 2 M 2 22.4 L 22 22.4
    note
      M 14.6 21.6 L 5 21.6 C 3 21.6 2 20.6 2 18.6 L 2 5.4 C 2 3.4 3 2.4 5 2.4 L 19 2.4 C 21 2.4 22
      3.4 22 5.4 L 22 14.2 Z M 14.6 21.6 L 14.6 16.6 C 14.6 15 15.4 14.2 17 14.2 L 22 14.2
    note.text
      use note M 6.2 7.4 L 17.8 7.4 M 6.2 11.4 L 12.6 11.4
    grid
      R 2 2 20 20 3 M 8.7 2 L 8.7 22 M 15.3 2 L 15.3 22 M 2 8.7 L 22 8.7 M 2 15.3 L 22 15.3
    person.fill.checkmark
      solid O 9 7.4 4 M 1.4 20.6 C 1.4 16.4 4.6 14 9 14 C 13.4 14 16.6 16.4 16.6 20.6 Z stroke M
      16.4 7 L 18.8 9.6 23 3.6
    person.fill.and.arrow.left.and.arrow.right
      solid O 12 6.8 3.6 M 5.8 19.8 C 5.8 15.8 8.4 13.2 12 13.2 C 15.6 13.2 18.2 15.8 18.2 19.8 Z
      stroke M 3.8 8.6 L 0.8 11.6 3.8 14.6 M 20.2 8.6 L 23.2 11.6 20.2 14.6
    play.house
      M 1.2 11.6 L 10.8 3.2 C 11.6 2.5 12.4 2.5 13.2 3.2 L 22.8 11.6 M 4.4 9.2 L 4.4 19.2 C 4.4
      20.8 5.2 21.6 6.8 21.6 L 17.2 21.6 C 18.8 21.6 19.6 20.8 19.6 19.2 L 19.6 9.2 area P 0.8 9.6
      10.6 15.8 14.2 9.6 17.8
    play.house.fill
      stroke M 1.2 11.4 L 10.8 3 C 11.6 2.3 12.4 2.3 13.2 3 L 22.8 11.4 solid M 4.4 11.6 L 12 5.2 L
      19.6 11.6 L 19.6 19.2 C 19.6 20.8 18.8 21.6 17.2 21.6 L 6.8 21.6 C 5.2 21.6 4.4 20.8 4.4 19.2
      Z hole P 0.8 9.6 11 15.8 14.6 9.6 18.2
    rectangle.compress.vertical
      R 3 9.4 18 5.2 1.8 M 12 0.8 L 12 5.8 M 9.4 3.4 L 12 5.8 14.6 3.4 M 12 23.2 L 12 18.2 M 9.4
      20.6 L 12 18.2 14.6 20.6
    repeat.1
      M 3 11 L 3 9.8 C 3 7.4 4.4 6 6.8 6 L 14.6 6 M 21 14 L 21 14.2 C 21 16.6 19.6 18 17.2 18 L 4 18
      M 7.5 14.5 L 4 18 7.5 21.5 put _1 20 6 0.46
    square.on.square.dashed
      R 8 8 14.5 14.5 3 tier 2 M 1.5 6.4 L 1.5 9.2 M 1.5 12.4 C 1.5 15 2.4 16 4.6 16 M 1.5 3.8 C
      1.5 2.2 2.2 1.5 3.8 1.5 M 6.6 1.5 L 9.4 1.5 M 12.4 1.5 C 15 1.5 16 2.4 16 4.6
    arrow.down.and.line.horizontal.and.arrow.up
      M 1 12 L 23 12 M 12 0.8 L 12 7.6 M 8.8 4.6 L 12 7.6 15.2 4.6 M 12 23.2 L 12 16.4 M 8.8 19.4 L
      12 16.4 15.2 19.4
    arrow.up.and.down.and.sparkles
      M 6 2 L 6 22 M 2.4 5.6 L 6 2 9.6 5.6 M 2.4 18.4 L 6 22 9.6 18.4 put sparkles 17.6 12 0.5
    arrow.up.and.down.text.horizontal
      M 5 2 L 5 22 M 1.6 5.4 L 5 2 8.4 5.4 M 1.6 18.6 L 5 22 8.4 18.6 tier 2 M 12 5 L 22.6 5 M 12
      12 L 22.6 12 M 12 19 L 22.6 19
    arrow.up.heart
      use heart put arrow.up 12 11.2 0.42
    arrow.up.trash
      M 2.5 6 L 21.5 6 M 8.4 5.6 C 8.4 3 9 1.6 10.8 1.6 L 13.2 1.6 C 15 1.6 15.6 3 15.6 5.6 M 4.6
      6.2 L 5.8 20 C 5.9 21.6 7 22.4 8.8 22.4 L 15.2 22.4 C 17 22.4 18.1 21.6 18.2 20 L 19.4 6.2
      put arrow.up 12 14.2 0.4
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
      use arrow.up.left.and.arrow.down.right M 14 10 L 21 3 M 14.5 3 L 21 3 21 9.5 M 10 14 L 3 21 M
      9.5 21 L 3 21 3 14.5
    calendar.day.timeline.leading
      tier 2 R 8.6 2 14 20 2.8 tier 1 O 2.8 12 2 M 4.8 12 L 22.6 12
    calendar.day.timeline.trailing
      as mirrored calendar.day.timeline.leading
    chevron.left.chevron.right
      M 8.2 4.4 L 1 12 8.2 19.6 M 15.8 4.4 L 23 12 15.8 19.6
    circle.dashed.inset.filled
      tier 2 put circle.dashed 12 12 1 tier 1 area O 12 12 6.8
    circle.dashed.inset.fill
      as circle.dashed.inset.filled
    circle.dotted.and.circle
      tier 2 put circle.dotted 12 12 1 tier 1 O 12 12 6.2
    person.2.wave.2
      put person.2 12 12.4 0.74 tier 2 A 12 12 11.4 154 206 A 12 12 11.4 -26 26
    point.3.filled.connected.trianglepath.dotted
      solid O 12 4.4 2.8 O 4.2 18.8 2.8 O 19.8 18.8 2.8 tier 2 dots O 9.4 9 1 O 7.8 12 1 O 14.6 9
      1 O 16.2 12 1 O 10 18.8 1 O 14 18.8 1
    questionmark.folder
      use folder put questionmark 12 15.2 0.36
    rectangle.portrait.inset.filled
      tier 2 put rectangle.portrait 12 12 1 tier 1 area R 6.8 3.3 10.4 17.4 1.4
    rectangle.portrait.center.inset.filled
      tier 2 put rectangle.portrait 12 12 1 tier 1 area R 7.2 8 9.6 8 1.2
    shield.checkered
      use shield area M 12 3.8 C 10 4.9 8 5.6 5.4 6 L 5.4 12 12 12 Z M 12 12 L 18.6 12 C 18.2 15.8
      16 18.4 12 20.2 Z
    square.and.line.vertical.and.square
      R 0.8 7.2 8.2 9.6 1.8 M 12 1.6 L 12 22.4 R 15 7.2 8.2 9.6 1.8
    square.on.square.intersection.dashed
      p 3 5 16 1.5 16 1.5 1.5 16 1.5 16 5 p 3 19 8 22.5 8 22.5 22.5 8 22.5 8 19 tier 2 M 8 14 L 8
      11.6 M 8 9.4 C 8 8.6 8.6 8 9.4 8 M 11.6 8 L 14 8 M 16 10 L 16 12.4 M 16 14.6 C 16 15.4 15.4
      16 14.6 16 M 12.4 16 L 10 16
    textformat.subscript
      M 1 18 L 7 3.4 13 18 M 3.2 12.8 L 10.8 12.8 put _2 19.4 18.4 0.4
    textformat.superscript
      M 1 20.6 L 7 6 13 20.6 M 3.2 15.4 L 10.8 15.4 put _2 19.4 5.6 0.4
    wand.and.sparkles
      as wand.and.stars
    smiley
      as face.smiling
    airplay.audio
      as airplayaudio
    airplay.video
      as airplayvideo
    chevron.left.slash.chevron.right
      as chevron.left.forwardslash.chevron.right
    """
}
