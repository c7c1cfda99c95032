extension SymbolTable {
  /// Weather, animals, music and people who move.
  static let life = """
    cloud.moon
      use _cloud.front tier 2 M 11.8 5.2 C 12.2 3.4 13.4 1.8 15.2 1 C 14 6 17.4 9.8 22.8 9.4 C 22
      11.2 21 12.4 19.6 13.2
    cloud.moon.fill
      use _cloud.front.fill tier 2 solid M 11.8 5.6 C 12.2 3.4 13.4 1.8 15.2 1 C 14 6 17.4 9.8 22.8
      9.4 C 22 11.2 21 12.4 19.6 13.2 C 18.8 11.6 18 10.8 16.8 10.2 C 15.8 7.6 14.2 6.2 11.8 5.6 Z
    cloud.moon.rain
      use cloud.moon tier 3 M 5.4 23.6 L 4 26.4 M 10 23.6 L 8.6 26.4 M 14.6 23.6 L 13.2 26.4
    cloud.moon.rain.fill
      use cloud.moon.fill tier 3 stroke M 5.4 23.6 L 4 26.4 M 10 23.6 L 8.6 26.4 M 14.6 23.6 L 13.2
      26.4
    cloud.sun.bolt
      use cloud.sun tier 3 area P 0.4 10.6 16.8 6.4 22.4 9.2 22.4 8 27 12.8 21 10 21
    cloud.sun.bolt.fill
      use cloud.sun.fill gap P 0 12 15.4 5 23.6 8 23.6 8 27 14.4 20 11 20 tier 3 area P 0.4 10.6
      17.8 6.4 23.4 9.2 23.4 8 28 12.8 22 10 22
    cloud.hail
      use _cloud tier 2 M 7.4 18.4 L 6.6 20 M 13 18.4 L 12.2 20 M 18.6 18.4 L 17.8 20 area O 5.4
      22.6 1.1 O 11 22.6 1.1 O 16.6 22.6 1.1
    cloud.hail.fill
      use _cloud.fill tier 2 stroke M 7.4 18.4 L 6.6 20 M 13 18.4 L 12.2 20 M 18.6 18.4 L 17.8 20
      area O 5.4 22.6 1.1 O 11 22.6 1.1 O 16.6 22.6 1.1
    cloud.sleet
      use _cloud tier 2 M 7.6 18.4 L 5.6 22.6 M 18.4 18.4 L 16.4 22.6 area O 12.4 18.8 1.1 O 10.6
      22.6 1.1
    cloud.sleet.fill
      use _cloud.fill tier 2 stroke M 7.6 18.4 L 5.6 22.6 M 18.4 18.4 L 16.4 22.6 area O 12.4 18.8
      1.1 O 10.6 22.6 1.1
    cloud.snow.fill
      use _cloud.fill tier 2 area O 6.6 18.8 1.2 O 12 18.8 1.2 O 17.4 18.8 1.2 O 9.2 22.4 1.2 O 14.8
      22.4 1.2
    cloud.bolt.rain
      use cloud.bolt tier 3 M 5.6 18.4 L 3.6 22.6 M 20 18.4 L 18 22.6
    cloud.bolt.rain.fill
      use cloud.bolt.fill tier 3 stroke M 5.6 18.4 L 3.6 22.6 M 20 18.4 L 18 22.6
    _cloud.front
      M 5.2 21 C 2.6 21 0.6 19.2 0.6 16.8 C 0.6 14.6 2.2 13 4.2 12.7 C 4.7 9.9 7 8 9.8 8 C 12.6 8
      14.8 9.6 15.6 12.1 C 17.6 12.5 19 14.2 19 16.3 C 19 19 17 21 14.4 21 Z
    _cloud.front.fill
      solid M 5.2 21 C 2.6 21 0.6 19.2 0.6 16.8 C 0.6 14.6 2.2 13 4.2 12.7 C 4.7 9.9 7 8 9.8 8 C
      12.6 8 14.8 9.6 15.6 12.1 C 17.6 12.5 19 14.2 19 16.3 C 19 19 17 21 14.4 21 Z
    sun.haze
      M 6.4 13.6 C 4.8 10.6 6 5.6 12 5.6 C 18 5.6 19.2 10.6 17.6 13.6 tier 2 M 12 0.8 L 12 2.2 M 4.4
      4.2 L 5.4 5.2 M 19.6 4.2 L 18.6 5.2 M 1.2 11 L 2.6 11 M 22.8 11 L 21.4 11 M 2.4 17.4 L 21.6
      17.4 M 5.4 21.4 L 18.6 21.4
    aqi.low
      area O 12 12 1.6 O 17 12 1.2 O 7 12 1.2 O 14.5 16.3 1.2 O 9.5 16.3 1.2 O 9.5 7.7 1.2 O 14.5
      7.7 1.2 O 21.4 9.4 1 O 2.6 14.6 1 O 16 20.6 1 O 8 3.4 1
    aqi.medium
      area O 12 12 2 O 17.2 12 1.6 O 6.8 12 1.6 O 14.6 16.5 1.6 O 9.4 16.5 1.6 O 9.4 7.5 1.6 O 14.6
      7.5 1.6 O 21.6 9 1.2 O 2.4 15 1.2 O 19.4 17 1.2 O 4.6 7 1.2 O 16.6 21 1.2 O 7.4 3 1.2 O 16.8
      3.4 1.2 O 7.2 20.6 1.2
    aqi.high
      as aqi.medium
    humidity
      M 7 1.6 C 9 4.6 11.6 7.8 11.6 10.6 C 11.6 13.4 9.6 15.4 7 15.4 C 4.4 15.4 2.4 13.4 2.4 10.6 C
      2.4 7.8 5 4.6 7 1.6 Z M 14.6 5.4 L 22 5.4 M 15.4 10.6 L 22 10.6 M 12.6 15.8 L 22 15.8 M 2.4 21
      L 22 21
    water.waves
      M 1.2 6.4 C 3.8 4 5.8 4 8.4 6.4 C 11 8.8 13 8.8 15.6 6.4 C 18.2 4 20.2 4 22.8 6.4 M 1.2 12 C
      3.8 9.6 5.8 9.6 8.4 12 C 11 14.4 13 14.4 15.6 12 C 18.2 9.6 20.2 9.6 22.8 12 M 1.2 17.6 C 3.8
      15.2 5.8 15.2 8.4 17.6 C 11 20 13 20 15.6 17.6 C 18.2 15.2 20.2 15.2 22.8 17.6
    thermometer.variable
      as thermometer
    thermometer.low
      as thermometer
    thermometer.high
      as thermometer
    thermometer.sun
      M 15.4 13.4 L 15.4 4.8 C 15.4 0.6 21.6 0.6 21.6 4.8 L 21.6 13.4 C 25 16.4 23 22.8 18.5 22.8 C
      14 22.8 12 16.4 15.4 13.4 Z M 18.5 8 L 18.5 16 area O 18.5 18 2.2 tier 2 stroke A 8.6 11 3.8
      90 300 M 8.6 4 L 8.6 2.4 M 3.6 6 L 2.5 4.9 M 1.6 11 L 0.2 11 M 3.6 16 L 2.5 17.1
    globe.central.south.asia
      O 12 12 10.5 area M 4 7.4 L 10 4 17.6 5 20.6 9.4 17 12.4 14.4 11.4 13.4 17 11 12.6 7.4 11.6 Z
      M 16.6 15.6 L 19.4 15 18.6 17.4 Z
    globe.desk
      O 11.4 9.4 7.4 A 11.4 9.4 10.6 -60 128 M 11.4 20 L 11.4 22.4 M 7.4 22.4 L 15.4 22.4
    cat
      M 4 2.2 L 8.4 6 C 10.6 5.2 13.4 5.2 15.6 6 L 20 2.2 C 21.8 7.6 22.6 10.8 21.8 14 C 20.6 18.6
      16.8 21.4 12 21.4 C 7.2 21.4 3.4 18.6 2.2 14 C 1.4 10.8 2.2 7.6 4 2.2 Z M 10.8 15.4 L 13.2
      15.4 area O 8 11.6 1.4 O 16 11.6 1.4
    dog
      M 7 4 C 10 2.6 14 2.6 17 4 C 20.4 3.4 22.8 6 22.6 11 C 22.4 14 20.2 14.2 19.4 12 C 19.4 18
      16.6 21.6 12 21.6 C 7.4 21.6 4.6 18 4.6 12 C 3.8 14.2 1.6 14 1.4 11 C 1.2 6 3.6 3.4 7 4 Z area
      O 8.8 10.4 1.3 O 15.2 10.4 1.3 E 12 15.4 2 1.4
    bird
      M 1.6 6.4 L 5 5.2 C 5.4 3 7 1.8 9.2 1.8 C 11.6 1.8 13.2 3.6 13.4 6 L 22.4 15.6 L 18 16.2 C
      16.6 18 14.4 19 11.6 19 C 6.6 19 3.6 15.6 4 11 C 4.2 9.4 4.6 8.4 4.6 7.2 Z M 10.4 19 L 10.4
      22.6 M 13.6 18.6 L 14.4 22.6 area O 9 5.4 1.1
    fish
      M 1.2 12 C 5 5.6 12 4.4 17 10.8 L 22.8 6 L 21.2 12 L 22.8 18 L 17 13.2 C 12 19.6 5 18.4 1.2 12
      Z area O 6.4 10.8 1.2
    carrot
      M 2 22 C 3 15.6 5.6 9.4 9.6 7.6 C 13.8 6 18 10.2 16.4 14.4 C 14.6 18.4 8.4 21 2 22 Z M 14.6
      9.4 L 19 5 M 15 9 L 15.4 2 M 15 9 L 22 8.6 M 8.6 12.6 L 10.6 14.4
    camera.macro
      O 12 8.4 2.6 M 12 5.8 C 10 1 14 1 12 5.8 M 14.6 7.4 C 18.6 4.4 20 8.2 14.6 8.8 M 9.4 7.4 C 5.4
      4.4 4 8.2 9.4 8.8 M 10.4 10.6 C 6.4 13.8 9.6 16 11.4 11.2 M 13.6 10.6 C 17.6 13.8 14.4 16 12.6
      11.2 M 12 14 L 12 22.8 M 12 20.6 C 14 16.8 17 16.4 19.4 17 C 18.6 20 16 21.4 12 20.6
    music.mic
      O 16.4 7.6 5.8 M 11.2 10 L 1.8 19.8 C 1 20.8 3 22.8 4.2 22 L 14 12.8
    music.note.house
      M 1.2 11.6 L 10.8 3.2 C 11.6 2.5 12.4 2.5 13.2 3.2 L 22.8 11.6 M 4.4 9.2 L 4.4 19.2 C 4.4 20.8
      5.2 21.6 6.8 21.6 L 17.2 21.6 C 18.8 21.6 19.6 20.8 19.6 19.2 L 19.6 9.2 put music.note 12 14
      0.42
    music.quarternote.3
      area E 3.6 18.4 2.6 2.1 E 11.6 18.4 2.6 2.1 E 19.6 18.4 2.6 2.1 stroke M 5.6 18 L 5.6 4.6 M
      13.6 18 L 13.6 4.6 M 21.6 18 L 21.6 4.6
    guitars
      M 15 9 C 12.6 7.4 9.6 8 8.8 10.6 C 8.2 12.4 6.8 12.4 5 13 C 1 14.6 0.6 19 3.2 21.2 C 5.8 23.4
      10 22.4 11.2 18.6 C 11.8 17 11.8 15.6 13.6 15 C 16.2 14.2 16.6 11.4 15 9 Z M 9 15 L 20.4 3.6 M
      18.8 1.8 L 22.2 5.2
    pianokeys
      R 1 3.6 22 16.8 2 M 8.3 13 L 8.3 20.4 M 15.7 13 L 15.7 20.4 area R 6.6 3.6 3.4 9.4 0.6 R 14
      3.6 3.4 9.4 0.6
    face.dashed
      use circle.dashed M 8.6 15.6 L 15.4 15.6 area O 8.8 10 1.4 O 15.2 10 1.4
    hand.draw
      put hand.point.up.left 15 14.6 0.72 M 1.4 12 C 1.4 4 6.4 0.8 9.4 3 C 11.6 4.8 9.4 8 6.4 7
    hands.clap
      put hand.raised 14 14 0.78 M 4.4 9.6 L 2 8 M 7 5.6 L 5.8 2.8 M 11 3.6 L 11 0.8 M 6.4 12 C 3.4
      13.4 3 18.6 6 21.6
    hands.sparkles
      put hand.raised 10 14 0.78 put sparkles 19 6 0.4
    hand.wave
      put hand.raised 12 12.6 0.86 tier 2 A 16 7 6.4 -70 -10 A 8 17 7.6 110 170
    hand.point.down
      as flipped hand.point.up
    figure.walk.motion
      put figure.walk 15 12 0.96 tier 2 M 0.8 6.6 L 6 6.6 M 2.6 11.6 L 6 11.6 M 0.8 16.6 L 5 16.6
    figure.arms.open
      area O 12 3 2.4 stroke M 3.4 8.4 C 8 9.8 16 9.8 20.6 8.4 M 9.6 9.4 L 9.6 22.4 M 14.4 9.4 L
      14.4 22.4 M 9.6 15.4 L 14.4 15.4
    figure.2.arms.open
      put figure.arms.open 6.4 11.6 0.72 put figure.arms.open 18.4 14 0.56
    figure.2
      put figure.stand 6.4 12 0.94 put figure.stand 17.6 12 0.94
    figure.2.and.child.holdinghands
      put figure.stand 4 12 0.9 put figure.stand 20 12 0.9 put figure.stand 12 15.6 0.6
    figure.and.child.holdinghands
      put figure.stand 7 12 0.94 put figure.stand 17 15.6 0.64
    figure.wave
      area O 12 3 2.4 stroke M 19.4 3 L 17.6 8 14.4 8.4 9.6 8.4 6.6 14 M 9.6 8.4 L 9.6 22.4 M 14.4
      8.4 L 14.4 22.4 M 9.6 15 L 14.4 15
    figure.cooldown
      area O 12 3 2.4 stroke M 12 7.4 L 12 14.4 7 22.4 M 12 14.4 L 17 22.4 M 12 8.4 L 5.4 11.6 2.6
      7.6 M 12 8.4 L 18.6 11.6 21.4 7.6
    figure.flexibility
      as figure.cooldown
    figure.dance
      area O 12 3 2.4 stroke M 12 7.4 L 13 14 9 22.4 M 13 14 L 17.4 17 16.4 22.4 M 12 8 L 5.4 8.4
      3.4 3.6 M 12 8 L 18.4 10 20.6 5.6
    figure.yoga
      area O 12 3.4 2.4 stroke M 12 7.4 L 12 15.4 M 12 8 L 6.4 12.4 2.6 16.6 M 12 8 L 17.6 12.4 21.4
      16.6 M 2 20.6 C 6 21.6 10 20.4 12 16.4 C 14 20.4 18 21.6 22 20.6
    figure.mind.and.body
      as figure.yoga
    figure.hiking
      area O 11.6 2.8 2.3 stroke M 11.2 7 L 10.4 13.6 14 17 15 22.4 M 10.4 13.6 L 9.4 17.8 6.4 22.4
      M 11.2 7 L 15 10.8 18.6 10.8 M 18.6 8.4 L 18.6 22.4 R 4.6 6.8 3.6 6.4 1.4
    figure.climbing
      area O 9.6 4.4 2.3 stroke M 10 8.6 L 11.6 14.4 8 18.4 8.6 22.6 M 11.6 14.4 L 16.4 16.4 M 10
      8.6 L 15.4 7 16.4 2 M 10 8.6 L 5 10.6 M 20.4 1 L 19.4 8 21 14 19.6 22.6
    figure.surfing
      area O 14.6 3 2.3 stroke M 13.4 7 L 11 12 15.4 14.6 14 18.4 M 11 12 L 7.4 14.6 6 18.6 M 13.4 7
      L 18 10 22 8.6 M 13.4 7 L 7.4 7.6 3.6 11 M 2 20 C 8 22.6 16 22.6 22.4 19.4
    figure.badminton
      area O 10 3.8 2.3 stroke M 9.6 8 L 9.6 14.4 13.4 17.4 15.4 22.6 M 9.6 14.4 L 7.6 18.4 3.6 21.6
      M 9.6 8 L 14.6 9.6 17 6.4 E 19.6 3.4 2 2.6 M 9.6 8 L 5 10.4 3.6 14
    figure.tennis
      as figure.badminton
    figure.pool.swim
      area O 17 10 2.4 stroke M 4 15 L 12.4 10.6 9.4 6.4 15.4 4.4 M 1.2 19.6 C 3.8 17.6 5.8 17.6 8.4
      19.6 C 11 21.6 13 21.6 15.6 19.6 C 18.2 17.6 20.2 17.6 22.8 19.6
    figure.outdoor.cycle
      area O 15.4 2.8 2.2 stroke O 4.8 18 4 O 19.2 18 4 M 13.6 6.6 L 8.6 10.4 12.4 13.6 11.6 18.6 M
      13.6 6.6 L 15.6 10 19.4 10.4
    figure.indoor.cycle
      as figure.outdoor.cycle
    figure.strengthtraining.traditional
      area O 12 6.4 2.3 stroke M 1 3.4 L 23 3.4 M 3.4 1 L 3.4 5.8 M 20.6 1 L 20.6 5.8 M 6 3.4 L 8 10
      16 10 18 3.4 M 10 10 L 10 16 6.6 22.6 M 14 10 L 14 16 17.4 22.6 M 10 16 L 14 16
    figure.roll
      area O 10 2.8 2.3 stroke M 10.4 7 L 10.4 13.4 16 13.4 18.6 20 21 19.4 M 10.4 9.4 L 15 9.4 A
      10.4 16.4 6 -118 84
    figure.fall
      area O 6 6 2.3 stroke M 8.6 9.4 L 13 13 11 18 15.6 21 M 13 13 L 19 14 22 10.4 M 8.6 9.4 L 13.4
      7.4 15.6 3.4
    mouth
      M 1.2 12 C 4 9 8 5.8 10 6.4 C 11 6.8 11.4 7 12 7 C 12.6 7 13 6.8 14 6.4 C 16 5.8 20 9 22.8 12
      C 19.6 16.6 16 18.8 12 18.8 C 8 18.8 4.4 16.6 1.2 12 Z M 1.2 12 C 8 10.6 16 10.6 22.8 12
    nose
      M 12.6 2 C 12.6 9 6 13.6 6 17.6 C 6 20.6 9 21.4 10.6 20 C 12 22.4 15.4 22.2 16.4 19.6
    lungs
      M 12 1.4 L 12 10 M 12 10 L 8.4 12.8 M 12 10 L 15.6 12.8 M 9.6 6 C 6 4 1.4 12.4 1.4 18.6 C 1.4
      22 4 22.4 6.4 21.2 C 9 20 9.6 18.6 9.6 15.6 Z M 14.4 6 C 18 4 22.6 12.4 22.6 18.6 C 22.6 22 20
      22.4 17.6 21.2 C 15 20 14.4 18.6 14.4 15.6 Z
    teddybear
      O 5.6 4.6 3 O 18.4 4.6 3 O 12 8.6 6.4 E 12 18.4 6 4.4 M 10.6 10.8 L 13.4 10.8 area O 9.6 7.6 1
      O 14.4 7.6 1
    """
}
