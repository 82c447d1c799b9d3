// PNG of every colour type, depth and interlacing to premultiplied ARGB; every checksum is verified, and sizes are
// checked before memory is asked for. gAMA, cHRM, iCCP and sRGB are ignored: pixels are taken to be sRGB.
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "CKernels.h"

typedef struct {
  uint32_t width, height;
  int depth, color_type, interlaced, channels;
  const uint8_t *palette;
  uint32_t palette_count;
  const uint8_t *transparency;
  uint32_t transparency_size;
  size_t data_size;
  int straight;
} header;

static uint32_t get32(const uint8_t *p) {
  return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static const char *read_header(const uint8_t *p, uint32_t length, header *h) {
  if (length != 13) return "its header has a wrong length";
  h->width = get32(p);
  h->height = get32(p + 4);
  h->depth = p[8];
  h->color_type = p[9];
  h->interlaced = p[12];
  if (h->width == 0 || h->height == 0) return "it has no pixels";
  if (h->width > 65535 || h->height > 65535 || (uint64_t)h->width * h->height > 268435456) {
    return "it has more than 268,435,456 pixels or a side longer than 65,535";
  }
  if (p[10] != 0 || p[11] != 0 || p[12] > 1) return "it is compressed, filtered or interlaced in an unknown way";
  static const int channels[7] = {1, 0, 3, 1, 2, 0, 4};
  static const int depths[7] = {1 | 2 | 4 | 8 | 16, 0, 8 | 16, 1 | 2 | 4 | 8, 8 | 16, 0, 8 | 16};
  const int d = h->depth;
  if (h->color_type > 6 || channels[h->color_type] == 0) return "it has an unknown colour type";
  if ((d != 1 && d != 2 && d != 4 && d != 8 && d != 16) || (depths[h->color_type] & d) == 0) {
    return "its bit depth does not go with its colour type";
  }
  h->channels = channels[h->color_type];
  return NULL;
}

// Walks the chunks: fills in the header, and copies the image data to `data` unless that is NULL.
static const char *walk(const uint8_t *bytes, size_t size, header *h, uint8_t *data) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  if (size < 8 || memcmp(bytes, signature, 8) != 0) return "it does not begin like a PNG file";
  size_t at = 8;
  int state = 0;  // 0 nothing yet, 1 after the header, 2 in the image data, 3 after it
  for (;;) {
    if (size - at < 12) return "it is cut off";
    const uint32_t length = get32(bytes + at);
    const uint8_t *type = bytes + at + 4, *p = bytes + at + 8;
    if (length > size - at - 12) return "it is cut off";
    if (libdeflate_crc32(0, type, length + 4) != get32(p + length)) return "a checksum is wrong";
    at += 12 + (size_t)length;
    const char *fault = NULL;
    if (memcmp(type, "IHDR", 4) == 0) {
      if (state != 0) return "its header is not at the beginning";
      fault = read_header(p, length, h);
      state = 1;
    } else if (state == 0) {
      return "its header is not at the beginning";
    } else if (memcmp(type, "IDAT", 4) == 0) {
      if (state == 3) return "its image data is in pieces apart";
      if (state == 1 && h->color_type == 3 && h->palette_count == 0) return "it lacks a palette";
      state = 2;
      if (data) memcpy(data + h->data_size, p, length);
      h->data_size += length;
    } else if (memcmp(type, "IEND", 4) == 0) {
      return state < 2 ? "it has no image data" : NULL;
    } else {
      if (state == 2) state = 3;
      if (memcmp(type, "PLTE", 4) == 0) {
        if (length == 0 || length % 3 != 0 || length > 768 || state != 1) return "its palette is malformed";
        h->palette = p;
        h->palette_count = length / 3;
      } else if (memcmp(type, "tRNS", 4) == 0) {
        h->transparency = p;
        h->transparency_size = length;
      } else if ((type[0] & 0x20) == 0) {
        return "it holds a critical part that is not known";
      }
    }
    if (fault) return fault;
  }
}

// MARK: - Rows

static size_t row_size(const header *h, uint32_t width) {
  return ((size_t)width * (size_t)(h->channels * h->depth) + 7) / 8;
}

