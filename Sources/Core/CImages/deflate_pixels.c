#include "processors.h"
#include "writer.h"
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// Deflate for interface pictures. A general compressor looks for repetitions at every byte; here
// only whole pixels can repeat, and three places provide nearly all repetitions: the pixel to the
// left, the row above, and the last occurrence of the same two pixels.

enum {
  LITERALS = 286,
  LENGTHS = 256,
  DISTANCES = 30,
  LENGTH_CODES = 19,
  END_OF_BLOCK = 256,
  WINDOW = 32768,
  BLOCK = 1 << 16,
  HASHES = 4096,
  LONGEST = 258,
  // A run of this many bytes of one colour is better repeated from the left than from the row
  // above, whose distance takes ten more bits with each match.
  LONG_RUN = 2 * LONGEST,
};

// A match: its length less 3 in bits 16 to 23, its distance less 1 below; otherwise a literal
// byte.
static const uint32_t MATCH = 0x80000000;
// The match before it, as often again as the bits below say.
static const uint32_t REPEAT = 0x40000000;
// The three literal bytes of a pixel, red above green above blue.
static const uint32_t PIXEL = 0x20000000;

// Consecutive pixels of a row.
typedef struct {
  uint32_t start, count;
} stretch;

typedef struct {
  writer *out;
  uint32_t *tokens;
  size_t stored;
  // What the tokens stand for: each match that is repeated counts.
  size_t token_count;
  uint32_t literal_counts[LITERALS];
  // How often each length occurs, less 3: the literal counts have it only when a block is written.
  uint32_t length_counts[LENGTHS];
  uint32_t distance_counts[DISTANCES];
  // The last occurrence of each pair of pixels: 1 + its index in the image.
  size_t places[HASHES];
  const uint32_t *pixels;
  uint32_t width;
  unsigned depth;
  size_t stride;
  // The number of bytes repeating the row above that are still to be added together.
  size_t above;
  // The long runs of one colour in the row that was last repeated.
  stretch *runs;
  uint32_t run_count;
} compressor;

static unsigned top_bit(unsigned value) { return 31 - (unsigned)__builtin_clz(value); }

// Returns the code for a length less 3, and how many extra bits follow it.
static unsigned length_code(unsigned length, unsigned *extra) {
  *extra = 0;
  if (length == LONGEST - 3) return 285;
  if (length < 8) return 257 + length;
  unsigned top = top_bit(length);
  *extra = top - 2;
  return 257 + 4 * (top - 1) + (length >> (top - 2) & 3);
}

// Returns the code for a distance less 1, and how many extra bits follow it.
static unsigned distance_code(unsigned distance, unsigned *extra) {
  *extra = 0;
  if (distance < 2) return distance;
  unsigned top = top_bit(distance);
  *extra = top - 1;
  return 2 * top + (distance >> (top - 1) & 1);
}

// Encodes the code lengths of both alphabets, with runs as the symbols 16, 17 and 18.
static size_t code_lengths(const uint8_t *lengths, unsigned count, uint16_t *symbols) {
  size_t made = 0;
  for (unsigned i = 0; i < count;) {
    unsigned run = 1;
    while (i + run < count && lengths[i + run] == lengths[i]) run++;
    unsigned left = run;
    if (lengths[i] != 0) {
      symbols[made++] = lengths[i];
      left--;
    }
    // Three or more are encoded as a symbol, with the number of repetitions above its low byte.
    while (left >= 3) {
      unsigned most = lengths[i] != 0 ? 6 : left > 10 ? 138 : 10;
      unsigned part = left < most ? left : most;
      unsigned symbol = lengths[i] != 0 ? 16 : part > 10 ? 18 : 17;
      unsigned base = symbol == 18 ? 11 : 3;
      symbols[made++] = (uint16_t)((part - base) << 8 | symbol);
      left -= part;
    }
    while (left-- > 0) symbols[made++] = lengths[i];
    i += run;
  }
  return made;
}

