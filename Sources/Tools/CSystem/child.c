#define _GNU_SOURCE
#include "CSystem.h"
#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

// What is signalled when this process ends: a process, or a group as a negative number.
static volatile sig_atomic_t target;

static void end_with_child(int number) {
  if (target != 0) kill((pid_t)target, SIGTERM);
  if (getpid() == 1) _exit(128 + number);
  signal(number, SIG_DFL);
  raise(number);
}

int cs_start(const char *command, int own_group) {
  static const int ending[] = {SIGINT, SIGTERM, SIGQUIT, SIGHUP};
  struct sigaction action = {.sa_handler = end_with_child, .sa_flags = SA_RESTART};
  for (size_t i = 0; i < sizeof ending / sizeof *ending; i++) sigaction(ending[i], &action, NULL);
  pid_t parent = getpid();
  pid_t child = fork();
  if (child < 0) return -errno;
  if (child == 0) {
    // Also when this process is killed.
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != parent) _exit(1);
    if (own_group) setpgid(0, 0);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
  }
  if (own_group) setpgid(child, child);
  target = own_group ? -child : child;
  return child;
}

int cs_ended(int child, int *status) {
  pid_t found = waitpid(child, status, WNOHANG);
  if (found == 0 || (found < 0 && errno == EINTR)) return 0;
  if (found < 0) *status = 0;
  target = 0;
  return 1;
}
