// Faults made on purpose, for the run with sanitizers to find.
#ifndef POSSE_CPLANTEDFAULTS_H
#define POSSE_CPLANTEDFAULTS_H

// The byte behind `size` bytes that were allocated.
int posse_planted_read_past_end(int size);

// The byte at `offset` of memory that was freed.
int posse_planted_read_after_free(int offset);

// `value` + 1, which INT_MAX does not have.
int posse_planted_increment(int value);

#endif
