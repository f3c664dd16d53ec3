#ifndef POSSE_INTERNAL_H
#define POSSE_INTERNAL_H

#include "CImageCodecs.h"

void posse_report_start(posse_report *report);

// Record how it ended; the first status that is not POSSE_OK stays.
posse_status posse_report_end(posse_report *report, posse_status status, const char *message);

// Refuse a size beyond the limits, saying so in the report.
posse_status posse_check_size(uint32_t width, uint32_t height, const posse_limits *limits, posse_report *report);

// Allocate pixels for a size that passed the limits; POSSE_NO_MEMORY when there are none.
posse_status posse_bitmap_allocate(posse_bitmap *bitmap, uint32_t width, uint32_t height, uint32_t channels);

#endif
