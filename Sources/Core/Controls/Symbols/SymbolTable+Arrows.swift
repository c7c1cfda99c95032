extension SymbolTable {
  /// What points, turns or moves.
  static let arrows = """
    chevron.right
      M 7.6 3 L 16.9 12 7.6 21
    chevron.forward
      as chevron.right
    chevron.left
      M 16.4 3 L 7.1 12 16.4 21
    chevron.backward
      as chevron.left
    chevron.down
      M 3 8 L 12 16.5 21 8
    chevron.up
      M 3 16 L 12 7.5 21 16
    chevron.up.chevron.down
      M 6 9 L 12 3 18 9 M 6 15 L 12 21 18 15
    chevron.down.2
      M 3 4 L 12 12 21 4 M 3 12 L 12 20 21 12
    chevron.up.2
      as flipped chevron.down.2
    chevron.right.2
      as turned chevron.down.2
    chevron.left.2
      as mirrored chevron.right.2
    chevron.compact.down
      M 2 9.5 L 12 14 22 9.5
    chevron.compact.up
      as flipped chevron.compact.down
    chevron.compact.right
      as turned chevron.compact.down
    chevron.compact.left
      as mirrored chevron.compact.right
    chevron.left.forwardslash.chevron.right
      M 6.5 6.5 L 1 12 6.5 17.5 M 17.5 6.5 L 23 12 17.5 17.5 M 14 4 L 10 20
    arrow.right
      M 3 12 L 21 12 M 13.5 4.5 L 21 12 13.5 19.5
    arrow.forward
      as arrow.right
    arrow.left
      M 21 12 L 3 12 M 10.5 4.5 L 3 12 10.5 19.5
    arrow.backward
      as arrow.left
    arrow.up
      M 12 21 L 12 3 M 4.5 10.5 L 12 3 19.5 10.5
    arrow.down
      M 12 3 L 12 21 M 4.5 13.5 L 12 21 19.5 13.5
    arrow.up.right
      M 5 19 L 19 5 M 8 5 L 19 5 19 16
    arrow.up.forward
      as arrow.up.right
    arrow.up.left
      as mirrored arrow.up.right
    arrow.down.right
      as flipped arrow.up.right
    arrow.down.left
      as mirrored arrow.down.right
    arrow.left.arrow.right
      M 22 7 L 3 7 M 7.5 2.5 L 3 7 7.5 11.5 M 2 17 L 21 17 M 16.5 12.5 L 21 17 16.5 21.5
    arrow.up.arrow.down
      as turned arrow.left.arrow.right
    arrow.left.and.right
      M 1 12 L 23 12 M 5.5 7.5 L 1 12 5.5 16.5 M 18.5 7.5 L 23 12 18.5 16.5
    arrow.up.and.down
      as turned arrow.left.and.right
    arrow.up.and.down.and.arrow.left.and.right
      M 1 12 L 23 12 M 4.2 8.8 L 1 12 4.2 15.2 M 19.8 8.8 L 23 12 19.8 15.2
      M 12 1 L 12 23 M 8.8 4.2 L 12 1 15.2 4.2 M 8.8 19.8 L 12 23 15.2 19.8
    arrow.up.left.and.arrow.down.right
      M 10 10 L 3 3 M 9.5 3 L 3 3 3 9.5 M 14 14 L 21 21 M 14.5 21 L 21 21 21 14.5
    arrow.down.right.and.arrow.up.left
      M 3 3 L 10 10 M 3.5 10 L 10 10 10 3.5 M 21 21 L 14 14 M 20.5 14 L 14 14 14 20.5
    arrow.up.right.and.arrow.down.left
      as mirrored arrow.up.left.and.arrow.down.right
    arrow.clockwise
      A 12 12.6 8.8 -30 270 M 10.4 -0.2 L 14.6 3.8 10.4 7.8
    arrow.counterclockwise
      as mirrored arrow.clockwise
    arrow.2.circlepath
      A 12 12 8.8 198 352 p 0 17.1 8 20.6 11 22.9 7 A 12 12 8.8 18 172 p 0 6.9 16 3.4 13 1.1 17
    arrow.triangle.2.circlepath
      A 12 12 8.5 195 335 A 12 12 8.5 15 155
      area P 0.6 15.9 8.6 23.3 8.6 19.6 13.2 P 0.6 8.1 15.4 0.7 15.4 4.4 10.8
    arrow.uturn.backward
      M 8 3.5 L 3 8.5 8 13.5 M 3 8.5 L 15 8.5 C 18.6 8.5 21 11 21 14.2 C 21 17.5 18.6 20 15 20
      L 10 20
    arrow.uturn.left
      as arrow.uturn.backward
    arrow.uturn.forward
      as mirrored arrow.uturn.backward
    arrow.uturn.right
      as arrow.uturn.forward
    arrow.turn.up.left
      p 4 20 20.5 20 8 4 8 M 9 3 L 4 8 9 13
    arrow.turn.up.right
      as mirrored arrow.turn.up.left
    arrow.turn.down.left
      as flipped arrow.turn.up.left
    arrow.turn.down.right
      as mirrored arrow.turn.down.left
    arrowshape.turn.up.left
      M 10.5 3.6 C 10.5 2.6 9.6 2.4 9 3 L 1.9 9.6 C 1.3 10.2 1.3 10.8 1.9 11.4 L 9 18
      C 9.6 18.6 10.5 18.4 10.5 17.4 L 10.5 14 C 15.5 14 18.6 15.6 21 20 C 21.6 21 22.4 20.6 22.4 19.4
      C 22 12.5 18 7.2 10.5 7 Z
    arrowshape.turn.up.backward
      as arrowshape.turn.up.left
    arrowshape.turn.up.right
      as mirrored arrowshape.turn.up.left
    arrowshape.turn.up.forward
      as arrowshape.turn.up.right
    arrow.down.to.line
      M 12 2.5 L 12 16 M 6 10 L 12 16 18 10 M 4 21 L 20 21
    arrow.up.to.line
      as flipped arrow.down.to.line
    arrow.right.to.line
      as turned arrow.down.to.line
    arrow.left.to.line
      as mirrored arrow.right.to.line
    arrowtriangle.right
      P 1.6 5 3 20.5 12 5 21
    arrowtriangle.left
      as mirrored arrowtriangle.right
    arrowtriangle.down
      as turned arrowtriangle.right
    arrowtriangle.up
      as flipped arrowtriangle.down
    arrow.triangle.turn.up.right.diamond
      use diamond p 1 8.2 15.5 8.2 11 13.5 11 area P 0.5 13 7.6 17.4 11 13 14.4
    repeat
      M 3 11 L 3 9.8 C 3 7.4 4.4 6 6.8 6 L 20 6 M 16.5 2.5 L 20 6 16.5 9.5
      M 21 13 L 21 14.2 C 21 16.6 19.6 18 17.2 18 L 4 18 M 7.5 14.5 L 4 18 7.5 21.5
    shuffle
      M 1.5 7 L 4.5 7 C 7 7 8.2 7.9 9.4 9.5 L 13.2 14.6 C 14.4 16.2 15.6 17 17.6 17 L 21.5 17
      M 18.5 13.5 L 22 17 18.5 20.5 M 1.5 17 L 4.5 17 C 7 17 8.2 16.1 9.4 14.5
      M 13.2 9.4 C 14.4 7.8 15.6 7 17.6 7 L 21.5 7 M 18.5 3.5 L 22 7 18.5 10.5
    gobackward
      A 12 13 9 -90 212 area P 0.4 12.6 0.2 12.6 7.8 7 4
    goforward
      as mirrored gobackward
    square.and.arrow.up
      p 2.4 8.5 9 4.5 9 4.5 22.5 19.5 22.5 19.5 9 15.5 9 M 12 15.5 L 12 1.5 M 8 5.5 L 12 1.5 16 5.5
    square.and.arrow.up.fill
      M 12 15.5 L 12 1.5 M 8 5.5 L 12 1.5 16 5.5
      solid M 10.4 9 L 10.4 15.8 C 10.4 17.6 13.6 17.6 13.6 15.8 L 13.6 9 L 17.5 9
      C 18.8 9 19.5 9.7 19.5 11 L 19.5 20.5 C 19.5 21.8 18.8 22.5 17.5 22.5 L 6.5 22.5
      C 5.2 22.5 4.5 21.8 4.5 20.5 L 4.5 11 C 4.5 9.7 5.2 9 6.5 9 Z cut M 12 15.5 L 12 8
    square.and.arrow.down
      p 2.4 8.5 7 4.5 7 4.5 20.5 19.5 20.5 19.5 7 15.5 7 M 12 1.5 L 12 14.5 M 8 10.5 L 12 14.5 16 10.5
    rectangle.portrait.and.arrow.right
      p 2.6 14 8 14 2.5 2.5 2.5 2.5 21.5 14 21.5 14 16 M 8.5 12 L 22.5 12 M 18.5 8 L 22.5 12 18.5 16
    rectangle.portrait.and.arrow.forward
      as rectangle.portrait.and.arrow.right
    icloud.and.arrow.down
      M 7.5 15.5 L 6.3 15.5 C 3.4 15.5 1.2 13.4 1.2 10.8 C 1.2 8.4 2.9 6.6 5.2 6.3
      C 5.8 3.2 8.6 1.2 12 1.2 C 15.4 1.2 17.9 2.9 18.8 5.6 C 21.2 6 22.8 7.9 22.8 10.4
      C 22.8 13.3 20.7 15.5 17.5 15.5 L 16.5 15.5 M 12 9.5 L 12 22 M 8.2 18.3 L 12 22 15.8 18.3
    icloud.and.arrow.up
      M 7.5 15.5 L 6.3 15.5 C 3.4 15.5 1.2 13.4 1.2 10.8 C 1.2 8.4 2.9 6.6 5.2 6.3
      C 5.8 3.2 8.6 1.2 12 1.2 C 15.4 1.2 17.9 2.9 18.8 5.6 C 21.2 6 22.8 7.9 22.8 10.4
      C 22.8 13.3 20.7 15.5 17.5 15.5 L 16.5 15.5 M 12 22 L 12 9.5 M 8.2 13.2 L 12 9.5 15.8 13.2
    tray.and.arrow.down
      p 2 8 4 6 4 1.5 13.5 1.5 20.5 22.5 20.5 22.5 13.5 18 4 16 4
      M 1.5 13.5 L 7.6 13.5 C 8 15.6 9.8 17 12 17 C 14.2 17 16 15.6 16.4 13.5 L 22.5 13.5
      M 12 1 L 12 10.5 M 9 7.5 L 12 10.5 15 7.5
    tray.and.arrow.up
      p 2 8 4 6 4 1.5 13.5 1.5 20.5 22.5 20.5 22.5 13.5 18 4 16 4
      M 1.5 13.5 L 7.6 13.5 C 8 15.6 9.8 17 12 17 C 14.2 17 16 15.6 16.4 13.5 L 22.5 13.5
      M 12 10.5 L 12 1 M 9 4 L 12 1 15 4
    clock.arrow.circlepath
      A 13 12 9.6 -158 130 M 13 6.3 L 13 12.5 17 14.8 area P 0.4 -0.4 10.6 7.2 10.6 3.4 5.4
    """
}
