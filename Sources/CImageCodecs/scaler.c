#include "mix.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Two vertical passes with a transposition between them, so that the inner loop always runs along a row and
// vectorises. Rows that went through the first wait in a strip until it is full and then go through the second,
// so that everything between source and result stays in the cache.
enum { STRIP_ROWS = 64 };

static size_t padded(size_t count) { return (count + POSSE_MIX_BLOCK - 1) / POSSE_MIX_BLOCK * POSSE_MIX_BLOCK; }

static bool is_inside(posse_box box, uint32_t width, uint32_t height) {
  return box.x >= 0 && box.y >= 0 && box.width > 0 && box.height > 0 && ceil(box.x + box.width) <= width
         && ceil(box.y + box.height) <= height;
}

bool posse_plan_copies(const posse_plan *plan) {
  posse_box box = plan->box;
  return box.width == plan->width && box.height == plan->height && box.x == floor(box.x) && box.y == floor(box.y);
}

static posse_status check_plan(posse_scaler *scaler, const posse_plan *plan, uint32_t width, uint32_t height) {
  memset(scaler, 0, sizeof *scaler);
  if (plan->orientation < 1 || plan->orientation > 8 || plan->width == 0 || plan->height == 0
      || !is_inside(plan->box, width, height))
    return POSSE_BAD_ARGUMENT;
  scaler->plan = *plan;
  scaler->width = width;
  scaler->height = height;
  return POSSE_OK;
}

static posse_status start_plane(posse_scaler *scaler, posse_plane *plane, const posse_plane_shape *shape,
                                uint32_t channels) {
  const posse_plan *plan = &scaler->plan;
  posse_status status = posse_kernel_make(&plane->down, plan->box.y, plan->box.height, scaler->height, shape->down,
                                          plan->height);
  if (status == POSSE_OK)
    status = posse_kernel_make(&plane->across, plan->box.x, plan->box.width, scaler->width, shape->across, plan->width);
  if (status != POSSE_OK) return status;
  plane->height = shape->down.samples;
  plane->channels = channels;
  plane->sample = channels == 4 ? 2 : 1;
  size_t columns = plane->across.end - plane->across.first;
  plane->capacity = plane->down.longest + shape->rows_at_once;
  // A block may begin anywhere in the row, so one more must fit behind it.
  plane->stride = padded(shape->row_length * plane->sample) + POSSE_MIX_BLOCK * plane->sample;
  plane->strip_stride = padded(columns * channels) * plane->sample;
  plane->columns_stride = padded(STRIP_ROWS * channels) * plane->sample;
  plane->result_stride = padded((size_t)plan->height * channels) * plane->sample;
  uint32_t longest = plane->down.longest > plane->across.longest ? plane->down.longest : plane->across.longest;
  plane->taps = malloc(longest * sizeof *plane->taps);
  plane->ring = calloc(plane->capacity, plane->stride);
  plane->strip = calloc(STRIP_ROWS, plane->strip_stride);
  plane->columns = calloc(columns, plane->columns_stride);
  plane->result = malloc(plan->width * plane->result_stride);
  if (channels == 4) {
    plane->incoming = malloc(shape->row_length);
    size_t samples = columns > STRIP_ROWS ? columns : STRIP_ROWS;
    if (plane->incoming == NULL || (plane->sums = malloc(samples * channels * sizeof *plane->sums)) == NULL)
      return POSSE_NO_MEMORY;
  }
  return plane->taps == NULL || plane->ring == NULL || plane->strip == NULL || plane->columns == NULL
                 || plane->result == NULL
             ? POSSE_NO_MEMORY
             : POSSE_OK;
}

static posse_status start_copy(posse_scaler *scaler, uint32_t channels) {
  const posse_plan *plan = &scaler->plan;
  scaler->copies = true;
  scaler->planes[0].channels = channels;
  scaler->line = malloc((size_t)scaler->width * channels);
  return scaler->line == NULL ? POSSE_NO_MEMORY
                              : posse_bitmap_allocate(&scaler->copy, plan->width, plan->height, channels);
}

posse_status posse_scaler_start(posse_scaler *scaler, const posse_plan *plan, uint32_t width, uint32_t height,
                                uint32_t channels) {
  posse_status status = check_plan(scaler, plan, width, height);
  if (status != POSSE_OK) return status;
  scaler->plane_count = 1;
  if (posse_plan_copies(plan)) return start_copy(scaler, channels);
  posse_plane_shape shape = {{width, false}, {height, false}, width * channels, 1};
  return start_plane(scaler, &scaler->planes[0], &shape, channels);
}

