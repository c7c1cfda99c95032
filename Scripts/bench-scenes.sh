# Scenes and statistics for the benchmarks of whole runs, which source this file.

# Prints a table of 250 rows with four views each, laid out by 4,000 constraints.
thousand_views() {
  awk 'BEGIN {
    print "canvas: { width: 375, height: 667, scale: 2 }"
    print "root:"
    print "  subviews:"
    for (i = 0; i < 250; i++) {
      printf "    row%d:\n      background: white\n      subviews:\n", i
      printf "        icon%d: { background: \"#3366CC\", cornerRadius: 4 }\n", i
      printf "        title%d: { type: label, text: \"Row %d\" }\n", i, i
      printf "        detail%d: { type: label, text: \"Detail of row %d\", font: { size: 13 } }\n", i, i
    }
    print "constraints:"
    for (i = 0; i < 250; i++) {
      printf "  - \"H:|[row%d]|\"\n", i
      if (i == 0) print "  - row0.top == root.top"
      else printf "  - row%d.top == row%d.bottom + 1\n", i, i - 1
      printf "  - row%d.height == 44\n", i
      printf "  - \"H:|-[icon%d(28)]-[title%d]-(>=8)-[detail%d]-|\"\n", i, i, i
      printf "  - icon%d.height == 28\n", i
      printf "  - icon%d.centerY == row%d.centerY\n", i, i
      printf "  - title%d.centerY == row%d.centerY\n", i, i
      printf "  - detail%d.firstBaseline == title%d.firstBaseline\n", i, i
    }
  }'
}

# Prints a table of 250 rows with four views each, which state as much as views on real screens.
large_table() {
  awk 'BEGIN {
    print "canvas: { width: 375, height: 667, scale: 2 }\nroot:\n  subviews:"
    for (i = 0; i < 250; i++) {
      printf "    row%d:\n      background: white\n      subviews:\n", i
      printf "        icon%d:\n          background: \"#3366CC\"\n          cornerRadius: 4\n", i
      print "          border: { width: 1, color: \"#000000\" }"
      print "          shadow: { color: \"#000000\", opacity: 0.2, radius: 4, offset: [0, 2] }"
      printf "        title%d:\n          type: label\n", i
      printf "          text: \"Row number %d of the large table of rows and columns, as long as titles are in real scenes\"\n", i
      print "          font: { style: headline, weight: semibold }\n          color: label"
      print "          lines: 1\n          lineBreak: truncateTail"
      print "          hugging: { horizontal: 251, vertical: 251 }"
      print "          adjustsFontSizeToFitWidth: false\n          minimumScaleFactor: 1"
      print "          layoutMargins: [8, 8, 8, 8]\n          letterSpacing: 0"
      printf "        detail%d:\n          type: label\n", i
      printf "          text: \"Detail of row %d with some more words that make the file as large as those of real screens are\"\n", i
      print "          font: { size: 13, weight: regular }\n          color: secondaryLabel"
      print "          alignment: natural\n          lines: 1"
      print "          compression: { horizontal: 749, vertical: 750 }"
      print "          adjustsFontSizeToFitWidth: false\n          minimumScaleFactor: 1"
      print "          layoutMargins: [8, 8, 8, 8]\n          letterSpacing: 0"
    }
    print "constraints:"
    for (i = 0; i < 250; i++) {
      printf "  - \"H:|[row%d]|\"\n  - row%d.height == 44\n", i, i
      printf "  - row%d.top == root.top + %d\n", i, 45 * i
      printf "  - \"H:|-[icon%d(28)]-[title%d]-(>=8)-[detail%d]-|\"\n", i, i, i
      printf "  - { id: icon-height-%d, expr: icon%d.height == 28 @ 999, why: icons keep the size that they were drawn for }\n", i, i
      printf "  - { id: icon-centre-%d, expr: icon%d.centerY == row%d.centerY, priority: 1000, why: all in one line }\n", i, i, i
      printf "  - { id: title-centre-%d, expr: title%d.centerY == row%d.centerY, priority: 1000, why: all in one line }\n", i, i, i
      printf "  - { id: detail-baseline-%d, expr: detail%d.firstBaseline == title%d.firstBaseline, why: text stands on one line }\n", i, i, i
    }
  }'
}

# Prints the median of the numbers on standard input.
median() { sort -n | awk '{ value[NR] = $1 } END { print value[int((NR + 1) / 2)] }'; }

# Prints the median time of a phase from lines of --timings: a phase, its milliseconds, its share.
phase() { awk -v phase="$1" '$1 == phase { print $2 }' "$2" | median; }
