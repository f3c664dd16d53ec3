#include "internal.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct png_context {
  png_structp png;
  png_infop info;
  jmp_buf escape;
  const uint8_t *bytes;
  size_t size, offset;
  posse_report *report;
  const posse_limits *limits;
  const posse_plan *plan;
  posse_scaler scaler;
  posse_bitmap whole; // of an interlaced picture
  posse_bitmap bitmap;
  uint32_t channels;
  uint32_t row;
  size_t cut_chunk;    // where an IDAT chunk stands that the end cuts, else SIZE_MAX
  uint8_t cut_size[4]; // the length it is given
  uint8_t cut_crc[4];  // and its check sum
  bool lacks_data;     // whether its data is cut, not only its check sum
  bool ran_out;        // a chunk asked for bytes past the end
  bool has_all_rows;
} png_context;

static uint32_t get32(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void put32(uint8_t *target, uint32_t value) {
  for (int i = 0; i < 4; i++) target[i] = (uint8_t)(value >> (24 - 8 * i));
}

// libpng asks for whole pieces of a chunk and would lose the rows in the last one. So a cut IDAT chunk is
// shown to it as a shorter one with a right check sum; the rows end where the data does.
static void close_cut_chunk(png_context *context) {
  context->cut_chunk = SIZE_MAX;
  size_t offset = 8;
  while (context->size > offset && context->size - offset > 8) {
    const uint8_t *chunk = context->bytes + offset;
    size_t length = get32(chunk), rest = context->size - offset - 8;
    if (rest < length || rest - length < 4) {
      if (memcmp(chunk + 4, "IDAT", 4) != 0) return;
      size_t there = rest < length ? rest : length;
      context->cut_chunk = offset;
      context->lacks_data = rest < length;
      context->size = offset + 8 + there + 4;
      put32(context->cut_size, (uint32_t)there);
      put32(context->cut_crc, posse_crc32(chunk + 4, there + 4));
      return;
    }
    offset += 12 + length;
  }
}

static uint8_t byte_at(const png_context *context, size_t offset) {
  if (context->cut_chunk != SIZE_MAX) {
    if (offset >= context->size - 4) return context->cut_crc[offset - (context->size - 4)];
    if (offset >= context->cut_chunk && offset < context->cut_chunk + 4)
      return context->cut_size[offset - context->cut_chunk];
  }
  return context->bytes[offset];
}

static _Noreturn void leave(png_context *context, posse_status status, const char *message) {
  posse_report_end(context->report, status, message);
  longjmp(context->escape, 1);
}

static void on_error(png_structp png, png_const_charp message) {
  png_context *context = png_get_error_ptr(png);
  posse_status status = POSSE_CORRUPT;
  if (context->ran_out) {
    status = POSSE_TRUNCATED;
    context->report->row = context->row;
    if (context->has_all_rows) {
      context->report->warnings |= POSSE_WARNING_MISSING_END;
      status = POSSE_OK;
    }
  } else if (strstr(message, "emory") != NULL) {
    status = POSSE_NO_MEMORY;
  }
  leave(context, status, message);
}

static void on_warning(png_structp png, png_const_charp message) {
  png_context *context = png_get_error_ptr(png);
  // libpng only warns of a wrong Adler-32 when the last row is already out.
  if (strstr(message, "incorrect data check") != NULL) leave(context, POSSE_CORRUPT, message);
  context->report->warnings |= strncmp(message, "IDAT", 4) == 0 || strstr(message, "IDAT") != NULL
                                   ? POSSE_WARNING_EXTRANEOUS_DATA
                                   : POSSE_WARNING_DAMAGED_ANCILLARY;
}

static void on_read(png_structp png, png_bytep target, size_t count) {
  png_context *context = png_get_io_ptr(png);
  if (count > context->size - context->offset) {
    context->ran_out = true;
    png_error(png, "the file ends inside a chunk");
  }
  if (context->cut_chunk == SIZE_MAX || context->offset + count <= context->cut_chunk)
    memcpy(target, context->bytes + context->offset, count);
  else
    for (size_t i = 0; i < count; i++) target[i] = byte_at(context, context->offset + i);
  context->offset += count;
}

// Only PLTE, IDAT and tRNS bear on the pixels; profile and EXIF are read elsewhere, the rest is not wanted.
static void ignore_ancillary(png_structp png) {
  static const png_byte names[] = "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0"
                                  "sRGB\0tEXt\0tIME\0zTXt";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names, (int)(sizeof names / 5));
}

