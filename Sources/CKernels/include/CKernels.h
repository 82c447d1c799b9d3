// Loops over pixels and bytes that are worth compiling from C: PNG in both directions, and the mean of two pictures.
#ifndef LEPORELLO_CKERNELS_H
#define LEPORELLO_CKERNELS_H

#include <stddef.h>
#include <stdint.h>

/// out = round(a + (b - a) * weight / 2^22) in each channel; weight is at most 2^22.
void lep_lerp(const uint32_t *a, const uint32_t *b, uint32_t *out, size_t count, uint32_t weight);
/// The same by the obvious loop, for machines without vectors and for tests.
void lep_lerp_plain(const uint32_t *a, const uint32_t *b, uint32_t *out, size_t count, uint32_t weight);

/// A premultiplied colour, blue, green, red and alpha from 0 to 255, at a place of a ramp.
typedef struct {
  double location, color[4];
} lep_ramp_stop;
/// The pixels at some places of a ramp with at least one stop, which lie in rising order; beyond the first and the last
/// stop their colours go on.
void lep_ramp_colors(const lep_ramp_stop *stops, int count, const double *places, size_t size, uint32_t *colors);

/// Writes premultiplied ARGB pixels as a small PNG file, the same on every processor, into memory that `lep_free`
/// gives back. Returns NULL, or why it failed.
const char *lep_png_encode_small(
  const uint32_t *pixels, uint32_t width, uint32_t height, uint8_t **bytes, size_t *size);

/// A fast encoder with its memory, for one thread at a time; its files don't depend on what it encoded before.
typedef struct lep_png_coder lep_png_coder;
lep_png_coder *lep_png_coder_create(void);
void lep_png_coder_destroy(lep_png_coder *coder);
/// Writes a picture, or with `b` the mean of two as `lep_lerp` makes it, as a PNG file that stands until the next call.
/// The pictures of the last call must be alive and unchanged until this one ends. Returns NULL, or why it failed.
const char *lep_png_coder_encode(
  lep_png_coder *coder, const uint32_t *a, const uint32_t *b, uint32_t weight, uint32_t width, uint32_t height,
  const uint8_t **bytes, size_t *size);

/// Writes a filter's number and a row filtered by it; `up` is the row above, or NULL for Sub. Every so many stretches of a
/// long row are asked which filter suits it.
void lep_png_filter(
  const uint8_t *row, const uint8_t *up, size_t size, size_t pixel_bytes, int every, uint8_t *out);
/// The same by the obvious loops.
void lep_png_filter_plain(
  const uint8_t *row, const uint8_t *up, size_t size, size_t pixel_bytes, int every, uint8_t *out);
/// Red, green and blue of each pixel.
void lep_pack_rgb(const uint32_t *pixels, size_t count, uint8_t *out);
/// The same by the obvious loop.
void lep_pack_rgb_plain(const uint32_t *pixels, size_t count, uint8_t *out);

/// A PNG file's size in pixels, without decoding it. Returns NULL, or why it is not readable.
const char *lep_png_read_size(const uint8_t *bytes, size_t size, uint32_t *width, uint32_t *height);
/// Decodes a PNG file to premultiplied ARGB pixels, `width * height` of them as `lep_png_read_size` said.
/// Returns NULL, or why it is not readable.
const char *lep_png_decode(const uint8_t *bytes, size_t size, uint32_t *pixels);
/// The same with straight alpha, colours under alpha 0 included.
const char *lep_png_decode_straight(const uint8_t *bytes, size_t size, uint32_t *pixels);
/// Whether a PNG file is readable, of this size and holds exactly these premultiplied pixels. Rows are compared as they
/// are decoded, so an interlaced file, whose rows don't come one by one, counts as one that doesn't.
int lep_png_holds(const uint8_t *bytes, size_t size, const uint32_t *pixels, uint32_t width, uint32_t height);

void lep_free(void *memory);

/// Says that a buffer, just made, is about to be written from end to end.
void lep_expect_pixels(void *memory, size_t size);
/// Whether no pixel lets anything shine through.
int lep_is_opaque(const uint32_t *pixels, size_t count);

#endif
