#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

#include "CAdvances.h"

const char *ca_pango_path(void) {
  Dl_info library;
  void *function = dlsym(RTLD_DEFAULT, "pango_version_string");
  return function && dladdr(function, &library) ? library.dli_fname : NULL;
}
