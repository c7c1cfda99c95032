#pragma once
#include <stddef.h>
#include <stdint.h>

/// Computes the SHA-256 of some bytes (FIPS 180-4).
void cs_sha256(const uint8_t *bytes, size_t count, uint8_t digest[32]);

/// Keeps freed memory in the process: a run is short, and each page that is returned and
/// requested again costs a fault.
void cs_keep_memory(void);

/// Makes later allocations begin with a huge page, if the system has one: a picture takes nearly
/// as much, so it costs one fault instead of 500. Without huge pages nothing changes.
void cs_gather_memory(void);

/// Makes SIGINT, SIGTERM, SIGQUIT and SIGHUP end a process that is the first of a container, for
/// which the system ignores them otherwise.
void cs_end_on_signals(void);

/// Makes a terminal pass on keys as they are pressed, without showing them, until
/// `cs_release_terminal` or a signal that ends or stops the process; returns 0 for anything that is
/// not a terminal.
int cs_hold_terminal(int descriptor);

/// Gives a terminal its state back.
void cs_release_terminal(void);

/// The environment inherited by programs that this one starts.
char **cs_environment(void);

/// Starts a command of the shell, which ends with this process however that ends; in a process group of
/// its own on request. Returns its process number, or the negated error number.
int cs_start(const char *command, int own_group);

/// Whether a started command has ended, without waiting; then `status` is as in waitpid(2).
int cs_ended(int child, int *status);

/// Opens a watch for changes in folders (inotify); negative if the system has none left.
int cs_watch_open(void);

/// Adds a folder to a watch, following links; returns the error number, or 0. Adding it twice has
/// no further effect.
int cs_watch_add(int watch, const char *folder);

/// Adds to a watch that a folder itself is moved or removed, as for those above a watched one;
/// returns the error number, or 0.
int cs_watch_add_place(int watch, const char *folder);

/// Whether every change in a folder is made through this machine's kernel, which reports it; false
/// for file systems of other machines and programs, and for unknown ones.
int cs_watch_hears(const char *folder);

/// The results of `cs_watch_take`: something was finished (written and closed, moved, removed),
/// and something was created that may still be empty.
enum { CS_WATCH_DONE = 1, CS_WATCH_BEGUN = 2 };

/// Takes all events so far; 0 if there are none.
int cs_watch_take(int watch);

/// Waits until there is something to read, for at most the given time; a negative time waits
/// forever.
int cs_wait_readable(int descriptor, int milliseconds);

/// Listens at an address (`127.0.0.1`, `::1`) and a port, or 0 for any free port, which is
/// returned in `bound`; returns the negated error number on failure.
int cs_listen(const char *host, int port, int *bound);

/// Accepts the next waiting connection without blocking; negative if there is none.
int cs_accept(int listener);

/// The maximum number of descriptors for `cs_poll`.
enum { CS_POLL_LIMIT = 512 };

/// Waits for events on some descriptors, for at most the given time. `events` contains what to
/// wait for, and afterwards what has happened, as in poll(2).
int cs_poll(const int *descriptors, short *events, int count, int milliseconds);

/// Blocks SIGINT and SIGTERM, and opens a descriptor that becomes readable when one arrives;
/// negative on failure.
int cs_signals(void);

/// Sends bytes over a connection, without ever raising a signal; returns how many, or a negative
/// number with errno set.
long cs_send(int connection, const void *bytes, size_t count);

/// Declares that nothing more will be sent.
void cs_end_sending(int connection);

/// Fills some bytes from the system's secure random generator; returns the error number, or 0.
int cs_random(void *bytes, size_t count);

/// Opens a file without a name on the file system of a folder, which goes with the process; negative
/// where there can be none.
int cs_nameless_file(const char *folder);
