// Compressed parts of files, such as colour profiles.
#ifndef LEPORELLO_CKERNELS_INFLATE_H
#define LEPORELLO_CKERNELS_INFLATE_H

#include <stddef.h>
#include <stdint.h>

/// Inflates a zlib stream into at most `room` bytes. Returns how many there are; 0 where it is damaged or needs more.
size_t lep_inflate(const uint8_t *bytes, size_t size, uint8_t *out, size_t room);

#endif
