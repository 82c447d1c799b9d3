// Inflating by libdeflate, which wants to know the room beforehand.
#include "CKernelsInflate.h"

#include <libdeflate.h>

size_t lep_inflate(const uint8_t *bytes, size_t size, uint8_t *out, size_t room) {
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  if (!inflater) return 0;
  size_t made = 0;
  const enum libdeflate_result result = libdeflate_zlib_decompress(inflater, bytes, size, out, room, &made);
  libdeflate_free_decompressor(inflater);
  return result == LIBDEFLATE_SUCCESS ? made : 0;
}
