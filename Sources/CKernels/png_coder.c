// The fast encoder. A picture is cut into bands of rows whose deflate blocks depend on nothing but the band's pixels, so
// that a band which is equal in two pictures is encoded once and spliced into both. Two pictures may be mixed on the
// way, a band at a time, which spares the mix its own pass through memory.
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "band.h"
#include "png.h"

enum { vector_slack = 64 };

typedef struct {
  uint8_t *bytes;
  size_t size;
  uint32_t sum;
} kept_band;

struct lep_png_coder {
  band_packer *packer;
  uint8_t *out;
  size_t capacity;
  // Room for one band: mixed pixels, packed rows, filtered rows.
  uint32_t *mixed;
  uint8_t *packed, *filtered;
  size_t mixed_size, packed_size, filtered_size;
  // The bands of the picture at `known`, as far as they have been encoded.
  const uint32_t *known;
  // Two pictures of which it is known whether both are opaque.
  const uint32_t *seen[2];
  int seen_opaque;
  uint32_t width, height;
  png_layout layout;
  kept_band *kept;
  size_t kept_count;
  png_colors table;
};

// Two pictures and what share of the second one shows; one picture if `b` is NULL.
typedef struct {
  const uint32_t *a, *b;
  uint32_t weight, width, height, band_rows;
} source;

static const uint32_t *band_pixels(lep_png_coder *coder, const source *s, uint32_t y, uint32_t rows) {
  const size_t offset = (size_t)y * s->width;
  if (!s->b) return s->a + offset;
  lep_lerp(s->a + offset, s->b + offset, coder->mixed, (size_t)rows * s->width, s->weight);
  return coder->mixed;
}

static uint32_t rows_at(const source *s, uint32_t y) {
  return s->height - y < s->band_rows ? s->height - y : s->band_rows;
}

// MARK: - Memory

static int grow(void *place, size_t *size, size_t wanted) {
  if (*size >= wanted) return 1;
  void *grown = realloc(*(void **)place, wanted);
  if (!grown) return 0;
  *(void **)place = grown;
  *size = wanted;
  return 1;
}

static void forget(lep_png_coder *coder) {
  for (size_t i = 0; i < coder->kept_count; i++) free(coder->kept[i].bytes);
  free(coder->kept);
  coder->kept = NULL;
  coder->kept_count = 0;
  coder->known = NULL;
}

lep_png_coder *lep_png_coder_create(void) {
  lep_png_coder *coder = calloc(1, sizeof *coder);
  if (!coder) return NULL;
  coder->packer = band_packer_create();
  if (coder->packer) return coder;
  free(coder);
  return NULL;
}

void lep_png_coder_destroy(lep_png_coder *coder) {
  forget(coder);
  band_packer_destroy(coder->packer);
  free(coder->out);
  free(coder->mixed);
  free(coder->packed);
  free(coder->filtered);
  free(coder);
}

// MARK: - What to store

// Looks at bands until nothing more can be learnt, which is soon for pages of many colours.
static void survey(lep_png_coder *coder, const source *s, png_layout *layout) {
  const size_t count = (size_t)s->width * s->height;
  // The pictures of the last call are still alive, so that equal places hold equal pixels.
  if (!s->b || coder->seen[0] != s->a || coder->seen[1] != s->b) {
    coder->seen_opaque = lep_is_opaque(s->a, count) && (!s->b || lep_is_opaque(s->b, count));
    coder->seen[0] = s->a;
    coder->seen[1] = s->b;
  }
  const int opaque = coder->seen_opaque;
  png_survey found;
  png_survey_begin(&found, &coder->table);
  for (uint32_t y = 0; y < s->height; y += s->band_rows) {
    const uint32_t rows = rows_at(s, y);
    png_survey_add(&found, band_pixels(coder, s, y, rows), (size_t)rows * s->width, opaque);
    if ((opaque || !found.opaque) && !found.grey && !found.few) break;
  }
  png_survey_end(&found, s->width, layout);
}

// MARK: - Bands

// Filters a band's rows; the first one looks at none above it.
static void filter_band(
  lep_png_coder *coder, const uint32_t *pixels, uint32_t width, uint32_t rows, const png_layout *l
) {
  const size_t n = l->row_bytes, room = n + vector_slack;
  const uint8_t *up = NULL;
  for (uint32_t y = 0; y < rows; y++) {
    uint8_t *cur = coder->packed + (y & 1) * room, *out = coder->filtered + y * (n + 1);
    png_pack_row(pixels + (size_t)y * width, width, l, &coder->table, cur);
    if (l->color_type == 3) {
      out[0] = 0;
      memcpy(out + 1, cur, n);
    } else {
      lep_png_filter(cur, up, n, l->pixel_bytes, 4, out);
    }
    up = cur;
  }
}

// The Adler-32 of two pieces from those of each, as zlib defines it.
static uint32_t join_sums(uint32_t first, uint32_t second, size_t second_size) {
  const uint32_t base = 65521, rest = (uint32_t)(second_size % base);
  const uint32_t low = (first & 0xFFFF) + (second & 0xFFFF) + base - 1;
  const uint32_t high =
    (uint32_t)((uint64_t)rest * (first & 0xFFFF) % base) + (first >> 16) + (second >> 16) + base - rest;
  return high % base << 16 | low % base;
}

