#!/bin/sh
# Times layouts of whole screens, and GTK's constraint layout beside them; prints a table and writes
# JSON lines with the commit and the machine to Benchmarks/Results. GTK is left out with GTK=no, and
# on machines without its development files (libgtk-4-dev) or a display (xvfb), with a message.
set -eu
cd "$(dirname "$0")/.."
work=${TMPDIR:-/tmp}/layout-bench
mkdir -p "$work"
(cd Benchmarks && swift build -c release --product LayoutBench)
bench=Benchmarks/.build/release/LayoutBench
"$bench" | tee "$work/figures.txt"
results=Benchmarks/Results/layout-$(date +%Y-%m-%d).jsonl
commit=$(git rev-parse --short HEAD 2>/dev/null || echo unknown)
machine=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
{
  echo "{\"commit\": \"$commit\", \"machine\": \"$machine\", \"cores\": $(nproc), \"load\": $(cut -d ' ' -f 1 /proc/loadavg)}"
  grep '^{' "$work/figures.txt"
} > "$results"

# Conflicts among 1,000 views, each beside the layout without it.
"$bench" conflicts | tee "$work/conflicts.txt"
conflicts=Benchmarks/Results/conflicts-$(date +%Y-%m-%d).jsonl
{
  head -n 1 "$results"
  grep '^{' "$work/conflicts.txt"
} > "$conflicts"

# Prints a command that runs a program with a display, or fails.
display() {
  if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then echo env
  elif command -v xvfb-run >/dev/null; then echo "xvfb-run -a"
  else return 1
  fi
}

if [ "${GTK:-yes}" = no ]; then
  echo "GTK: left out"
elif ! pkg-config --exists gtk4; then
  echo "GTK: absent (apt-get install libgtk-4-dev); only our own figures"
elif ! show=$(display); then
  echo "GTK: no display (apt-get install xvfb); only our own figures"
else
  # shellcheck disable=SC2046 # several flags
  ${CC:-cc} -O2 -o "$work/gtk-bench" Benchmarks/Gtk/main.c $(pkg-config --cflags --libs gtk4)
  $show "$work/gtk-bench" 2>/dev/null > "$work/gtk.txt"
  python3 Benchmarks/Gtk/compare.py "$work/gtk.txt" "$results"
fi
echo "results: $results $conflicts"
