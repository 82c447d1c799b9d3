// What a picture is stored as: grey or a palette where that holds every pixel, 24 bits where all are opaque, else 32.
#include <string.h>

#include "png.h"

static uint32_t straight(uint32_t p) {
  const uint32_t a = p >> 24;
  if (a == 255 || a == 0) return a ? p : 0;
  const uint32_t r = ((p >> 16 & 255) * 255 + a / 2) / a;
  const uint32_t g = ((p >> 8 & 255) * 255 + a / 2) / a;
  const uint32_t b = ((p & 255) * 255 + a / 2) / a;
  return a << 24 | (r > 255 ? 255 : r) << 16 | (g > 255 ? 255 : g) << 8 | (b > 255 ? 255 : b);
}

static unsigned slot_of(const png_colors *table, uint32_t color) {
  unsigned slot = (color * 2654435761u) >> 22;
  while (table->values[slot] >= 0 && table->keys[slot] != color) slot = (slot + 1) % png_table_size;
  return slot;
}

void png_survey_begin(png_survey *survey, png_colors *table) {
  memset(table->values, 0xFF, sizeof table->values);
  survey->opaque = survey->grey = survey->few = 1;
  survey->count = 0;
  survey->table = table;
}

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

static int add_colors(png_survey *survey, const uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (i > 0 && pixels[i] == pixels[i - 1]) continue;
    const unsigned slot = slot_of(survey->table, pixels[i]);
    if (survey->table->values[slot] >= 0) continue;
    if (survey->count == 256) return 0;
    survey->table->keys[slot] = pixels[i];
    survey->table->values[slot] = (int16_t)survey->count;
    survey->found[survey->count++] = pixels[i];
  }
  return 1;
}

void png_survey_add(png_survey *survey, const uint32_t *pixels, size_t count, int opaque) {
  if (survey->opaque && !opaque) survey->opaque = all_opaque(pixels, count);
  if (survey->grey) survey->grey = all_grey(pixels, count);
  if (survey->few) survey->few = add_colors(survey, pixels, count);
}

// Gives the colours their places, those with transparency first, so that tRNS need not name the others.
static void order_palette(const png_survey *survey, png_layout *l) {
  int next = 0;
  for (int opaque = 0; opaque < 2; opaque++) {
    for (int i = 0; i < survey->count; i++) {
      const uint32_t color = survey->found[i];
      if ((color >> 24 == 255) != opaque) continue;
      survey->table->values[slot_of(survey->table, color)] = (int16_t)next;
      l->palette[next++] = straight(color);
    }
    if (!opaque) l->transparent_count = next;
  }
  l->palette_count = next;
}

void png_survey_end(const png_survey *survey, uint32_t width, png_layout *l) {
  memset(l, 0, sizeof *l);
  l->depth = 8;
  const int n = survey->count, grey = survey->opaque && survey->grey;
  if (survey->few && !(n > 16 && grey)) {
    order_palette(survey, l);
    l->color_type = 3;
    l->depth = n <= 2 ? 1 : n <= 4 ? 2 : n <= 16 ? 4 : 8;
    l->pixel_bytes = 1;
    l->row_bytes = ((size_t)width * (size_t)l->depth + 7) / 8;
    return;
  }
  l->color_type = grey ? 0 : survey->opaque ? 2 : 6;
  l->pixel_bytes = grey ? 1 : survey->opaque ? 3 : 4;
  l->row_bytes = width * l->pixel_bytes;
}

// MARK: - Rows

void lep_pack_rgb_plain(const uint32_t *in, size_t count, uint8_t *out) {
  for (size_t x = 0; x < count; x++) {
    out[3 * x] = (uint8_t)(in[x] >> 16);
    out[3 * x + 1] = (uint8_t)(in[x] >> 8);
    out[3 * x + 2] = (uint8_t)in[x];
  }
}

#if defined(__x86_64__)
#include <immintrin.h>

__attribute__((target("avx2"))) static void pack_rgb_avx2(const uint32_t *in, size_t count, uint8_t *out) {
  const __m256i order = _mm256_setr_epi8(
    2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  const __m256i join = _mm256_setr_epi32(0, 1, 2, 4, 5, 6, 7, 7);
  size_t x = 0;
  // Each store writes 8 bytes more than it fills, so the last pixels are left to the plain loop.
  for (; x + 11 <= count; x += 8) {
    const __m256i p = _mm256_shuffle_epi8(_mm256_loadu_si256((const __m256i *)(in + x)), order);
    _mm256_storeu_si256((__m256i *)(out + 3 * x), _mm256_permutevar8x32_epi32(p, join));
  }
  lep_pack_rgb_plain(in + x, count - x, out + 3 * x);
}
#endif

void lep_pack_rgb(const uint32_t *in, size_t count, uint8_t *out) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    pack_rgb_avx2(in, count, out);
    return;
  }
#endif
  lep_pack_rgb_plain(in, count, out);
}

void png_pack_row(const uint32_t *in, uint32_t width, const png_layout *l, const png_colors *table, uint8_t *out) {
  switch (l->color_type) {
    case 0:
      for (uint32_t x = 0; x < width; x++) out[x] = (uint8_t)in[x];
      break;
    case 2: lep_pack_rgb(in, width, out); break;
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
