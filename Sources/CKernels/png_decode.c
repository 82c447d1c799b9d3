// PNG of every colour type, depth and interlacing to ARGB: inflated as a whole, then row by row to pixels.
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "CKernels.h"
#include "png_read.h"

typedef struct {
  uint32_t x, y, dx, dy;
} pass;

static const pass whole = {0, 0, 1, 1};
static const pass adam7[7] = {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4},
                              {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}};

static uint32_t steps(uint32_t length, uint32_t first, uint32_t step) {
  return length > first ? (length - first + step - 1) / step : 0;
}

static size_t row_size(const png_source *s, uint32_t width) {
  return ((size_t)width * (size_t)(s->channels * s->depth) + 7) / 8;
}

static size_t pass_size(const png_source *s, pass p) {
  const uint32_t w = steps(s->width, p.x, p.dx), rows = steps(s->height, p.y, p.dy);
  return w ? (row_size(s, w) + 1) * rows : 0;
}

static size_t raw_size(const png_source *s) {
  if (!s->interlaced) return pass_size(s, whole);
  size_t sum = 0;
  for (int i = 0; i < 7; i++) sum += pass_size(s, adam7[i]);
  return sum;
}

// `line` has room for a row of pixels, which are set apart where the pass has gaps.
static const char *decode_pass(const png_expander *e, pass p, uint8_t *raw, uint32_t *pixels, uint32_t *line) {
  const png_source *s = e->source;
  const uint32_t w = steps(s->width, p.x, p.dx), rows = steps(s->height, p.y, p.dy);
  const size_t n = row_size(s, w), step = (size_t)(s->channels * s->depth + 7) / 8;
  const uint8_t *up = NULL;
  for (uint32_t y = 0; w && y < rows; y++) {
    uint8_t *row = raw + (n + 1) * y;
    uint32_t *out = pixels + (size_t)(p.y + y * p.dy) * s->width + p.x;
    const char *fault = png_unfilter(row, up, n, step);
    if (!fault) fault = png_expand_row(e, row + 1, w, p.dx == 1 ? out : line);
    if (fault) return fault;
    for (size_t x = 0; p.dx > 1 && x < w; x++) out[x * p.dx] = line[x];
    up = row + 1;
  }
  return NULL;
}

const char *lep_png_read_size(const uint8_t *bytes, size_t size, uint32_t *width, uint32_t *height) {
  png_source s;
  const char *fault = png_walk(bytes, size, &s, NULL);
  if (fault) return fault;
  // Deflate makes at most 1,032 bytes of one, so a small file cannot claim a huge picture.
  if (raw_size(&s) > 1032 * (uint64_t)s.data_size + 64) return "its image data is too short for its size";
  *width = s.width;
  *height = s.height;
  return NULL;
}

static const char *inflate_all(const uint8_t *data, size_t data_size, uint8_t *raw, size_t size) {
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  if (!inflater) return "out of memory";
  const enum libdeflate_result result = libdeflate_zlib_decompress(inflater, data, data_size, raw, size, NULL);
  libdeflate_free_decompressor(inflater);
  switch (result) {
    case LIBDEFLATE_SUCCESS: return NULL;
    case LIBDEFLATE_SHORT_OUTPUT: return "its image data is too short for its size";
    case LIBDEFLATE_INSUFFICIENT_SPACE: return "its image data is too long for its size";
    default: return "its image data is damaged";
  }
}

// The inflated rows of all passes, which the caller frees; NULL with a fault.
static uint8_t *read_rows(const uint8_t *bytes, size_t size, png_source *s, const char **fault) {
  *fault = png_walk(bytes, size, s, NULL);
  if (*fault) return NULL;
  const size_t data_size = s->data_size, total = raw_size(s);
  uint8_t *data = malloc(data_size + 1), *raw = malloc(total + 1);
  if (!data || !raw) *fault = "out of memory";
  if (!*fault) *fault = png_walk(bytes, size, s, data);
  if (!*fault) *fault = inflate_all(data, data_size, raw, total);
  free(data);
  if (!*fault) return raw;
  free(raw);
  return NULL;
}

static const char *decode(const uint8_t *bytes, size_t size, int straight, uint32_t *pixels) {
  png_source s;
  const char *fault;
  uint8_t *raw = read_rows(bytes, size, &s, &fault);
  if (!raw) return fault;
  uint32_t *line = s.interlaced ? malloc(sizeof(uint32_t) * s.width) : NULL;
  if (s.interlaced && !line) fault = "out of memory";
  png_expander expander;
  png_expander_begin(&expander, &s, straight);
  uint8_t *rows = raw;
  for (int i = 0; !fault && i < (s.interlaced ? 7 : 1); i++) {
    const pass p = s.interlaced ? adam7[i] : whole;
    fault = decode_pass(&expander, p, rows, pixels, line);
    rows += pass_size(&s, p);
  }
  free(raw);
  free(line);
  return fault;
}

int lep_png_holds(const uint8_t *bytes, size_t size, const uint32_t *pixels, uint32_t width, uint32_t height) {
  uint32_t own_width = 0, own_height = 0;
  if (lep_png_read_size(bytes, size, &own_width, &own_height) || own_width != width || own_height != height) return 0;
  png_source s;
  const char *fault;
  uint8_t *raw = read_rows(bytes, size, &s, &fault);
  uint32_t *line = malloc(sizeof(uint32_t) * width);
  int holds = raw && line && !s.interlaced;
  png_expander expander;
  if (holds) png_expander_begin(&expander, &s, 0);
  const size_t n = raw ? row_size(&s, width) : 0, step = raw ? (size_t)(s.channels * s.depth + 7) / 8 : 0;
  for (uint32_t y = 0; holds && y < height; y++) {
    uint8_t *row = raw + (n + 1) * y;
    holds = !png_unfilter(row, y ? row - n : NULL, n, step) && !png_expand_row(&expander, row + 1, width, line)
      && memcmp(line, pixels + (size_t)y * width, sizeof(uint32_t) * width) == 0;
  }
  free(raw);
  free(line);
  return holds;
}

const char *lep_png_decode(const uint8_t *bytes, size_t size, uint32_t *pixels) {
  return decode(bytes, size, 0, pixels);
}

const char *lep_png_decode_straight(const uint8_t *bytes, size_t size, uint32_t *pixels) {
  return decode(bytes, size, 1, pixels);
}
