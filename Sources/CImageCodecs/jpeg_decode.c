#include "internal.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

enum { LARGEST_WARNING_COUNT = 1000 };

// Everything one call holds. It lives on the heap and is reached through client_data, so that the function
// that calls setjmp changes no local variable afterwards.
typedef struct jpeg_context {
  struct jpeg_decompress_struct decompressor;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf escape;
  posse_report *report;
  const posse_limits *limits;
  const posse_plan *plan;
  posse_scaler scaler;
  posse_bitmap bitmap;
  uint8_t *line;
  uint32_t warning_count;
  uint32_t stop_row;
  int damaged_scan;     // the last scan of details whose data stopped early
  bool ran_into_marker; // the data of a scan that rows depend on stopped early
  bool ran_out;         // the bytes stopped
  bool has_all_rows;
} jpeg_context;

static uint32_t current_row(const struct jpeg_decompress_struct *decompressor) {
  uint64_t row = (uint64_t)decompressor->input_iMCU_row * DCTSIZE * (uint32_t)decompressor->max_v_samp_factor;
  return row > decompressor->image_height ? decompressor->image_height : (uint32_t)row;
}

// Between two scans no row is complete.
static uint32_t row_to_report(const jpeg_context *context) {
  return context->stop_row < context->decompressor.image_height ? context->stop_row : 0;
}

static _Noreturn void leave(jpeg_context *context, posse_status status, const char *message) {
  posse_report_end(context->report, status, message);
  longjmp(context->escape, 1);
}

static posse_status status_of_code(int code) {
  switch (code) {
  case JERR_OUT_OF_MEMORY: return POSSE_NO_MEMORY;
  case JERR_NO_BACKING_STORE:
  case JERR_IMAGE_TOO_BIG:
  case JERR_WIDTH_OVERFLOW: return POSSE_TOO_LARGE;
  case JERR_SOF_UNSUPPORTED:
  case JERR_BAD_PRECISION:
  case JERR_EMPTY_IMAGE:
  case JERR_ARITH_NOTIMPL:
  case JERR_CCIR601_NOTIMPL:
  case JERR_CONVERSION_NOTIMPL:
  case JERR_FRACT_SAMPLE_NOTIMPL:
  case JERR_NOTIMPL:
  case JERR_NOT_COMPILED: return POSSE_UNSUPPORTED;
  default: return POSSE_CORRUPT;
  }
}

static void on_error(j_common_ptr common) {
  jpeg_context *context = common->client_data;
  struct jpeg_decompress_struct *decompressor = &context->decompressor;
  char message[JMSG_LENGTH_MAX];
  common->err->format_message(common, message);
  context->report->width = decompressor->image_width;
  context->report->height = decompressor->image_height;
  posse_status status = status_of_code(common->err->msg_code);
  if (status == POSSE_CORRUPT && context->ran_out) {
    context->report->row = row_to_report(context);
    status = POSSE_TRUNCATED;
  }
  // What stands after the last row cannot harm the picture.
  if (context->has_all_rows) {
    if ((context->report->warnings & POSSE_WARNING_TRUNCATED) == 0)
      context->report->warnings |= POSSE_WARNING_MISSING_END;
    status = POSSE_OK;
  }
  leave(context, status, message);
}

static _Noreturn void leave_truncated(jpeg_context *context, const char *message) {
  context->report->row = row_to_report(context);
  leave(context, POSSE_TRUNCATED, message);
}

static void note_warning(jpeg_context *context, int code) {
  struct jpeg_decompress_struct *decompressor = &context->decompressor;
  switch (code) {
  case JWRN_JPEG_EOF:
    if (!context->ran_out && !context->ran_into_marker) context->stop_row = current_row(decompressor);
    context->ran_out = true;
    // The arithmetic decoder reads zeros past the end without a further word.
    if (decompressor->arith_code && decompressor->input_iMCU_row < decompressor->total_iMCU_rows)
      context->ran_into_marker = true;
    break;
  case JWRN_HIT_MARKER:
    if (!context->ran_into_marker) context->stop_row = current_row(decompressor);
    // Later scans of a progressive picture only refine it, and damaged data runs into the next marker by
    // itself. Data that was sound until it stopped was cut.
    if (decompressor->progressive_mode && decompressor->Ss > 0
        && (context->report->warnings & POSSE_WARNING_DAMAGED_DATA) != 0)
      context->damaged_scan = decompressor->input_scan_number;
    else context->ran_into_marker = true;
    break;
  case JWRN_EXTRANEOUS_DATA: context->report->warnings |= POSSE_WARNING_EXTRANEOUS_DATA; break;
  case JWRN_HUFF_BAD_CODE:
  case JWRN_ARITH_BAD_CODE:
  case JWRN_MUST_RESYNC: context->report->warnings |= POSSE_WARNING_DAMAGED_DATA; break;
  default: context->report->warnings |= POSSE_WARNING_ODD_HEADER; break;
  }
}

