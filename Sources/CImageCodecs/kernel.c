#include "internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// sin(3a) is 3 sin(a) - 4 sin(a)^3, so that one sine does for both.
static double lanczos3(double x) {
  if (x == 0) return 1;
  if (fabs(x) >= 3) return 0;
  double phase = M_PI * x, sine = sin(phase / 3), square = sine * sine;
  return 3 * (3 - 4 * square) * square / (phase * phase);
}

void posse_kernel_free(posse_kernel *kernel) {
  free(kernel->spans);
  free(kernel->weights);
  memset(kernel, 0, sizeof *kernel);
}

// Rounds running totals, not single weights: the sum is exact and, however many taps, none is lost.
static void round_weights(const double *exact, uint32_t count, double total, int16_t *rounded) {
  double running = 0;
  int32_t before = 0;
  for (uint32_t i = 0; i < count; i++) {
    running += exact[i];
    int32_t now = i + 1 == count ? POSSE_WEIGHT_ONE : (int32_t)lround(running / total * POSSE_WEIGHT_ONE);
    rounded[i] = (int16_t)(now - before);
    before = now;
  }
}

typedef struct reach {
  uint32_t first, count;
} reach;

// Smooth upsampling gives each of two positions three quarters of its own sample and one of the next one, the
// edge repeated. Its weights times those over the positions are weights over the samples themselves.
static reach fold(const double *exact, reach taps, uint32_t available, double *folded) {
  uint32_t low = taps.first / 2 == 0 ? 0 : taps.first / 2 - 1, high = (taps.first + taps.count - 1) / 2 + 1;
  if (high > available - 1) high = available - 1;
  if (low > high) low = high;
  reach result = {low, high - low + 1};
  for (uint32_t k = 0; k < result.count; k++) folded[k] = 0;
  for (uint32_t i = 0; i < taps.count; i++) {
    uint32_t position = taps.first + i, own = position / 2, other = position % 2 == 0 ? own - (own > 0) : own + 1;
    if (own > high) own = high;
    if (other > high) other = high;
    folded[own - low] += exact[i] * 0.75;
    folded[other - low] += exact[i] * 0.25;
  }
  return result;
}

posse_status posse_kernel_make(posse_kernel *kernel, double start, double length, uint32_t positions,
                               posse_line line, uint32_t count) {
  memset(kernel, 0, sizeof *kernel);
  double scale = length / count, stretch = scale > 1 ? scale : 1, radius = 3 * stretch;
  double low = floor(start), high = ceil(start + length);
  if (!(low >= 0) || !(length > 0) || !(high <= (double)positions) || line.samples == 0) return POSSE_BAD_ARGUMENT;
  size_t room = (size_t)fmin(ceil(2 * radius) + 2, high - low), folded_room = line.is_halved ? room / 2 + 4 : room;
  kernel->spans = malloc(count * sizeof *kernel->spans);
  kernel->weights = malloc((size_t)count * folded_room * sizeof *kernel->weights);
  double *exact = malloc((room + folded_room) * sizeof *exact), *folded = exact + room;
  if (kernel->spans == NULL || kernel->weights == NULL || exact == NULL) {
    free(exact);
    posse_kernel_free(kernel);
    return POSSE_NO_MEMORY;
  }
  kernel->count = count;
  kernel->first = UINT32_MAX;
  for (uint32_t i = 0; i < count; i++) {
    double center = start + (i + 0.5) * scale;
    uint32_t from = (uint32_t)fmax(low, floor(center - radius)), to = (uint32_t)fmin(high, ceil(center + radius));
    reach taps = {from, to - from > room ? (uint32_t)room : to - from};
    double total = 0;
    for (uint32_t k = 0; k < taps.count; k++) total += exact[k] = lanczos3((from + k + 0.5 - center) / stretch);
    int16_t *weights = kernel->weights + (size_t)i * folded_room;
    if (line.is_halved) taps = fold(exact, taps, line.samples, folded);
    round_weights(line.is_halved ? folded : exact, taps.count, total, weights);
    kernel->spans[i] = (posse_span){taps.first, taps.count, weights};
    if (taps.first < kernel->first) kernel->first = taps.first;
    if (taps.first + taps.count > kernel->end) kernel->end = taps.first + taps.count;
    if (taps.count > kernel->longest) kernel->longest = taps.count;
  }
  free(exact);
  return POSSE_OK;
}
