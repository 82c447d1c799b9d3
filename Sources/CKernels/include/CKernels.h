// Loops over pixels and bytes that are worth compiling from C: PNG in both directions, and the mean of two pictures.
#ifndef LEPORELLO_CKERNELS_H
#define LEPORELLO_CKERNELS_H

#include <stddef.h>
#include <stdint.h>

/// out = round(a + (b - a) * weight / 2^22) in each channel; weight is at most 2^22.
void lep_lerp(const uint32_t *a, const uint32_t *b, uint32_t *out, size_t count, uint32_t weight);
/// The same by the obvious loop, for machines without vectors and for tests.
void lep_lerp_plain(const uint32_t *a, const uint32_t *b, uint32_t *out, size_t count, uint32_t weight);

/// How much work goes into a file's size.
enum { lep_png_fast = 0, lep_png_small = 1 };

/// Writes premultiplied ARGB pixels as a PNG file into memory that `lep_free` gives back.
/// Returns NULL, or why it failed.
const char *lep_png_encode(
  const uint32_t *pixels, uint32_t width, uint32_t height, int setting, uint8_t **bytes, size_t *size);

/// A PNG file's size in pixels, without decoding it. Returns NULL, or why it is not readable.
const char *lep_png_read_size(const uint8_t *bytes, size_t size, uint32_t *width, uint32_t *height);
/// Decodes a PNG file to premultiplied ARGB pixels, `width * height` of them as `lep_png_read_size` said.
/// Returns NULL, or why it is not readable.
const char *lep_png_decode(const uint8_t *bytes, size_t size, uint32_t *pixels);
/// The same with straight alpha, colours under alpha 0 included.
const char *lep_png_decode_straight(const uint8_t *bytes, size_t size, uint32_t *pixels);

void lep_free(void *memory);

#endif
