// Triangles of meshes: exact coverage of sample points, and colours averaged over what a pixel shows.
//
// Colours are made eight columns at a time, by vectors where the processor has them and by the obvious loop elsewhere.
// Both take the same steps on the same numbers (places in 256ths of a texel, no fused multiplication), so they give the
// same bytes.
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "CKernelsWarp.h"
#include "warp_block.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// MARK: - What a block of eight columns shows

// The most places a pixel's colour is the mean of.
static const double most_taps = 64;

// Where a page is seen at a glancing angle a pixel covers many texels in one direction; leaving some out would drop
// thin strokes. So the mean is taken along the longer axis, from the size at which the shorter one is a texel.
//
// How many places that takes is decided for so many columns at once, over which the perspective hardly changes.
static int columns_alike(const lep_triangle *t) {
  const int64_t side = llabs(t->corner_x[1] - t->corner_x[0]) + llabs(t->corner_x[2] - t->corner_x[0]);
  return side > 512 * 256 ? 64 : 8;
}

static double within(double x, double low, double high) { return x < low ? low : x > high ? high : x; }

// A step from a place to the next, of which the most together still leave room in 32 bits.
static int32_t step_of(double texels) { return (int32_t)(within(texels, -100, 100) * 65536); }

static void choose_taps(const lep_triangle *t, int level_count, int column, int alike, int row, block *b) {
  double left = (double)t->corner_x[0], right = left, top = (double)t->corner_y[0], bottom = top;
  for (int i = 1; i < 3; i++) {
    const double px = (double)t->corner_x[i], py = (double)t->corner_y[i];
    left = px < left ? px : left;
    right = px > right ? px : right;
    top = py < top ? py : top;
    bottom = py > bottom ? py : bottom;
  }
  // Outside the triangle its perspective may go behind the viewer.
  const double x = within(column + alike / 2, left / 256, right / 256);
  const double y = within(row + 0.5, top / 256, bottom / 256);
  double iw = t->inverse_w.base + t->inverse_w.dx * x + t->inverse_w.dy * y;
  if (!(iw > 1e-12)) iw = 1e-12;
  const double w = 1 / iw;
  const double u = (t->u.base + t->u.dx * x + t->u.dy * y) * w;
  const double v = (t->v.base + t->v.dx * x + t->v.dy * y) * w;
  const double ux = (t->u.dx - u * t->inverse_w.dx) * w, vx = (t->v.dx - v * t->inverse_w.dx) * w;
  const double uy = (t->u.dy - u * t->inverse_w.dy) * w, vy = (t->v.dy - v * t->inverse_w.dy) * w;
  const double x2 = ux * ux + vx * vx, y2 = uy * uy + vy * vy;
  b->taps = 1;
  b->lower = b->upper = 0;
  b->share = 0;
  b->first_u = b->first_v = b->step_u = b->step_v = 0;
  if (x2 <= 1.002 && y2 <= 1.002) return;
  const int is_wide = x2 >= y2;
  const double major = sqrt(is_wide ? x2 : y2);
  const double least = major / most_taps > 1 ? major / most_taps : 1;
  const double across = sqrt(is_wide ? y2 : x2);
  const double minor = across > least ? across : least;
  // Two neighbours weigh in at every place, so that a place is good for a little more than a texel.
  b->taps = (int)within(ceil(major / minor - 0.2), 1, most_taps);
  b->step_u = step_of((is_wide ? ux : uy) / b->taps);
  b->step_v = step_of((is_wide ? vx : vy) / b->taps);
  b->first_u = -b->step_u * (b->taps - 1) / 2;
  b->first_v = -b->step_v * (b->taps - 1) / 2;
  const double depth = within(log2(minor), 0, level_count - 1);
  b->lower = (int)depth;
  b->upper = b->lower + 1 < level_count ? b->lower + 1 : b->lower;
  // For the same reason a size serves alone until it shrinks by a tenth.
  const double share = (depth - b->lower - 0.14) / 0.86;
  b->share = share > 0 ? (float)share : 0;
}