static void write_header(writer *out, const uint8_t *literal_lengths,
                         const uint8_t *distance_lengths, int is_last) {
  static const uint8_t order[LENGTH_CODES] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                              11, 4,  12, 3, 13, 2, 14, 1, 15};
  uint8_t all[LITERALS + DISTANCES], lengths[LENGTH_CODES];
  uint16_t symbols[LITERALS + DISTANCES], codes[LENGTH_CODES];
  uint32_t counts[LENGTH_CODES] = {0};
  memcpy(all, literal_lengths, LITERALS);
  memcpy(all + LITERALS, distance_lengths, DISTANCES);
  size_t count = code_lengths(all, LITERALS + DISTANCES, symbols);
  for (size_t i = 0; i < count; i++) counts[symbols[i] & 0xff]++;
  huffman_codes(counts, LENGTH_CODES, 7, lengths, codes);
  writer_bits(out, (uint32_t)is_last | 2 << 1, 3);
  writer_bits(out, LITERALS - 257, 5);
  writer_bits(out, DISTANCES - 1, 5);
  writer_bits(out, LENGTH_CODES - 4, 4);
  for (unsigned i = 0; i < LENGTH_CODES; i++) writer_bits(out, lengths[order[i]], 3);
  for (size_t i = 0; i < count; i++) {
    unsigned symbol = symbols[i] & 0xff;
    writer_bits(out, codes[symbol], lengths[symbol]);
    if (symbol >= 16) writer_bits(out, symbols[i] >> 8, symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
  }
}

// Bits with their number, the first one lowest.
typedef struct {
  uint32_t bits, size;
} sequence;

// Finds the codes of a block: those of literals and of the end, and those of lengths, less 3, with
// the extra bits that follow them.
static void find_codes(compressor *c, uint8_t *code_sizes, sequence *literals, sequence *lengths) {
  uint16_t codes[LITERALS];
  unsigned extra;
  for (unsigned length = 0; length < LENGTHS; length++) {
    c->literal_counts[length_code(length, &extra)] += c->length_counts[length];
  }
  huffman_codes(c->literal_counts, LITERALS, 15, code_sizes, codes);
  for (unsigned i = 0; i <= END_OF_BLOCK; i++) literals[i] = (sequence){codes[i], code_sizes[i]};
  for (unsigned length = 0; length < LENGTHS; length++) {
    unsigned code = length_code(length, &extra), size = code_sizes[code];
    lengths[length] =
        (sequence){codes[code] | (length & ((1u << extra) - 1)) << size, size + extra};
  }
}

static inline void write_literal(writer *out, sequence literal) {
  writer_bits(out, literal.bits, literal.size);
}

// Writes the same bits `times` times, as many at once as fit into 32 bits.
static inline void repeat_bits(writer *out, uint64_t bits, unsigned size, uint32_t times) {
  if (times >= 4 && size <= 16) {
    unsigned together = 32 / size;
    uint32_t many = 0;
    for (unsigned i = 0; i < together; i++) many |= (uint32_t)bits << (i * size);
    for (; times >= together; times -= together) writer_bits(out, many, together * size);
  }
  for (; times > 0; times--) {
    writer_bits(out, (uint32_t)bits, size < 32 ? size : 32);
    if (size > 32) writer_bits(out, (uint32_t)(bits >> 32), size - 32);
  }
}