static const char *keep(kept_band *band, const uint8_t *bytes, size_t size, uint32_t sum) {
  uint8_t *copy = malloc(size);
  if (!copy) return "out of memory";
  memcpy(copy, bytes, size);
  *band = (kept_band){copy, size, sum};
  return NULL;
}

static int make_room(lep_png_coder *coder, const source *s, const png_layout *l) {
  const size_t raw = rows_at(s, 0) * (l->row_bytes + 1);
  return grow(&coder->packed, &coder->packed_size, 2 * (l->row_bytes + vector_slack))
    && grow(&coder->filtered, &coder->filtered_size, raw + vector_slack);
}

static const char *encode_bands(
  lep_png_coder *coder, const source *s, const png_layout *l, size_t *at, uint32_t *sum
) {
  for (uint32_t y = 0, i = 0; y < s->height; y += s->band_rows, i++) {
    const uint32_t rows = rows_at(s, y);
    const size_t offset = (size_t)y * s->width, bytes = (size_t)rows * s->width * 4, raw = rows * (l->row_bytes + 1);
    const size_t bound = band_bound(raw);
    if (!grow(&coder->out, &coder->capacity, *at + bound + png_most_head)) return "out of memory";
    // A band of the known picture is what this picture shows here, mixed or not.
    const uint32_t *twin = s->b ? s->b : s->a;
    const int known = coder->known && memcmp(coder->known + offset, twin + offset, bytes) == 0;
    kept_band *kept = known || !s->b ? &coder->kept[i] : NULL;
    if (!known || !kept->bytes) {
      filter_band(coder, known ? s->a + offset : band_pixels(coder, s, y, rows), s->width, rows, l);
      const uint32_t part = libdeflate_adler32(1, coder->filtered, raw);
      const size_t size = band_pack(coder->packer, coder->filtered, raw, coder->out + *at, bound);
      if (size == 0) return "the deflate library failed";
      if (kept) {
        free(kept->bytes);
        kept->bytes = NULL;
        const char *fault = keep(kept, coder->out + *at, size, part);
        if (fault) return fault;
      }
      *at += size;
      *sum = join_sums(*sum, part, raw);
    } else {
      if (!grow(&coder->out, &coder->capacity, *at + kept->size + png_most_head)) return "out of memory";
      memcpy(coder->out + *at, kept->bytes, kept->size);
      *at += kept->size;
      *sum = join_sums(*sum, kept->sum, raw);
    }
  }
  return NULL;
}

// MARK: - Files

// Gets ready to keep bands of the picture at `known`, and drops those that cannot be spliced into this one.
static int prepare(lep_png_coder *coder, const source *s, const png_layout *l) {
  const int same = coder->known && (!s->b || coder->known == s->a) && coder->width == s->width && coder->height == s->height
    && memcmp(&coder->layout, l, sizeof *l) == 0;
  if (!same) {
    forget(coder);
    coder->kept_count = (s->height + s->band_rows - 1) / s->band_rows;
    coder->kept = calloc(coder->kept_count, sizeof *coder->kept);
    if (!coder->kept) {
      coder->kept_count = 0;
      return 0;
    }
    coder->width = s->width;
    coder->height = s->height;
    coder->layout = *l;
    // A mix shows its first picture where that equals the second; else nothing is known yet.
    coder->known = s->b ? s->a : NULL;
  }
  return 1;
}

const char *lep_png_coder_encode(
  lep_png_coder *coder, const uint32_t *a, const uint32_t *b, uint32_t weight, uint32_t width, uint32_t height,
  const uint8_t **bytes, size_t *size
) {
  if (width == 0 || height == 0) return "a PNG file holds at least one pixel";
  const source s = {a, b, weight, width, height, band_height(height)};
  if (b && !grow(&coder->mixed, &coder->mixed_size, (size_t)rows_at(&s, 0) * width * 4)) return "out of memory";
  png_layout l;
  survey(coder, &s, &l);
  if (!make_room(coder, &s, &l) || !prepare(coder, &s, &l)) return "out of memory";
  if (!grow(&coder->out, &coder->capacity, 2 * png_most_head)) return "out of memory";
  uint8_t *p = png_put_head(coder->out, width, height, &l);
  const size_t data = (size_t)(p - coder->out);
  p[8] = 0x78;
  p[9] = 0x01;
  size_t at = data + 10;
  uint32_t sum = 1;
  const char *fault = encode_bands(coder, &s, &l, &at, &sum);
  if (fault) {
    forget(coder);
    return fault;
  }
  coder->known = a;
  at += band_end(coder->out + at);
  png_put32(coder->out + at, sum);
  const size_t length = at + 4 - data - 8;
  if (length > 0x7FFFFFFF) return "the picture is too large for one chunk";
  p = png_frame(png_frame(coder->out + data, "IDAT", length), "IEND", 0);
  *bytes = coder->out;
  *size = (size_t)(p - coder->out);
  return NULL;
}
