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

/// Some rows of a warped picture, from `first_row` on, with room to work in; each array holds
/// `width * row_count` values.
typedef struct {
  int width, first_row, row_count;
  /// The result, premultiplied.
  uint32_t *pixels;
  /// Four 16-bit lanes a pixel (alpha, red, green, blue times covered points), used where colours meet; all 0 before
  /// and after.
  uint64_t *sums;
  /// Which of the 16 points of each pixel are covered.
  uint16_t *masks;
} lep_rows;

/// Draws triangles, first at the back, into some rows. Each level is at least two texels wide and high.
void lep_warp_rows(
  const lep_triangle *triangles, int count, const lep_texture_level *levels, int level_count, const lep_rows *rows);
/// The same by the obvious loop, for machines without vectors and for tests.
void lep_warp_rows_plain(
  const lep_triangle *triangles, int count, const lep_texture_level *levels, int level_count, const lep_rows *rows);

#endif
