#ifndef POSSE_CREGEX_H
#define POSSE_CREGEX_H

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#endif
