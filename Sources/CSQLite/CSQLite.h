#ifndef POSSE_CSQLITE_H
#define POSSE_CSQLITE_H

// The session extension is declared only when asked for; Debian's library contains it.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

// Provided because sqlite3_db_config takes variable arguments, which Swift cannot pass.
static inline int posse_db_config(sqlite3 *connection, int option, int value) {
  return sqlite3_db_config(connection, option, value, (int *)0);
}

// Provided because SQLITE_TRANSIENT is a cast of -1 to a function pointer, which does not import:
// SQLite makes its own copy of the bytes.
static inline int posse_bind_text(
    sqlite3_stmt *statement, int index, const char *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_text64(
      statement, index, bytes, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

// Provided for the same reason.
static inline void posse_result_text(
    sqlite3_context *context, const char *bytes, sqlite3_uint64 count) {
  sqlite3_result_text64(context, bytes, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

// Provided for the same reason.
static inline void posse_result_blob(
    sqlite3_context *context, const void *bytes, sqlite3_uint64 count) {
  sqlite3_result_blob64(context, bytes, count, SQLITE_TRANSIENT);
}

#endif