static const char *unfilter(uint8_t *row, const uint8_t *up, size_t n, size_t bpp) {
  uint8_t *c = row + 1;
  switch (row[0]) {
    case 0: break;
    case 1:
      for (size_t i = bpp; i < n; i++) c[i] = (uint8_t)(c[i] + c[i - bpp]);
      break;
    case 2:
      for (size_t i = 0; up && i < n; i++) c[i] = (uint8_t)(c[i] + up[i]);
      break;
    case 3:
      for (size_t i = 0; i < n; i++) {
        const int left = i >= bpp ? c[i - bpp] : 0, above = up ? up[i] : 0;
        c[i] = (uint8_t)(c[i] + (left + above) / 2);
      }
      break;
    case 4:
      for (size_t i = 0; i < n; i++) {
        const int a = i >= bpp ? c[i - bpp] : 0, b = up ? up[i] : 0, d = i >= bpp && up ? up[i - bpp] : 0;
        const int pa = abs(b - d), pb = abs(a - d), pc = abs(a + b - 2 * d);
        c[i] = (uint8_t)(c[i] + (pa <= pb && pa <= pc ? a : pb <= pc ? b : d));
      }
      break;
    default: return "a row has an unknown filter";
  }
  return NULL;
}

static uint32_t premultiplied(uint32_t r, uint32_t g, uint32_t b, uint32_t a) {
  if (a != 255) {
    r = (r * a + 127) / 255;
    g = (g * a + 127) / 255;
    b = (b * a + 127) / 255;
  }
  return a << 24 | r << 16 | g << 8 | b;
}

// The sample at an index in its own depth.
static uint32_t sample(const uint8_t *row, size_t i, int depth) {
  if (depth == 8) return row[i];
  if (depth == 16) return (uint32_t)row[2 * i] << 8 | row[2 * i + 1];
  const size_t bit = i * (size_t)depth;
  return row[bit / 8] >> (8 - depth - (int)(bit % 8)) & ((1u << depth) - 1);
}

// A sample in 8 bits, rounded to the nearest level.
static uint32_t eight(uint32_t v, int depth) {
  if (depth == 8) return v;
  if (depth == 16) return (v * 255 + 32895) >> 16;
  return v * 255 / ((1u << depth) - 1);
}

/// A pixel as the caller wants it.
static uint32_t packed(const header *h, uint32_t r, uint32_t g, uint32_t b, uint32_t a) {
  return h->straight ? a << 24 | r << 16 | g << 8 | b : premultiplied(r, g, b, a);
}

static const char *pixel(const header *h, const uint8_t *row, size_t x, uint32_t *out) {
  const int d = h->depth;
  const uint8_t *t = h->transparency;
  switch (h->color_type) {
    case 0: {
      const uint32_t v = sample(row, x, d), g = eight(v, d);
      const int clear = t && h->transparency_size >= 2 && (((uint32_t)t[0] << 8 | t[1]) & ((1u << d) - 1)) == v;
      *out = packed(h, g, g, g, clear ? 0 : 255);
      break;
    }
    case 2: {
      const uint32_t r = sample(row, 3 * x, d), g = sample(row, 3 * x + 1, d), b = sample(row, 3 * x + 2, d);
      const uint32_t mask = (1u << d) - 1;
      const int clear = t && h->transparency_size >= 6 && (((uint32_t)t[0] << 8 | t[1]) & mask) == r
        && (((uint32_t)t[2] << 8 | t[3]) & mask) == g && (((uint32_t)t[4] << 8 | t[5]) & mask) == b;
      *out = packed(h, eight(r, d), eight(g, d), eight(b, d), clear ? 0 : 255);
      break;
    }
    case 3: {
      const uint32_t i = sample(row, x, d);
      if (i >= h->palette_count) return "a pixel names a colour that its palette lacks";
      const uint8_t *c = h->palette + 3 * i;
      *out = packed(h, c[0], c[1], c[2], t && i < h->transparency_size ? t[i] : 255);
      break;
    }
    case 4: {
      const uint32_t g = eight(sample(row, 2 * x, d), d);
      *out = packed(h, g, g, g, eight(sample(row, 2 * x + 1, d), d));
      break;
    }
    default:
      *out = packed(
        h, eight(sample(row, 4 * x, d), d), eight(sample(row, 4 * x + 1, d), d), eight(sample(row, 4 * x + 2, d), d),
        eight(sample(row, 4 * x + 3, d), d));
  }
  return NULL;
}

// MARK: - Passes

typedef struct {
  uint32_t x, y, dx, dy;
} pass;

static const pass whole = {0, 0, 1, 1};
static const pass adam7[7] = {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4},
                              {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}};

static uint32_t steps(uint32_t length, uint32_t first, uint32_t step) {
  return length > first ? (length - first + step - 1) / step : 0;
}

