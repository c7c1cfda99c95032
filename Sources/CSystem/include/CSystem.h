#pragma once
#include <stddef.h>
#include <stdint.h>

/// Writes the SHA-256 of some bytes (FIPS 180-4).
void cs_sha256(const uint8_t *bytes, size_t count, uint8_t digest[32]);

/// Keeps freed memory in the process: a run is short, and each page handed back and asked for again
/// costs a fault.
void cs_keep_memory(void);

/// Lets what is allocated from now on begin with a huge page, where the system has one: a picture takes
/// nearly as much, and then it is one fault instead of 500. Without one nothing changes.
void cs_gather_memory(void);

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

/// Listens at an address (`127.0.0.1`, `::1`) and a port, 0 for any that is free, which is told;
/// the error's number, negated, where that cannot be.
int cs_listen(const char *host, int port, int *bound);

/// The next connection that waits, which never blocks; negative where none does.
int cs_accept(int listener);

/// How many descriptors `cs_poll` takes at most.
enum { CS_POLL_LIMIT = 512 };

/// Waits until something has happened to some descriptors, at most so long. `events` holds what is
/// waited for, and then what has happened, in the words of poll(2).
int cs_poll(const int *descriptors, short *events, int count, int milliseconds);

/// Holds SIGINT and SIGTERM back, and opens what becomes readable when one comes; negative where that
/// cannot be.
int cs_signals(void);

/// Sends bytes over a connection, which never raises a signal; how many, or negative with errno.
long cs_send(int connection, const void *bytes, size_t count);

/// Says that nothing more will be sent.
void cs_end_sending(int connection);

/// Fills some bytes by the system's generator of secrets; the error's number, or 0.
int cs_random(void *bytes, size_t count);