// The values of a row at column 0.
static void prepare(const lep_triangle *t, int row, block *b) {
  const double y = row + 0.5;
  b->inverse_w = t->inverse_w.base + t->inverse_w.dy * y;
  b->u = t->u.base + t->u.dy * y;
  b->v = t->v.base + t->v.dy * y;
  b->light = t->light.base + t->light.dy * y;
}

// MARK: - Coverage

// What is the same in all rows of a triangle.
typedef struct {
  // From corner to corner: columns a row, 0 along a row.
  double slope[3];
  // One over how much each side's value grows from a column to the next; 0 along a row.
  double inverse_a[3];
} sides;

static sides find_sides(const lep_triangle *t) {
  sides s;
  for (int i = 0; i < 3; i++) {
    const int k = (i + 1) % 3;
    const int64_t dx = t->corner_x[k] - t->corner_x[i], dy = t->corner_y[k] - t->corner_y[i];
    s.slope[i] = dy == 0 ? 0 : (double)dx / (double)dy;
    s.inverse_a[i] = t->a[i] == 0 ? 0 : 1 / ((double)t->a[i] * 256);
  }
  return s;
}

// The library's functions of these names are calls where the processor's own may not be used.
static int64_t floor_of(double x) {
  const int64_t whole = (int64_t)x;
  return whole - (x < (double)whole);
}
static double lower_of(double x, double y) { return x < y ? x : y; }
static double upper_of(double x, double y) { return x > y ? x : y; }

// The columns of a row of pixels that the triangle may touch, from `first` to before `end`.
static void columns(const lep_triangle *t, const sides *s, int row, int width, int *first, int *end) {
  const double top = row * 256.0, bottom = top + 256;
  double low = INFINITY, high = -INFINITY;
  for (int i = 0; i < 3; i++) {
    const int k = (i + 1) % 3;
    const double px = (double)t->corner_x[i], py = (double)t->corner_y[i];
    const double qx = (double)t->corner_x[k], qy = (double)t->corner_y[k];
    const double from = upper_of(lower_of(py, qy), top), to = lower_of(upper_of(py, qy), bottom);
    if (from > to) continue;
    const int is_level = py == qy;
    const double x1 = is_level ? px : px + s->slope[i] * (from - py);
    const double x2 = is_level ? qx : px + s->slope[i] * (to - py);
    low = lower_of(low, lower_of(x1, x2));
    high = upper_of(high, upper_of(x1, x2));
  }
  *first = *end = 0;
  if (low > high) return;
  // A column more on each side makes up for the division's rounding; the points decide.
  const int64_t left = floor_of(low / 256) - 1, right = floor_of(high / 256) + 2;
  *first = left > 0 ? (left < width ? (int)left : width) : 0;
  *end = right < width ? (right > 0 ? (int)right : 0) : width;
}

// Sixteen points in a pixel, each alone in its column and its row of sixteenths, in 256ths.
static const int point_y[16] = {8, 136, 72, 200, 40, 168, 104, 232, 24, 152, 88, 216, 56, 184, 120, 248};

// How much each side's value grows from a pixel's corner to its points.
typedef struct {
  int64_t offsets[3][16];
  int32_t short_offsets[3][16];
  int is_short;
  // How much it grows from a pixel to the next, and within a pixel at least and at most.
  int64_t across[3], least[3], most[3];
} points;

static void find_points(const lep_triangle *t, points *p) {
  p->is_short = 1;
  for (int i = 0; i < 3; i++) {
    if (llabs(t->a[i]) > 1 << 21 || llabs(t->b[i]) > 1 << 21) p->is_short = 0;
    const int64_t a = t->a[i] * 256, b = t->b[i] * 256;
    p->across[i] = a;
    p->least[i] = (a < 0 ? a : 0) + (b < 0 ? b : 0);
    p->most[i] = (a > 0 ? a : 0) + (b > 0 ? b : 0);
    for (int k = 0; k < 16; k++) p->offsets[i][k] = t->a[i] * (16 * k + 8) + t->b[i] * point_y[k];
  }
  if (!p->is_short) return;
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 16; k++) p->short_offsets[i][k] = (int32_t)p->offsets[i][k];
  }
}