// Writes the tokens with the codes of their block.
static void write_tokens(const compressor *c, const sequence *literals,
                         const sequence *lengths, const uint8_t *distance_sizes,
                         const uint16_t *distances) {
  // A copy, so that its bits stay in registers.
  writer out = *c->out;
  // The codes of equal matches and distances are looked up once; the bits of both are written
  // together.
  uint32_t last = 0, last_distance = UINT32_MAX;
  sequence away = {0, 0};
  uint64_t bits = 0;
  unsigned size = 0;
  for (size_t i = 0; i < c->stored; i++) {
    uint32_t token = c->tokens[i];
    if (token & MATCH) {
      if (token != last) {
        uint32_t distance = token & 0xffff;
        if (distance != last_distance) {
          unsigned extra, code = distance_code(distance, &extra), own = distance_sizes[code];
          away = (sequence){distances[code] | (distance & ((1u << extra) - 1)) << own, own + extra};
          last_distance = distance;
        }
        sequence length = lengths[token >> 16 & 0xff];
        bits = length.bits | (uint64_t)away.bits << length.size;
        size = length.size + away.size;
        last = token;
      }
      repeat_bits(&out, bits, size, 1);
    } else if (token & PIXEL) {
      write_literal(&out, literals[token >> 16 & 0xff]);
      write_literal(&out, literals[token >> 8 & 0xff]);
      write_literal(&out, literals[token & 0xff]);
    } else if (token & REPEAT) {
      repeat_bits(&out, bits, size, token & ~REPEAT);
    } else {
      write_literal(&out, literals[token]);
    }
  }
  write_literal(&out, literals[END_OF_BLOCK]);
  *c->out = out;
}

static void write_block(compressor *c, int is_last) {
  uint8_t literal_sizes[LITERALS], distance_sizes[DISTANCES];
  uint16_t distances[DISTANCES];
  sequence literals[END_OF_BLOCK + 1], lengths[LENGTHS];
  c->literal_counts[END_OF_BLOCK]++;
  find_codes(c, literal_sizes, literals, lengths);
  huffman_codes(c->distance_counts, DISTANCES, 15, distance_sizes, distances);
  // A token is at most 15 + 5 + 15 + 13 bits.
  if (!writer_reserve(c->out, c->token_count * 6 + 1024)) return;
  write_header(c->out, literal_sizes, distance_sizes, is_last);
  write_tokens(c, literals, lengths, distance_sizes, distances);
  c->stored = c->token_count = 0;
  memset(c->literal_counts, 0, sizeof c->literal_counts);
  memset(c->length_counts, 0, sizeof c->length_counts);
  memset(c->distance_counts, 0, sizeof c->distance_counts);
}

static void add_token(compressor *c, uint32_t token) {
  c->tokens[c->stored++] = token;
  if (++c->token_count == BLOCK) write_block(c, 0);
}

static void add_literal(compressor *c, uint8_t byte) {
  c->literal_counts[byte]++;
  add_token(c, byte);
}

static void add_pixel(compressor *c, uint32_t word) {
  if (c->depth == 3 && c->token_count + 3 < BLOCK) {
    // No block ends here, so there is nothing to check after each byte.
    c->literal_counts[word >> 16 & 0xff]++;
    c->literal_counts[word >> 8 & 0xff]++;
    c->literal_counts[word & 0xff]++;
    c->tokens[c->stored++] = PIXEL | (word & 0xffffff);
    c->token_count += 3;
    return;
  }
  add_literal(c, (uint8_t)(word >> 16));
  add_literal(c, (uint8_t)(word >> 8));
  add_literal(c, (uint8_t)word);
  if (c->depth == 4) add_literal(c, (uint8_t)(word >> 24));
}

// Adds one match of at most `LONGEST` bytes.
static inline void add_short_match(compressor *c, size_t length, size_t distance, unsigned code) {
  c->length_counts[length - 3]++;
  c->distance_counts[code]++;
  add_token(c, MATCH | (uint32_t)(length - 3) << 16 | (uint32_t)(distance - 1));
}

