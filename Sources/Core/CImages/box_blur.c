#include "CImages.h"
#include "processors.h"

// Rounded by an addition, which must not be fused with the preceding multiplication.
#pragma STDC FP_CONTRACT OFF

FOR_EACH_PROCESSOR void ci_blur_row(int32_t *restrict sums, const uint16_t *restrict entering,
                                    const uint16_t *restrict leaving, float factor,
                                    uint16_t *restrict target, size_t count) {
  for (size_t x = 0; x < count; x++) {
    int32_t sum = sums[x] + entering[x] - leaving[x];
    sums[x] = sum;
    // Adding 2^23 rounds to a whole number and leaves it in the low bits.
    float rounded = (float)sum * factor + 8388608.0f;
    uint32_t bits;
    __builtin_memcpy(&bits, &rounded, sizeof bits);
    target[x] = (uint16_t)bits;
  }
}