// Which of a pixel's points lie inside a side whose value at the pixel's corner is `at`.
static uint32_t inside(const points *p, int side, int64_t at) {
  uint32_t mask = 0;
  if (!p->is_short) {
    for (int k = 0; k < 16; k++) mask |= (uint32_t)(at + p->offsets[side][k] >= 0) << k;
    return mask;
  }
  // The side crosses the pixel, so its value there is small if its slopes are.
#if defined(__SSE2__)
  const __m128i near = _mm_set1_epi32((int32_t)at);
  for (int k = 0; k < 16; k += 4) {
    const __m128i values = _mm_add_epi32(near, _mm_loadu_si128((const __m128i *)(p->short_offsets[side] + k)));
    mask |= (uint32_t)_mm_movemask_ps(_mm_castsi128_ps(values)) << k;
  }
  return ~mask & 0xFFFF;
#else
  for (int k = 0; k < 16; k++) mask |= (uint32_t)((int32_t)at + p->short_offsets[side][k] >= 0) << k;
  return mask;
#endif
}

// Which of a pixel's points the triangle covers; `starts` holds each side's value at the row's first column.
static inline uint16_t covered(const points *p, const int64_t starts[3], int column) {
  uint32_t mask = 0xFFFF;
  for (int i = 0; i < 3; i++) {
    const int64_t at = starts[i] + p->across[i] * column;
    if (at + p->least[i] >= 0) continue;
    if (at + p->most[i] < 0) return 0;
    mask &= inside(p, i, at);
  }
  return (uint16_t)mask;
}

// The columns of a row in which every pixel is covered whole, from `first` to before `end`; one less on each side
// makes up for the division's rounding.
static void whole_columns(const lep_triangle *t, const sides *s, int row, int *first, int *end) {
  double low = *first, high = *end;
  for (int i = 0; i < 3; i++) {
    const double a = (double)t->a[i] * 256, b = (double)t->b[i] * 256;
    const double rest = (double)t->c[i] + b * row + (b < 0 ? b : 0) + (a < 0 ? a : 0);
    const double crossing = -rest * s->inverse_a[i];
    if (a > 0) low = upper_of(low, crossing + 2);
    if (a < 0) high = lower_of(high, crossing);
    if (a == 0 && rest < 0) high = low;
  }
  *first = low < *end ? (int)low : *end;
  *end = high > *first ? (int)high : *first;
}

// MARK: - Laying colours down

typedef struct {
  const lep_rows *rows;
  const lep_texture_level *levels;
  int level_count;
  shade_block *shade;
  // Whether to decide pixel by pixel, by the points alone.
  int is_plain;
  // Which runs of 64 pixels have sums; most have none.
  uint8_t *summed;
} work;

static uint64_t spread(uint32_t c) {
  return (uint64_t)(c >> 24) << 48 | (uint64_t)(c >> 16 & 255) << 32 | (uint64_t)(c >> 8 & 255) << 16 | (c & 255);
}

// Lays a colour over the points of a mask. A pixel's colour is in `pixels` while one colour covers it whole, else in
// `sums`; the other of the two is 0.
static void lay(const work *w, size_t at, uint32_t c, uint16_t mask) {
  const lep_rows *rows = w->rows;
  if (mask == 0xFFFF && (rows->masks[at] == 0 || c >> 24 == 255)) {
    rows->pixels[at] = c;
    rows->sums[at] = 0;
    rows->masks[at] = 0xFFFF;
    return;
  }
  uint64_t sum = rows->sums[at] + spread(rows->pixels[at]) * 16;
  rows->pixels[at] = 0;
  const uint16_t over = rows->masks[at];
  const uint16_t overlap = mask & over;
  if (overlap) {
    // What is below is taken to have one colour at all its points.
    const float keep =
      1 - (float)__builtin_popcount(overlap) / (float)__builtin_popcount(over) * (float)(c >> 24) / 255;
    uint64_t kept = 0;
    for (int shift = 0; shift < 64; shift += 16) {
      kept |= (uint64_t)((float)(sum >> shift & 0xFFFF) * keep + 0.5f) << shift;
    }
    sum = kept;
  }
  rows->sums[at] = sum + spread(c) * (uint64_t)__builtin_popcount(mask);
  w->summed[at / 64] = 1;
  rows->masks[at] = over | mask;
}

