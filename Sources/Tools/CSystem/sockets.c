#define _GNU_SOURCE
#include "CSystem.h"
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/random.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <unistd.h>

int cs_listen(const char *host, int port, int *bound) {
  struct sockaddr_in6 six = {.sin6_family = AF_INET6, .sin6_port = htons((uint16_t)port)};
  struct sockaddr_in four = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
  int isFour = inet_pton(AF_INET, host, &four.sin_addr) == 1;
  if (!isFour && inet_pton(AF_INET6, host, &six.sin6_addr) != 1) return -EINVAL;
  struct sockaddr *address = isFour ? (struct sockaddr *)&four : (struct sockaddr *)&six;
  socklen_t size = isFour ? sizeof four : sizeof six;
  int one = 1;
  int listener =
      socket(isFour ? AF_INET : AF_INET6, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (listener < 0) return -errno;
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
  if (bind(listener, address, size) != 0 || listen(listener, 512) != 0 ||
      getsockname(listener, address, &size) != 0) {
    int code = errno;
    close(listener);
    return -code;
  }
  *bound = ntohs(isFour ? four.sin_port : six.sin6_port);
  return listener;
}

int cs_accept(int listener) {
  int one = 1;
  int connection = accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
  if (connection >= 0) setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  return connection;
}

int cs_poll(const int *descriptors, short *events, int count, int milliseconds) {
  struct pollfd wanted[CS_POLL_LIMIT];
  if (count > CS_POLL_LIMIT) count = CS_POLL_LIMIT;
  for (int i = 0; i < count; i++)
    wanted[i] = (struct pollfd){.fd = descriptors[i], .events = events[i]};
  int found = poll(wanted, (nfds_t)count, milliseconds);
  for (int i = 0; i < count; i++) events[i] = found > 0 ? wanted[i].revents : 0;
  return found;
}

int cs_signals(void) {
  sigset_t ending;
  sigemptyset(&ending);
  sigaddset(&ending, SIGINT);
  sigaddset(&ending, SIGTERM);
  if (sigprocmask(SIG_BLOCK, &ending, NULL) != 0) return -1;
  return signalfd(-1, &ending, SFD_CLOEXEC | SFD_NONBLOCK);
}

long cs_send(int connection, const void *bytes, size_t count) {
  return send(connection, bytes, count, MSG_NOSIGNAL);
}

void cs_end_sending(int connection) { shutdown(connection, SHUT_WR); }

int cs_random(void *bytes, size_t count) {
  return getrandom(bytes, count, 0) == (ssize_t)count ? 0 : errno;
}