// Adds a repetition of more bytes, split into matches that are neither too long nor too short.
static void add_long_match(compressor *c, size_t length, size_t distance, unsigned code) {
  // The longest matches of a long run are equal; at least three bytes are left for the last one.
  size_t whole = (length - 3) / LONGEST;
  length -= whole * LONGEST;
  while (whole > 0) {
    size_t room = BLOCK - c->token_count, part = whole < room ? whole : room;
    uint32_t token = MATCH | (uint32_t)(LONGEST - 3) << 16 | (uint32_t)(distance - 1);
    c->tokens[c->stored++] = token;
    if (part > 1) c->tokens[c->stored++] = REPEAT | (uint32_t)(part - 1);
    c->token_count += part;
    c->length_counts[LONGEST - 3] += (uint32_t)part;
    c->distance_counts[code] += (uint32_t)part;
    if (c->token_count == BLOCK) write_block(c, 0);
    whole -= part;
  }
  if (length > LONGEST) {
    add_short_match(c, length - 3, distance, code);
    length = 3;
  }
  add_short_match(c, length, distance, code);
}

// Adds a repetition of at least 3 bytes.
static inline void add_match(compressor *c, size_t length, size_t distance) {
  unsigned extra, code = distance_code((unsigned)distance - 1, &extra);
  if (length <= LONGEST) add_short_match(c, length, distance, code);
  else add_long_match(c, length, distance, code);
}

// What is compiled for each processor with what it calls, because most of the time is spent comparing.
#define WITHIN static inline __attribute__((always_inline))

// Whether so many groups of eight pixels at two places are equal; the number is known when this is
// compiled.
WITHIN int are_equal(const uint32_t *left, const uint32_t *right, unsigned groups) {
  typedef uint32_t eight __attribute__((vector_size(32)));
  eight differing = {0};
  for (unsigned i = 0; i < groups; i++) {
    eight a, b;
    memcpy(&a, left + 8 * i, sizeof a);
    memcpy(&b, right + 8 * i, sizeof b);
    differing |= a ^ b;
  }
  uint64_t parts[4];
  memcpy(parts, &differing, sizeof parts);
  return ((parts[0] | parts[1]) | (parts[2] | parts[3])) == 0;
}

// Returns how many pixels two places have in common, compared in groups and then four at a time:
// the lower half of a word is the pixel on the left.
WITHIN uint32_t common(const uint32_t *left, const uint32_t *right, uint32_t limit) {
  if (limit == 0 || left[0] != right[0]) return 0;
  uint32_t count = 0;
  if (limit >= 16 && are_equal(left, right, 2)) {
    count = 16;
    while (limit - count >= 32 && are_equal(left + count, right + count, 4)) count += 32;
    if (limit - count >= 16 && are_equal(left + count, right + count, 2)) count += 16;
  }
  for (; limit - count >= 4; count += 4) {
    uint64_t a[2], b[2];
    memcpy(a, left + count, sizeof a);
    memcpy(b, right + count, sizeof b);
    uint64_t first = a[0] ^ b[0], second = a[1] ^ b[1];
    if (first) return count + ((uint32_t)first == 0);
    if (second) return count + 2 + ((uint32_t)second == 0);
  }
  while (count < limit && left[count] == right[count]) count++;
  return count;
}

// A place that repeats what follows: the number of pixels, and the distance back in bytes.
typedef struct {
  uint32_t pixels;
  size_t distance;
} repetition;

static size_t *place_of_pair(compressor *c, const uint32_t *pair) {
  return &c->places[(pair[0] * 0x9e3779b1u ^ pair[1] * 0x85ebca77u) >> 20];
}

// Returns the last occurrence of the two pixels at `x` in row `y`.
WITHIN repetition find_pair(compressor *c, uint32_t y, uint32_t x) {
  repetition none = {0, 0};
  if (c->width - x < 2) return none;
  size_t here = (size_t)y * c->width + x;
  size_t *place = place_of_pair(c, c->pixels + here);
  size_t found = *place;
  *place = here + 1;
  if (found == 0) return none;
  // Each row in between adds one byte.
  if ((here - (found - 1)) * c->depth > WINDOW) return none;
  size_t row = (found - 1) / c->width;
  uint32_t column = (uint32_t)((found - 1) % c->width);
  size_t distance = (y - row) * c->stride + (x - (size_t)column) * c->depth;
  if (distance > WINDOW) return none;
  uint32_t limit = c->width - (x > column ? x : column);
  return (repetition){common(c->pixels + here, c->pixels + found - 1, limit), distance};
}

