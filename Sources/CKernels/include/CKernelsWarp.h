// The inner loop of warps: a triangle of a mesh, sampled from a texture.
#ifndef LEPORELLO_CKERNELS_WARP_H
#define LEPORELLO_CKERNELS_WARP_H

#include <stddef.h>
#include <stdint.h>

/// A texture at one of its sizes.
typedef struct {
  const uint32_t *pixels;
  int width, height;
} lep_texture_level;

/// A value that changes linearly over the device: base + dx * x + dy * y.
typedef struct {
  double base, dx, dy;
} lep_plane;

/// A triangle: its corners in 256ths of a pixel, its sides (inside where a*x + b*y + c >= 0), and its planes.
typedef struct {
  int64_t corner_x[3], corner_y[3];
  int64_t a[3], b[3], c[3];
  lep_plane inverse_w, u, v, light;
} lep_triangle;

/// Adds a triangle to sums of four 16-bit lanes (alpha, red, green, blue times covered points) and to masks of the
/// 16 points of each pixel that are covered.
void lep_warp_triangle(
  const lep_triangle *triangle, const lep_texture_level *levels, int level_count, uint64_t *sums, uint16_t *masks,
  int width, int height);

/// The means over each pixel's 16 points, no channel above its alpha.
void lep_warp_resolve(const uint64_t *sums, uint32_t *pixels, size_t count);

#endif
