// PNG by our own few lines of framing and filtering around libdeflate, whose bytes are the same on every processor.
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "CKernels.h"

void lep_free(void *memory) { free(memory); }

// What the pixels are stored as.
typedef struct {
  int color_type, depth;
  size_t row_bytes, pixel_bytes;
  uint32_t palette[256];  // straight ARGB, those with transparency first
  int palette_count, transparent_count;
} layout;

static uint32_t straight(uint32_t p) {
  const uint32_t a = p >> 24;
  if (a == 255 || a == 0) return a ? p : 0;
  const uint32_t r = ((p >> 16 & 255) * 255 + a / 2) / a;
  const uint32_t g = ((p >> 8 & 255) * 255 + a / 2) / a;
  const uint32_t b = ((p & 255) * 255 + a / 2) / a;
  return a << 24 | (r > 255 ? 255 : r) << 16 | (g > 255 ? 255 : g) << 8 | (b > 255 ? 255 : b);
}

// MARK: - Palettes

enum { table_size = 1024 };
typedef struct {
  uint32_t keys[table_size];
  int16_t values[table_size];
} color_table;

static unsigned slot_of(const color_table *table, uint32_t color) {
  unsigned slot = (color * 2654435761u) >> 22;
  while (table->values[slot] >= 0 && table->keys[slot] != color) slot = (slot + 1) % table_size;
  return slot;
}

// Finds the colours if there are at most 256; the table then gives each premultiplied pixel its index.
static int find_palette(const uint32_t *pixels, size_t count, color_table *table, layout *l) {
  memset(table->values, 0xFF, sizeof table->values);
  uint32_t found[256];
  int n = 0;
  for (size_t i = 0; i < count; i++) {
    if (i > 0 && pixels[i] == pixels[i - 1]) continue;
    const unsigned slot = slot_of(table, pixels[i]);
    if (table->values[slot] >= 0) continue;
    if (n == 256) return 0;
    table->keys[slot] = pixels[i];
    table->values[slot] = (int16_t)n;
    found[n++] = pixels[i];
  }
  int next = 0;
  for (int opaque = 0; opaque < 2; opaque++) {
    for (int i = 0; i < n; i++) {
      if ((found[i] >> 24 == 255) != opaque) continue;
      table->values[slot_of(table, found[i])] = (int16_t)next;
      l->palette[next++] = straight(found[i]);
    }
    if (!opaque) l->transparent_count = next;
  }
  l->palette_count = n;
  return 1;
}

// MARK: - Choosing a layout

static int all_opaque(const uint32_t *pixels, size_t count) {
  uint32_t all = 0xFFFFFFFF;
  for (size_t i = 0; i < count; i++) all &= pixels[i];
  return all >> 24 == 255;
}

static int all_grey(const uint32_t *pixels, size_t count) {
  uint32_t difference = 0;
  for (size_t i = 0; i < count; i++) difference |= (pixels[i] ^ pixels[i] >> 8) & 0xFFFF;
  return difference == 0;
}

static layout choose(const uint32_t *pixels, uint32_t width, uint32_t height, int setting, color_table *table) {
  const size_t count = (size_t)width * height;
  layout l = {0};
  const int opaque = all_opaque(pixels, count);
  l.depth = 8;
  if (setting == lep_png_small && find_palette(pixels, count, table, &l)) {
    const int n = l.palette_count;
    if (n > 16 && opaque && all_grey(pixels, count)) {
      l.palette_count = 0;
    } else {
      l.color_type = 3;
      l.depth = n <= 2 ? 1 : n <= 4 ? 2 : n <= 16 ? 4 : 8;
      l.pixel_bytes = 1;
      l.row_bytes = ((size_t)width * (size_t)l.depth + 7) / 8;
      return l;
    }
  }
  if (opaque && all_grey(pixels, count)) {
    l.color_type = 0;
    l.pixel_bytes = 1;
  } else {
    l.color_type = opaque ? 2 : 6;
    l.pixel_bytes = opaque ? 3 : 4;
  }
  l.row_bytes = width * l.pixel_bytes;
  return l;
}

