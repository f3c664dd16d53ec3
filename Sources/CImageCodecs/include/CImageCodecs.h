// Decoding, resampling and encoding of pictures for the Swift target ImageCodecs.
//
// Memory in, C-owned buffer out. Nothing here reads a file, keeps state between calls or calls back into
// Swift, and no error of libpng or libjpeg-turbo leaves the function it happened in other than as a status.
#ifndef POSSE_CIMAGECODECS_H
#define POSSE_CIMAGECODECS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum posse_status {
  POSSE_OK = 0,
  POSSE_UNSUPPORTED,
  POSSE_CORRUPT,
  POSSE_TRUNCATED,
  POSSE_TOO_LARGE,
  POSSE_TOO_COMPLEX,
  POSSE_NO_MEMORY,
  POSSE_BAD_ARGUMENT
} posse_status;

// Bits of posse_report.warnings.
typedef enum posse_warning {
  POSSE_WARNING_MISSING_END = 1,       // every row was there, the end marker was not
  POSSE_WARNING_EXTRANEOUS_DATA = 2,   // bytes that belong to nothing were skipped
  POSSE_WARNING_DAMAGED_DATA = 4,      // the decoder resumed after bad entropy-coded data
  POSSE_WARNING_ODD_HEADER = 8,        // a header field contradicts another; the usual reading was taken
  POSSE_WARNING_DAMAGED_ANCILLARY = 16, // a chunk that is not needed was damaged and ignored
  POSSE_WARNING_TRUNCATED = 32         // rows are missing from posse_report.row on; a plan must allow it
} posse_warning;

typedef struct posse_limits {
  uint64_t pixels; // width times height
  uint32_t side;
  uint32_t scans;   // of one JPEG
  uint64_t memory;  // bytes libjpeg-turbo may hold for itself
} posse_limits;

typedef struct posse_header {
  uint32_t width, height; // as stored, before orientation
  uint32_t components;    // samples a pixel in the file: 1 grey, 2 grey and alpha, 3 colour, 4 CMYK or RGBA
  uint32_t bit_depth;
  bool is_cmyk;
  bool is_progressive; // or interlaced
} posse_header;

typedef struct posse_report {
  posse_status status;
  uint32_t warnings;
  uint32_t row;           // first row not complete, for POSSE_TRUNCATED and POSSE_WARNING_TRUNCATED
  uint32_t scans;         // for POSSE_TOO_COMPLEX
  uint32_t width, height; // as far as known
  char message[200];      // English, from the library; never shown without the words around it
} posse_report;

// Rows top down without padding; 1 (grey), 3 (RGB) or 4 (RGBA, not premultiplied) bytes a pixel.
typedef struct posse_bitmap {
  uint8_t *pixels;
  uint32_t width, height, channels;
} posse_bitmap;

typedef struct posse_buffer {
  uint8_t *bytes;
  size_t size;
} posse_buffer;

// A rectangle in the coordinates of a bitmap; edges may lie inside a pixel.
typedef struct posse_box {
  double x, y, width, height;
} posse_box;

// Which part of a picture to keep, how large, and how to turn it.
typedef struct posse_plan {
  uint32_t eighths;       // decode at 8, 4, 2 or 1 eighths: each side becomes ceil(side * eighths / 8)
  posse_box box;          // the part, in coordinates of the picture decoded at that scale
  uint32_t width, height; // what becomes of it, before it is turned
  uint32_t orientation;   // the turn, as EXIF numbers it: 1...8
  bool is_lenient;        // whether missing rows are made up for instead of refused
} posse_plan;

// Tell whether so many bytes in one piece can be had, for those who cannot be told otherwise.
bool posse_has_room(size_t size);

void posse_bitmap_free(posse_bitmap *bitmap);
void posse_buffer_free(posse_buffer *buffer);

// Read the header only; nothing is allocated that grows with the picture.
posse_status posse_jpeg_probe(const uint8_t *bytes, size_t size, posse_header *header, posse_report *report);
posse_status posse_png_probe(const uint8_t *bytes, size_t size, posse_header *header, posse_report *report);

// Decode a picture and, row by row as they come, cut, resample with Lanczos3 and turn it. Limits are checked
// before the first allocation that grows with the picture. A plan that only cuts gives the exact pixels.
// Made-up rows are grey in a JPEG and in an opaque PNG, else transparent.
posse_status posse_jpeg_develop(const uint8_t *bytes, size_t size, const posse_limits *limits, const posse_plan *plan,
                                posse_bitmap *bitmap, posse_report *report);
posse_status posse_png_develop(const uint8_t *bytes, size_t size, const posse_limits *limits, const posse_plan *plan,
                               posse_bitmap *bitmap, posse_report *report);

// Where the samples of one channel of a camera frame lie. Where halved, each stands for two pixels of that
// direction, and the last for all that are left; else there is one for each.
typedef struct posse_frame_channel {
  uint32_t offset, stride;
  uint32_t step; // bytes from a sample to the next of its row
  uint32_t columns, rows;
  bool is_halved_across, is_halved_down;
} posse_frame_channel;

// What the three channels of a frame are. Grey has one, and it is taken as it is, as RGB is.
typedef enum posse_frame_colors {
  POSSE_FRAME_GREY,
  POSSE_FRAME_RGB,
  POSSE_FRAME_BT601_LIMITED, // Y, Cb and Cr from here on
  POSSE_FRAME_BT601_FULL,
  POSSE_FRAME_BT709_LIMITED,
  POSSE_FRAME_BT709_FULL
} posse_frame_colors;

typedef struct posse_frame {
  uint32_t width, height;
  posse_frame_colors colors;
  posse_frame_channel channels[3];
} posse_frame;

// The same for the raw frame of a camera, none of whose samples may lie outside of the bytes; neither `eighths`
// nor `is_lenient` is looked at.
posse_status posse_frame_develop(const uint8_t *bytes, size_t size, const posse_frame *frame, const posse_plan *plan,
                                 posse_bitmap *bitmap);

// The same for pixels that are there; `eighths` is not looked at.
posse_status posse_bitmap_resample(const posse_bitmap *source, const posse_plan *plan, posse_bitmap *result);

// Drop an alpha channel that is opaque throughout and, unless `keeps_color`, colour that is grey
// throughout. Grey becomes RGB when `keeps_color`. In place when it shrinks.
posse_status posse_bitmap_reduce(posse_bitmap *bitmap, bool keeps_color);

// Write a PNG of IHDR, sRGB (or iCCP when a profile is given), one IDAT and IEND.
posse_status posse_png_encode(const posse_bitmap *bitmap, const uint8_t *profile, size_t profile_size,
                              posse_buffer *result);

// Inflate a zlib stream to at most `limit` bytes.
posse_status posse_inflate(const uint8_t *bytes, size_t size, size_t limit, posse_buffer *result);

uint32_t posse_crc32(const uint8_t *bytes, size_t size);

// Say where a crop that is shorter than `picture` on exactly one side should lie on that side, so that what
// people look at first, heads above all, is inside: 0 to the difference of both. `picture` is the whole
// upright picture, 256 pixels or less on its longest side; it may be larger, which only takes longer.
posse_status posse_bitmap_attention(const posse_bitmap *picture, uint32_t crop_width, uint32_t crop_height,
                                    uint32_t *offset);

#endif