// Whether a triangle moves its texture by whole pixels, and by how many; then rows are copied.
static int is_copy(const lep_triangle *t, const lep_texture_level *level, int *dx, int *dy) {
  const double off = 1e-7;
  if (t->light.base != 1 || t->light.dx != 0 || t->light.dy != 0 || t->inverse_w.base != 1) return 0;
  if (fabs(t->u.dx - 1) > off || fabs(t->u.dy) > off || fabs(t->v.dx) > off || fabs(t->v.dy - 1) > off) return 0;
  if (fabs(t->u.base) > level->width || fabs(t->v.base) > level->height) return 0;
  *dx = (int)rint(t->u.base);
  *dy = (int)rint(t->v.base);
  return fabs(t->u.base - *dx) < 1e-4 && fabs(t->v.base - *dy) < 1e-4;
}

// A row of a triangle: the columns it may touch, and those of which it covers whole pixels.
typedef struct {
  int row, first, end, whole_first, whole_end;
  // Each side's value at the row's first column.
  int64_t starts[3];
} span;

// Draws a row's columns from `first` to before `end`; `decided_until` says up to where `b` knows how to take means.
static void draw_span(
  const work *w, const lep_triangle *t, const points *p, const span *s, block b, int first, int end, int decided_until
) {
  const lep_rows *rows = w->rows;
  const size_t start = (size_t)(s->row - rows->first_row) * (size_t)rows->width;
  static const uint16_t none[8] = {0};
  const int alike = columns_alike(t), is_even = decided_until == end;
  for (int column = is_even && !w->is_plain ? first : first & ~7; column < end; column += 8) {
    const int low = column > first ? column : first, high = column + 8 < end ? column + 8 : end;
    const size_t at = start + (size_t)column;
    b.column = column;
    if (column >= decided_until) {
      choose_taps(t, w->level_count, column & ~(alike - 1), alike, s->row, &b);
      decided_until = (column & ~(alike - 1)) + alike;
    }
    if (column >= s->whole_first && column + 8 <= s->whole_end && !memcmp(rows->masks + at, none, sizeof none)) {
      w->shade(t, w->levels, &b, rows->pixels + at);
      memset(rows->masks + at, 0xFF, sizeof none);
      continue;
    }
    uint16_t masks[8] = {0};
    int any = 0;
    for (int x = low; x < high; x++) {
      masks[x - column] = x >= s->whole_first && x < s->whole_end ? 0xFFFF : covered(p, s->starts, x);
      any |= masks[x - column];
    }
    if (!any) continue;
    uint32_t colors[8];
    w->shade(t, w->levels, &b, colors);
    for (int x = low; x < high; x++) {
      if (masks[x - column]) lay(w, start + (size_t)x, colors[x - column], masks[x - column]);
    }
  }
}

static int is_empty(const uint16_t *masks, int count) {
  uint16_t any = 0;
  for (int i = 0; i < count; i++) any |= masks[i];
  return !any;
}

// Copies the texels of a row's whole pixels, if that can be done in one piece; says whether it was.
static int copy_row(const work *w, const int *copy, const span *s) {
  const lep_texture_level *level = w->levels;
  const int left = s->whole_first + copy[0], top = s->row + copy[1], count = s->whole_end - s->whole_first;
  if (count <= 0 || left < 0 || left + count > level->width || top < 0 || top >= level->height) return 0;
  const size_t at = (size_t)(s->row - w->rows->first_row) * (size_t)w->rows->width + (size_t)s->whole_first;
  if (!is_empty(w->rows->masks + at, count)) return 0;
  memcpy(w->rows->pixels + at, level->pixels + (int64_t)top * level->width + left, (size_t)count * sizeof(uint32_t));
  memset(w->rows->masks + at, 0xFF, (size_t)count * sizeof(uint16_t));
  return 1;
}

