#ifndef POSSE_CSANDBOX_H
#define POSSE_CSANDBOX_H

#include <fcntl.h>
#include <malloc.h>
#include <seccomp.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// System calls that came after the oldest headers this is built with; the numbers are the same on
// every processor.
#ifndef SYS_close_range
#define SYS_close_range 436
#endif
#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#endif
#ifndef SYS_landlock_restrict_self
#define SYS_landlock_restrict_self 446
#endif

// Provided because the C library shows pipe2 to programs with GNU extensions only.
static inline int posse_pipe(int ends[2]) {
  return (int)syscall(SYS_pipe2, ends, O_CLOEXEC);
}

// Provided because fcntl takes variable arguments, and because F_SETPIPE_SZ is a GNU extension.
static inline int posse_widen_pipe(int descriptor, int size) {
  return fcntl(descriptor, 1031, size);
}

// Provided because close_range is a GNU extension: closes this descriptor and all above it.
static inline int posse_close_from(unsigned int first) {
  return (int)syscall(SYS_close_range, first, ~0U, 0U);
}

// Provided because prctl takes variable arguments.
static inline int posse_set_process(int option, unsigned long value) {
  return prctl(option, value, 0UL, 0UL, 0UL);
}

// Two limits of one resource: of 64 bits on every processor, as prlimit64 takes them.
typedef struct {
  uint64_t soft;
  uint64_t hard;
} posse_limits;

// Provided because prlimit is a GNU extension. Process 0 is the caller; a null pointer leaves out that half.
static inline int posse_prlimit(
    pid_t process, int resource, const posse_limits *wanted, posse_limits *found) {
  return (int)syscall(SYS_prlimit64, process, resource, wanted, found);
}

// Provided because the resources are an enumeration with GNU extensions and macros without.
static const int posse_limit_address_space = RLIMIT_AS;
static const int posse_limit_core = RLIMIT_CORE;
static const int posse_limit_cpu = RLIMIT_CPU;
static const int posse_limit_file_size = RLIMIT_FSIZE;
static const int posse_limit_files = RLIMIT_NOFILE;
static const int posse_limit_processes = RLIMIT_NPROC;

// Provided because sched_getaffinity is a GNU extension: how many processors this process may use.
static inline int posse_processor_count(void) {
  unsigned long mask[128] = {0};
  long bytes = syscall(SYS_sched_getaffinity, 0, sizeof mask, mask);
  int count = 0;
  for (long word = 0; word < bytes / (long)sizeof mask[0]; word++)
    count += __builtin_popcountl(mask[word]);
  return count > 0 ? count : 1;
}

// What a Landlock ruleset handles, as ABI 6 and later take it; older headers end after the first field.
typedef struct {
  uint64_t file_system;
  uint64_t network;
  uint64_t scopes;
} posse_landlock_rights;

// Provided because the C library has no function for it: the ABI the kernel offers, or -1.
static inline int posse_landlock_abi(void) {
  return (int)syscall(SYS_landlock_create_ruleset, (void *)0, (size_t)0, 1U);
}

// Provided for the same reason: a descriptor of the ruleset, or -1.
static inline int posse_landlock_create(const posse_landlock_rights *rights, size_t size) {
  return (int)syscall(SYS_landlock_create_ruleset, rights, size, 0U);
}

// Provided for the same reason.
static inline int posse_landlock_restrict(int ruleset) {
  return (int)syscall(SYS_landlock_restrict_self, ruleset, 0U);
}

// Provided because macros with casts do not import.
static const uint32_t posse_filter_kill = SCMP_ACT_KILL_PROCESS;
static const uint32_t posse_filter_allow = SCMP_ACT_ALLOW;

#endif
