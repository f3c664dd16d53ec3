#ifndef POSSE_CDIGEST_H
#define POSSE_CDIGEST_H

#include <nettle/sha2.h>

#endif
