// The chunks of a PNG file.
#include <libdeflate.h>
#include <string.h>

#include "png.h"

void png_put32(uint8_t *p, uint32_t v) {
  p[0] = (uint8_t)(v >> 24);
  p[1] = (uint8_t)(v >> 16);
  p[2] = (uint8_t)(v >> 8);
  p[3] = (uint8_t)v;
}

uint8_t *png_frame(uint8_t *p, const char *type, size_t length) {
  png_put32(p, (uint32_t)length);
  memcpy(p + 4, type, 4);
  png_put32(p + 8 + length, libdeflate_crc32(0, p + 4, length + 4));
  return p + 12 + length;
}

uint8_t *png_put_head(uint8_t *p, uint32_t width, uint32_t height, const png_layout *l) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  memcpy(p, signature, 8);
  p += 8;
  png_put32(p + 8, width);
  png_put32(p + 12, height);
  p[16] = (uint8_t)l->depth;
  p[17] = (uint8_t)l->color_type;
  p[18] = p[19] = p[20] = 0;
  p = png_frame(p, "IHDR", 13);
  p[8] = 0;  // perceptual intent: the pixels are sRGB
  p = png_frame(p, "sRGB", 1);
  if (l->color_type != 3) return p;
  for (int i = 0; i < l->palette_count; i++) {
    p[8 + 3 * i] = (uint8_t)(l->palette[i] >> 16);
    p[9 + 3 * i] = (uint8_t)(l->palette[i] >> 8);
    p[10 + 3 * i] = (uint8_t)l->palette[i];
  }
  p = png_frame(p, "PLTE", 3 * (size_t)l->palette_count);
  if (l->transparent_count == 0) return p;
  for (int i = 0; i < l->transparent_count; i++) p[8 + i] = (uint8_t)(l->palette[i] >> 24);
  return png_frame(p, "tRNS", (size_t)l->transparent_count);
}