static void pack_row(const uint32_t *in, uint32_t width, const layout *l, const color_table *table, uint8_t *out) {
  switch (l->color_type) {
    case 0:
      for (uint32_t x = 0; x < width; x++) out[x] = (uint8_t)in[x];
      break;
    case 2:
      for (uint32_t x = 0; x < width; x++) {
        out[3 * x] = (uint8_t)(in[x] >> 16);
        out[3 * x + 1] = (uint8_t)(in[x] >> 8);
        out[3 * x + 2] = (uint8_t)in[x];
      }
      break;
    case 3: {
      memset(out, 0, l->row_bytes);
      const int per_byte = 8 / l->depth;
      for (uint32_t x = 0; x < width; x++) {
        const int index = table->values[slot_of(table, in[x])];
        out[x / (uint32_t)per_byte] |=
          (uint8_t)(index << (8 - l->depth * (1 + (int)(x % (uint32_t)per_byte))));
      }
      break;
    }
    default:
      for (uint32_t x = 0; x < width; x++) {
        const uint32_t s = straight(in[x]);
        out[4 * x] = (uint8_t)(s >> 16);
        out[4 * x + 1] = (uint8_t)(s >> 8);
        out[4 * x + 2] = (uint8_t)s;
        out[4 * x + 3] = (uint8_t)(s >> 24);
      }
  }
}

// MARK: - Filters

