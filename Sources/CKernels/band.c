// Pieces of deflate by ISA-L, or by libdeflate, which makes one piece of all, where that is all there is.
#include "band.h"

#include <stdlib.h>

size_t band_bound(size_t size) { return size + size / 16 + 1024; }

#if defined(LEPORELLO_ISAL)
#include <isa-l/igzip_lib.h>

struct band_packer {
  struct isal_zstream stream;
  uint8_t buffer[ISAL_DEF_LVL1_EXTRA_LARGE];
};

band_packer *band_packer_create(void) { return calloc(1, sizeof(band_packer)); }

void band_packer_destroy(band_packer *packer) { free(packer); }

uint32_t band_height(uint32_t rows) { return rows < 64 ? rows : 64; }

static int deflate_part(struct isal_zstream *stream, const uint8_t *bytes, size_t size, int flush) {
  stream->flush = flush;
  stream->next_in = (uint8_t *)bytes;
  stream->avail_in = (uint32_t)size;
  return isal_deflate(stream) == COMP_OK && stream->avail_in == 0;
}

// Which repetitions version 2.30 of the library finds depends, once in some thousand small pieces, on where the stream
// lies in memory: when it enters the third byte into its table of places, a register still holds the stream's address. So few
// bytes as these go another way, and what follows them is entered as it should.
enum { first_part = 4 };

size_t band_pack(band_packer *packer, const uint8_t *bytes, size_t size, uint8_t *out, size_t room) {
  struct isal_zstream *stream = &packer->stream;
  // The stateless calls would be as fast, but what they write depends on what was compressed before.
  if (size > UINT32_MAX || room > UINT32_MAX) return 0;
  isal_deflate_init(stream);
  stream->level = 1;
  stream->level_buf = packer->buffer;
  stream->level_buf_size = sizeof packer->buffer;
  stream->end_of_stream = 0;
  stream->next_out = out;
  stream->avail_out = (uint32_t)room;
  const size_t head = size > first_part ? first_part : 0;
  if (head && !deflate_part(stream, bytes, head, SYNC_FLUSH)) return 0;
  if (!deflate_part(stream, bytes + head, size - head, FULL_FLUSH)) return 0;
  return stream->total_out;
}

// An empty block that says it is the last.
size_t band_end(uint8_t *out) {
  out[0] = 3;
  out[1] = 0;
  return 2;
}
#else
#include <libdeflate.h>

struct band_packer {
  struct libdeflate_compressor *compressor;
};

band_packer *band_packer_create(void) {
  band_packer *packer = malloc(sizeof *packer);
  if (!packer) return NULL;
  packer->compressor = libdeflate_alloc_compressor(1);
  if (packer->compressor) return packer;
  free(packer);
  return NULL;
}

void band_packer_destroy(band_packer *packer) {
  libdeflate_free_compressor(packer->compressor);
  free(packer);
}

uint32_t band_height(uint32_t rows) { return rows; }

size_t band_pack(band_packer *packer, const uint8_t *bytes, size_t size, uint8_t *out, size_t room) {
  return libdeflate_deflate_compress(packer->compressor, bytes, size, out, room);
}

size_t band_end(uint8_t *out) {
  (void)out;
  return 0;
}
#endif
