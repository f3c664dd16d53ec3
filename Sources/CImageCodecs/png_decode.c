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
  posse_bitmap bitmap;
  uint32_t row;
  bool ran_out; // a chunk asked for bytes past the end
  bool has_all_rows;
} png_context;

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
  memcpy(target, context->bytes + context->offset, count);
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
  return context;
}

static void free_context(png_context *context) {
  png_destroy_read_struct(&context->png, &context->info, NULL);
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

static void read_rows(png_context *context) {
  png_structp png = context->png;
  uint32_t channels = choose_transforms(png, context->info);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, context->info);
  uint32_t width = context->report->width, height = context->report->height;
  if (png_get_rowbytes(png, context->info) != (size_t)width * channels)
    leave(context, POSSE_UNSUPPORTED, "unexpected row length");
  if (posse_bitmap_allocate(&context->bitmap, width, height, channels) != POSSE_OK)
    leave(context, POSSE_NO_MEMORY, "out of memory");
  for (int pass = 0; pass < passes; pass++)
    for (context->row = 0; context->row < height; context->row++)
      png_read_row(png, context->bitmap.pixels + (size_t)context->row * width * channels, NULL);
}

static __attribute__((noinline)) void guarded_decode(png_context *context) {
  if (setjmp(context->escape)) return;
  read_header(context);
  if (posse_check_size(context->report->width, context->report->height, context->limits, context->report) != POSSE_OK)
    return;
  read_rows(context);
  context->has_all_rows = true;
  png_read_end(context->png, NULL);
}

posse_status posse_png_decode(const uint8_t *bytes, size_t size, const posse_limits *limits, posse_bitmap *bitmap,
                              posse_report *report) {
  memset(bitmap, 0, sizeof *bitmap);
  png_context *context = make_context(bytes, size, report, limits);
  if (context == NULL) return report->status;
  guarded_decode(context);
  if (report->status == POSSE_OK) {
    *bitmap = context->bitmap;
    memset(&context->bitmap, 0, sizeof context->bitmap);
  }
  free_context(context);
  return report->status;
}
