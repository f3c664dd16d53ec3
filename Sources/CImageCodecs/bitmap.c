#include "internal.h"

#include <stdlib.h>
#include <string.h>

bool posse_has_room(size_t size) {
  // Volatile, else the compiler leaves out what is only allocated and freed.
  void *volatile piece = malloc(size);
  bool is_there = piece != NULL;
  free(piece);
  return is_there;
}

void posse_bitmap_free(posse_bitmap *bitmap) {
  free(bitmap->pixels);
  memset(bitmap, 0, sizeof *bitmap);
}

void posse_buffer_free(posse_buffer *buffer) {
  free(buffer->bytes);
  memset(buffer, 0, sizeof *buffer);
}

void posse_report_start(posse_report *report) { memset(report, 0, sizeof *report); }

posse_status posse_report_end(posse_report *report, posse_status status, const char *message) {
  if (report->status == POSSE_OK && status != POSSE_OK) {
    report->status = status;
    strncpy(report->message, message, sizeof report->message - 1);
  }
  return report->status;
}

posse_status posse_check_size(uint32_t width, uint32_t height, const posse_limits *limits, posse_report *report) {
  report->width = width;
  report->height = height;
  if (width == 0 || height == 0) return posse_report_end(report, POSSE_CORRUPT, "a side of zero pixels");
  if (width > limits->side || height > limits->side || (uint64_t)width * height > limits->pixels)
    return posse_report_end(report, POSSE_TOO_LARGE, "size beyond the limits");
  return POSSE_OK;
}

posse_status posse_bitmap_allocate(posse_bitmap *bitmap, uint32_t width, uint32_t height, uint32_t channels) {
  memset(bitmap, 0, sizeof *bitmap);
  if (width == 0 || height == 0 || channels == 0 || channels > 4) return POSSE_BAD_ARGUMENT;
  if ((uint64_t)width * height > SIZE_MAX / 8) return POSSE_NO_MEMORY;
  bitmap->pixels = malloc((size_t)width * height * channels);
  if (bitmap->pixels == NULL) return POSSE_NO_MEMORY;
  bitmap->width = width;
  bitmap->height = height;
  bitmap->channels = channels;
  return POSSE_OK;
}

static bool is_opaque(const uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (pixels[4 * i + 3] != 255) return false;
  return true;
}

static bool is_grey(const uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (pixels[3 * i] != pixels[3 * i + 1] || pixels[3 * i] != pixels[3 * i + 2]) return false;
  return true;
}

static posse_status widen(posse_bitmap *bitmap) {
  posse_bitmap wide;
  posse_status status = posse_bitmap_allocate(&wide, bitmap->width, bitmap->height, 3);
  if (status != POSSE_OK) return status;
  size_t count = (size_t)bitmap->width * bitmap->height;
  for (size_t i = 0; i < count; i++)
    wide.pixels[3 * i] = wide.pixels[3 * i + 1] = wide.pixels[3 * i + 2] = bitmap->pixels[i];
  posse_bitmap_free(bitmap);
  *bitmap = wide;
  return POSSE_OK;
}

posse_status posse_bitmap_reduce(posse_bitmap *bitmap, bool keeps_color) {
  size_t count = (size_t)bitmap->width * bitmap->height;
  uint8_t *pixels = bitmap->pixels;
  if (bitmap->channels == 4 && is_opaque(pixels, count)) {
    for (size_t i = 0; i < count; i++) {
      pixels[3 * i] = pixels[4 * i];
      pixels[3 * i + 1] = pixels[4 * i + 1];
      pixels[3 * i + 2] = pixels[4 * i + 2];
    }
    bitmap->channels = 3;
  }
  if (bitmap->channels == 3 && !keeps_color && is_grey(pixels, count)) {
    for (size_t i = 0; i < count; i++) pixels[i] = pixels[3 * i];
    bitmap->channels = 1;
  }
  if (bitmap->channels == 1 && keeps_color) return widen(bitmap);
  return POSSE_OK;
}