static void on_message(j_common_ptr common, int level) {
  if (level >= 0) return;
  jpeg_context *context = common->client_data;
  note_warning(context, common->err->msg_code);
  // A long segment past the end is skipped in small steps, with a warning each.
  if (context->ran_out && context->plan != NULL && context->plan->is_lenient) return;
  if (++context->warning_count <= LARGEST_WARNING_COUNT) return;
  if (context->ran_out) leave_truncated(context, "too many damaged places");
  leave(context, POSSE_CORRUPT, "too many damaged places");
}

static void on_output(j_common_ptr common) { (void)common; }

static void on_progress(j_common_ptr common) {
  jpeg_context *context = common->client_data;
  struct jpeg_decompress_struct *decompressor = &context->decompressor;
  if ((uint32_t)decompressor->input_scan_number > context->limits->scans) {
    context->report->scans = (uint32_t)decompressor->input_scan_number;
    leave(context, POSSE_TOO_COMPLEX, "too many scans");
  }
}

static jpeg_context *make_context(posse_report *report, const posse_limits *limits) {
  posse_report_start(report);
  jpeg_context *context = calloc(1, sizeof *context);
  if (context == NULL) {
    posse_report_end(report, POSSE_NO_MEMORY, "out of memory");
    return NULL;
  }
  context->report = report;
  context->limits = limits;
  context->decompressor.err = jpeg_std_error(&context->errors);
  context->decompressor.client_data = context;
  context->errors.error_exit = on_error;
  context->errors.emit_message = on_message;
  context->errors.output_message = on_output;
  context->progress.progress_monitor = on_progress;
  return context;
}

static void free_context(jpeg_context *context) {
  jpeg_destroy_decompress(&context->decompressor);
  posse_scaler_free(&context->scaler);
  posse_bitmap_free(&context->bitmap);
  free(context->line);
  free(context);
}

static void read_header(jpeg_context *context, const uint8_t *bytes, size_t size) {
  struct jpeg_decompress_struct *decompressor = &context->decompressor;
  jpeg_create_decompress(decompressor);
  jpeg_mem_src(decompressor, bytes, size);
  jpeg_read_header(decompressor, TRUE);
  context->report->width = decompressor->image_width;
  context->report->height = decompressor->image_height;
}

static __attribute__((noinline)) void guarded_probe(jpeg_context *context, const uint8_t *bytes, size_t size) {
  if (setjmp(context->escape)) return;
  read_header(context, bytes, size);
}

posse_status posse_jpeg_probe(const uint8_t *bytes, size_t size, posse_header *header, posse_report *report) {
  memset(header, 0, sizeof *header);
  jpeg_context *context = make_context(report, NULL);
  if (context == NULL) return report->status;
  guarded_probe(context, bytes, size);
  const struct jpeg_decompress_struct *decompressor = &context->decompressor;
  if (report->status == POSSE_OK) {
    header->width = decompressor->image_width;
    header->height = decompressor->image_height;
    header->components = (uint32_t)decompressor->num_components;
    header->bit_depth = (uint32_t)decompressor->data_precision;
    header->is_progressive = decompressor->progressive_mode;
    header->is_cmyk = decompressor->jpeg_color_space == JCS_CMYK || decompressor->jpeg_color_space == JCS_YCCK;
  }
  free_context(context);
  return report->status;
}

static void choose_color(jpeg_context *context) {
  struct jpeg_decompress_struct *decompressor = &context->decompressor;
  switch (decompressor->jpeg_color_space) {
  case JCS_GRAYSCALE: decompressor->out_color_space = JCS_GRAYSCALE; break;
  case JCS_RGB:
  case JCS_YCbCr: decompressor->out_color_space = JCS_RGB; break;
  case JCS_CMYK:
  case JCS_YCCK: decompressor->out_color_space = JCS_CMYK; break;
  default: leave(context, POSSE_UNSUPPORTED, "unknown colour space");
  }
}

