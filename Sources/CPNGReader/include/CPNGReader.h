#ifndef CPNG_READER_H
#define CPNG_READER_H

#include <stddef.h>
#include <stdint.h>

#define CPNG_READER_MESSAGE_SIZE 96

/// Decodes a PNG with libpng to straight-alpha RGBA, all interlacing undone, gamma and profiles ignored.
///
/// `samples` gets width * height * 4 samples: of one byte each if `deep` is 0 (then the PNG must not have 16 bits), else
/// of two bytes in the machine's order. `sample_bytes` is its size and must fit exactly. Returns 1; else 0, and `message`,
/// which has CPNG_READER_MESSAGE_SIZE bytes, says in English what libpng found.
int cpng_read_rgba(
  const uint8_t *png, size_t png_bytes, int deep, uint8_t *samples, size_t sample_bytes, char *message);

#endif
