#ifndef CPNG_READER_H
#define CPNG_READER_H

#include <stddef.h>
#include <stdint.h>

#define CPNG_READER_MESSAGE_SIZE 96

/// What a pixel is decoded to: its bytes.
enum cpng_pixel {
  /// The index into the palette, one byte; for PNGs with a palette only.
  CPNG_INDEX = 1,
  /// Straight-alpha RGBA of one byte each; not for PNGs of 16 bits.
  CPNG_RGBA8 = 4,
  /// Straight-alpha RGBA of two bytes each, in the machine's order; for PNGs of 16 bits only.
  CPNG_RGBA16 = 8,
};

/// Decodes a PNG with libpng, all interlacing undone, gamma and profiles ignored.
///
/// `pixels` gets its rows without padding; `count` is its size in bytes and must fit exactly. Returns 1; else 0, and
/// `message`, which has CPNG_READER_MESSAGE_SIZE bytes, says in English what libpng found.
int cpng_read(
  const uint8_t *png, size_t png_bytes, enum cpng_pixel pixel, uint8_t *pixels, size_t count, char *message);

#endif
