#ifndef POSSE_CSQLITE_H
#define POSSE_CSQLITE_H

// The session extension is declared only when asked for; Debian's library contains it.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

#endif
