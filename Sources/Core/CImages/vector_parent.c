#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "vector_process.h"
#include "vectors.h"

extern char **environ;

enum { KINDS = CV_PDF + 1, MOST_IDLE = 8 };

/// A process that starts others, each of which draws one picture; -1 for none.
typedef struct {
  pid_t process;
  int socket;
} helper;

struct cv_processes {
  pthread_mutex_t lock;
  /// The processes that wait for a picture of each kind.
  helper idle[KINDS][MOST_IDLE];
  size_t idle_count[KINDS];
  size_t started;
};

cv_processes *cv_processes_make(void) {
  cv_processes *processes = calloc(1, sizeof *processes);
  if (processes) pthread_mutex_init(&processes->lock, NULL);
  return processes;
}

static void end(helper helper) {
  // It ends when nobody is left at the other end.
  close(helper.socket);
  while (waitpid(helper.process, NULL, 0) < 0 && errno == EINTR) {
  }
}

void cv_processes_free(cv_processes *processes) {
  if (!processes) return;
  for (int kind = 0; kind < KINDS; kind++) {
    for (size_t i = 0; i < processes->idle_count[kind]; i++) end(processes->idle[kind][i]);
  }
  pthread_mutex_destroy(&processes->lock);
  free(processes);
}

size_t cv_processes_started(cv_processes *processes) {
  pthread_mutex_lock(&processes->lock);
  size_t count = processes->started;
  pthread_mutex_unlock(&processes->lock);
  return count;
}

static int write_all(int file, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return 0;
    bytes += written;
    count -= (size_t)written;
  }
  return 1;
}

static int read_at(int file, void *bytes, size_t count, off_t offset) {
  uint8_t *next = bytes;
  while (count > 0) {
    ssize_t got = pread(file, next, count, offset);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return 0;
    next += got;
    offset += got;
    count -= (size_t)got;
  }
  return 1;
}

/// Starts this program again, with a socket for its input; 0 if that fails.
static pid_t spawn(int input, char *arguments[]) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  if (posix_spawn_file_actions_init(&actions) != 0) return 0;
  if (posix_spawnattr_init(&attributes) != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return 0;
  }
  posix_spawn_file_actions_adddup2(&actions, input, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  // The alarm that ends a drawing process must reach it, regardless of how this one handles signals.
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t process = 0;
  int fault = posix_spawn(&process, "/proc/self/exe", &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return fault == 0 ? process : 0;
}

static helper start(cv_processes *processes, cv_kind kind) {
  helper none = {-1, -1}, made = none;
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return none;
  char name[] = CV_PROCESS_NAME, letter[] = {(char)('0' + kind), 0};
  char *arguments[] = {name, letter, NULL};
  made.process = spawn(ends[1], arguments);
  made.socket = ends[0];
  close(ends[1]);
  if (made.process <= 0) {
    close(ends[0]);
    return none;
  }
  pthread_mutex_lock(&processes->lock);
  processes->started++;
  pthread_mutex_unlock(&processes->lock);
  return made;
}

/// Returns a process that waits for a picture, or a new one if there is none.
static helper take(cv_processes *processes, cv_kind kind, int *is_new) {
  helper found = {-1, -1};
  pthread_mutex_lock(&processes->lock);
  size_t *count = &processes->idle_count[kind];
  if (*count > 0) found = processes->idle[kind][--*count];
  pthread_mutex_unlock(&processes->lock);
  *is_new = found.socket < 0;
  return *is_new ? start(processes, kind) : found;
}

static void give_back(cv_processes *processes, cv_kind kind, helper helper) {
  pthread_mutex_lock(&processes->lock);
  size_t *count = &processes->idle_count[kind];
  int has_room = *count < MOST_IDLE;
  if (has_room) processes->idle[kind][(*count)++] = helper;
  pthread_mutex_unlock(&processes->lock);
  if (!has_room) end(helper);
}

/// Sends what to draw, with the files for the picture and its pixels.
static int ask(int socket, const cv_message *message, int input, int output) {
  struct iovec part = {(void *)message, sizeof *message};
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(2 * sizeof(int))];
  } control;
  memset(&control, 0, sizeof control);
  struct msghdr whole = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.room,
                         .msg_controllen = sizeof control.room};
  struct cmsghdr *header = CMSG_FIRSTHDR(&whole);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(2 * sizeof(int));
  int files[2] = {input, output};
  memcpy(CMSG_DATA(header), files, sizeof files);
  ssize_t sent;
  do sent = sendmsg(socket, &whole, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == (ssize_t)sizeof *message;
}

static int hear(int socket, cv_reply *reply) {
  ssize_t got;
  do got = recv(socket, reply, sizeof *reply, 0);
  while (got < 0 && errno == EINTR);
  return got == (ssize_t)sizeof *reply && reply->is_started;
}

/// Lets a process draw; returns 0 if none could be started.
static int draw(cv_processes *processes, const cv_message *message, int input, int output,
                cv_reply *reply) {
  // One that has waited may have been ended by somebody.
  for (int is_new = 0; !is_new;) {
    helper helper = take(processes, (cv_kind)message->kind, &is_new);
    if (helper.socket < 0) return 0;
    if (ask(helper.socket, message, input, output) && hear(helper.socket, reply)) {
      give_back(processes, (cv_kind)message->kind, helper);
      return 1;
    }
    end(helper);
  }
  return 0;
}

/// Returns what the process has written.
static cv_result output_of(int output, double seconds, uint32_t **pixels) {
  cv_result result;
  if (!read_at(output, &result, sizeof result, 0)) {
    memset(&result, 0, sizeof result);
    result.status = CV_ENDED;
    result.seconds = seconds;
    return result;
  }
  // Measured outside, not reported by the process.
  result.seconds = seconds;
  result.message[sizeof result.message - 1] = 0;
  if (result.status != CV_DRAWN) return result;
  size_t size = (size_t)result.width * result.height * sizeof(uint32_t);
  uint32_t *taken = size > 0 ? malloc(size) : NULL;
  if (taken == NULL || !read_at(output, taken, size, sizeof result)) {
    free(taken);
    result.status = CV_ENDED;
    return result;
  }
  *pixels = taken;
  return result;
}

cv_result cv_draw(cv_processes *processes, const uint8_t *bytes, size_t count, cv_request request,
                  uint32_t **pixels) {
  *pixels = NULL;
  cv_result result;
  memset(&result, 0, sizeof result);
  result.status = CV_NO_PROCESS;
  int input = memfd_create("picture", MFD_CLOEXEC);
  int output = memfd_create("pixels", MFD_CLOEXEC);
  cv_message message = {.kind = request.kind, .scale = request.scale,
                        .box_width = request.box_width, .box_height = request.box_height,
                        .most_pixels = request.most_pixels};
  if (request.elements) strncpy(message.elements, request.elements, sizeof message.elements - 1);
  cv_reply reply = {0};
  if (processes && input >= 0 && output >= 0 && write_all(input, bytes, count) &&
      draw(processes, &message, input, output, &reply)) {
    result = output_of(output, reply.seconds, pixels);
    // Never more than was requested, whatever the process says.
    if (*pixels != NULL && (uint64_t)result.width * result.height > request.most_pixels) {
      free(*pixels);
      *pixels = NULL;
      result.status = CV_TOO_LARGE;
    }
  }
  if (input >= 0) close(input);
  if (output >= 0) close(output);
  return result;
}

void cv_free(uint32_t *pixels) { free(pixels); }
