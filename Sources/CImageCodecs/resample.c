#include "internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Two vertical passes with a transposition between and after them, so that the inner loop always runs along
// a row and vectorises. Weights are 14-bit integers that sum to exactly one, so flat areas stay flat and
// the result does not depend on the processor.
enum { WEIGHT_BITS = 14, WEIGHT_ONE = 1 << WEIGHT_BITS, TILE = 32 };

// Colour times alpha and alpha times 255 share this scale, and 14-bit weights over it fit 32 bits.
enum { PREMULTIPLIED_ONE = 255 * 255 };

typedef struct span {
  uint32_t first, count;
  const int16_t *weights;
} span;

typedef struct kernel {
  span *spans;
  int16_t *weights;
  uint32_t first, end; // all positions that any span touches
} kernel;

static double lanczos3(double x) {
  if (x == 0) return 1;
  if (fabs(x) >= 3) return 0;
  double phase = M_PI * x;
  return 3 * sin(phase) * sin(phase / 3) / (phase * phase);
}

static void kernel_free(kernel *made) {
  free(made->spans);
  free(made->weights);
}

// Rounds running totals, not single weights: the sum is exact and, however many taps, none is lost.
static void round_weights(const double *exact, uint32_t count, double total, int16_t *rounded) {
  double running = 0;
  int32_t before = 0;
  for (uint32_t i = 0; i < count; i++) {
    running += exact[i];
    int32_t now = i + 1 == count ? WEIGHT_ONE : (int32_t)lround(running / total * WEIGHT_ONE);
    rounded[i] = (int16_t)(now - before);
    before = now;
  }
}

// The weights that make `count` positions out of the stretch [start, start + length) of a line of
// `available` pixels. Pixels outside of the stretch do not take part.
static posse_status kernel_make(kernel *made, double start, double length, uint32_t available, uint32_t count) {
  memset(made, 0, sizeof *made);
  double scale = length / count, reach = 3 * (scale > 1 ? scale : 1), stretch = scale > 1 ? scale : 1;
  double low = floor(start), high = ceil(start + length);
  if (!(low >= 0) || !(length > 0) || !(high <= (double)available)) return POSSE_BAD_ARGUMENT;
  size_t room = (size_t)fmin(ceil(2 * reach) + 2, high - low);
  made->spans = malloc(count * sizeof *made->spans);
  made->weights = malloc((size_t)count * room * sizeof *made->weights);
  double *exact = malloc(room * sizeof *exact);
  if (made->spans == NULL || made->weights == NULL || exact == NULL) {
    free(exact);
    kernel_free(made);
    return POSSE_NO_MEMORY;
  }
  made->first = (uint32_t)low;
  made->end = (uint32_t)high;
  for (uint32_t i = 0; i < count; i++) {
    double center = start + (i + 0.5) * scale;
    uint32_t from = (uint32_t)fmax(low, floor(center - reach)), to = (uint32_t)fmin(high, ceil(center + reach));
    uint32_t taps = to - from;
    if (taps > room) taps = (uint32_t)room;
    double total = 0;
    for (uint32_t k = 0; k < taps; k++) total += exact[k] = lanczos3((from + k + 0.5 - center) / stretch);
    int16_t *weights = made->weights + (size_t)i * room;
    round_weights(exact, taps, total, weights);
    made->spans[i] = (span){from, taps, weights};
  }
  free(exact);
  return POSSE_OK;
}

static void add_row8(int32_t *restrict sums, const uint8_t *restrict row, size_t count, int32_t weight) {
  for (size_t i = 0; i < count; i++) sums[i] += weight * row[i];
}

static void add_row16(int32_t *restrict sums, const uint16_t *restrict row, size_t count, int32_t weight) {
  for (size_t i = 0; i < count; i++) sums[i] += weight * row[i];
}

static void add_premultiplied(int32_t *restrict sums, const uint8_t *restrict row, size_t pixels, int32_t weight) {
  for (size_t i = 0; i < pixels; i++) {
    int32_t alpha = row[4 * i + 3];
    sums[4 * i] += weight * (row[4 * i] * alpha);
    sums[4 * i + 1] += weight * (row[4 * i + 1] * alpha);
    sums[4 * i + 2] += weight * (row[4 * i + 2] * alpha);
    sums[4 * i + 3] += weight * (255 * alpha);
  }
}

