#include "mix.h"

#include <string.h>

enum { LANES = 8, GROUPS = POSSE_MIX_BLOCK / LANES };

typedef int32_t lanes __attribute__((vector_size(4 * LANES)));
typedef int16_t short_lanes __attribute__((vector_size(2 * LANES)));
typedef uint8_t byte_lanes __attribute__((vector_size(LANES)));
typedef uint16_t word_lanes __attribute__((vector_size(2 * LANES)));

// The accumulators stay in registers while all rows pass, which is why a block is as wide as it is.
POSSE_VECTORISED void posse_mix_bytes(const uint8_t *const *rows, const int16_t *weights, uint32_t count,
                                      uint8_t *target, size_t samples) {
  for (size_t i = 0; i < samples; i += POSSE_MIX_BLOCK) {
    lanes sums[GROUPS];
    for (size_t g = 0; g < GROUPS; g++) sums[g] = (lanes){0} + POSSE_WEIGHT_ONE / 2;
    for (uint32_t k = 0; k < count; k++) {
      const uint8_t *row = rows[k] + i;
      lanes weight = (lanes){0} + weights[k];
#pragma clang loop unroll(full)
      for (size_t g = 0; g < GROUPS; g++) {
        byte_lanes bytes;
        memcpy(&bytes, row + g * LANES, sizeof bytes);
        sums[g] += __builtin_convertvector(bytes, lanes) * weight;
      }
    }
#pragma clang loop unroll(full)
    for (size_t g = 0; g < GROUPS; g++) {
      lanes value = sums[g] >> POSSE_WEIGHT_BITS;
      value = __builtin_elementwise_max(value, (lanes){0});
      value = __builtin_elementwise_min(value, (lanes){0} + 255);
      byte_lanes bytes = __builtin_convertvector(value, byte_lanes);
      memcpy(target + i + g * LANES, &bytes, sizeof bytes);
    }
  }
}

POSSE_VECTORISED void posse_mix_words(const uint16_t *const *rows, const int16_t *weights, uint32_t count,
                                      int32_t *sums, size_t samples) {
  for (size_t i = 0; i < samples; i++) sums[i] = POSSE_WEIGHT_ONE / 2;
  for (uint32_t k = 0; k < count; k++) {
    const uint16_t *row = rows[k];
    int32_t weight = weights[k];
    for (size_t i = 0; i < samples; i++) sums[i] += weight * row[i];
  }
}

// Where the filter overshoots full alpha, colour is brought down with it; clamped alone it would brighten.
void posse_round_premultiplied(const int32_t *sums, uint16_t *row, size_t pixels) {
  for (size_t i = 0; i < 4 * pixels; i += 4) {
    int64_t alpha = sums[i + 3] >> POSSE_WEIGHT_BITS;
    for (size_t c = 0; c < 4; c++) {
      int64_t value = sums[i + c] >> POSSE_WEIGHT_BITS;
      if (alpha > POSSE_PREMULTIPLIED_ONE) value = value * POSSE_PREMULTIPLIED_ONE / alpha;
      row[i + c] = (uint16_t)(value < 0 ? 0 : value > POSSE_PREMULTIPLIED_ONE ? POSSE_PREMULTIPLIED_ONE : value);
    }
  }
}

POSSE_VECTORISED void posse_premultiply(const uint8_t *pixels, uint16_t *row, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t alpha = pixels[4 * i + 3];
    row[4 * i] = (uint16_t)(pixels[4 * i] * alpha);
    row[4 * i + 1] = (uint16_t)(pixels[4 * i + 1] * alpha);
    row[4 * i + 2] = (uint16_t)(pixels[4 * i + 2] * alpha);
    row[4 * i + 3] = (uint16_t)(255 * alpha);
  }
}

void posse_divide_alpha(const uint16_t *row, uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t alpha = row[4 * i + 3];
    for (size_t c = 0; c < 3; c++) {
      uint32_t value = alpha == 0 ? 0 : (row[4 * i + c] * 255u + alpha / 2) / alpha;
      pixels[4 * i + c] = (uint8_t)(value > 255 ? 255 : value);
    }
    pixels[4 * i + 3] = (uint8_t)((alpha + 127) / 255);
  }
}

// The constants of JFIF as libjpeg-turbo has them.
const posse_ycc posse_ycc_of_jpeg = {0, 65536, 91881, 22554, 46802, 116130};

POSSE_VECTORISED void posse_convert_ycc(const posse_ycc *how, const uint8_t *y, const uint8_t *cb, const uint8_t *cr,
                                        uint8_t *rgb, size_t count) {
  enum { CHUNK = 64 };
  posse_ycc by = *how;
  uint8_t channels[3][CHUNK];
  for (size_t start = 0; start < count; start += CHUNK) {
    size_t length = count - start < CHUNK ? count - start : CHUNK;
    for (size_t i = 0; i < length; i++) {
      int32_t luma = (y[start + i] - by.black) * by.luma, blue = cb[start + i] - 128, red = cr[start + i] - 128;
      int32_t r = (luma + by.red_cr * red + 32768) >> 16;
      int32_t g = (luma - by.green_cb * blue - by.green_cr * red + 32768) >> 16;
      int32_t b = (luma + by.blue_cb * blue + 32768) >> 16;
      channels[0][i] = (uint8_t)(r < 0 ? 0 : r > 255 ? 255 : r);
      channels[1][i] = (uint8_t)(g < 0 ? 0 : g > 255 ? 255 : g);
      channels[2][i] = (uint8_t)(b < 0 ? 0 : b > 255 ? 255 : b);
    }
    uint8_t *target = rgb + 3 * start;
    for (size_t i = 0; i < length; i++)
      for (size_t c = 0; c < 3; c++) target[3 * i + c] = channels[c][i];
  }
}
