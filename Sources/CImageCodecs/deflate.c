#include "internal.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

uint32_t posse_crc32(const uint8_t *bytes, size_t size) { return libdeflate_crc32(0, bytes, size); }

posse_status posse_inflate(const uint8_t *bytes, size_t size, size_t limit, posse_buffer *result) {
  memset(result, 0, sizeof *result);
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (decompressor == NULL) return POSSE_NO_MEMORY;
  posse_status status = POSSE_TOO_LARGE;
  // The stream does not say its length, and most are small: grow in steps up to the limit.
  for (size_t capacity = 16384; status == POSSE_TOO_LARGE; capacity *= 16) {
    if (capacity > limit) capacity = limit;
    free(result->bytes);
    result->bytes = malloc(capacity > 0 ? capacity : 1);
    if (result->bytes == NULL) {
      status = POSSE_NO_MEMORY;
      break;
    }
    enum libdeflate_result outcome =
        libdeflate_zlib_decompress(decompressor, bytes, size, result->bytes, capacity, &result->size);
    if (outcome == LIBDEFLATE_SUCCESS) status = POSSE_OK;
    else if (outcome != LIBDEFLATE_INSUFFICIENT_SPACE) status = POSSE_CORRUPT;
    else if (capacity == limit) break;
  }
  libdeflate_free_decompressor(decompressor);
  if (status != POSSE_OK) posse_buffer_free(result);
  return status;
}
