#ifndef POSSE_CDIGEST_H
#define POSSE_CDIGEST_H

#include <sys/types.h>
#include <sha2.h>

#endif