static png_context *make_context(const uint8_t *bytes, size_t size, posse_report *report, const posse_limits *limits) {
  posse_report_start(report);
  png_context *context = calloc(1, sizeof *context);
  if (context == NULL) {
    posse_report_end(report, POSSE_NO_MEMORY, "out of memory");
    return NULL;
  }
  context->bytes = bytes;
  context->size = size;
  context->report = report;
  context->limits = limits;
  close_cut_chunk(context);
  return context;
}

static void free_context(png_context *context) {
  png_destroy_read_struct(&context->png, &context->info, NULL);
  posse_scaler_free(&context->scaler);
  posse_bitmap_free(&context->whole);
  posse_bitmap_free(&context->bitmap);
  free(context);
}

static void read_header(png_context *context) {
  context->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, context, on_error, on_warning);
  if (context->png == NULL) leave(context, POSSE_NO_MEMORY, "out of memory");
  context->info = png_create_info_struct(context->png);
  if (context->info == NULL) leave(context, POSSE_NO_MEMORY, "out of memory");
  png_set_read_fn(context->png, context, on_read);
  png_set_benign_errors(context->png, 1);
  // Our own limits are checked, with the size in the message, right after the header.
  png_set_user_limits(context->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_malloc_max(context->png, 8 << 20);
  png_set_chunk_cache_max(context->png, 128);
  ignore_ancillary(context->png);
  png_read_info(context->png, context->info);
  context->report->width = png_get_image_width(context->png, context->info);
  context->report->height = png_get_image_height(context->png, context->info);
}

static __attribute__((noinline)) void guarded_probe(png_context *context) {
  if (setjmp(context->escape)) return;
  read_header(context);
}

posse_status posse_png_probe(const uint8_t *bytes, size_t size, posse_header *header, posse_report *report) {
  memset(header, 0, sizeof *header);
  png_context *context = make_context(bytes, size, report, NULL);
  if (context == NULL) return report->status;
  guarded_probe(context);
  if (report->status == POSSE_OK) {
    int color_type = png_get_color_type(context->png, context->info);
    header->width = report->width;
    header->height = report->height;
    header->bit_depth = png_get_bit_depth(context->png, context->info);
    header->components = (color_type & PNG_COLOR_MASK_COLOR ? 3 : 1) + (color_type & PNG_COLOR_MASK_ALPHA ? 1 : 0);
    header->is_progressive = png_get_interlace_type(context->png, context->info) != PNG_INTERLACE_NONE;
  }
  free_context(context);
  return report->status;
}

static uint32_t choose_transforms(png_structp png, png_infop info) {
  int color_type = png_get_color_type(png, info);
  bool has_color = (color_type & PNG_COLOR_MASK_COLOR) != 0;
  bool has_alpha = (color_type & PNG_COLOR_MASK_ALPHA) != 0 || png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  png_set_expand(png);
  png_set_scale_16(png);
  if (has_alpha && !has_color) png_set_gray_to_rgb(png);
  return has_alpha ? 4 : has_color ? 3 : 1;
}

static void demand(png_context *context, posse_status status) {
  if (status == POSSE_NO_MEMORY) leave(context, status, "out of memory");
  if (status != POSSE_OK) leave(context, status, "the plan does not fit the picture");
}

static void fill(const png_context *context, uint8_t *row, size_t rows) {
  memset(row, context->channels == 4 ? 0 : 128, rows * context->report->width * context->channels);
}