static void draw_row(
  const work *w, const lep_triangle *t, const sides *edges, const points *p, const block *even, const int *copy, int row
) {
  span s = {.row = row};
  columns(t, edges, row, w->rows->width, &s.first, &s.end);
  if (s.first >= s.end) return;
  s.whole_first = s.first;
  s.whole_end = s.end;
  if (w->is_plain) {
    s.whole_end = s.first;
  } else {
    whole_columns(t, edges, row, &s.whole_first, &s.whole_end);
  }
  block b;
  if (even) b = *even;
  prepare(t, row, &b);
  for (int i = 0; i < 3; i++) s.starts[i] = t->b[i] * 256 * row + t->c[i];
  if (!even) return draw_span(w, t, p, &s, b, s.first, s.end, -1);
  if (!w->is_plain) {
    // Blocks may begin anywhere; of a narrow triangle, fewer are needed from its first covered pixel on.
    while (s.first < s.end && s.first != s.whole_first && !covered(p, s.starts, s.first)) s.first++;
    while (s.first < s.end && s.end != s.whole_end && !covered(p, s.starts, s.end - 1)) s.end--;
    if (copy && copy_row(w, copy, &s)) {
      draw_span(w, t, p, &s, b, s.first, s.whole_first, s.whole_first);
      return draw_span(w, t, p, &s, b, s.whole_end, s.end, s.end);
    }
  }
  draw_span(w, t, p, &s, b, s.first, s.end, s.end);
}

// Divides the sums by the points, and leaves them as they were found, all 0.
static void resolve(const work *w, size_t count) {
  const lep_rows *rows = w->rows;
  for (size_t run = 0; run * 64 < count; run++) {
    if (!w->summed[run]) continue;
    const size_t end = run * 64 + 64 < count ? run * 64 + 64 : count;
    for (size_t i = run * 64; i < end; i++) {
      if (!rows->sums[i]) continue;
      const uint64_t s = (rows->sums[i] + 0x0008000800080008) >> 4;
      const uint32_t a = s >> 48 & 255, r = s >> 32 & 255, g = s >> 16 & 255, b = s & 255;
      rows->pixels[i] = a << 24 | (r < a ? r : a) << 16 | (g < a ? g : a) << 8 | (b < a ? b : a);
      rows->sums[i] = 0;
    }
  }
}

static void draw(
  const lep_triangle *triangles, int count, const lep_texture_level *levels, int level_count, const lep_rows *rows,
  shade_block *shade, int is_plain
) {
  const size_t pixels = (size_t)rows->width * (size_t)rows->row_count;
  memset(rows->pixels, 0, pixels * sizeof *rows->pixels);
  memset(rows->masks, 0, pixels * sizeof *rows->masks);
  uint8_t *summed = calloc(pixels / 64 + 1, 1);
  if (!summed) return;
  const work w = {rows, levels, level_count, shade, is_plain, summed};
  for (int i = 0; i < count; i++) {
    const lep_triangle *t = &triangles[i];
    int64_t low = t->corner_y[0], high = low;
    for (int k = 1; k < 3; k++) {
      low = t->corner_y[k] < low ? t->corner_y[k] : low;
      high = t->corner_y[k] > high ? t->corner_y[k] : high;
    }
    const int64_t last_row = (int64_t)rows->first_row + rows->row_count - 1;
    const int64_t top = low >> 8 > rows->first_row ? low >> 8 : rows->first_row;
    const int64_t bottom = high >> 8 < last_row ? high >> 8 : last_row;
    if (top > bottom) continue;
    points p;
    find_points(t, &p);
    const sides s = find_sides(t);
    // Without perspective every pixel shows as much of the texture as any other.
    const int is_even = t->inverse_w.dx == 0 && t->inverse_w.dy == 0;
    block even;
    if (is_even) choose_taps(t, level_count, 0, 8, 0, &even);
    int shift[2];
    const int copies = is_even && is_copy(t, levels, &shift[0], &shift[1]);
    for (int64_t row = top; row <= bottom; row++) {
      draw_row(&w, t, &s, &p, is_even ? &even : NULL, copies ? shift : NULL, (int)row);
    }
  }
  resolve(&w, pixels);
  free(summed);
}

void lep_warp_rows_plain(
  const lep_triangle *triangles, int count, const lep_texture_level *levels, int level_count, const lep_rows *rows
) {
  draw(triangles, count, levels, level_count, rows, lep_shade_plain, 1);
}

void lep_warp_rows(
  const lep_triangle *triangles, int count, const lep_texture_level *levels, int level_count, const lep_rows *rows
) {
  draw(triangles, count, levels, level_count, rows, lep_shade_chosen(), 0);
}