static void round_row8(const int32_t *restrict sums, uint8_t *restrict row, size_t count) {
  for (size_t i = 0; i < count; i++) {
    int32_t value = sums[i] >> WEIGHT_BITS;
    row[i] = (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
  }
}

// Where the filter overshoots full alpha, colour is brought down with it; clamped alone it would brighten.
static void round_premultiplied(const int32_t *restrict sums, uint16_t *restrict row, size_t pixels) {
  for (size_t i = 0; i < 4 * pixels; i += 4) {
    int64_t alpha = sums[i + 3] >> WEIGHT_BITS;
    for (size_t c = 0; c < 4; c++) {
      int64_t value = sums[i + c] >> WEIGHT_BITS;
      if (alpha > PREMULTIPLIED_ONE) value = value * PREMULTIPLIED_ONE / alpha;
      row[i + c] = (uint16_t)(value < 0 ? 0 : value > PREMULTIPLIED_ONE ? PREMULTIPLIED_ONE : value);
    }
  }
}

// What one vertical pass reads and writes. `bytes` is 1 or 2 a sample; a bitmap with alpha is read as
// bytes and premultiplied on the way.
typedef struct pass {
  const uint8_t *source;
  size_t source_stride; // bytes
  uint32_t first;       // position, as the spans count, of the first source row
  uint8_t *target;
  size_t samples; // a row
  bool premultiplies;
  size_t bytes;
} pass;

static posse_status run_pass(const pass *work, const kernel *weights, uint32_t count) {
  int32_t *sums = malloc(work->samples * sizeof *sums);
  if (sums == NULL) return POSSE_NO_MEMORY;
  for (uint32_t y = 0; y < count; y++) {
    for (size_t i = 0; i < work->samples; i++) sums[i] = WEIGHT_ONE / 2;
    const span *taps = &weights->spans[y];
    for (uint32_t k = 0; k < taps->count; k++) {
      const uint8_t *row = work->source + (size_t)(taps->first - work->first + k) * work->source_stride;
      int32_t weight = taps->weights[k];
      if (weight == 0) continue;
      if (work->premultiplies) add_premultiplied(sums, row, work->samples / 4, weight);
      else if (work->bytes == 1) add_row8(sums, row, work->samples, weight);
      else add_row16(sums, (const uint16_t *)(const void *)row, work->samples, weight);
    }
    uint8_t *target = work->target + (size_t)y * work->samples * work->bytes;
    if (work->bytes == 1) round_row8(sums, target, work->samples);
    else round_premultiplied(sums, (uint16_t *)(void *)target, work->samples / 4);
  }
  free(sums);
  return POSSE_OK;
}

typedef struct turn {
  bool transposes, flips_x, flips_y; // of the source; flips come first
} turn;

static turn turn_of_orientation(uint32_t orientation) {
  static const turn turns[9] = {
      {0},   {false, false, false}, {false, true, false}, {false, true, true}, {false, false, true},
      {true, false, false}, {true, false, true},   {true, true, true},  {true, true, false},
  };
  return turns[orientation];
}

static inline void copy_pixel(uint8_t *restrict target, const uint8_t *restrict source, size_t size) {
  for (size_t i = 0; i < size; i++) target[i] = source[i];
}

// Copies width x height pixels of `size` bytes, in tiles so that a transposition stays in the cache.
static inline void turn_pixels(const uint8_t *source, ptrdiff_t stride, uint8_t *target, uint32_t width, uint32_t height,
                               turn how, const size_t size) {
  uint32_t columns = how.transposes ? height : width, rows = how.transposes ? width : height;
  ptrdiff_t along_x = how.flips_x ? -(ptrdiff_t)size : (ptrdiff_t)size, along_y = how.flips_y ? -stride : stride;
  const uint8_t *origin = source + (how.flips_x ? (ptrdiff_t)((width - 1) * size) : 0)
                          + (how.flips_y ? (ptrdiff_t)(height - 1) * stride : 0);
  ptrdiff_t step_x = how.transposes ? along_y : along_x, step_y = how.transposes ? along_x : along_y;
  for (uint32_t top = 0; top < rows; top += TILE)
    for (uint32_t left = 0; left < columns; left += TILE)
      for (uint32_t y = top; y < rows && y < top + TILE; y++) {
        const uint8_t *from = origin + (ptrdiff_t)y * step_y + (ptrdiff_t)left * step_x;
        uint8_t *to = target + ((size_t)y * columns + left) * size;
        for (uint32_t x = left; x < columns && x < left + TILE; x++, from += step_x, to += size)
          copy_pixel(to, from, size);
      }
}

static void turn_rows(const uint8_t *source, size_t stride, uint8_t *target, uint32_t width, uint32_t height, turn how,
                      size_t size) {
  ptrdiff_t signed_stride = (ptrdiff_t)stride;
  switch (size) {
  case 1: turn_pixels(source, signed_stride, target, width, height, how, 1); break;
  case 3: turn_pixels(source, signed_stride, target, width, height, how, 3); break;
  case 4: turn_pixels(source, signed_stride, target, width, height, how, 4); break;
  default: turn_pixels(source, signed_stride, target, width, height, how, 8); break;
  }
}

static void divide_alpha(const uint16_t *source, uint8_t *target, size_t pixels) {
  for (size_t i = 0; i < pixels; i++) {
    // Copied out first: the target may start where the source does.
    uint32_t pixel[4] = {source[4 * i], source[4 * i + 1], source[4 * i + 2], source[4 * i + 3]};
    uint32_t alpha = pixel[3];
    for (size_t c = 0; c < 3; c++) {
      uint32_t value = alpha == 0 ? 0 : (pixel[c] * 255 + alpha / 2) / alpha;
      target[4 * i + c] = (uint8_t)(value > 255 ? 255 : value);
    }
    target[4 * i + 3] = (uint8_t)((alpha + 127) / 255);
  }
}

// Both passes. `buffers` are the three stages: rows made, the same transposed, columns made.
static posse_status scale(const posse_bitmap *source, const kernel *across, const kernel *down, uint32_t width,
                          uint32_t height, turn how, posse_bitmap *result, uint8_t *buffers[3]) {
  size_t channels = source->channels, bytes = channels == 4 ? 2 : 1, pixel = channels * bytes;
  uint32_t columns = across->end - across->first;
  size_t stage_size = (size_t)columns * height * pixel;
  buffers[0] = malloc(stage_size);
  buffers[1] = malloc(stage_size);
  if (buffers[0] == NULL || buffers[1] == NULL) return POSSE_NO_MEMORY;
  size_t stride = (size_t)source->width * channels;
  pass rows = {source->pixels + across->first * channels, stride, 0, buffers[0], columns * channels, channels == 4, bytes};
  posse_status status = run_pass(&rows, down, height);
  if (status != POSSE_OK) return status;
  turn_rows(buffers[0], columns * pixel, buffers[1], columns, height, (turn){true, false, false}, pixel);
  free(buffers[0]);
  buffers[0] = NULL;

  buffers[2] = malloc((size_t)width * height * pixel);
  if (buffers[2] == NULL) return POSSE_NO_MEMORY;
  pass second = {buffers[1], height * pixel, across->first, buffers[2], height * channels, false, bytes};
  status = run_pass(&second, across, width);
  if (status != POSSE_OK) return status;
  if (channels == 4) divide_alpha((const uint16_t *)(void *)buffers[2], buffers[2], (size_t)width * height);
  // The stage is transposed: reading it needs the other transposition and the flips exchanged.
  turn reading = {!how.transposes, how.flips_y, how.flips_x};
  turn_rows(buffers[2], height * channels, result->pixels, height, width, reading, channels);
  return POSSE_OK;
}

static bool is_plain_copy(posse_box box, uint32_t width, uint32_t height) {
  return box.width == width && box.height == height && box.x == floor(box.x) && box.y == floor(box.y);
}

static bool is_inside(posse_box box, const posse_bitmap *source) {
  return box.x >= 0 && box.y >= 0 && box.width > 0 && box.height > 0 && ceil(box.x + box.width) <= source->width
         && ceil(box.y + box.height) <= source->height;
}

posse_status posse_bitmap_resample(const posse_bitmap *source, posse_box box, uint32_t width, uint32_t height,
                                   uint32_t orientation, posse_bitmap *result) {
  memset(result, 0, sizeof *result);
  if (orientation < 1 || orientation > 8 || width == 0 || height == 0 || !is_inside(box, source))
    return POSSE_BAD_ARGUMENT;
  turn how = turn_of_orientation(orientation);
  uint32_t channels = source->channels;
  posse_status status =
      posse_bitmap_allocate(result, how.transposes ? height : width, how.transposes ? width : height, channels);
  if (status != POSSE_OK) return status;
  if (is_plain_copy(box, width, height)) {
    size_t stride = (size_t)source->width * channels;
    const uint8_t *origin = source->pixels + (size_t)box.y * stride + (size_t)box.x * channels;
    turn_rows(origin, stride, result->pixels, width, height, how, channels);
    return POSSE_OK;
  }
  kernel across = {0}, down = {0};
  uint8_t *buffers[3] = {NULL, NULL, NULL};
  status = kernel_make(&across, box.x, box.width, source->width, width);
  if (status == POSSE_OK) status = kernel_make(&down, box.y, box.height, source->height, height);
  if (status == POSSE_OK) status = scale(source, &across, &down, width, height, how, result, buffers);
  for (int i = 0; i < 3; i++) free(buffers[i]);
  kernel_free(&across);
  kernel_free(&down);
  if (status != POSSE_OK) posse_bitmap_free(result);
  return status;
}
