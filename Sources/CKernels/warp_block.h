// The seam between a mesh's triangles and the colours of eight columns of a row.
#ifndef LEPORELLO_WARP_BLOCK_H
#define LEPORELLO_WARP_BLOCK_H

#include "CKernelsWarp.h"

// Eight columns of a row: their values at column 0, and how each pixel's mean is taken.
typedef struct {
  int column;
  double inverse_w, u, v, light;
  // A pixel is the mean of `taps` places along (du, dv) texels, each a mix of two sizes of the texture.
  int taps, lower, upper;
  float share;
  double du, dv;
} block;

// The colours of eight columns.
typedef void shade_block(
  const lep_triangle *t, const lep_texture_level *levels, const block *b, uint32_t colors[8]);

shade_block lep_shade_plain;
// The quickest one that this processor has.
shade_block *lep_shade_chosen(void);

#endif
