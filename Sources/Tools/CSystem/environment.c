#include "CSystem.h"

extern char **environ;

char **cs_environment(void) { return environ; }
