// The seam between a mesh's triangles and the colours of eight columns of a row.
#ifndef LEPORELLO_WARP_BLOCK_H
#define LEPORELLO_WARP_BLOCK_H

#include "CKernelsWarp.h"

// Eight columns of a row: their values at column 0, and how each pixel's mean is taken.
typedef struct {
  int column;
  double inverse_w, u, v, light;
  // A pixel is the mean of `taps` places, each a mix of two sizes of the texture.
  int taps, lower, upper;
  float share;
  // Where the first of the places lies from the pixel's middle and how far each is from the one before, in 65536ths of a
  // texel.
  int32_t first_u, first_v, step_u, step_v;
} block;

// The colours of eight columns.
typedef void shade_block(
  const lep_triangle *t, const lep_texture_level *levels, const block *b, uint32_t colors[8]);

shade_block lep_shade_plain;
// The quickest one that this processor has.
shade_block *lep_shade_chosen(void);

#endif
