// The image data of one frame among several in a PNG file, which must all be stored alike.
#ifndef LEPORELLO_CKERNELS_FRAMES_H
#define LEPORELLO_CKERNELS_FRAMES_H

#include <stddef.h>
#include <stdint.h>

/// Compresses premultiplied ARGB pixels as the image data of 8-bit RGBA, the same on every processor, into memory that
/// `lep_free` gives back. Returns NULL, or why it failed.
const char *lep_png_frame_data(
  const uint32_t *pixels, uint32_t width, uint32_t height, uint8_t **bytes, size_t *size);

#endif
