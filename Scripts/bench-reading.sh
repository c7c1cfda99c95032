#!/usr/bin/env bash
# Times the reading of a scene of 1,000 views and about 420 KB: YAML, every key checked, every equation
# and visual format parsed. Prints the median and the least of the runs in milliseconds.
#
#   Scripts/bench-reading.sh [PROGRAM] [RUNS]
set -euo pipefail
cd "$(dirname "$0")/.."

program=${1:-.build/release/alrender}
runs=${2:-20}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A table of 250 rows of four views each that say as much as views of real screens.
scene() {
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

scene >"$work/scene.yaml"
for ((run = 0; run < runs; run++)); do
  "$program" layout "$work/scene.yaml" --text blocks --timings 2>&1 >/dev/null |
    awk '$1 == "reading" { print $2 }'
done | sort -n | awk -v bytes="$(wc -c <"$work/scene.yaml")" '
  { value[NR] = $1 }
  END {
    printf "reading 1,000 views, %d KB: median %.2f ms, least %.2f ms of %d runs\n",
      bytes / 1024, value[int((NR + 1) / 2)], value[1], NR
  }'
