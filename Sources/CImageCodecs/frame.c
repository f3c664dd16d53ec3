#include "mix.h"

#include <stdlib.h>
#include <string.h>

// From the definitions: the weights of red and blue in Y, and 219 steps of Y and 224 of colour where limited.
static const posse_ycc bt601_limited = {16, 76309, 104597, 25675, 53279, 132201};
static const posse_ycc bt709_limited = {16, 76309, 117489, 13975, 34925, 138438};
static const posse_ycc bt709_full = {0, 65536, 103206, 12276, 30679, 121609};

// One row on its way to pixels.
typedef struct frame_row {
  const uint8_t *bytes;
  const posse_frame *frame;
  uint8_t *samples[3];
} frame_row;

static uint32_t channel_count(const posse_frame *frame) { return frame->colors == POSSE_FRAME_GREY ? 1 : 3; }

// Whoever described the frame looked at this too; here it keeps every read in bounds.
static bool is_channel_inside(const posse_frame *frame, const posse_frame_channel *channel, size_t size) {
  uint32_t columns = channel->is_halved_across ? (frame->width + 1) / 2 : frame->width;
  uint32_t rows = channel->is_halved_down ? (frame->height + 1) / 2 : frame->height;
  bool has_columns = channel->is_halved_across ? channel->columns > 0 && channel->columns <= columns
                                               : channel->columns == columns;
  bool has_rows = channel->is_halved_down ? channel->rows > 0 && channel->rows <= rows : channel->rows == rows;
  if (!has_columns || !has_rows) return false;
  uint64_t last = channel->offset + (uint64_t)channel->stride * (channel->rows - 1)
                  + (uint64_t)channel->step * (channel->columns - 1);
  return last < size;
}

static bool is_inside(const posse_frame *frame, size_t size) {
  // So that no sum above reaches 64 bits.
  if (frame->width == 0 || frame->height == 0 || frame->width > INT32_MAX / 4 || frame->height > INT32_MAX / 4)
    return false;
  for (uint32_t c = 0; c < channel_count(frame); c++)
    if (!is_channel_inside(frame, &frame->channels[c], size)) return false;
  return true;
}

// Spreads the samples of a channel over a row of pixels.
static void gather(const frame_row *row, uint32_t index, uint32_t y) {
  const posse_frame_channel *channel = &row->frame->channels[index];
  uint8_t *samples = row->samples[index];
  uint32_t width = row->frame->width, line = channel->is_halved_down ? y / 2 : y;
  if (line >= channel->rows) line = channel->rows - 1;
  const uint8_t *from = row->bytes + channel->offset + (size_t)line * channel->stride;
  size_t step = channel->step;
  if (!channel->is_halved_across) {
    for (size_t x = 0; x < width; x++) samples[x] = from[x * step];
    return;
  }
  size_t pairs = channel->columns < width / 2 ? channel->columns : width / 2;
  for (size_t x = 0; x < pairs; x++) samples[2 * x] = samples[2 * x + 1] = from[x * step];
  uint8_t last = from[(size_t)(channel->columns - 1) * step];
  memset(samples + 2 * pairs, last, width - 2 * pairs);
}

static void make_pixels(const frame_row *row, uint32_t y, uint8_t *target) {
  uint32_t width = row->frame->width;
  for (uint32_t c = 0; c < channel_count(row->frame); c++) gather(row, c, y);
  uint8_t *const *samples = row->samples;
  const posse_ycc *how = &posse_ycc_of_jpeg;
  switch (row->frame->colors) {
  case POSSE_FRAME_GREY: memcpy(target, samples[0], width); return;
  case POSSE_FRAME_RGB:
    for (size_t x = 0; x < width; x++)
      for (size_t c = 0; c < 3; c++) target[3 * x + c] = samples[c][x];
    return;
  case POSSE_FRAME_BT601_LIMITED: how = &bt601_limited; break;
  case POSSE_FRAME_BT601_FULL: break;
  case POSSE_FRAME_BT709_LIMITED: how = &bt709_limited; break;
  case POSSE_FRAME_BT709_FULL: how = &bt709_full; break;
  }
  posse_convert_ycc(how, samples[0], samples[1], samples[2], target, width);
}

posse_status posse_frame_develop(const uint8_t *bytes, size_t size, const posse_frame *frame, const posse_plan *plan,
                                 posse_bitmap *bitmap) {
  memset(bitmap, 0, sizeof *bitmap);
  if (!is_inside(frame, size)) return POSSE_BAD_ARGUMENT;
  uint8_t *samples = malloc((size_t)frame->width * 3);
  if (samples == NULL) return POSSE_NO_MEMORY;
  frame_row row = {bytes, frame, {samples, samples + frame->width, samples + (size_t)frame->width * 2}};
  posse_scaler scaler;
  posse_status status = posse_scaler_start(&scaler, plan, frame->width, frame->height, channel_count(frame));
  for (uint32_t y = 0; status == POSSE_OK && y < frame->height; y++) {
    make_pixels(&row, y, posse_scaler_row(&scaler, 0, 0));
    posse_scaler_advance(&scaler, 0, 1);
  }
  if (status == POSSE_OK) status = posse_scaler_finish(&scaler, bitmap);
  posse_scaler_free(&scaler);
  free(samples);
  return status;
}