// Adobe stores the inverse of the inks, which is light: light through two filters multiplies.
static void convert_inks(const uint8_t *inks, uint8_t *pixels, size_t count, bool is_inverted) {
  uint8_t mask = is_inverted ? 0 : 255;
  for (size_t i = 0; i < count; i++) {
    uint32_t black = inks[4 * i + 3] ^ mask;
    for (size_t c = 0; c < 3; c++)
      pixels[3 * i + c] = (uint8_t)(((uint32_t)(inks[4 * i + c] ^ mask) * black + 127) / 255);
  }
}

#if JPEG_LIB_VERSION >= 70
static uint32_t block_side(const jpeg_component_info *component) { return (uint32_t)component->DCT_h_scaled_size; }
static uint32_t least_block_side(const struct jpeg_decompress_struct *decompressor) {
  return (uint32_t)decompressor->min_DCT_h_scaled_size;
}
#else
static uint32_t block_side(const jpeg_component_info *component) { return (uint32_t)component->DCT_scaled_size; }
static uint32_t least_block_side(const struct jpeg_decompress_struct *decompressor) {
  return (uint32_t)decompressor->min_DCT_scaled_size;
}
#endif

// The shapes of the planes as the decoder has them, or false when a plane is neither full nor half as fine.
static bool find_shapes(const struct jpeg_decompress_struct *decompressor, posse_plane_shape shapes[3]) {
  for (int c = 0; c < 3; c++) {
    const jpeg_component_info *component = &decompressor->comp_info[c];
    uint32_t side = block_side(component), least = least_block_side(decompressor);
    uint32_t across = (uint32_t)component->h_samp_factor * side, down = (uint32_t)component->v_samp_factor * side;
    uint32_t most_across = (uint32_t)decompressor->max_h_samp_factor * least;
    uint32_t most_down = (uint32_t)decompressor->max_v_samp_factor * least;
    if ((most_across != across && most_across != 2 * across) || (most_down != down && most_down != 2 * down))
      return false;
    uint32_t blocks = component->width_in_blocks + (uint32_t)component->h_samp_factor;
    shapes[c] = (posse_plane_shape){{component->downsampled_width, most_across != across},
                                    {component->downsampled_height, most_down != down},
                                    blocks * side,
                                    down};
  }
  return true;
}

static void demand(jpeg_context *context, posse_status status) {
  if (status == POSSE_NO_MEMORY) leave(context, status, "out of memory");
  if (status != POSSE_OK) leave(context, status, "the plan does not fit the picture");
}

// Skips upsampling and colour conversion, which resampling does on fewer pixels. Where little is shrunk there are
// as many after it, and the colours that clamping takes from single pixels count.
static bool reads_planes(jpeg_context *context) {
  struct jpeg_decompress_struct *decompressor = &context->decompressor;
  const posse_plan *plan = context->plan;
  posse_plane_shape shapes[3];
  if (decompressor->jpeg_color_space != JCS_YCbCr || plan->box.width < 2 * plan->width
      || plan->box.height < 2 * plan->height)
    return false;
  jpeg_calc_output_dimensions(decompressor);
  if (!find_shapes(decompressor, shapes)) return false;
  demand(context, posse_scaler_start_planar(&context->scaler, context->plan, decompressor->output_width,
                                            decompressor->output_height, shapes));
  return true;
}

static void read_planes(jpeg_context *context) {
  struct jpeg_decompress_struct *decompressor = &context->decompressor;
  enum { MOST_ROWS = 4 * DCTSIZE };
  JSAMPROW rows[3][MOST_ROWS];
  JSAMPARRAY planes[3] = {rows[0], rows[1], rows[2]};
  JDIMENSION at_once = (JDIMENSION)decompressor->max_v_samp_factor * least_block_side(decompressor);
  while (decompressor->output_scanline < decompressor->output_height) {
    uint32_t counts[3];
    for (uint32_t p = 0; p < 3; p++) {
      const jpeg_component_info *component = &decompressor->comp_info[p];
      counts[p] = (uint32_t)component->v_samp_factor * block_side(component);
      for (uint32_t y = 0; y < counts[p]; y++) rows[p][y] = posse_scaler_row(&context->scaler, p, y);
    }
    if (jpeg_read_raw_data(decompressor, planes, at_once) == 0) leave(context, POSSE_CORRUPT, "no row delivered");
    for (uint32_t p = 0; p < 3; p++) posse_scaler_advance(&context->scaler, p, counts[p]);
  }
}