static inline uint8_t paeth(int a, int b, int c) {
  const int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
  return (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
}

static inline uint32_t cost(const uint8_t *row, size_t n) {
  uint32_t sum = 0;
  for (size_t i = 0; i < n; i++) sum += (uint32_t)abs((int8_t)row[i]);
  return sum;
}

// Writes the row with the filter whose bytes are nearest to zero. `candidates` has room for three rows.
__attribute__((always_inline)) static inline void filter_row_body(
  const uint8_t *cur, const uint8_t *up, size_t n, size_t bpp, uint8_t *out, uint8_t *candidates
) {
  uint8_t *sub = candidates, *above = candidates + n, *third = candidates + 2 * n;
  for (size_t i = 0; i < bpp && i < n; i++) {
    sub[i] = cur[i];
    third[i] = (uint8_t)(cur[i] - up[i]);
  }
  for (size_t i = bpp; i < n; i++) sub[i] = (uint8_t)(cur[i] - cur[i - bpp]);
  for (size_t i = 0; i < n; i++) above[i] = (uint8_t)(cur[i] - up[i]);
  for (size_t i = bpp; i < n; i++) third[i] = (uint8_t)(cur[i] - paeth(cur[i - bpp], up[i], up[i - bpp]));
  const uint32_t costs[3] = {cost(above, n), cost(sub, n), cost(third, n)};
  const uint8_t *rows[3] = {above, sub, third};
  static const uint8_t types[3] = {2, 1, 4};
  int best = 0;
  for (int i = 1; i < 3; i++) {
    if (costs[i] < costs[best]) best = i;
  }
  out[0] = types[best];
  memcpy(out + 1, rows[best], n);
}

typedef void filter_function(const uint8_t *, const uint8_t *, size_t, size_t, uint8_t *, uint8_t *);

static void filter_row_plain(
  const uint8_t *cur, const uint8_t *up, size_t n, size_t bpp, uint8_t *out, uint8_t *candidates
) {
  filter_row_body(cur, up, n, bpp, out, candidates);
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void filter_row_avx2(
  const uint8_t *cur, const uint8_t *up, size_t n, size_t bpp, uint8_t *out, uint8_t *candidates
) {
  filter_row_body(cur, up, n, bpp, out, candidates);
}
#endif

static filter_function *filter_row(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return filter_row_avx2;
#endif
  return filter_row_plain;
}

static const char *filtered_rows(
  const uint32_t *pixels, uint32_t width, uint32_t height, const layout *l, const color_table *table, uint8_t *out
) {
  const size_t n = l->row_bytes;
  uint8_t *scratch = calloc(5, n);
  if (!scratch) return "out of memory";
  uint8_t *up = scratch, *cur = scratch + n;
  filter_function *filter = filter_row();
  for (uint32_t y = 0; y < height; y++) {
    pack_row(pixels + (size_t)y * width, width, l, table, cur);
    uint8_t *row = out + (n + 1) * y;
    if (l->color_type == 3) {
      row[0] = 0;
      memcpy(row + 1, cur, n);
    } else {
      filter(cur, up, n, l->pixel_bytes, row, scratch + 2 * n);
    }
    uint8_t *swap = up;
    up = cur;
    cur = swap;
  }
  free(scratch);
  return NULL;
}

// MARK: - Chunks

static void put32(uint8_t *p, uint32_t v) {
  p[0] = (uint8_t)(v >> 24);
  p[1] = (uint8_t)(v >> 16);
  p[2] = (uint8_t)(v >> 8);
  p[3] = (uint8_t)v;
}

// Frames `length` bytes that lie 8 bytes after `p`; returns what comes after the chunk.
static uint8_t *frame(uint8_t *p, const char *type, size_t length) {
  put32(p, (uint32_t)length);
  memcpy(p + 4, type, 4);
  put32(p + 8 + length, libdeflate_crc32(0, p + 4, length + 4));
  return p + 12 + length;
}

static uint8_t *put_head(uint8_t *p, uint32_t width, uint32_t height, const layout *l) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  memcpy(p, signature, 8);
  p += 8;
  put32(p + 8, width);
  put32(p + 12, height);
  p[16] = (uint8_t)l->depth;
  p[17] = (uint8_t)l->color_type;
  p[18] = p[19] = p[20] = 0;
  p = frame(p, "IHDR", 13);
  p[8] = 0;  // perceptual intent: the pixels are sRGB
  p = frame(p, "sRGB", 1);
  if (l->color_type != 3) return p;
  for (int i = 0; i < l->palette_count; i++) {
    p[8 + 3 * i] = (uint8_t)(l->palette[i] >> 16);
    p[9 + 3 * i] = (uint8_t)(l->palette[i] >> 8);
    p[10 + 3 * i] = (uint8_t)l->palette[i];
  }
  p = frame(p, "PLTE", 3 * (size_t)l->palette_count);
  if (l->transparent_count == 0) return p;
  for (int i = 0; i < l->transparent_count; i++) p[8 + i] = (uint8_t)(l->palette[i] >> 24);
  return frame(p, "tRNS", (size_t)l->transparent_count);
}

const char *lep_png_encode(
  const uint32_t *pixels, uint32_t width, uint32_t height, int setting, uint8_t **bytes, size_t *size
) {
  if (width == 0 || height == 0) return "a PNG file holds at least one pixel";
  color_table table;
  const layout l = choose(pixels, width, height, setting, &table);
  const size_t raw_size = (l.row_bytes + 1) * height;
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(setting == lep_png_small ? 9 : 1);
  uint8_t *raw = malloc(raw_size);
  const size_t bound = compressor ? libdeflate_zlib_compress_bound(compressor, raw_size) : 0;
  uint8_t *out = malloc(bound + 2048);
  const char *fault = !compressor || !raw || !out ? "out of memory" : NULL;
  if (!fault) fault = filtered_rows(pixels, width, height, &l, &table, raw);
  if (!fault) {
    uint8_t *p = put_head(out, width, height, &l);
    const size_t length = libdeflate_zlib_compress(compressor, raw, raw_size, p + 8, bound);
    if (length == 0 || length > 0x7FFFFFFF) {
      fault = "the picture is too large for one chunk";
    } else {
      p = frame(p, "IDAT", length);
      p = frame(p, "IEND", 0);
      *size = (size_t)(p - out);
      *bytes = out;
    }
  }
  if (fault) free(out);
  free(raw);
  if (compressor) libdeflate_free_compressor(compressor);
  return fault;
}
