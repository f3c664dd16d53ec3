#include "internal.h"

#include <string.h>

enum { TILE = 32 };

posse_turn posse_turn_of_orientation(uint32_t orientation) {
  static const posse_turn turns[9] = {
      {0},   {false, false, false}, {false, true, false}, {false, true, true}, {false, false, true},
      {true, false, false}, {true, false, true},   {true, true, true},  {true, true, false},
  };
  return turns[orientation];
}

static inline void copy_pixel(uint8_t *restrict target, const uint8_t *restrict source, size_t size) {
  for (size_t i = 0; i < size; i++) target[i] = source[i];
}

// Copies width x height pixels of `size` bytes, in tiles so that a transposition stays in the cache.
static inline __attribute__((always_inline)) void turn_pixels(const uint8_t *source, ptrdiff_t stride, uint8_t *target,
                                                              ptrdiff_t target_stride, uint32_t width, uint32_t height,
                                                              posse_turn how, const size_t size) {
  uint32_t columns = how.transposes ? height : width, rows = how.transposes ? width : height;
  ptrdiff_t along_x = how.flips_x ? -(ptrdiff_t)size : (ptrdiff_t)size, along_y = how.flips_y ? -stride : stride;
  const uint8_t *origin = source + (how.flips_x ? (ptrdiff_t)((width - 1) * size) : 0)
                          + (how.flips_y ? (ptrdiff_t)(height - 1) * stride : 0);
  ptrdiff_t step_x = how.transposes ? along_y : along_x, step_y = how.transposes ? along_x : along_y;
  for (uint32_t top = 0; top < rows; top += TILE)
    for (uint32_t left = 0; left < columns; left += TILE)
      for (uint32_t y = top; y < rows && y < top + TILE; y++) {
        const uint8_t *from = origin + (ptrdiff_t)y * step_y + (ptrdiff_t)left * step_x;
        uint8_t *to = target + (ptrdiff_t)y * target_stride + (ptrdiff_t)(left * size);
        for (uint32_t x = left; x < columns && x < left + TILE; x++, from += step_x, to += size)
          copy_pixel(to, from, size);
      }
}

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
static inline void exchange(uint64_t *first, uint64_t *second, int shift, uint64_t mask) {
  uint64_t moved = ((*first >> shift) ^ *second) & mask;
  *second ^= moved;
  *first ^= moved << shift;
}

// Transposes a block of 8 x 8 bytes in registers: halves, quarters and eighths of the rows change places.
static inline void transpose_block(const uint8_t *source, ptrdiff_t stride, uint8_t *target, ptrdiff_t target_stride) {
  uint64_t rows[8];
  for (int i = 0; i < 8; i++) memcpy(&rows[i], source + i * stride, 8);
  for (int i = 0; i < 4; i++) exchange(&rows[i], &rows[i + 4], 32, 0x00000000ffffffff);
  for (int i = 0; i < 8; i += 4)
    for (int k = i; k < i + 2; k++) exchange(&rows[k], &rows[k + 2], 16, 0x0000ffff0000ffff);
  for (int i = 0; i < 8; i += 2) exchange(&rows[i], &rows[i + 1], 8, 0x00ff00ff00ff00ff);
  for (int i = 0; i < 8; i++) memcpy(target + i * target_stride, &rows[i], 8);
}

// Transposes bytes block by block, and what is left at two edges one by one.
static void transpose_bytes(const uint8_t *source, ptrdiff_t stride, uint8_t *target, ptrdiff_t target_stride,
                            uint32_t width, uint32_t height) {
  uint32_t whole_width = width & ~7u, whole_height = height & ~7u;
  for (uint32_t x = 0; x < whole_width; x += 8)
    for (uint32_t y = 0; y < whole_height; y += 8)
      transpose_block(source + y * stride + x, stride, target + x * target_stride + y, target_stride);
  posse_turn transposing = {true, false, false};
  if (whole_height < height)
    turn_pixels(source + whole_height * stride, stride, target + whole_height, target_stride, width,
                height - whole_height, transposing, 1);
  if (whole_width < width)
    turn_pixels(source + whole_width, stride, target + whole_width * target_stride, target_stride, width - whole_width,
                whole_height, transposing, 1);
}
#endif

void posse_turn_pixels(const uint8_t *source, size_t stride, uint8_t *target, size_t target_stride, uint32_t width,
                       uint32_t height, posse_turn how, size_t size) {
  ptrdiff_t from = (ptrdiff_t)stride, to = (ptrdiff_t)target_stride;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  if (size == 1 && how.transposes && !how.flips_x && !how.flips_y)
    return transpose_bytes(source, from, target, to, width, height);
#endif
  switch (size) {
  case 1: turn_pixels(source, from, target, to, width, height, how, 1); break;
  case 3: turn_pixels(source, from, target, to, width, height, how, 3); break;
  case 4: turn_pixels(source, from, target, to, width, height, how, 4); break;
  default: turn_pixels(source, from, target, to, width, height, how, 8); break;
  }
}
