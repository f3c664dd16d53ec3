#ifndef POSSE_INTERNAL_H
#define POSSE_INTERNAL_H

#include "CImageCodecs.h"

// Compiles a hot loop for wider vectors too and chooses at run time. The arithmetic is on integers, so the
// result is the same.
#if defined(__x86_64__) && defined(__linux__)
#define POSSE_VECTORISED __attribute__((target_clones("avx2", "default")))
#else
#define POSSE_VECTORISED __attribute__((noinline))
#endif

void posse_report_start(posse_report *report);

// Record how it ended; the first status that is not POSSE_OK stays.
posse_status posse_report_end(posse_report *report, posse_status status, const char *message);

// Refuse a size beyond the limits, saying so in the report.
posse_status posse_check_size(uint32_t width, uint32_t height, const posse_limits *limits, posse_report *report);

// Allocate pixels for a size that passed the limits; POSSE_NO_MEMORY when there are none.
posse_status posse_bitmap_allocate(posse_bitmap *bitmap, uint32_t width, uint32_t height, uint32_t channels);

// How pixels are reordered: flips of the source come first.
typedef struct posse_turn {
  bool transposes, flips_x, flips_y;
} posse_turn;

posse_turn posse_turn_of_orientation(uint32_t orientation);

// Copy width x height pixels of 1, 3, 4 or 8 bytes.
void posse_turn_pixels(const uint8_t *source, size_t stride, uint8_t *target, size_t target_stride, uint32_t width,
                       uint32_t height, posse_turn how, size_t size);

// Weights are 14-bit integers that sum to exactly one, so flat areas stay flat.
enum { POSSE_WEIGHT_BITS = 14, POSSE_WEIGHT_ONE = 1 << POSSE_WEIGHT_BITS };

// Which samples make one position of the result.
typedef struct posse_span {
  uint32_t first, count;
  const int16_t *weights;
} posse_span;

typedef struct posse_kernel {
  posse_span *spans;
  int16_t *weights;
  uint32_t count;
  uint32_t first, end; // all samples that any span touches
  uint32_t longest;    // samples of the longest span
} posse_kernel;

// The samples of one line of a plane; halved when each stands for two positions of the picture.
typedef struct posse_line {
  uint32_t samples;
  bool is_halved;
} posse_line;

// The Lanczos3 weights that make `count` positions out of the stretch [start, start + length) of a line of
// `positions`. Positions outside of the stretch do not take part.
posse_status posse_kernel_make(posse_kernel *kernel, double start, double length, uint32_t positions, posse_line line,
                               uint32_t count);
void posse_kernel_free(posse_kernel *kernel);

// One plane on its way through both passes of the resampling.
typedef struct posse_plane {
  posse_kernel down, across;
  uint32_t height;   // rows that come
  uint32_t channels; // interleaved in it
  size_t sample;     // bytes: 1, or 2 when premultiplied
  uint8_t *ring;     // the last rows that came
  size_t stride;
  uint32_t capacity;
  uint8_t *incoming; // a row before it is premultiplied
  int32_t *sums;     // scratch, for premultiplied rows
  const uint8_t **taps; // scratch
  uint8_t *strip;       // rows that went through the first pass and wait for the second
  size_t strip_stride;
  uint8_t *columns;     // the same transposed
  size_t columns_stride;
  uint8_t *result; // transposed: across.count rows of down.count pixels
  size_t result_stride;
  uint32_t received, made;
} posse_plane;

// Takes a picture row by row and makes the wanted part of it in the wanted size, upright. It holds a few rows
// of the source, never all of it, unless there is nothing to scale.
typedef struct posse_scaler {
  posse_plan plan;
  uint32_t width, height; // of the source
  posse_plane planes[3];
  uint32_t plane_count;
  bool copies; // nothing to scale: rows are only cut
  posse_bitmap copy;
  uint8_t *line; // a row of which only a part is kept
} posse_scaler;

// Begin with interleaved rows of 1, 3 or 4 channels.
posse_status posse_scaler_start(posse_scaler *scaler, const posse_plan *plan, uint32_t width, uint32_t height,
                                uint32_t channels);

// The shape of one plane of a picture of Y, Cb and Cr.
typedef struct posse_plane_shape {
  posse_line across, down;
  uint32_t row_length;  // bytes the decoder writes, padding included
  uint32_t rows_at_once; // rows the decoder delivers together
} posse_plane_shape;

// Begin with planes of Y, Cb and Cr.
posse_status posse_scaler_start_planar(posse_scaler *scaler, const posse_plan *plan, uint32_t width, uint32_t height,
                                       const posse_plane_shape shapes[3]);

// Tells whether a plan changes no pixel but only cuts and turns.
bool posse_plan_copies(const posse_plan *plan);

// Where to write the row that follows the received ones, or the `ahead`th after it.
uint8_t *posse_scaler_row(posse_scaler *scaler, uint32_t plane, uint32_t ahead);

// Take rows that were written; rows beyond the last are left out.
void posse_scaler_advance(posse_scaler *scaler, uint32_t plane, uint32_t rows);

// End with the picture; every row must have come.
posse_status posse_scaler_finish(posse_scaler *scaler, posse_bitmap *result);

void posse_scaler_free(posse_scaler *scaler);

#endif
