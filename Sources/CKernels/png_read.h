// What the PNG decoder's C files share: what a file says of itself.
#ifndef LEPORELLO_CKERNELS_PNG_READ_H
#define LEPORELLO_CKERNELS_PNG_READ_H

#include <stddef.h>
#include <stdint.h>

/// A file's header and tables; pointers lead into its bytes.
typedef struct {
  uint32_t width, height;
  int depth, color_type, interlaced, channels;
  const uint8_t *palette;
  uint32_t palette_count;
  const uint8_t *transparency;
  uint32_t transparency_size;
  size_t data_size;
} png_source;

/// Walks a file's chunks and verifies their order and checksums: fills in the source, and copies the image data to
/// `data` unless that is NULL. Returns NULL, or why the file is not readable.
const char *png_walk(const uint8_t *bytes, size_t size, png_source *source, uint8_t *data);

/// From samples to pixels, made ready once for a file.
typedef struct {
  const png_source *source;
  int straight;
  // Whether samples are looked up, what for, and how many of them mean something.
  int is_table;
  uint32_t table[256];
  uint32_t table_count;
} png_expander;

void png_expander_begin(png_expander *expander, const png_source *source, int straight);
/// Turns an unfiltered row into pixels. Returns NULL, or why that cannot be done.
const char *png_expand_row(const png_expander *expander, const uint8_t *row, uint32_t count, uint32_t *pixels);

/// Undoes the filter that the row's first byte names; `up` is the row above without that byte, or NULL.
const char *png_unfilter(uint8_t *row, const uint8_t *up, size_t size, size_t pixel_bytes);

#endif
