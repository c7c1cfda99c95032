extension SymbolTable {
  /// What stands beside words and on keys: marks, arrows and pointers.
  static let signs = """
    wifi.exclamationmark
      use wifi gap R 16 11.4 7.4 13 3 tier 1 stroke M 19.7 13.4 L 19.7 18 dots O 19.7 21.6 1.5
    waveform.path
      p 1 0.8 12 4 12 6.4 5 10.4 20 14 2.6 17.4 16.4 19 12 23.2 12
    pencil.line
      put pencil 13.4 10 0.82 M 1.6 22 L 22.4 22
    pencil.and.scribble
      put pencil 15 9.6 0.74 M 1.4 9 C 4.6 4 8.6 3.4 7.4 7.4 C 6.2 11.4 1.6 15 4.2 16.6 M 13 21.8 C
      16 18.6 17 21.8 19.2 21 C 20.6 20.4 21.4 19.4 22.6 19.2
    pencil.tip
      P 0.8 12 1.8 16.6 11 16.6 22.2 7.4 22.2 7.4 11 M 7.4 15.4 L 16.6 15.4
    pencil.tip.crop.circle
      tier 2 O 12 12 10.5 tier 1 p 0.8 7.6 20.8 7.6 14 12 5 16.4 14 16.4 20.8 M 7.6 16.6 L 16.4 16.6
    pencil.and.list.clipboard
      use list.clipboard gap P 1 12.2 24.4 13 18.6 20.4 11 24.6 15 17 23 tier 1 put pencil 19 18 0.4
    arrow.triangle.branch
      M 7 22.6 L 7 7.4 M 7 18 C 7 13 17 15 17 9 L 17 7.4 area P 0.5 7 1.2 10.6 7.6 3.4 7.6 P 0.5 17
      1.2 20.6 7.6 13.4 7.6
    arrow.triangle.merge
      M 12 7.4 L 12 11 C 12 16 4.6 15.6 4.6 22.6 M 12 11 C 12 16 19.4 15.6 19.4 22.6 area P 0.5 12
      1.2 15.6 7.6 8.4 7.6
    arrow.triangle.pull
      O 5 4.6 2.6 O 5 19.4 2.6 O 19 19.4 2.6 M 5 7.2 L 5 16.8 M 19 16.8 L 19 8.6 C 19 6 18 4.8 15.4
      4.8 L 13.4 4.8 area P 0.4 9.6 4.8 14 1.2 14 8.4
    arrow.triangle.swap
      M 6.8 22 L 6.8 8 M 17.2 2 L 17.2 16 area P 0.5 6.8 1.2 10.6 8 3 8 P 0.5 17.2 22.8 21 16 13.4
      16
    arrow.2.squarepath
      p 2.4 2.6 5.4 7.6 4.6 18.4 4.6 18.4 13.4 M 14.6 9.8 L 18.4 13.6 22.2 9.8 p 2.4 16.4 19.4 5.6
      19.4 5.6 10.6 M 1.8 14.2 L 5.6 10.4 9.4 14.2
    arrow.uturn.up
      as turned arrow.uturn.left
    arrow.uturn.down
      as flipped arrow.uturn.up
    arrow.forward.to.line
      as arrow.right.to.line
    arrow.backward.to.line
      as arrow.left.to.line
    arrow.up.to.line.compact
      as arrow.up.to.line
    arrow.down.to.line.compact
      as arrow.down.to.line
    arrow.left.and.line.vertical.and.arrow.right
      M 12 2 L 12 22 M 8.6 12 L 1.4 12 M 4.6 8.6 L 1.2 12 4.6 15.4 M 15.4 12 L 22.6 12 M 19.4 8.6 L
      22.8 12 19.4 15.4
    arrow.up.and.line.horizontal.and.arrow.down
      as turned arrow.left.and.line.vertical.and.arrow.right
    arrow.up.circle.dotted
      use circle.dotted put arrow.up 12 12 0.5
    arrowshape.right
      P 1 1.6 8.4 11.6 8.4 11.6 3.4 22.8 12 11.6 20.6 11.6 15.6 1.6 15.6
    arrowshape.left
      as mirrored arrowshape.right
    arrowshape.forward
      as arrowshape.right
    arrowshape.backward
      as arrowshape.left
    arrowshape.down
      as turned arrowshape.right
    arrowshape.up
      as flipped arrowshape.down
    arrow.up.arrow.down.square
      use square put arrow.up.arrow.down 12 12 0.5
    plus.arrow.clockwise
      use arrow.clockwise put plus 12 12.6 0.4
    minus.arrow.counterclockwise
      use arrow.counterclockwise put minus 12 12.6 0.4
    plus.forwardslash.minus
      M 5.6 2.6 L 5.6 10.6 M 1.6 6.6 L 9.6 6.6 M 5 21 L 19 3 M 14.4 17.6 L 22.4 17.6
    nosign
      O 12 12 10.5 M 4.6 4.6 L 19.4 19.4
    slash.circle
      tier 2 O 12 12 10.5 tier 1 M 7.2 7.2 L 16.8 16.8
    translate
      M 1.6 5 L 13 5 M 7.3 2 L 7.3 5 M 10.8 5 C 9.8 9.6 6.6 13 2 14.6 M 4 8.4 C 5.6 11.2 8 13.2 10.8
      14.4 M 10.8 22.2 L 16.6 9 22.4 22.2 M 12.8 17.8 L 20.4 17.8
    character.cursor.ibeam
      put character 7.4 12 0.78 M 16 2.6 C 18.6 2.6 19.4 3.6 19.4 5.6 L 19.4 18.4 C 19.4 20.4 18.6
      21.4 16 21.4 M 22.8 2.6 C 20.2 2.6 19.4 3.6 19.4 5.6 M 22.8 21.4 C 20.2 21.4 19.4 20.4 19.4
      18.4
    abc
      put _a 3.8 12 0.44 put _b 12.4 12 0.44 put _c 20.4 12 0.44
    textformat.abc
      as abc
    textformat.123
      put _1 4.4 12 0.5 put _2 12 12 0.5 put _3 20.2 12 0.5
    bold.underline
      fine put bold 6.6 12 0.72 put underline 17.6 12 0.72
    bold.italic.underline
      fine put bold 3.8 12 0.5 put italic 12.2 12 0.5 put underline 20.2 12 0.5
    f.cursive
      M 18 4.6 C 15.4 1.6 12.6 3 11.8 7 L 9.4 18.4 C 8.8 21.6 6.6 22.6 4.2 20.6 M 6.4 9.6 L 15.6 9.6
    paragraphsign
      M 19.4 3 L 10.4 3 C 2.6 3 2.6 13 10.4 13 L 11.4 13 M 11.4 3 L 11.4 21 M 16.4 3 L 16.4 21
    paragraph
      M 2 4.5 L 22 4.5 M 2 9.5 L 22 9.5 M 2 14.5 L 22 14.5 M 2 19.5 L 12 19.5
    quote.opening
      solid O 6.2 15.4 3.6 O 17.8 15.4 3.6 stroke M 2.8 14.6 C 2.6 9.8 4.4 6.6 8 5 M 14.4 14.6 C
      14.2 9.8 16 6.6 19.6 5
    quote.closing
      solid O 6.2 8.6 3.6 O 17.8 8.6 3.6 stroke M 9.6 9.4 C 9.8 14.2 8 17.4 4.4 19 M 21.2 9.4 C 21.4
      14.2 19.6 17.4 16 19
    list.bullet.indent
      M 8 5 L 22 5 M 12.4 12 L 22 12 M 12.4 19 L 22 19 dots O 3.6 5 1.5 O 8 12 1.5 O 8 19 1.5
    increase.indent
      M 2 4 L 22 4 M 11 9.4 L 22 9.4 M 11 14.6 L 22 14.6 M 2 20 L 22 20 area P 0.4 2 8 7.2 12 2 16
    decrease.indent
      M 2 4 L 22 4 M 11 9.4 L 22 9.4 M 11 14.6 L 22 14.6 M 2 20 L 22 20 area P 0.4 7.2 8 2 12 7.2 16
    list.bullet.rectangle.portrait
      use rectangle.portrait M 11 7 L 16.4 7 M 11 12 L 16.4 12 M 11 17 L 16.4 17 dots O 7.8 7 1.1
      O 7.8 12 1.1 O 7.8 17 1.1
    ellipsis.curlybraces
      use curlybraces dots O 8.4 12 1.2 O 12 12 1.2 O 15.6 12 1.2
    exclamationmark.questionmark
      put exclamationmark 6 12 0.9 put questionmark 16.4 12 0.9
    exclamationmark.3
      M 5 3 L 5 14.5 M 12 3 L 12 14.5 M 19 3 L 19 14.5 dots O 5 20 1.7 O 12 20 1.7 O 19 20 1.7
    control
      M 4.6 15.4 L 12 8 19.4 15.4
    escape
      A 12.6 12.6 9.6 -84 174 M 12.6 12.6 L 3.6 3.6 M 3.6 9.4 L 3.6 3.6 9.4 3.6
    return
      p 2 20.8 4.4 20.8 12.6 3 12.6 M 8 7.4 L 2.8 12.6 8 17.8
    return.left
      as return
    space
      p 1.4 2 9.6 2 15 22 15 22 9.6
    shift
      P 1 12 1.6 22.6 13 16.8 13 16.8 21.6 7.2 21.6 7.2 13 1.4 13
    capslock
      P 1 12 1.2 22 11.4 16.8 11.4 16.8 16.2 7.2 16.2 7.2 11.4 2 11.4 R 7.2 19.4 9.6 3.4 0.8
    delete.backward
      as delete.left
    delete.forward
      as delete.right
    clear
      R 1.6 1.6 20.8 20.8 5.6 put xmark 12 12 0.5
    eject
      P 1 12 3.4 22.4 15 1.6 15 R 1.6 18 20.8 3.6 1
    poweroff
      O 12 12 8
    poweron
      M 12 3.4 L 12 20.6
    togglepower
      O 12 12 9 M 12 7.4 L 12 16.6
    directcurrent
      M 2 9 L 22 9 M 2 15 L 6.4 15 M 9.8 15 L 14.2 15 M 17.6 15 L 22 15
    alternatingcurrent
      M 1 12 C 4.6 2.4 8.4 2.4 12 12 C 15.6 21.6 19.4 21.6 23 12
    angle
      M 21 20 L 3.4 20 L 17 4
    skew
      P 1 7 4 23 4 17 20 1 20
    beziercurve
      R 9.6 2.6 4.8 4.8 0.8 R 1 16.8 4.8 4.8 0.8 R 18.2 16.8 4.8 4.8 0.8 M 9.6 5 L 1.4 5 M 14.4 5 L
      22.6 5 M 9.6 5.6 C 5.6 7.4 3.4 11 3.4 16.8 M 14.4 5.6 C 18.4 7.4 20.6 11 20.6 16.8
    lines.measurement.horizontal
      M 1.6 6 L 1.6 18 M 6.8 9.4 L 6.8 14.6 M 12 7.6 L 12 16.4 M 17.2 9.4 L 17.2 14.6 M 22.4 6 L
      22.4 18
    lines.measurement.vertical
      as turned lines.measurement.horizontal
    point.3.connected.trianglepath.dotted
      O 12 4.4 2.8 O 4.2 18.8 2.8 O 19.8 18.8 2.8 tier 2 dots O 9.4 9 1 O 7.8 12 1 O 14.6 9 1 O
      16.2 12 1 O 10 18.8 1 O 14 18.8 1
    rotate.3d
      E 12 12 10.5 4.2 E 12 12 4.2 10.5
    cursorarrow
      P 0.8 5.4 1.8 19.4 13.6 12.6 14.2 8.8 20.8
    cursorarrow.rays
      P 0.8 9.6 8.4 22.4 17 16 17.6 13 22.8 M 6.4 5.6 L 3.8 3 M 10.4 4.6 L 10.4 1.2 M 4.8 9.8 L 1.4
      9.8
    cursorarrow.click
      as cursorarrow.rays
    doc.zipper
      use doc M 8.6 3.6 L 10.6 3.6 M 8.6 7 L 10.6 7 M 8.6 10.4 L 10.6 10.4 R 8 13.6 3.2 4.6 1
    lock.doc
      use doc solid R 8.2 13.4 7.6 5.4 0.8 stroke M 9.8 13.4 L 9.8 12.2 C 9.8 9.8 14.2 9.8 14.2 12.2
      L 14.2 13.4
    chart.bar.doc.horizontal
      use doc area R 7.4 10 5.6 2 0.4 R 7.4 13.6 8.6 2 0.4 R 7.4 17.2 4.2 2 0.4
    bubble.left.and.text.bubble.right
      use bubble.left.and.bubble.right M 19.2 11 L 20.6 11 M 14.4 15.4 L 20.6 15.4
    envelope.arrow.triangle.branch
      p 2.6 11 16 1 16 1 3 20 3 20 9.6 M 2 4.6 L 9.4 10.4 C 10.2 11 10.8 11 11.6 10.4 L 19 4.6 put
      arrow.triangle.branch 18.4 17.4 0.5
    book.pages
      use book M 4.8 8.2 C 6.4 8 7.8 8.2 9 8.8 M 4.8 11.6 C 6.4 11.4 7.8 11.6 9 12.2 M 15 8.8 C 16.2
      8.2 17.6 8 19.2 8.2 M 15 12.2 C 16.2 11.6 17.6 11.4 19.2 11.6
    text.book.closed
      use book.closed M 8.4 6 L 15.6 6 M 8.4 10 L 13 10
    scroll
      M 5.4 17 L 5.4 4.8 C 5.4 2.8 6.6 1.6 8.4 1.6 L 20 1.6 C 22 1.6 23 3 23 6 L 18.4 6 M 17 1.6 C
      17.8 2.4 18.4 3.4 18.4 4.8 L 18.4 19 C 18.4 21.2 17.2 22.4 15.2 22.4 L 4 22.4 C 2 22.4 1 21 1
      17 L 12.6 17 C 12.6 20.6 13.6 22.4 15.2 22.4 M 9.2 7 L 14.6 7 M 9.2 11.4 L 14.6 11.4
    puzzlepiece.extension
      as puzzlepiece
    _triangle
      gap P 3 12 -1.6 27 26 -3 26 area P 2 12 3 22.6 22.4 1.4 22.4 gap R 10.9 9.4 2.2 6.4 1.1 O 12 18.8 1.4
    """
}
