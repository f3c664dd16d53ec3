#include "internal.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// Level 4 of libdeflate: level 6 takes nearly twice the time for a fiftieth less, and beyond it the time grows
// several times faster than the size falls. Of the largest pictures even that would take much of the time that a
// picture may have.
enum { COMPRESSION_LEVEL = 4, LEVEL_OF_LARGE = 2, LARGE_SIZE = 96 << 20 };
enum { SIGNATURE_SIZE = 8, CHUNK_FRAME = 12, FILTER_SUB = 1, FILTER_UP = 2, FILTER_PAETH = 4 };

static void put32(uint8_t *target, uint32_t value) {
  target[0] = (uint8_t)(value >> 24);
  target[1] = (uint8_t)(value >> 16);
  target[2] = (uint8_t)(value >> 8);
  target[3] = (uint8_t)value;
}

// Frame a chunk whose data of `size` bytes already stands at target + 8; the end of the chunk.
static uint8_t *close_chunk(uint8_t *target, const char *name, size_t size) {
  put32(target, (uint32_t)size);
  memcpy(target + 4, name, 4);
  put32(target + 8 + size, libdeflate_crc32(0, target + 4, size + 4));
  return target + CHUNK_FRAME + size;
}

static uint8_t *put_header(uint8_t *target, const posse_bitmap *bitmap) {
  static const uint8_t color_types[] = {0, 0, 4, 2, 6};
  uint8_t *data = target + 8;
  put32(data, bitmap->width);
  put32(data + 4, bitmap->height);
  data[8] = 8;
  data[9] = color_types[bitmap->channels];
  data[10] = data[11] = data[12] = 0;
  return close_chunk(target, "IHDR", 13);
}

static uint8_t *put_profile(uint8_t *target, size_t room, struct libdeflate_compressor *compressor,
                            const uint8_t *profile, size_t size) {
  static const char prefix[] = "ICC profile\0"; // name, its end, and compression method 0
  memcpy(target + 8, prefix, sizeof prefix);
  size_t packed = libdeflate_zlib_compress(compressor, profile, size, target + 8 + sizeof prefix, room);
  return packed == 0 ? NULL : close_chunk(target, "iCCP", sizeof prefix + packed);
}

static inline int16_t distance(int16_t a, int16_t b) { return (int16_t)(a > b ? a - b : b - a); }

static inline uint8_t paeth(int16_t left, int16_t up, int16_t corner) {
  int16_t to_left = distance(up, corner), to_up = distance(left, corner);
  int16_t to_corner = distance((int16_t)(left + up), (int16_t)(2 * corner));
  int16_t nearer = to_left <= to_up ? left : up, least = to_left <= to_up ? to_left : to_up;
  return (uint8_t)(least <= to_corner ? nearer : corner);
}

POSSE_VECTORISED static uint64_t weight(const uint8_t *row, size_t count) {
  enum { CHUNK = 4096 }; // so many magnitudes fit 32 bits
  uint64_t total = 0;
  for (size_t start = 0; start < count; start += CHUNK) {
    size_t end = count - start < CHUNK ? count : start + CHUNK;
    uint32_t sum = 0;
    for (size_t i = start; i < end; i++) sum += row[i] < 128 ? row[i] : 256u - row[i];
    total += sum;
  }
  return total;
}

// `row` and `above` have `channels` zero bytes before their first pixel.
POSSE_VECTORISED static void filter_row(const uint8_t *row, const uint8_t *above, size_t count, size_t channels,
                                        uint8_t *restrict sub, uint8_t *restrict up, uint8_t *restrict predicted) {
  const uint8_t *left = row - channels, *corner = above - channels;
  for (size_t i = 0; i < count; i++) {
    sub[i] = (uint8_t)(row[i] - left[i]);
    up[i] = (uint8_t)(row[i] - above[i]);
    predicted[i] = (uint8_t)(row[i] - paeth(left[i], above[i], corner[i]));
  }
}