static void read_rows(jpeg_context *context) {
  struct jpeg_decompress_struct *decompressor = &context->decompressor;
  bool is_cmyk = decompressor->out_color_space == JCS_CMYK;
  uint32_t channels = decompressor->out_color_space == JCS_GRAYSCALE ? 1 : 3;
  uint32_t width = decompressor->output_width, height = decompressor->output_height;
  demand(context, posse_scaler_start(&context->scaler, context->plan, width, height, channels));
  if (is_cmyk && (context->line = malloc((size_t)width * 4)) == NULL)
    leave(context, POSSE_NO_MEMORY, "out of memory");
  while (decompressor->output_scanline < height) {
    uint8_t *target = posse_scaler_row(&context->scaler, 0, 0);
    JSAMPROW row = is_cmyk ? context->line : target;
    if (jpeg_read_scanlines(decompressor, &row, 1) != 1) leave(context, POSSE_CORRUPT, "no row delivered");
    if (is_cmyk) convert_inks(context->line, target, width, decompressor->saw_Adobe_marker);
    posse_scaler_advance(&context->scaler, 0, 1);
  }
}

static void judge_end(jpeg_context *context) {
  struct jpeg_decompress_struct *decompressor = &context->decompressor;
  bool has_scans = jpeg_has_multiple_scans(decompressor);
  if (context->damaged_scan != 0 && context->damaged_scan == decompressor->input_scan_number)
    context->ran_into_marker = true;
  // Without the end marker nothing tells that no further scan was to come.
  if (context->ran_into_marker || (context->ran_out && has_scans)) {
    if (!context->plan->is_lenient) leave_truncated(context, "the data stops early");
    context->report->row = row_to_report(context);
    context->report->warnings |= POSSE_WARNING_TRUNCATED;
  } else if (context->ran_out) {
    context->report->warnings |= POSSE_WARNING_MISSING_END;
  }
}

static __attribute__((noinline)) void guarded_develop(jpeg_context *context, const uint8_t *bytes, size_t size) {
  if (setjmp(context->escape)) return;
  struct jpeg_decompress_struct *decompressor = &context->decompressor;
  read_header(context, bytes, size);
  if (posse_check_size(decompressor->image_width, decompressor->image_height, context->limits, context->report)
      != POSSE_OK)
    return;
  choose_color(context);
  decompressor->mem->max_memory_to_use = (long)context->limits->memory;
  decompressor->dct_method = JDCT_ISLOW;
  decompressor->scale_num = context->plan->eighths;
  decompressor->scale_denom = 8;
  decompressor->progress = &context->progress;
  bool has_planes = reads_planes(context);
  if (has_planes) {
    decompressor->out_color_space = JCS_YCbCr;
    decompressor->raw_data_out = TRUE;
  }
  jpeg_start_decompress(decompressor);
  if (has_planes) read_planes(context);
  else read_rows(context);
  judge_end(context);
  demand(context, posse_scaler_finish(&context->scaler, &context->bitmap));
  context->has_all_rows = true;
  jpeg_finish_decompress(decompressor);
  if (context->ran_out && (context->report->warnings & POSSE_WARNING_TRUNCATED) == 0)
    context->report->warnings |= POSSE_WARNING_MISSING_END;
}

posse_status posse_jpeg_develop(const uint8_t *bytes, size_t size, const posse_limits *limits, const posse_plan *plan,
                                posse_bitmap *bitmap, posse_report *report) {
  memset(bitmap, 0, sizeof *bitmap);
  jpeg_context *context = make_context(report, limits);
  if (context == NULL) return report->status;
  context->plan = plan;
  if (plan->eighths != 8 && plan->eighths != 4 && plan->eighths != 2 && plan->eighths != 1)
    posse_report_end(report, POSSE_BAD_ARGUMENT, "no such scale");
  else
    guarded_develop(context, bytes, size);
  if (report->status == POSSE_OK) {
    *bitmap = context->bitmap;
    memset(&context->bitmap, 0, sizeof context->bitmap);
  }
  free_context(context);
  return report->status;
}
