// A whole picture through libdeflate at a high level: the same bytes on every processor.
#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "png.h"

static const char *filtered_rows(
  const uint32_t *pixels, uint32_t width, uint32_t height, const png_layout *l, const png_colors *table, uint8_t *out
) {
  const size_t n = l->row_bytes;
  uint8_t *scratch = calloc(2, n);
  if (!scratch) return "out of memory";
  uint8_t *up = scratch, *cur = scratch + n;
  for (uint32_t y = 0; y < height; y++) {
    png_pack_row(pixels + (size_t)y * width, width, l, table, cur);
    uint8_t *row = out + (n + 1) * y;
    if (l->color_type == 3) {
      row[0] = 0;
      memcpy(row + 1, cur, n);
    } else {
      lep_png_filter(cur, up, n, l->pixel_bytes, 1, row);
    }
    uint8_t *swap = up;
    up = cur;
    cur = swap;
  }
  free(scratch);
  return NULL;
}

const char *lep_png_encode_small(
  const uint32_t *pixels, uint32_t width, uint32_t height, uint8_t **bytes, size_t *size
) {
  if (width == 0 || height == 0) return "a PNG file holds at least one pixel";
  png_colors table;
  png_survey survey;
  png_layout l;
  png_survey_begin(&survey, &table);
  png_survey_add(&survey, pixels, (size_t)width * height, 0);
  png_survey_end(&survey, width, &l);
  const size_t raw_size = (l.row_bytes + 1) * height;
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(9);
  uint8_t *raw = malloc(raw_size);
  const size_t bound = compressor ? libdeflate_zlib_compress_bound(compressor, raw_size) : 0;
  uint8_t *out = malloc(bound + png_most_head);
  const char *fault = !compressor || !raw || !out ? "out of memory" : NULL;
  if (!fault) fault = filtered_rows(pixels, width, height, &l, &table, raw);
  if (!fault) {
    uint8_t *p = png_put_head(out, width, height, &l);
    const size_t length = libdeflate_zlib_compress(compressor, raw, raw_size, p + 8, bound);
    if (length == 0 || length > 0x7FFFFFFF) {
      fault = "the picture is too large for one chunk";
    } else {
      p = png_frame(p, "IDAT", length);
      p = png_frame(p, "IEND", 0);
      *size = (size_t)(p - out);
      *bytes = out;
    }
  }
  if (fault) free(out);
  free(raw);
  if (compressor) libdeflate_free_compressor(compressor);
  return fault;
}

void lep_free(void *memory) { free(memory); }
