// Someone at a terminal: runs a program on one, types when the program shows what is waited for, and prints all that
// was shown.
//
//   typist [TEXT KEYS]… -- PROGRAM [ARGUMENT…]
//     TEXT   is waited for behind what was waited for before
//     KEYS   are typed then; after ! they are a command of the shell, for what happens meanwhile
//
// At the end it tells on standard error whether the settings of the terminal are as before. The status is that of the
// program, 128 and the signal that ended it, or 125 if what was waited for did not appear.

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

enum { PATIENCE = 20000, MOST_SHOWN = 1 << 20 };

static char shown[MOST_SHOWN];
static size_t shown_count, met;

static void die(const char *what) {
  fprintf(stderr, "typist: %s: %s\n", what, strerror(errno));
  exit(125);
}

// Takes what the terminal shows next; false at the end.
static int look(int terminal) {
  struct pollfd wanted = {terminal, POLLIN, 0};
  if (shown_count == MOST_SHOWN) die("too much is shown");
  if (poll(&wanted, 1, PATIENCE) == 0) {
    fwrite(shown, 1, shown_count, stdout);
    die("nothing more is shown");
  }
  ssize_t count = read(terminal, shown + shown_count, MOST_SHOWN - shown_count);
  if (count < 0 && errno == EINTR) return 1;
  // A terminal that no program has open any longer is an error to the other side.
  if (count <= 0) return 0;
  shown_count += (size_t)count;
  return 1;
}

static int await(int terminal, const char *text) {
  for (;;) {
    char *found = memmem(shown + met, shown_count - met, text, strlen(text));
    if (found) {
      met = (size_t)(found - shown) + strlen(text);
      return 1;
    }
    if (!look(terminal)) return 0;
  }
}

static pid_t start(const char *path, int terminal, char **program) {
  pid_t child = fork();
  if (child) return child;
  // The first terminal that the leader of a session opens is the one that controls it.
  setsid();
  int own = open(path, O_RDWR);
  if (own < 0) die(path);
  for (int stream = 0; stream <= 2; stream++) dup2(own, stream);
  if (own > 2) close(own);
  close(terminal);
  execvp(program[0], program);
  die(program[0]);
  return 0;
}

int main(int argc, char **argv) {
  int end = 1;
  while (end < argc && strcmp(argv[end], "--")) end++;
  if (end + 1 >= argc || end % 2 == 0) return 64;
  int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (terminal < 0 || grantpt(terminal) || unlockpt(terminal)) die("posix_openpt");
  const char *path = ptsname(terminal);
  if (!path) die("ptsname");
  // Held open, so that the settings can be looked at after the program has ended.
  int held = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (held < 0) die(path);
  struct winsize size = {24, 80, 0, 0};
  struct termios before, after;
  if (ioctl(held, TIOCSWINSZ, &size) || tcgetattr(held, &before)) die(path);
  pid_t child = start(path, terminal, argv + end + 1);
  if (child < 0) die("fork");
  close(held);
  int is_complete = 1;
  for (int step = 1; step < end && is_complete; step += 2) {
    const char *keys = argv[step + 1];
    is_complete = await(terminal, argv[step]);
    if (!is_complete) {
      fprintf(stderr, "typist: it ended without %s\n", argv[step]);
    } else if (*keys == '!') {
      if (system(keys + 1) == -1) die(keys);
    } else if (write(terminal, keys, strlen(keys)) < 0) {
      die("write");
    }
  }
  while (look(terminal)) continue;
  fwrite(shown, 1, shown_count, stdout);
  int status;
  if (waitpid(child, &status, 0) != child) die("waitpid");
  held = open(path, O_RDWR | O_NOCTTY);
  if (held < 0 || tcgetattr(held, &after)) die(path);
  int is_same = before.c_iflag == after.c_iflag && before.c_oflag == after.c_oflag &&
                before.c_cflag == after.c_cflag && before.c_lflag == after.c_lflag &&
                !memcmp(before.c_cc, after.c_cc, sizeof before.c_cc);
  fprintf(stderr, "terminal %s\n", is_same ? "as before" : "changed");
  if (!is_complete) return 125;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
