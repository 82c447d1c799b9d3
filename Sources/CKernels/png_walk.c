// The parts of a PNG file: every checksum is verified, and sizes are checked before memory is asked for. What is not
// critical is passed over wherever it stands; what gAMA, cHRM, iCCP and sRGB say is for those who want colours.
#include <libdeflate.h>
#include <string.h>

#include "png_read.h"

static uint32_t get32(const uint8_t *p) {
  return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static const char *read_header(const uint8_t *p, uint32_t length, png_source *s) {
  if (length != 13) return "its header has a wrong length";
  s->width = get32(p);
  s->height = get32(p + 4);
  s->depth = p[8];
  s->color_type = p[9];
  s->interlaced = p[12];
  if (s->width == 0 || s->height == 0) return "it has no pixels";
  if (s->width > 65535 || s->height > 65535 || (uint64_t)s->width * s->height > 268435456) {
    return "it has more than 268,435,456 pixels or a side longer than 65,535";
  }
  if (p[10] != 0 || p[11] != 0 || p[12] > 1) return "it is compressed, filtered or interlaced in an unknown way";
  static const int channels[7] = {1, 0, 3, 1, 2, 0, 4};
  static const int depths[7] = {1 | 2 | 4 | 8 | 16, 0, 8 | 16, 1 | 2 | 4 | 8, 8 | 16, 0, 8 | 16};
  const int d = s->depth;
  if (s->color_type > 6 || channels[s->color_type] == 0) return "it has an unknown colour type";
  if ((d != 1 && d != 2 && d != 4 && d != 8 && d != 16) || (depths[s->color_type] & d) == 0) {
    return "its bit depth does not go with its colour type";
  }
  s->channels = channels[s->color_type];
  return NULL;
}

static const char *read_palette(const uint8_t *p, uint32_t length, png_source *s) {
  const uint32_t most = s->color_type == 3 ? 1u << s->depth : 256;
  if (s->palette) return "it has more than one palette";
  if (s->color_type == 0 || s->color_type == 4) return "it is grey and has a palette";
  if (s->transparency) return "its palette comes after the palette's transparency";
  if (length == 0 || length % 3 != 0) return "its palette is malformed";
  if (length / 3 > most) return "its palette has more colours than its bit depth can name";
  s->palette = p;
  s->palette_count = length / 3;
  return NULL;
}

static const char *read_transparency(const uint8_t *p, uint32_t length, png_source *s) {
  if (s->transparency) return "it states its transparency more than once";
  if (s->color_type == 3 && !s->palette) return "its palette comes after the palette's transparency";
  if (s->color_type >= 4) return "it names a transparent colour and has an alpha channel";
  const int fits = s->color_type == 3 ? length > 0 && length <= s->palette_count : length == 2u * (uint32_t)s->channels;
  if (!fits) return "its transparency has a wrong length";
  s->transparency = p;
  s->transparency_size = length;
  return NULL;
}

static int is_name(const uint8_t *type) {
  for (int i = 0; i < 4; i++) {
    const uint8_t letter = type[i] | 0x20;
    if (letter < 'a' || letter > 'z') return 0;
  }
  return 1;
}

const char *png_walk(const uint8_t *bytes, size_t size, png_source *s, uint8_t *data) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  memset(s, 0, sizeof *s);
  if (size < 8 || memcmp(bytes, signature, 8) != 0) return "it does not begin like a PNG file";
  size_t at = 8;
  enum { nothing_yet, after_header, in_data, after_data } state = nothing_yet;
  for (;;) {
    if (size - at < 12) return "it is cut off";
    const uint32_t length = get32(bytes + at);
    const uint8_t *type = bytes + at + 4, *p = bytes + at + 8;
    if (length > size - at - 12) return "it is cut off";
    if (!is_name(type)) return "a part has no proper name";
    if (libdeflate_crc32(0, type, length + 4) != get32(p + length)) return "a checksum is wrong";
    at += 12 + (size_t)length;
    const char *fault = NULL;
    if (memcmp(type, "IHDR", 4) == 0) {
      if (state != nothing_yet) return "it has more than one header";
      fault = read_header(p, length, s);
      state = after_header;
    } else if (state == nothing_yet) {
      return "its header is not at the beginning";
    } else if (memcmp(type, "IDAT", 4) == 0) {
      if (state == after_data) return "its image data is in pieces apart";
      if (s->color_type == 3 && !s->palette) return "it lacks a palette";
      state = in_data;
      if (data) memcpy(data + s->data_size, p, length);
      s->data_size += length;
    } else if (memcmp(type, "IEND", 4) == 0) {
      return state < in_data ? "it has no image data" : length > 0 ? "its end is malformed" : NULL;
    } else {
      if (state == in_data) state = after_data;
      const int is_palette = memcmp(type, "PLTE", 4) == 0, is_transparency = memcmp(type, "tRNS", 4) == 0;
      if ((is_palette || is_transparency) && state == after_data) {
        return "its palette or transparency comes after its image data";
      }
      if (is_palette) fault = read_palette(p, length, s);
      else if (is_transparency) fault = read_transparency(p, length, s);
      else if ((type[0] & 0x20) == 0) return "it holds a critical part that is not known";
    }
    if (fault) return fault;
  }
}
