#define _GNU_SOURCE
#include "vector_sandbox.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CV_HAS_SHADOW_MEMORY 1
#endif
#endif

/// The seconds of processor time, and of waiting, that a picture may take.
enum { WORK = 3, WAIT = 20 };

/// The bytes of memory that a picture may take, including the libraries that draw it.
enum { MEMORY = 400 << 20 };

static void limit(int resource, uint64_t value) {
  struct rlimit both = {value, value};
  setrlimit(resource, &both);
}

void cv_limit(uint64_t bytes) {
  alarm(WAIT);
  limit(RLIMIT_CPU, WORK);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, bytes);
#ifndef CV_HAS_SHADOW_MEMORY
  limit(RLIMIT_AS, MEMORY);
#endif
}

#if defined(__x86_64__)
#define CV_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define CV_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef CV_ARCHITECTURE
#define ALLOW(name) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)

int cv_lock(void) {
  struct sock_filter rules[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CV_ARCHITECTURE, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      ALLOW(read), ALLOW(write), ALLOW(pwrite64), ALLOW(lseek), ALLOW(close), ALLOW(fstat),
      ALLOW(mmap), ALLOW(munmap), ALLOW(mremap), ALLOW(mprotect), ALLOW(madvise), ALLOW(brk),
      ALLOW(futex), ALLOW(clone), ALLOW(clone3), ALLOW(set_robust_list), ALLOW(rseq),
      ALLOW(sched_yield), ALLOW(sched_getaffinity), ALLOW(membarrier), ALLOW(gettid), ALLOW(getpid),
      ALLOW(getrandom), ALLOW(clock_gettime), ALLOW(clock_nanosleep), ALLOW(nanosleep),
      ALLOW(rt_sigaction), ALLOW(rt_sigprocmask), ALLOW(rt_sigreturn), ALLOW(sigaltstack),
      ALLOW(restart_syscall), ALLOW(exit), ALLOW(exit_group), ALLOW(uname), ALLOW(sysinfo),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES),
  };
  struct sock_fprog program = {sizeof rules / sizeof rules[0], rules};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return 0;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}
#else
int cv_lock(void) { return 0; }
#endif
