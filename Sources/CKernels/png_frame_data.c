// Image data for the frames of animated PNG: always 8-bit RGBA, rows filtered by Sub or Up, whichever is less.
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "CKernelsFrames.h"

static void put_straight(uint32_t p, uint8_t *out) {
  const uint32_t a = p >> 24;
  for (int channel = 0; channel < 3; channel++) {
    const uint32_t c = p >> (16 - 8 * channel) & 255;
    const uint32_t level = a == 255 ? c : a == 0 ? 0 : (c * 255 + a / 2) / a;
    out[channel] = (uint8_t)(level > 255 ? 255 : level);
  }
  out[3] = (uint8_t)a;
}

static size_t weight(uint8_t v) { return v < 128 ? v : 256u - v; }

const char *lep_png_frame_data(
  const uint32_t *pixels, uint32_t width, uint32_t height, uint8_t **bytes, size_t *size
) {
  const size_t n = (size_t)width * 4, raw_size = (n + 1) * height;
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(6);
  const size_t bound = compressor ? libdeflate_zlib_compress_bound(compressor, raw_size) : 0;
  uint8_t *raw = malloc(raw_size + 1), *rows = calloc(2, n + 1), *out = malloc(bound + 1);
  const char *fault = !compressor || !raw || !rows || !out ? "out of memory" : NULL;
  uint8_t *up = rows, *row = rows ? rows + n : NULL;
  for (uint32_t y = 0; !fault && y < height; y++) {
    for (uint32_t x = 0; x < width; x++) put_straight(pixels[(size_t)y * width + x], row + 4 * (size_t)x);
    size_t sub = 0, above = 0;
    for (size_t i = 0; i < n; i++) {
      sub += weight((uint8_t)(row[i] - (i < 4 ? 0 : row[i - 4])));
      above += weight((uint8_t)(row[i] - up[i]));
    }
    uint8_t *line = raw + (n + 1) * y;
    line[0] = above <= sub ? 2 : 1;
    for (size_t i = 0; i < n; i++) {
      line[1 + i] = (uint8_t)(row[i] - (line[0] == 2 ? up[i] : i < 4 ? 0 : row[i - 4]));
    }
    uint8_t *swap = up;
    up = row;
    row = swap;
  }
  if (!fault) {
    *size = libdeflate_zlib_compress(compressor, raw, raw_size, out, bound);
    if (*size == 0 || *size > 0x7FFFFFF0) fault = "the picture is too large for one chunk";
  }
  if (fault) free(out);
  else *bytes = out;
  free(raw);
  free(rows);
  if (compressor) libdeflate_free_compressor(compressor);
  return fault;
}
