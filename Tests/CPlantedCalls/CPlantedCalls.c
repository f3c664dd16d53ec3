#include "CPlantedCalls.h"

#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

void posse_planted_call(const char *name) {
  if (strcmp(name, "open") == 0) {
    (void)!open("/etc/passwd", O_RDONLY);
  } else if (strcmp(name, "socket") == 0) {
    (void)!socket(AF_INET, SOCK_STREAM, 0);
  } else if (strcmp(name, "execve") == 0) {
    char *none[] = {NULL};
    (void)!execve("/bin/true", none, none);
  } else if (strcmp(name, "fork") == 0) {
    if (fork() == 0) _exit(0);
  } else if (strcmp(name, "loop") == 0) {
    for (volatile unsigned long i = 0;; i++) {
    }
  }
}
