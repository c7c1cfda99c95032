#pragma once
#include <stddef.h>
#include <stdint.h>

/// Writes the SHA-256 of some bytes (FIPS 180-4).
void cs_sha256(const uint8_t *bytes, size_t count, uint8_t digest[32]);

/// The environment that a program started by this one inherits.
char **cs_environment(void);

/// Opens what hears of changes in folders (inotify); negative where the system has none to give.
int cs_watch_open(void);

/// Listens to a folder too, links followed; the error's number, or 0. Listening twice is listening.
int cs_watch_add(int watch, const char *folder);

/// What `cs_watch_take` answers: something was finished (written and closed, moved, removed), and
/// something was made that may still be empty.
enum { CS_WATCH_DONE = 1, CS_WATCH_BEGUN = 2 };

/// Takes everything that has been heard so far; 0 for nothing.
int cs_watch_take(int watch);

/// Waits until there is something to read, at most so long; negative waits for ever.
int cs_wait_readable(int descriptor, int milliseconds);
