#pragma once
#include <stddef.h>
#include <stdint.h>

/// Writes the SHA-256 of some bytes (FIPS 180-4).
void cs_sha256(const uint8_t *bytes, size_t count, uint8_t digest[32]);

/// The environment that a program started by this one inherits.
char **cs_environment(void);
