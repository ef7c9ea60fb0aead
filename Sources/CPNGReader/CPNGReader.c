#include "CPNGReader.h"

#include <png.h>
#include <setjmp.h>
#include <string.h>

struct source {
  const uint8_t *bytes;
  size_t left;
};

static void read_bytes(png_structp png, png_bytep into, size_t count) {
  struct source *source = png_get_io_ptr(png);
  if (count > source->left) png_error(png, "the file ends early");
  memcpy(into, source->bytes, count);
  source->bytes += count;
  source->left -= count;
}

static void keep_message(png_structp png, png_const_charp text) {
  char *message = png_get_error_ptr(png);
  strncpy(message, text, CPNG_READER_MESSAGE_SIZE - 1);
  message[CPNG_READER_MESSAGE_SIZE - 1] = 0;
  png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

/// Refuses what could be read in two ways, and takes what other decoders take too: a wrong window size.
static void configure(png_structp png) {
  png_set_benign_errors(png, 0);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_check_for_invalid_index(png, 0);
#ifdef PNG_MAXIMUM_INFLATE_WINDOW
  png_set_option(png, PNG_MAXIMUM_INFLATE_WINDOW, PNG_OPTION_ON);
#endif
}

static void ask_for(png_structp png, enum cpng_pixel pixel) {
  if (pixel == CPNG_INDEX) {
    png_set_packing(png);
    return;
  }
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, pixel == CPNG_RGBA16 ? 0xffff : 0xff, PNG_FILLER_AFTER);
  const uint16_t one = 1;
  if (pixel == CPNG_RGBA16 && *(const uint8_t *)&one) png_set_swap(png);
}

static void read_rows(png_structp png, uint8_t *samples, size_t stride, png_uint_32 height, int passes) {
  for (int pass = 0; pass < passes; pass++) {
    for (png_uint_32 y = 0; y < height; y++) {
      png_read_row(png, samples + y * stride, NULL);
    }
  }
}

static void decode(png_structp png, png_infop info, enum cpng_pixel pixel, uint8_t *pixels, size_t count) {
  configure(png);
  png_read_info(png, info);
  ask_for(png, pixel);
  const int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  const png_uint_32 height = png_get_image_height(png, info);
  const size_t stride = png_get_rowbytes(png, info);
  if (stride != (size_t)png_get_image_width(png, info) * pixel) png_error(png, "the row size is unexpected");
  if (count / stride != height || count % stride) png_error(png, "the picture's size is unexpected");
  read_rows(png, pixels, stride, height, passes);
  png_read_end(png, NULL);
}

int cpng_read(
  const uint8_t *bytes, size_t length, enum cpng_pixel pixel, uint8_t *pixels, size_t count, char *message
) {
  struct source source = {bytes, length};
  png_infop volatile info = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, keep_message, ignore_warning);
  if (!png) {
    strcpy(message, "libpng does not start");
    return 0;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_infop made = info;
    png_destroy_read_struct(&png, &made, NULL);
    return 0;
  }
  info = png_create_info_struct(png);
  if (!info) png_error(png, "out of memory");
  png_set_read_fn(png, &source, read_bytes);
  decode(png, info, pixel, pixels, count);
  png_infop made = info;
  png_destroy_read_struct(&png, &made, NULL);
  return 1;
}
