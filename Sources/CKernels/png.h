// What the PNG encoder's C files share: how pixels are stored, and the framing of chunks.
#ifndef LEPORELLO_CKERNELS_PNG_H
#define LEPORELLO_CKERNELS_PNG_H

#include <stddef.h>
#include <stdint.h>

#include "CKernels.h"

/// What the pixels are stored as.
typedef struct {
  int color_type, depth;
  size_t row_bytes, pixel_bytes;
  int palette_count, transparent_count;
  uint32_t palette[256];  // straight ARGB, those with transparency first
} png_layout;

enum { png_table_size = 1024 };
/// From premultiplied pixels to places in a palette.
typedef struct {
  uint32_t keys[png_table_size];
  int16_t values[png_table_size];
} png_colors;

/// What is known so far about a picture's pixels.
typedef struct {
  int opaque, grey, few;
  int count;
  uint32_t found[256];
  png_colors *table;
} png_survey;

void png_survey_begin(png_survey *survey, png_colors *table);
/// Looks at more pixels; `opaque` says that these are known to be.
void png_survey_add(png_survey *survey, const uint32_t *pixels, size_t count, int opaque);
/// The smallest layout that holds all pixels looked at.
void png_survey_end(const png_survey *survey, uint32_t width, png_layout *layout);

/// A row's bytes in its layout.
void png_pack_row(
  const uint32_t *pixels, uint32_t width, const png_layout *layout, const png_colors *table, uint8_t *out);

void png_put32(uint8_t *p, uint32_t value);
/// Frames `length` bytes that lie 8 bytes after `p`; returns what comes after the chunk.
uint8_t *png_frame(uint8_t *p, const char *type, size_t length);
/// The signature and all chunks before the image data.
uint8_t *png_put_head(uint8_t *p, uint32_t width, uint32_t height, const png_layout *layout);
enum { png_most_head = 2048 };

#endif
