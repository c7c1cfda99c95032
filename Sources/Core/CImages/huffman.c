#include "writer.h"
#include <stdlib.h>
#include <string.h>

enum { MAX_SYMBOLS = 288, MAX_DEPTH = 256 };

typedef struct {
  uint32_t frequency;
  uint16_t symbol;
} leaf;

// In ascending order of frequency, then of symbol, so that equal input gives equal codes.
static int compare_leaves(const void *left, const void *right) {
  const leaf *a = left, *b = right;
  if (a->frequency != b->frequency) return a->frequency < b->frequency ? -1 : 1;
  return (int)a->symbol - (int)b->symbol;
}

// Counts the leaves of a Huffman tree at each depth, by merging the two lightest nodes of two
// ascending queues: the leaves and the nodes made so far. If the frequencies add up to 2^32, no
// tree is deeper than 48.
static void count_depths(const leaf *leaves, unsigned count, unsigned *at_depth) {
  uint64_t weights[MAX_SYMBOLS];
  uint16_t parents[2 * MAX_SYMBOLS];
  uint8_t depths[2 * MAX_SYMBOLS];
  unsigned next_leaf = 0, next_node = 0;
  for (unsigned made = 0; made < count - 1; made++) {
    uint64_t weight = 0;
    for (int child = 0; child < 2; child++) {
      int takes_leaf = next_leaf < count &&
                       (next_node == made || leaves[next_leaf].frequency <= weights[next_node]);
      unsigned index = takes_leaf ? next_leaf : count + next_node;
      weight += takes_leaf ? leaves[next_leaf++].frequency : weights[next_node++];
      parents[index] = (uint16_t)(count + made);
    }
    weights[made] = weight;
  }
  unsigned root = 2 * count - 2;
  depths[root] = 0;
  for (unsigned index = root; index-- > 0;) {
    depths[index] = (uint8_t)(depths[parents[index]] + 1);
    if (index < count) at_depth[depths[index]]++;
  }
}

// Moves leaves that are too deep up to the limit, and others down until the tree fits again.
static void limit_depths(unsigned *at_depth, unsigned limit) {
  uint32_t used = 0;
  for (unsigned depth = limit + 1; depth < MAX_DEPTH; depth++) {
    at_depth[limit] += at_depth[depth];
    at_depth[depth] = 0;
  }
  for (unsigned depth = 1; depth <= limit; depth++) used += at_depth[depth] << (limit - depth);
  while (used > 1u << limit) {
    unsigned depth = limit - 1;
    while (at_depth[depth] == 0) depth--;
    at_depth[depth]--;
    at_depth[depth + 1] += 2;
    at_depth[limit]--;
    used--;
  }
}

static uint16_t reversed(unsigned code, unsigned length) {
  unsigned result = 0;
  for (unsigned bit = 0; bit < length; bit++) result |= (code >> bit & 1) << (length - 1 - bit);
  return (uint16_t)result;
}

void huffman_codes(const uint32_t *frequencies, unsigned count, unsigned limit, uint8_t *lengths,
                   uint16_t *codes) {
  leaf leaves[MAX_SYMBOLS];
  unsigned used = 0;
  memset(lengths, 0, count);
  for (unsigned symbol = 0; symbol < count; symbol++) {
    if (frequencies[symbol]) leaves[used++] = (leaf){frequencies[symbol], (uint16_t)symbol};
  }
  qsort(leaves, used, sizeof(leaf), compare_leaves);
  unsigned at_depth[MAX_DEPTH] = {0};
  if (used == 1) {
    at_depth[1] = 1;
  } else if (used > 1) {
    count_depths(leaves, used, at_depth);
    limit_depths(at_depth, limit);
  }
  // The rarest symbols get the longest codes.
  unsigned next = 0;
  for (unsigned depth = limit; depth > 0; depth--) {
    for (unsigned i = 0; i < at_depth[depth]; i++) lengths[leaves[next++].symbol] = (uint8_t)depth;
  }
  // Codes of equal length count upward in the order of the symbols (RFC 1951, 3.2.2).
  unsigned code = 0;
  for (unsigned depth = 1; depth <= limit; depth++) {
    for (unsigned symbol = 0; symbol < count; symbol++) {
      if (lengths[symbol] == depth) codes[symbol] = reversed(code++, depth);
    }
    code <<= 1;
  }
}