// The maximum offset to either side of a place in the row above.
enum { REACH = 4 };

// Whether a colour occurs among the pixels within reach of a place.
static int is_within_reach(const uint32_t *place, uint32_t word) {
  typedef uint32_t four __attribute__((vector_size(16)));
  four left, right, wanted = {word, word, word, word};
  memcpy(&left, place - REACH, sizeof left);
  memcpy(&right, place, sizeof right);
  four same = (four)(left == wanted) | (four)(right == wanted);
  uint64_t halves[2];
  memcpy(halves, &same, sizeof halves);
  return (halves[0] | halves[1]) != 0 || place[REACH] == word;
}

// Returns the best place in the row above: the levels of a shadow follow curves, so a few pixels
// to either side are tried.
WITHIN repetition find_above(compressor *c, const uint32_t *row, uint32_t x) {
  const uint32_t *above = row - c->width;
  repetition best = {0, 0};
  // Most pixels of a photograph do not even have an equal one nearby.
  if (x >= REACH && c->width - x > REACH && !is_within_reach(above + x, row[x])) return best;
  uint32_t first = x < REACH ? 0 : x - REACH, word = row[x];
  uint32_t last = c->width - x <= REACH ? c->width - 1 : x + REACH;
  for (uint32_t column = first; column <= last; column++) {
    if (above[column] != word) continue;
    uint32_t limit = c->width - (x > column ? x : column);
    // A longer match must agree just after the end of the best one so far.
    if (limit <= best.pixels || row[x + best.pixels] != above[column + best.pixels]) continue;
    uint32_t pixels = common(row + x, above + column, limit);
    if (pixels > best.pixels) {
      best = (repetition){pixels, c->stride + (x - (size_t)column) * c->depth};
    }
  }
  return best;
}

// Returns the place that saves most, and how many pixels repeat the one to their left; fewer than
// two pixels are worthwhile only from the left, whose distance takes the fewest bits.
WITHIN repetition find_repetition(compressor *c, uint32_t y, uint32_t x, uint32_t *run_here) {
  // Long enough to stop searching, which is the case for most pixels of an interface.
  enum { ENOUGH_LEFT = 3, ENOUGH_ABOVE = 9 };
  const uint32_t *row = c->pixels + (size_t)y * c->width;
  int has_above = y > 0 && c->stride + 4 * c->depth <= WINDOW;
  uint32_t left = c->width - x;
  uint32_t run = *run_here = x > 0 ? common(row + x, row + x - 1, left) : 0;
  uint32_t same = has_above ? common(row + x, row + x - c->width, left) : 0;
  if (run >= ENOUGH_LEFT && run + 1 >= same) return (repetition){run, c->depth};
  if (same >= ENOUGH_ABOVE) return (repetition){same, c->stride};
  repetition best = find_pair(c, y, x);
  if (has_above) {
    repetition above = find_above(c, row, x);
    if (above.pixels > best.pixels) best = above;
  }
  if (run > 0 && run + 1 >= best.pixels) best = (repetition){run, c->depth};
  if (best.pixels < 2 && best.distance != c->depth) best.pixels = 0;
  return best;
}

// Adds the pending repetition of the row above; a filter byte alone is too short for a match.
static inline void flush_above(compressor *c) {
  if (c->above == 0) return;
  if (c->above == 1) add_literal(c, 0);
  else add_match(c, c->above, c->stride);
  c->above = 0;
}

// Repeats pixels of the row above, and long runs among them from the left, of which the first is
// known.
WITHIN void repeat_above(compressor *c, const uint32_t *row, uint32_t x, uint32_t pixels,
                         uint32_t run) {
  uint32_t end = x + pixels;
  while (1) {
    if (run > end - x) run = end - x;
    if ((size_t)run * c->depth >= LONG_RUN) {
      flush_above(c);
      add_match(c, (size_t)run * c->depth, c->depth);
    } else {
      if (run < end - x) run++;
      c->above += (size_t)run * c->depth;
    }
    x += run;
    if (x >= end) return;
    run = common(row + x, row + x - 1, end - x);
  }
}