posse_status posse_scaler_start_planar(posse_scaler *scaler, const posse_plan *plan, uint32_t width, uint32_t height,
                                       const posse_plane_shape shapes[3]) {
  posse_status status = check_plan(scaler, plan, width, height);
  scaler->plane_count = 3;
  for (uint32_t p = 0; p < 3 && status == POSSE_OK; p++)
    status = start_plane(scaler, &scaler->planes[p], &shapes[p], 1);
  return status;
}

uint8_t *posse_scaler_row(posse_scaler *scaler, uint32_t index, uint32_t ahead) {
  posse_plane *plane = &scaler->planes[index];
  if (scaler->copies) {
    uint32_t top = (uint32_t)scaler->plan.box.y, width = scaler->copy.width;
    bool is_whole = width == scaler->width && plane->received >= top && plane->received - top < scaler->copy.height;
    size_t offset = is_whole ? (size_t)(plane->received - top) * width * plane->channels : 0;
    return is_whole ? scaler->copy.pixels + offset : scaler->line;
  }
  if (plane->sample == 2) return plane->incoming;
  return plane->ring + (size_t)((plane->received + ahead) % plane->capacity) * plane->stride;
}

// Weighs rows into one row of `samples`, as bytes or premultiplied.
static void mix(posse_plane *plane, const posse_span *span, uint8_t *target, size_t samples) {
  if (plane->sample == 1) {
    posse_mix_bytes(plane->taps, span->weights, span->count, target, samples);
  } else {
    posse_mix_words((const uint16_t *const *)(const void *)plane->taps, span->weights, span->count, plane->sums, samples);
    posse_round_premultiplied(plane->sums, (uint16_t *)(void *)target, samples / 4);
  }
}

// The second pass over the rows of the strip.
static void empty_strip(posse_plane *plane, uint32_t first, uint32_t rows) {
  size_t pixel = plane->channels * plane->sample;
  uint32_t columns = plane->across.end - plane->across.first;
  posse_turn transposing = {true, false, false};
  posse_turn_pixels(plane->strip, plane->strip_stride, plane->columns, plane->columns_stride, columns, rows, transposing,
                    pixel);
  for (uint32_t x = 0; x < plane->across.count; x++) {
    const posse_span *span = &plane->across.spans[x];
    const uint8_t *from = plane->columns + (size_t)(span->first - plane->across.first) * plane->columns_stride;
    for (uint32_t k = 0; k < span->count; k++) plane->taps[k] = from + k * plane->columns_stride;
    mix(plane, span, plane->result + x * plane->result_stride + first * pixel, (size_t)rows * plane->channels);
  }
}

static void make_row(posse_plane *plane, const posse_span *span) {
  size_t offset = (size_t)plane->across.first * plane->channels * plane->sample;
  for (uint32_t k = 0; k < span->count; k++)
    plane->taps[k] = plane->ring + (size_t)((span->first + k) % plane->capacity) * plane->stride + offset;
  uint32_t row = plane->made % STRIP_ROWS;
  mix(plane, span, plane->strip + row * plane->strip_stride,
      (size_t)(plane->across.end - plane->across.first) * plane->channels);
  plane->made++;
  if (row + 1 == STRIP_ROWS || plane->made == plane->down.count) empty_strip(plane, plane->made - row - 1, row + 1);
}

static void keep_copy(posse_scaler *scaler, posse_plane *plane) {
  uint32_t top = (uint32_t)scaler->plan.box.y, left = (uint32_t)scaler->plan.box.x;
  if (scaler->copy.width == scaler->width || plane->received < top || plane->received - top >= scaler->copy.height)
    return;
  size_t length = (size_t)scaler->copy.width * plane->channels;
  memcpy(scaler->copy.pixels + (plane->received - top) * length, scaler->line + (size_t)left * plane->channels, length);
}

