// From rows of samples to pixels. What has at most 256 kinds of samples is looked up in a table made once for a file.
#include <string.h>

#include "png_read.h"

static uint32_t premultiplied(uint32_t r, uint32_t g, uint32_t b, uint32_t a) {
  if (a != 255) {
    r = (r * a + 127) / 255;
    g = (g * a + 127) / 255;
    b = (b * a + 127) / 255;
  }
  return a << 24 | r << 16 | g << 8 | b;
}

static uint32_t packed(int straight, uint32_t r, uint32_t g, uint32_t b, uint32_t a) {
  return straight ? a << 24 | r << 16 | g << 8 | b : premultiplied(r, g, b, a);
}

// A sample of 8 or 16 bits, and the nearest of 256 levels to it.
static uint32_t sample(const uint8_t *row, size_t i, int depth) {
  return depth == 8 ? row[i] : (uint32_t)row[2 * i] << 8 | row[2 * i + 1];
}

static uint32_t level(const uint8_t *row, size_t i, int depth) {
  return depth == 8 ? row[i] : (sample(row, i, 16) * 255 + 32895) >> 16;
}

// The transparent colour's sample; of its two bytes, only as many bits as a sample has count.
static uint32_t key(const png_source *s, int channel) {
  const uint8_t *t = s->transparency + 2 * channel;
  return ((uint32_t)t[0] << 8 | t[1]) & ((1u << s->depth) - 1);
}

void png_expander_begin(png_expander *e, const png_source *s, int straight) {
  memset(e, 0, sizeof *e);
  e->source = s;
  e->straight = straight;
  e->is_table = s->depth <= 8 && (s->color_type == 0 || s->color_type == 3);
  if (!e->is_table) return;
  const uint32_t kinds = 1u << s->depth;
  e->table_count = s->color_type == 3 ? s->palette_count : kinds;
  for (uint32_t i = 0; i < e->table_count; i++) {
    if (s->color_type == 3) {
      const uint8_t *c = s->palette + 3 * i;
      e->table[i] = packed(straight, c[0], c[1], c[2], i < s->transparency_size ? s->transparency[i] : 255);
    } else {
      const uint32_t g = i * 255 / (kinds - 1);
      e->table[i] = packed(straight, g, g, g, s->transparency && key(s, 0) == i ? 0 : 255);
    }
  }
}

static const char *look_up(const png_expander *e, const uint8_t *row, uint32_t count, uint32_t *out) {
  const uint32_t depth = (uint32_t)e->source->depth, mask = (1u << depth) - 1;
  uint32_t most = 0;
  if (depth == 8) {
    for (uint32_t x = 0; x < count; x++) {
      most = row[x] > most ? row[x] : most;
      out[x] = e->table[row[x]];
    }
  } else {
    for (uint32_t x = 0; x < count; row++) {
      for (uint32_t shift = 8; shift > 0 && x < count; x++) {
        shift -= depth;
        const uint32_t value = *row >> shift & mask;
        most = value > most ? value : most;
        out[x] = e->table[value];
      }
    }
  }
  return most < e->table_count ? NULL : "a pixel names a colour that its palette lacks";
}

static void expand_color(const png_expander *e, const uint8_t *row, uint32_t count, uint32_t *out) {
  const png_source *s = e->source;
  const int d = s->depth;
  if (d == 8 && !s->transparency) {
    for (uint32_t x = 0; x < count; x++, row += 3) {
      out[x] = 0xFF000000u | (uint32_t)row[0] << 16 | (uint32_t)row[1] << 8 | row[2];
    }
    return;
  }
  for (size_t x = 0; x < count; x++) {
    int clear = s->transparency != NULL;
    for (int channel = 0; channel < 3 && clear; channel++) {
      clear = sample(row, 3 * x + (size_t)channel, d) == key(s, channel);
    }
    out[x] = packed(
      e->straight, level(row, 3 * x, d), level(row, 3 * x + 1, d), level(row, 3 * x + 2, d), clear ? 0 : 255);
  }
}

const char *png_expand_row(const png_expander *e, const uint8_t *row, uint32_t count, uint32_t *out) {
  if (e->is_table) return look_up(e, row, count, out);
  const png_source *s = e->source;
  const int d = s->depth, straight = e->straight;
  switch (s->color_type) {
    case 0:
      for (size_t x = 0; x < count; x++) {
        const uint32_t g = level(row, x, d);
        out[x] = packed(straight, g, g, g, s->transparency && sample(row, x, d) == key(s, 0) ? 0 : 255);
      }
      break;
    case 2: expand_color(e, row, count, out); break;
    case 4:
      for (size_t x = 0; x < count; x++) {
        const uint32_t g = level(row, 2 * x, d);
        out[x] = packed(straight, g, g, g, level(row, 2 * x + 1, d));
      }
      break;
    default:
      for (size_t x = 0; x < count; x++) {
        out[x] = packed(
          straight, level(row, 4 * x, d), level(row, 4 * x + 1, d), level(row, 4 * x + 2, d), level(row, 4 * x + 3, d));
      }
  }
  return NULL;
}