// Finds the runs of a row that are long enough to be repeated from the left.
WITHIN void find_runs(compressor *c, const uint32_t *row) {
  c->run_count = 0;
  for (uint32_t x = 1; x < c->width;) {
    uint32_t run = common(row + x, row + x - 1, c->width - x);
    if ((size_t)run * c->depth >= LONG_RUN) c->runs[c->run_count++] = (stretch){x, run};
    else run++;
    x += run;
  }
}

// Repeats the whole row above, as `repeat_above` would, with the long runs known.
static void repeat_row(compressor *c) {
  uint32_t x = 0;
  c->above++;
  for (uint32_t i = 0; i < c->run_count; i++) {
    c->above += (size_t)(c->runs[i].start - x) * c->depth;
    flush_above(c);
    add_match(c, (size_t)c->runs[i].count * c->depth, c->depth);
    x = c->runs[i].start + c->runs[i].count;
  }
  c->above += (size_t)(c->width - x) * c->depth;
}

WITHIN void add_row(compressor *c, uint32_t y) {
  const uint32_t *row = c->pixels + (size_t)y * c->width;
  if (y > 0 && c->stride <= WINDOW) c->above++;
  else add_literal(c, 0);
  for (uint32_t x = 0; x < c->width;) {
    uint32_t run;
    repetition found = find_repetition(c, y, x, &run);
    if (found.pixels > 0 && found.distance == c->stride) {
      repeat_above(c, row, x, found.pixels, run);
    } else {
      flush_above(c);
      if (found.pixels > 0) add_match(c, (size_t)found.pixels * c->depth, found.distance);
      else add_pixel(c, row[x]);
    }
    x += found.pixels > 0 ? found.pixels : 1;
  }
}

// Adds the rows; identical ones are not searched, and are summed only once.
FOR_EACH_PROCESSOR static uint32_t add_rows(compressor *c, uint32_t height) {
  uint32_t sum = 1, row_sum = 1;
  int knows_runs = 0;
  for (uint32_t y = 0; y < height; y++) {
    const uint32_t *row = c->pixels + (size_t)y * c->width;
    if (y > 0 && c->stride <= WINDOW && !memcmp(row, row - c->width, (size_t)c->width * 4)) {
      if (!knows_runs) find_runs(c, row);
      knows_runs = 1;
      repeat_row(c);
    } else {
      add_row(c, y);
      knows_runs = 0;
      row_sum = row_checksum(row, c->width, c->depth);
    }
    sum = (uint32_t)adler32_combine(sum, row_sum, (z_off_t)c->stride);
  }
  flush_above(c);
  return sum;
}

void deflate_pixels(writer *w, const uint32_t *pixels, uint32_t width, uint32_t height,
                    unsigned depth) {
  static const uint8_t zlib_header[] = {0x78, 0x01};
  size_t stride = (size_t)width * depth + 1;
  compressor *c = calloc(1, sizeof *c);
  uint32_t *tokens = malloc(BLOCK * sizeof *tokens);
  stretch *runs = malloc(((size_t)width * depth / LONG_RUN + 1) * sizeof *runs);
  if (!c || !tokens || !runs) {
    w->failed = 1;
  } else {
    *c = (compressor){.out = w, .tokens = tokens, .pixels = pixels, .width = width,
                      .depth = depth, .stride = stride, .runs = runs};
    writer_append(w, zlib_header, sizeof zlib_header);
    uint32_t sum = add_rows(c, height);
    write_block(c, 1);
    writer_flush_bits(w);
    writer_append_u32(w, sum);
  }
  free(c);
  free(tokens);
  free(runs);
}
