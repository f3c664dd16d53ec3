#ifndef POSSE_CCAMERA_H
#define POSSE_CCAMERA_H

// Video4Linux. The request codes and the codes of formats are macros with sizeof and parameters, which do not
// import; Camera computes both.
#include <linux/videodev2.h>

#endif