void posse_scaler_advance(posse_scaler *scaler, uint32_t index, uint32_t rows) {
  posse_plane *plane = &scaler->planes[index];
  if (scaler->copies) {
    keep_copy(scaler, plane);
    plane->received++;
    return;
  }
  if (rows > plane->height - plane->received) rows = plane->height - plane->received;
  if (plane->sample == 2 && rows > 0)
    posse_premultiply(plane->incoming,
                      (uint16_t *)(void *)(plane->ring + (size_t)(plane->received % plane->capacity) * plane->stride),
                      scaler->width);
  plane->received += rows;
  while (plane->made < plane->down.count) {
    const posse_span *span = &plane->down.spans[plane->made];
    if (span->first + span->count > plane->received) break;
    make_row(plane, span);
  }
}

// The transposed result as one bitmap of bytes, still transposed.
static posse_status join_planes(posse_scaler *scaler, posse_bitmap *bitmap) {
  posse_plane *planes = scaler->planes;
  uint32_t length = planes[0].down.count, channels = scaler->plane_count == 3 ? 3 : planes[0].channels;
  posse_status status = posse_bitmap_allocate(bitmap, length, planes[0].across.count, channels);
  if (status != POSSE_OK) return status;
  for (uint32_t row = 0; row < bitmap->height; row++) {
    uint8_t *target = bitmap->pixels + (size_t)row * length * channels;
    const uint8_t *rows[3];
    for (uint32_t p = 0; p < scaler->plane_count; p++) rows[p] = planes[p].result + row * planes[p].result_stride;
    if (scaler->plane_count == 3) posse_convert_ycc(&posse_ycc_of_jpeg, rows[0], rows[1], rows[2], target, length);
    else if (channels == 4) posse_divide_alpha((const uint16_t *)(const void *)rows[0], target, length);
    else memcpy(target, rows[0], (size_t)length * channels);
  }
  for (uint32_t p = 0; p < scaler->plane_count; p++) {
    free(planes[p].result);
    planes[p].result = NULL;
  }
  return POSSE_OK;
}

posse_status posse_scaler_finish(posse_scaler *scaler, posse_bitmap *result) {
  memset(result, 0, sizeof *result);
  posse_turn how = posse_turn_of_orientation(scaler->plan.orientation);
  posse_bitmap made = scaler->copy;
  if (scaler->copies) {
    if (scaler->planes[0].received < scaler->height) return POSSE_CORRUPT;
    memset(&scaler->copy, 0, sizeof scaler->copy);
  } else {
    for (uint32_t p = 0; p < scaler->plane_count; p++)
      if (scaler->planes[p].made < scaler->planes[p].down.count) return POSSE_CORRUPT;
    posse_status status = join_planes(scaler, &made);
    if (status != POSSE_OK) return status;
    // It is transposed: reading it needs the other transposition and the flips exchanged.
    how = (posse_turn){!how.transposes, how.flips_y, how.flips_x};
  }
  if (!how.transposes && !how.flips_x && !how.flips_y) {
    *result = made;
    return POSSE_OK;
  }
  posse_status status = posse_bitmap_allocate(result, how.transposes ? made.height : made.width,
                                              how.transposes ? made.width : made.height, made.channels);
  if (status == POSSE_OK)
    posse_turn_pixels(made.pixels, (size_t)made.width * made.channels, result->pixels,
                      (size_t)result->width * made.channels, made.width, made.height, how, made.channels);
  posse_bitmap_free(&made);
  return status;
}

void posse_scaler_free(posse_scaler *scaler) {
  for (uint32_t p = 0; p < 3; p++) {
    posse_plane *plane = &scaler->planes[p];
    posse_kernel_free(&plane->down);
    posse_kernel_free(&plane->across);
    free(plane->taps);
    free(plane->ring);
    free(plane->incoming);
    free(plane->sums);
    free(plane->strip);
    free(plane->columns);
    free(plane->result);
  }
  posse_bitmap_free(&scaler->copy);
  free(scaler->line);
  memset(scaler, 0, sizeof *scaler);
}

posse_status posse_bitmap_resample(const posse_bitmap *source, const posse_plan *plan, posse_bitmap *result) {
  memset(result, 0, sizeof *result);
  posse_scaler scaler;
  posse_status status = posse_scaler_start(&scaler, plan, source->width, source->height, source->channels);
  size_t length = (size_t)source->width * source->channels;
  for (uint32_t y = 0; status == POSSE_OK && y < source->height; y++) {
    memcpy(posse_scaler_row(&scaler, 0, 0), source->pixels + y * length, length);
    posse_scaler_advance(&scaler, 0, 1);
  }
  if (status == POSSE_OK) status = posse_scaler_finish(&scaler, result);
  posse_scaler_free(&scaler);
  return status;
}