// The filter whose residues have the least sum of magnitudes, row by row.
static posse_status filter_rows(const posse_bitmap *bitmap, uint8_t *target) {
  static const uint8_t filters[3] = {FILTER_SUB, FILTER_UP, FILTER_PAETH};
  size_t channels = bitmap->channels, count = (size_t)bitmap->width * channels, padded = count + channels;
  uint8_t *scratch = calloc(2 * padded + 3 * count, 1);
  if (scratch == NULL) return POSSE_NO_MEMORY;
  uint8_t *row = scratch + channels, *above = scratch + padded + channels;
  uint8_t *const tries[3] = {scratch + 2 * padded, scratch + 2 * padded + count, scratch + 2 * padded + 2 * count};
  for (uint32_t y = 0; y < bitmap->height; y++) {
    memcpy(row, bitmap->pixels + y * count, count);
    filter_row(row, above, count, channels, tries[0], tries[1], tries[2]);
    size_t best = 0;
    uint64_t least = UINT64_MAX;
    for (size_t f = 0; f < 3; f++) {
      uint64_t sum = weight(tries[f], count);
      if (sum < least) {
        least = sum;
        best = f;
      }
    }
    *target++ = filters[best];
    memcpy(target, tries[best], count);
    target += count;
    uint8_t *swap = row;
    row = above;
    above = swap;
  }
  free(scratch);
  return POSSE_OK;
}

static posse_status assemble(const posse_bitmap *bitmap, const uint8_t *profile, size_t profile_size,
                             struct libdeflate_compressor *compressor, const uint8_t *filtered, size_t filtered_size,
                             posse_buffer *result) {
  static const uint8_t signature[SIGNATURE_SIZE] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  size_t profile_room = profile == NULL ? 0 : libdeflate_zlib_compress_bound(compressor, profile_size);
  size_t data_room = libdeflate_zlib_compress_bound(compressor, filtered_size);
  uint8_t *start = malloc(SIGNATURE_SIZE + 5 * CHUNK_FRAME + 64 + profile_room + data_room);
  if (start == NULL) return POSSE_NO_MEMORY;
  memcpy(start, signature, SIGNATURE_SIZE);
  uint8_t *end = put_header(start + SIGNATURE_SIZE, bitmap);
  if (profile == NULL) {
    end[8] = 0; // perceptual intent
    end = close_chunk(end, "sRGB", 1);
  } else {
    end = put_profile(end, profile_room, compressor, profile, profile_size);
  }
  size_t packed = end == NULL ? 0 : libdeflate_zlib_compress(compressor, filtered, filtered_size, end + 8, data_room);
  if (packed == 0 || packed > INT32_MAX) {
    free(start);
    return POSSE_NO_MEMORY;
  }
  end = close_chunk(end, "IDAT", packed);
  end = close_chunk(end, "IEND", 0);
  result->size = (size_t)(end - start);
  uint8_t *trimmed = realloc(start, result->size);
  result->bytes = trimmed == NULL ? start : trimmed;
  return POSSE_OK;
}

posse_status posse_png_encode(const posse_bitmap *bitmap, const uint8_t *profile, size_t profile_size,
                              posse_buffer *result) {
  memset(result, 0, sizeof *result);
  uint32_t channels = bitmap->channels;
  if (bitmap->width == 0 || bitmap->height == 0 || (channels != 1 && channels != 3 && channels != 4))
    return POSSE_BAD_ARGUMENT;
  size_t filtered_size = ((size_t)bitmap->width * channels + 1) * bitmap->height;
  uint8_t *filtered = malloc(filtered_size);
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(filtered_size < LARGE_SIZE ? COMPRESSION_LEVEL : LEVEL_OF_LARGE);
  posse_status status = filtered == NULL || compressor == NULL ? POSSE_NO_MEMORY : filter_rows(bitmap, filtered);
  if (status == POSSE_OK)
    status = assemble(bitmap, profile, profile_size, compressor, filtered, filtered_size, result);
  if (compressor != NULL) libdeflate_free_compressor(compressor);
  free(filtered);
  return status;
}
