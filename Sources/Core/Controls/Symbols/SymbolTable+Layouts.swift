extension SymbolTable {
  /// Shapes, grids and charts.
  static let layouts = """
    circle
      O 12 12 10.5
    square
      R 2 2 20 20 4
    rectangle
      R 0.5 4 23 16 3
    rectangle.portrait
      R 4 0.5 16 23 3
    triangle
      P 2.6 12 1 23.6 21.6 0.4 21.6
    diamond
      P 2 12 0.4 23.6 12 12 23.6 0.4 12
    pentagon
      P 1.8 12 1.5 22.75 9.31 18.64 21.94 5.36 21.94 1.25 9.31
    hexagon
      P 2 12 1 21.53 6.5 21.53 17.5 12 23 2.47 17.5 2.47 6.5
    octagon
      P 1.8 7.71 1.65 16.29 1.65 22.35 7.71 22.35 16.29 16.29 22.35 7.71 22.35 1.65 16.29 1.65 7.71
    seal
      P 1.7 12 0.8 14.78 3.44 18.58 2.94 19.28 6.71 22.65 8.54 21 12 22.65 15.46 19.28 17.29
      18.58 21.06 14.78 20.56 12 23.2 9.22 20.56 5.42 21.06 4.72 17.29 1.35 15.46 3 12 1.35 8.54
      4.72 6.71 5.42 2.94 9.22 3.44
    shield
      M 12 1.6 C 14.4 3.2 17 4.2 20 4.6 C 20.6 4.7 20.8 5 20.8 5.6 L 20.8 11.5
      C 20.8 16.5 17.4 20.2 12 22.4 C 6.6 20.2 3.2 16.5 3.2 11.5 L 3.2 5.6 C 3.2 5 3.4 4.7 4 4.6
      C 7 4.2 9.6 3.2 12 1.6 Z
    capsule
      R 0.5 5.5 23 13 6.5
    oval
      E 12 12 11.5 8
    app
      R 2 2 20 20 5.6
    circle.dashed
      A 12 12 10.5 -14 14 A 12 12 10.5 31 59 A 12 12 10.5 76 104 A 12 12 10.5 121 149
      A 12 12 10.5 166 194 A 12 12 10.5 211 239 A 12 12 10.5 256 284 A 12 12 10.5 301 329
    square.dashed
      use viewfinder M 10.8 2 L 13.2 2 M 10.8 22 L 13.2 22 M 2 10.8 L 2 13.2 M 22 10.8 L 22 13.2
    circle.lefthalf.filled
      O 12 12 10.5 area A 12 12 10.5 90 270 Z
    circle.righthalf.filled
      as mirrored circle.lefthalf.filled
    circle.bottomhalf.filled
      O 12 12 10.5 area A 12 12 10.5 0 180 Z
    circle.tophalf.filled
      as flipped circle.bottomhalf.filled
    circle.inset.filled
      tier 2 O 12 12 10.5 tier 1 area O 12 12 6.8
    largecircle.fill.circle
      as circle.inset.filled
    smallcircle.filled.circle
      tier 2 O 12 12 10.5 tier 1 area O 12 12 3.6
    square.grid.2x2
      R 2.2 2.2 8 8 1.8 R 13.8 2.2 8 8 1.8 R 2.2 13.8 8 8 1.8 R 13.8 13.8 8 8 1.8
    square.grid.3x3
      R 1.6 1.6 4.8 4.8 1.2 R 9.6 1.6 4.8 4.8 1.2 R 17.6 1.6 4.8 4.8 1.2
      R 1.6 9.6 4.8 4.8 1.2 R 9.6 9.6 4.8 4.8 1.2 R 17.6 9.6 4.8 4.8 1.2
      R 1.6 17.6 4.8 4.8 1.2 R 9.6 17.6 4.8 4.8 1.2 R 17.6 17.6 4.8 4.8 1.2
    circle.grid.3x3
      O 4 4 2.4 O 12 4 2.4 O 20 4 2.4 O 4 12 2.4 O 12 12 2.4 O 20 12 2.4 O 4 20 2.4 O 12 20 2.4
      O 20 20 2.4
    circle.grid.2x2
      O 6.4 6.4 4.2 O 17.6 6.4 4.2 O 6.4 17.6 4.2 O 17.6 17.6 4.2
    rectangle.grid.1x2
      R 2 3 20 7.4 2 R 2 13.6 20 7.4 2
    rectangle.grid.2x2
      R 1 4 9.4 6.6 1.6 R 13.6 4 9.4 6.6 1.6 R 1 13.4 9.4 6.6 1.6 R 13.6 13.4 9.4 6.6 1.6
    square.stack
      R 2.5 8 19 14 3 M 5 4.8 L 19 4.8 M 7.5 1.8 L 16.5 1.8
    rectangle.stack
      R 1 8.5 22 13 3 M 4 5 L 20 5 M 6.5 1.8 L 17.5 1.8
    square.on.square
      R 8 8 14.5 14.5 3 p 3 5 16 1.5 16 1.5 1.5 16 1.5 16 5
    square.on.square.fill
      solid R 8 8 14.5 14.5 3 tier 2 stroke p 3 5 16 1.5 16 1.5 1.5 16 1.5 16 5
    rectangle.on.rectangle
      R 6 8 17.5 12.5 3 p 3 3 16 0.5 16 0.5 3.5 18 3.5 18 5
    square.3.layers.3d
      P 1 12 1.6 22.5 7 12 12.4 1.5 7 tier 2 p 1 1.5 12 12 17.4 22.5 12 tier 3 p 1 1.5 17 12 22.4 22.5 17
    square.split.2x1
      R 2 2 20 20 4 M 12 2 L 12 22
    square.split.1x2
      R 2 2 20 20 4 M 2 12 L 22 12
    rectangle.split.2x1
      use rectangle M 12 4 L 12 20
    rectangle.split.3x1
      use rectangle M 8.2 4 L 8.2 20 M 15.8 4 L 15.8 20
    sidebar.left
      use rectangle M 8.6 4 L 8.6 20 M 4 8 L 5.4 8 M 4 11 L 5.4 11 M 4 14 L 5.4 14
    sidebar.leading
      as sidebar.left
    sidebar.right
      as mirrored sidebar.left
    sidebar.trailing
      as sidebar.right
    macwindow
      R 0.5 3.5 23 17 3 M 0.5 8.6 L 23.5 8.6
    cube
      P 1.2 12 1 21.8 6.5 21.8 17.5 12 23 2.2 17.5 2.2 6.5 p 0 2.4 6.7 12 12 21.6 6.7 M 12 12 L 12 22.8
    shippingbox
      P 1.2 12 1 21.8 6.5 21.8 17.5 12 23 2.2 17.5 2.2 6.5 p 0 2.4 6.7 12 12 21.6 6.7 M 12 12 L 12 22.8
      M 7 3.9 L 16.8 9.3
    chart.bar
      R 2 12.5 4.4 9 1 tier 2 R 9.8 7.5 4.4 14 1 tier 3 R 17.6 2.5 4.4 19 1
    chart.bar.fill
      solid R 2 12.5 4.4 9 1 tier 2 R 9.8 7.5 4.4 14 1 tier 3 R 17.6 2.5 4.4 19 1
    chart.bar.xaxis
      M 1 22 L 23 22 R 3 11 3.6 7 0.8 R 10.2 6.5 3.6 11.5 0.8 R 17.4 2 3.6 16 0.8
    chart.pie
      M 10.6 4 C 5.4 4 1.2 8.2 1.2 13.4 C 1.2 18.6 5.4 22.8 10.6 22.8 C 15.8 22.8 20 18.6 20 13.4
      L 10.6 13.4 Z M 14 1.2 C 18.8 1.2 22.6 5 22.6 9.8 L 14 9.8 Z
    chart.line.uptrend.xyaxis
      tier 2 p 2.4 1.5 1.5 1.5 22 22.5 22 tier 1 M 5.5 16.5 L 10 11.5 13.5 14.5 21 6 M 16 5.5 L 21.4 5.5 21.4 11
    chart.xyaxis.line
      tier 2 p 2.4 1.5 1.5 1.5 22 22.5 22 tier 1 M 5.5 16 L 10 10 14 13.5 20.5 5
    waveform
      M 2 10 L 2 14 M 6 6.5 L 6 17.5 M 10 2.5 L 10 21.5 M 14 7.5 L 14 16.5 M 18 4.5 L 18 19.5 M 22 10 L 22 14
    waveform.path.ecg
      p 0.6 0.5 13 5.5 13 8.5 4 13 21 16.2 9.5 17.8 13 23.5 13
    gauge
      O 12 12 10.5 M 12 13.6 L 15.8 7.4 dots O 12 13.6 1.9
    qrcode
      R 2 2 7 7 1 R 15 2 7 7 1 R 2 15 7 7 1 area R 4.6 4.6 1.8 1.8 0.2 R 17.6 4.6 1.8 1.8 0.2
      R 4.6 17.6 1.8 1.8 0.2 R 11 1.2 2 4 0.2 R 11 8 2 5 0.2 R 14.5 11 3.5 2 0.2 R 20 11 2.8 4 0.2
      R 1.2 11 3.5 2 0.2 R 6.5 11 3 2 0.2 R 11 15 2 2.5 0.2 R 14.5 14.6 3 3 0.2 R 19 17 3.8 2 0.2
      R 11 19.5 3.5 3.3 0.2 R 16.5 20.8 3.5 2 0.2
    barcode
      M 2 4 L 2 20 M 10 4 L 10 20 M 18.5 4 L 18.5 20 area R 4.2 3.2 3.2 17.6 0.4 R 12.4 3.2 1.2 17.6 0.4
      R 15 3.2 1.4 17.6 0.4 R 20.8 3.2 2.2 17.6 0.4
    """
}
