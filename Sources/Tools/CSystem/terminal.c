#define _GNU_SOURCE
#include "CSystem.h"
#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <termios.h>
#include <unistd.h>

static const int ending[] = {SIGINT, SIGTERM, SIGQUIT, SIGHUP};
enum { ENDING = sizeof ending / sizeof *ending };

static void handle(int number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = handler == SIG_DFL ? 0 : SA_RESTART};
  sigaction(number, &action, NULL);
}

static void end(int number) { _exit(128 + number); }

void cs_end_on_signals(void) {
  if (getpid() != 1) return;
  for (int i = 0; i < ENDING; i++) handle(ending[i], end);
}

static volatile sig_atomic_t held = -1;
static struct termios before, raw;

static void release_and_repeat(int number) {
  int code = errno;
  if (held >= 0) tcsetattr(held, TCSANOW, &before);
  if (getpid() == 1 && number != SIGTSTP) _exit(128 + number);
  // The signal arrives again, with its usual effect, as soon as this handler has returned.
  handle(number, SIG_DFL);
  raise(number);
  errno = code;
}

static void hold_again(int number) {
  int code = errno;
  (void)number;
  if (held >= 0) tcsetattr(held, TCSANOW, &raw);
  handle(SIGTSTP, release_and_repeat);
  errno = code;
}

int cs_hold_terminal(int descriptor) {
  if (tcgetattr(descriptor, &before) != 0) return 0;
  raw = before;
  // Control-C and Control-Z keep their meaning.
  raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  held = descriptor;
  for (int i = 0; i < ENDING; i++) handle(ending[i], release_and_repeat);
  handle(SIGTSTP, release_and_repeat);
  handle(SIGCONT, hold_again);
  tcsetattr(descriptor, TCSANOW, &raw);
  return 1;
}

void cs_release_terminal(void) {
  if (held < 0) return;
  tcsetattr(held, TCSANOW, &before);
  held = -1;
  for (int i = 0; i < ENDING; i++) handle(ending[i], getpid() == 1 ? end : SIG_DFL);
  handle(SIGTSTP, SIG_DFL);
  handle(SIGCONT, SIG_DFL);
}
