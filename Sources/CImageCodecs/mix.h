// The inner loops of resampling. All are plain integer arithmetic: the same on every processor.
#ifndef POSSE_MIX_H
#define POSSE_MIX_H

#include "internal.h"

// Colour times alpha and alpha times 255 share this scale, and 14-bit weights over it fit 32 bits.
enum { POSSE_PREMULTIPLIED_ONE = 255 * 255 };

// Rows are mixed in blocks of so many samples; rows and targets must have room for whole blocks.
enum { POSSE_MIX_BLOCK = 64 };

// Weigh and add rows of bytes; rounded and clamped.
void posse_mix_bytes(const uint8_t *const *rows, const int16_t *weights, uint32_t count, uint8_t *target,
                     size_t samples);

// Weigh and add rows of premultiplied samples; the sums are not yet rounded.
void posse_mix_words(const uint16_t *const *rows, const int16_t *weights, uint32_t count, int32_t *sums,
                     size_t samples);
void posse_round_premultiplied(const int32_t *sums, uint16_t *row, size_t pixels);

void posse_premultiply(const uint8_t *pixels, uint16_t *row, size_t count);
void posse_divide_alpha(const uint16_t *row, uint8_t *pixels, size_t count);

// How Y, Cb and Cr become red, green and blue, in 16 bits; what is negative is given without its sign.
typedef struct posse_ycc {
  int32_t black; // the Y of black
  int32_t luma, red_cr, green_cb, green_cr, blue_cb;
} posse_ycc;

// What JPEG means: BT.601, full range.
extern const posse_ycc posse_ycc_of_jpeg;

void posse_convert_ycc(const posse_ycc *how, const uint8_t *y, const uint8_t *cb, const uint8_t *cr, uint8_t *rgb,
                       size_t count);

#endif
