#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "vector_process.h"
#include "vectors.h"

extern char **environ;

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

/// Starts this program again as the process that draws; 0 if that fails.
static pid_t start(int input, int output, char *arguments[]) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  if (posix_spawn_file_actions_init(&actions) != 0) return 0;
  if (posix_spawnattr_init(&attributes) != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return 0;
  }
  posix_spawn_file_actions_adddup2(&actions, input, 0);
  posix_spawn_file_actions_adddup2(&actions, output, 1);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  // The alarm that ends the process must reach it, regardless of how this one handles signals.
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

/// Waits for the process and takes its output.
static cv_result take(pid_t process, int output, uint32_t **pixels) {
  int status = 0;
  struct rusage usage;
  memset(&usage, 0, sizeof usage);
  while (wait4(process, &status, 0, &usage) < 0 && errno == EINTR) {
  }
  double seconds = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
                   + (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
  cv_result result;
  if (!read_at(output, &result, sizeof result, 0)) {
    memset(&result, 0, sizeof result);
    result.status = CV_ENDED;
    result.seconds = seconds;
    return result;
  }
  // Measured here, not reported by the process.
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

cv_result cv_draw(const uint8_t *bytes, size_t count, cv_request request, uint32_t **pixels) {
  *pixels = NULL;
  cv_result failed;
  memset(&failed, 0, sizeof failed);
  failed.status = CV_NO_PROCESS;
  int input = memfd_create("picture", MFD_CLOEXEC);
  int output = memfd_create("pixels", MFD_CLOEXEC);
  cv_result result = failed;
  if (input >= 0 && output >= 0 && write_all(input, bytes, count)) {
    char name[] = CV_PROCESS_NAME;
    char numbers[160], elements[512];
    snprintf(numbers, sizeof numbers, "%d %a %a %a %llu", (int)request.kind, request.scale,
             request.box_width, request.box_height, (unsigned long long)request.most_pixels);
    snprintf(elements, sizeof elements, "%s", request.elements ? request.elements : "");
    char *arguments[] = {name, numbers, elements, NULL};
    pid_t process = start(input, output, arguments);
    if (process > 0) result = take(process, output, pixels);
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
