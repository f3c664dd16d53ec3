#ifndef POSSE_CUNICODETEXT_H
#define POSSE_CUNICODETEXT_H

#include <utf8proc.h>

#endif
