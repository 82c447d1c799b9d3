// Deflate in pieces that stand for themselves: each begins at a byte and looks at nothing before it.
#ifndef LEPORELLO_CKERNELS_BAND_H
#define LEPORELLO_CKERNELS_BAND_H

#include <stddef.h>
#include <stdint.h>

typedef struct band_packer band_packer;
band_packer *band_packer_create(void);
void band_packer_destroy(band_packer *packer);
/// How many rows make a piece of a picture: all, where the library can't leave a stream open.
uint32_t band_height(uint32_t rows);
/// The most bytes that a piece of `size` can become.
size_t band_bound(size_t size);
/// Compresses a piece; returns its size, or 0 if the library failed.
size_t band_pack(band_packer *packer, const uint8_t *bytes, size_t size, uint8_t *out, size_t room);
/// Ends a stream after its last piece; returns how many bytes that takes.
size_t band_end(uint8_t *out);

#endif
