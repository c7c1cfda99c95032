#include "CSystem.h"
#include <string.h>

static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t rotate(uint32_t word, int count) { return word >> count | word << (32 - count); }

// One round; the names of the eight words move on by one from round to round, not the words.
#define ROUND(a, b, c, d, e, f, g, h, i)                                                       \
  do {                                                                                         \
    uint32_t next = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + \
                    constants[i] + schedule[(i) & 15];                                         \
    d += next;                                                                                 \
    h = next + (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c)); \
  } while (0)

static void add_block(uint32_t state[8], const uint8_t *block) {
  uint32_t schedule[16];
  uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
  uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
  for (int i = 0; i < 16; i++)
    schedule[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
                  (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
  for (int start = 0; start < 64; start += 16) {
    for (int i = 0; start > 0 && i < 16; i++) {
      uint32_t first = schedule[(i + 1) & 15], last = schedule[(i + 14) & 15];
      schedule[i] += schedule[(i + 9) & 15] + (rotate(first, 7) ^ rotate(first, 18) ^ first >> 3) +
                     (rotate(last, 17) ^ rotate(last, 19) ^ last >> 10);
    }
    for (int i = start; i < start + 16; i += 8) {
      ROUND(a, b, c, d, e, f, g, h, i);
      ROUND(h, a, b, c, d, e, f, g, i + 1);
      ROUND(g, h, a, b, c, d, e, f, i + 2);
      ROUND(f, g, h, a, b, c, d, e, i + 3);
      ROUND(e, f, g, h, a, b, c, d, i + 4);
      ROUND(d, e, f, g, h, a, b, c, i + 5);
      ROUND(c, d, e, f, g, h, a, b, i + 6);
      ROUND(b, c, d, e, f, g, h, a, i + 7);
    }
  }
  const uint32_t sums[8] = {a, b, c, d, e, f, g, h};
  for (int i = 0; i < 8; i++) state[i] += sums[i];
}

void cs_sha256(const uint8_t *bytes, size_t count, uint8_t digest[32]) {
  uint32_t state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                       0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  size_t whole = count / 64 * 64, rest = count - whole;
  for (size_t i = 0; i < whole; i += 64) add_block(state, bytes + i);
  // The end: a 1 bit, zeros, and the length in bits, which may need an extra block.
  uint8_t tail[128] = {0};
  if (rest > 0) memcpy(tail, bytes + whole, rest);
  tail[rest] = 0x80;
  size_t length = rest < 56 ? 64 : 128;
  for (int i = 0; i < 8; i++) tail[length - 1 - i] = (uint8_t)((uint64_t)count * 8 >> (8 * i));
  for (size_t i = 0; i < length; i += 64) add_block(state, tail + i);
  for (int i = 0; i < 32; i++) digest[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}