// Only an interlaced picture has to be there as a whole before its first row is.
static void read_rows(png_context *context) {
  png_structp png = context->png;
  uint32_t channels = choose_transforms(png, context->info);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, context->info);
  uint32_t width = context->report->width, height = context->report->height;
  if (png_get_rowbytes(png, context->info) != (size_t)width * channels)
    leave(context, POSSE_UNSUPPORTED, "unexpected row length");
  demand(context, posse_scaler_start(&context->scaler, context->plan, width, height, channels));
  if (passes > 1) {
    demand(context, posse_bitmap_allocate(&context->whole, width, height, channels));
    context->channels = channels;
    fill(context, context->whole.pixels, height);
    for (int pass = 0; pass < passes; pass++)
      for (context->row = 0; context->row < height; context->row++)
        png_read_row(png, context->whole.pixels + (size_t)context->row * width * channels, NULL);
    return;
  }
  context->channels = channels;
  for (context->row = 0; context->row < height; context->row++) {
    png_read_row(png, posse_scaler_row(&context->scaler, 0, 0), NULL);
    posse_scaler_advance(&context->scaler, 0, 1);
  }
}

// What stands in place of rows that never came.
static void push_rest(png_context *context) {
  size_t length = (size_t)context->report->width * context->channels;
  uint32_t first = context->whole.pixels == NULL ? context->row : 0;
  for (uint32_t y = first; y < context->report->height; y++) {
    uint8_t *row = posse_scaler_row(&context->scaler, 0, 0);
    if (context->whole.pixels != NULL) memcpy(row, context->whole.pixels + y * length, length);
    else fill(context, row, 1);
    posse_scaler_advance(&context->scaler, 0, 1);
  }
  posse_bitmap_free(&context->whole);
}

// libpng passes over chunks of pixels behind the last row without a word. The end of the stream may be among
// them: an empty block and the check sum.
static bool has_pixels_left(const png_context *context) {
  enum { LONGEST_END = 16 };
  size_t offset = 8, left = 0;
  while (context->size > offset && context->size - offset > 8) {
    const uint8_t *chunk = context->bytes + offset;
    size_t length = get32(chunk);
    if (offset >= context->offset && memcmp(chunk + 4, "IDAT", 4) == 0) left += length;
    if (left > LONGEST_END || context->size - offset - 8 < length + 4) break;
    offset += 12 + length;
  }
  return left > LONGEST_END;
}

static __attribute__((noinline)) void guarded_read(png_context *context) {
  if (setjmp(context->escape)) return;
  read_header(context);
  if (posse_check_size(context->report->width, context->report->height, context->limits, context->report) != POSSE_OK)
    return;
  read_rows(context);
  if (context->lacks_data) {
    context->report->row = context->report->height - 1;
    leave(context, POSSE_TRUNCATED, "the last chunk of pixels is cut");
  }
  context->has_all_rows = true;
  if (has_pixels_left(context)) context->report->warnings |= POSSE_WARNING_EXTRANEOUS_DATA;
  png_read_end(context->png, NULL);
}

static void develop(png_context *context) {
  posse_report *report = context->report;
  guarded_read(context);
  if (report->status == POSSE_TRUNCATED && context->plan->is_lenient && context->channels != 0) {
    report->status = POSSE_OK;
    report->warnings |= POSSE_WARNING_TRUNCATED;
  }
  if (report->status != POSSE_OK) return;
  push_rest(context);
  posse_status status = posse_scaler_finish(&context->scaler, &context->bitmap);
  if (status != POSSE_OK) posse_report_end(report, status, "no picture made");
}

posse_status posse_png_develop(const uint8_t *bytes, size_t size, const posse_limits *limits, const posse_plan *plan,
                               posse_bitmap *bitmap, posse_report *report) {
  memset(bitmap, 0, sizeof *bitmap);
  png_context *context = make_context(bytes, size, report, limits);
  if (context == NULL) return report->status;
  context->plan = plan;
  develop(context);
  if (report->status == POSSE_OK) {
    *bitmap = context->bitmap;
    memset(&context->bitmap, 0, sizeof context->bitmap);
  }
  free_context(context);
  return report->status;
}
