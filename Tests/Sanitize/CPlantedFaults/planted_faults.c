#include "CPlantedFaults.h"

#include <stdlib.h>
#include <string.h>

// Volatile, so that the compiler leaves the faults as they stand.
int posse_planted_read_past_end(int size) {
  volatile char *bytes = calloc((size_t)size, 1);
  if (bytes == NULL) return -1;
  int value = bytes[size];
  free((void *)bytes);
  return value;
}

int posse_planted_read_after_free(int offset) {
  volatile char *bytes = calloc(64, 1);
  if (bytes == NULL) return -1;
  free((void *)bytes);
  return bytes[offset];
}

int posse_planted_increment(int value) { return value + 1; }