static size_t pass_size(const header *h, pass p) {
  const uint32_t w = steps(h->width, p.x, p.dx), rows = steps(h->height, p.y, p.dy);
  return w ? (row_size(h, w) + 1) * rows : 0;
}

// Eight-bit grey or colour without transparency, the bulk of all files, in plain loops; 0 for anything else.
static int opaque_row(const header *h, const uint8_t *row, uint32_t count, uint32_t *out) {
  if (h->transparency || h->depth != 8) return 0;
  if (h->color_type == 0) {
    for (uint32_t x = 0; x < count; x++) out[x] = 0xFF000000u | row[x] * 0x010101u;
    return 1;
  }
  if (h->color_type != 2) return 0;
  for (uint32_t x = 0; x < count; x++, row += 3) {
    out[x] = 0xFF000000u | (uint32_t)row[0] << 16 | (uint32_t)row[1] << 8 | row[2];
  }
  return 1;
}

static const char *decode_pass(const header *h, pass p, uint8_t *raw, uint32_t *pixels) {
  const uint32_t w = steps(h->width, p.x, p.dx), rows = steps(h->height, p.y, p.dy);
  const size_t n = row_size(h, w);
  const size_t bpp = (size_t)(h->channels * h->depth + 7) / 8;
  const uint8_t *up = NULL;
  for (uint32_t y = 0; w && y < rows; y++) {
    uint8_t *row = raw + (n + 1) * y;
    const char *fault = unfilter(row, up, n, bpp);
    uint32_t *out = pixels + (size_t)(p.y + y * p.dy) * h->width + p.x;
    const int done = !fault && p.dx == 1 && opaque_row(h, row + 1, w, out);
    for (uint32_t x = 0; !done && !fault && x < w; x++) fault = pixel(h, row + 1, x, out + (size_t)x * p.dx);
    if (fault) return fault;
    up = row + 1;
  }
  return NULL;
}

const char *lep_png_read_size(const uint8_t *bytes, size_t size, uint32_t *width, uint32_t *height) {
  header h = {0};
  const char *fault = walk(bytes, size, &h, NULL);
  if (fault) return fault;
  size_t raw = 0;
  for (int i = 0; i < 7; i++) raw += pass_size(&h, adam7[i]);
  if (!h.interlaced) raw = pass_size(&h, whole);
  // Deflate makes at most 1,032 bytes of one, so a small file cannot claim a huge picture.
  if (raw > 1032 * (uint64_t)h.data_size + 64) return "its image data is too short for its size";
  *width = h.width;
  *height = h.height;
  return NULL;
}

static const char *inflate_all(const uint8_t *data, size_t data_size, uint8_t *raw, size_t raw_size) {
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  if (!inflater) return "out of memory";
  const enum libdeflate_result result = libdeflate_zlib_decompress(inflater, data, data_size, raw, raw_size, NULL);
  libdeflate_free_decompressor(inflater);
  switch (result) {
    case LIBDEFLATE_SUCCESS: return NULL;
    case LIBDEFLATE_SHORT_OUTPUT: return "its image data is too short for its size";
    case LIBDEFLATE_INSUFFICIENT_SPACE: return "its image data is too long for its size";
    default: return "its image data is damaged";
  }
}

static const char *decode(const uint8_t *bytes, size_t size, int straight, uint32_t *pixels) {
  header h = {.straight = straight};
  const char *fault = walk(bytes, size, &h, NULL);
  if (fault) return fault;
  size_t raw_size = 0;
  const int passes = h.interlaced ? 7 : 1;
  for (int i = 0; i < passes; i++) raw_size += pass_size(&h, h.interlaced ? adam7[i] : whole);
  uint8_t *data = malloc(h.data_size + 1), *raw = malloc(raw_size + 1);
  if (!data || !raw) fault = "out of memory";
  if (!fault) {
    const size_t data_size = h.data_size;
    h.data_size = 0;
    fault = walk(bytes, size, &h, data);
    if (!fault) fault = inflate_all(data, data_size, raw, raw_size);
  }
  uint8_t *rows = raw;
  for (int i = 0; !fault && i < passes; i++) {
    const pass p = h.interlaced ? adam7[i] : whole;
    fault = decode_pass(&h, p, rows, pixels);
    rows += pass_size(&h, p);
  }
  free(data);
  free(raw);
  return fault;
}

const char *lep_png_decode(const uint8_t *bytes, size_t size, uint32_t *pixels) {
  return decode(bytes, size, 0, pixels);
}

const char *lep_png_decode_straight(const uint8_t *bytes, size_t size, uint32_t *pixels) {
  return decode(bytes, size, 1, pixels);
}
