// Triangles of meshes: exact coverage of sample points, and colours averaged over what a pixel shows.
#include <math.h>

#include "CKernelsWarp.h"

// Compiled once for any processor and once for those with AVX2; without fused multiplication both give the same bits.
#define inlined __attribute__((always_inline)) static inline

typedef float color __attribute__((vector_size(16)));
typedef int32_t ints __attribute__((vector_size(16)));
typedef uint8_t bytes __attribute__((vector_size(4)));

inlined color unpack(uint32_t pixel) {
  bytes b;
  __builtin_memcpy(&b, &pixel, 4);
  return __builtin_convertvector(__builtin_convertvector(b, ints), color);
}

// MARK: - Texture

// The weighted mean of the four nearest texels; the outermost go on outside. `u` and `v` count texels of the full size.
inlined color bilinear(const lep_texture_level *level, int depth, double u, double v) {
  const double shrink = depth ? 1.0 / (double)(1 << depth) : 1;
  double x = u * shrink - 0.5, y = v * shrink - 0.5;
  const double last_x = level->width - 1, last_y = level->height - 1;
  x = x < 0 ? 0 : x > last_x ? last_x : x;
  y = y < 0 ? 0 : y > last_y ? last_y : y;
  const int x0 = (int)x, y0 = (int)y;
  const int step_x = x0 + 1 < level->width, step_y = y0 + 1 < level->height ? level->width : 0;
  const float fx = (float)(x - x0), fy = (float)(y - y0);
  const uint32_t *p = level->pixels + (int64_t)y0 * level->width + x0;
  const color a = unpack(p[0]), b = unpack(p[step_x]);
  const color c = unpack(p[step_y]), d = unpack(p[step_y + step_x]);
  const color upper = a + (b - a) * fx;
  const color lower = c + (d - c) * fx;
  return upper + (lower - upper) * fy;
}

// The most places a pixel's colour is the mean of.
static const double most_taps = 64;

// Where a page is seen at a glancing angle a pixel covers many texels in one direction; leaving some out would drop
// thin strokes. So the mean is taken along the longer axis, from the size at which the shorter one is a texel.
inlined color mean(
  const lep_texture_level *levels, int level_count, double u, double v, double ux, double vx, double uy, double vy
) {
  const double x2 = ux * ux + vx * vx, y2 = uy * uy + vy * vy;
  const double du = x2 >= y2 ? ux : uy, dv = x2 >= y2 ? vx : vy;
  const double major = sqrt(fmax(x2, y2));
  const double minor = fmax(fmax(1, sqrt(fmin(x2, y2))), major / most_taps);
  const int taps = (int)fmin(most_taps, fmax(1, ceil(major / minor)));
  int lower = 0, upper = 0;
  float share = 0;
  if (minor > 1.0001) {
    const double depth = fmin(log2(minor), level_count - 1);
    lower = (int)depth;
    upper = lower + 1 < level_count ? lower + 1 : lower;
    share = (float)(depth - lower);
  }
  color sum = {0, 0, 0, 0};
  for (int tap = 0; tap < taps; tap++) {
    const double along = (tap + 0.5) / taps - 0.5;
    const double pu = u + du * along, pv = v + dv * along;
    color c = bilinear(&levels[lower], lower, pu, pv);
    if (upper != lower) c += (bilinear(&levels[upper], upper, pu, pv) - c) * share;
    sum += c;
  }
  return sum / (float)taps;
}

// Rounds to whole levels, lit: less than 1 goes towards black, more towards white, both under the same alpha.
inlined uint64_t pack(color c, double lit) {
  const float alpha = c[3];
  if (lit != 1) {
    const float light = lit > 0 ? (lit < 2 ? (float)lit : 2) : 0;
    const color white = {alpha, alpha, alpha, alpha};
    c = light < 1 ? c * light : c + (white - c) * (light - 1);
  }
  const color half = {0.5f, 0.5f, 0.5f, 0.5f};
  const ints level = __builtin_convertvector(c + half, ints);
  return (uint64_t)(alpha + 0.5f) << 48 | (uint64_t)level[2] << 32 | (uint64_t)level[1] << 16 | (uint64_t)level[0];
}

inlined uint64_t sample(
  const lep_triangle *t, const lep_texture_level *levels, int level_count, double x, double y
) {
  double iw = t->inverse_w.base + t->inverse_w.dx * x + t->inverse_w.dy * y;
  if (iw < 1e-12) iw = 1e-12;
  const double w = 1 / iw;
  const double u = (t->u.base + t->u.dx * x + t->u.dy * y) * w;
  const double v = (t->v.base + t->v.dx * x + t->v.dy * y) * w;
  const double ux = (t->u.dx - u * t->inverse_w.dx) * w, vx = (t->v.dx - v * t->inverse_w.dx) * w;
  const double uy = (t->u.dy - u * t->inverse_w.dy) * w, vy = (t->v.dy - v * t->inverse_w.dy) * w;
  const int enlarged = ux * ux + vx * vx <= 1.002 && uy * uy + vy * vy <= 1.002;
  const color c = enlarged ? bilinear(levels, 0, u, v) : mean(levels, level_count, u, v, ux, vx, uy, vy);
  return pack(c, t->light.base + t->light.dx * x + t->light.dy * y);
}

// MARK: - Coverage

// The columns of a row of pixels that the triangle may touch, from `first` to before `end`.
static void columns(const lep_triangle *t, int row, int width, int *first, int *end) {
  const double top = row * 256.0, bottom = top + 256;
  double low = INFINITY, high = -INFINITY;
  for (int i = 0; i < 3; i++) {
    const int k = (i + 1) % 3;
    const double px = (double)t->corner_x[i], py = (double)t->corner_y[i];
    const double qx = (double)t->corner_x[k], qy = (double)t->corner_y[k];
    const double from = fmax(fmin(py, qy), top), to = fmin(fmax(py, qy), bottom);
    if (from > to) continue;
    const double slope = py == qy ? 0 : (qx - px) / (qy - py);
    const double x1 = py == qy ? px : px + slope * (from - py), x2 = py == qy ? qx : px + slope * (to - py);
    low = fmin(low, fmin(x1, x2));
    high = fmax(high, fmax(x1, x2));
  }
  *first = *end = 0;
  if (low > high) return;
  // A column more on each side makes up for the division's rounding; the points decide.
  const double left = floor(low / 256) - 1, right = floor(high / 256) + 2;
  *first = left > 0 ? (left < width ? (int)left : width) : 0;
  *end = right < width ? (right > 0 ? (int)right : 0) : width;
}

// Sixteen points in a pixel, each alone in its column and its row of sixteenths, in 256ths.
static const int point_y[16] = {8, 136, 72, 200, 40, 168, 104, 232, 24, 152, 88, 216, 56, 184, 120, 248};

inlined uint16_t covered(const lep_triangle *t, int column, int row) {
  const int64_t x = (int64_t)column * 256, y = (int64_t)row * 256;
  int inside = 1;
  for (int i = 0; i < 3; i++) {
    const int64_t at = t->a[i] * x + t->b[i] * y + t->c[i];
    const int64_t a = t->a[i] * 256, b = t->b[i] * 256;
    if (at + (a < 0 ? a : 0) + (b < 0 ? b : 0) < 0) inside = 0;
    if (at + (a > 0 ? a : 0) + (b > 0 ? b : 0) < 0) return 0;
  }
  if (inside) return 0xFFFF;
  uint16_t mask = 0;
  for (int k = 0; k < 16; k++) {
    const int64_t px = x + 16 * k + 8, py = y + point_y[k];
    int in = 1;
    for (int i = 0; i < 3; i++) in &= t->a[i] * px + t->b[i] * py + t->c[i] >= 0;
    mask |= (uint16_t)(in << k);
  }
  return mask;
}

// Lays a colour over the points of a mask.
inlined void lay(uint64_t c, uint16_t mask, uint64_t *sum, uint16_t *over) {
  const uint16_t overlap = mask & *over;
  if (overlap) {
    // What is below is taken to have one colour at all its points.
    const float keep =
      1 - (float)__builtin_popcount(overlap) / (float)__builtin_popcount(*over) * (float)(c >> 48) / 255;
    uint64_t kept = 0;
    for (int shift = 0; shift < 64; shift += 16) {
      kept |= (uint64_t)((float)(*sum >> shift & 0xFFFF) * keep + 0.5f) << shift;
    }
    *sum = kept;
  }
  *sum += c * (uint64_t)__builtin_popcount(mask);
  *over |= mask;
}

// The columns of a row in which every pixel is covered whole, from `first` to before `end`; one less on each side
// makes up for the division's rounding.
static void whole_columns(const lep_triangle *t, int row, int *first, int *end) {
  double low = *first, high = *end;
  for (int i = 0; i < 3; i++) {
    const double a = (double)t->a[i] * 256, b = (double)t->b[i] * 256;
    const double rest = (double)t->c[i] + b * row + (b < 0 ? b : 0) + (a < 0 ? a : 0);
    if (a > 0) low = fmax(low, ceil(-rest / a) + 1);
    if (a < 0) high = fmin(high, floor(rest / -a));
    if (a == 0 && rest < 0) high = low;
  }
  *first = low < *end ? (int)low : *end;
  *end = high > *first ? (int)high : *first;
}

typedef struct {
  const lep_triangle *triangle;
  const lep_texture_level *levels;
  int level_count, width, height;
  uint64_t *sums;
  uint16_t *masks;
} work;

inlined void draw(const work *w) {
  const lep_triangle *t = w->triangle;
  int64_t low = t->corner_y[0], high = t->corner_y[0];
  for (int i = 1; i < 3; i++) {
    low = t->corner_y[i] < low ? t->corner_y[i] : low;
    high = t->corner_y[i] > high ? t->corner_y[i] : high;
  }
  const int64_t top = low >> 8, bottom = high >> 8;
  for (int row = top < 0 ? 0 : (int)(top < w->height ? top : w->height); row < w->height && row <= bottom; row++) {
    int first, end;
    columns(t, row, w->width, &first, &end);
    int whole_first = first, whole_end = end;
    whole_columns(t, row, &whole_first, &whole_end);
    const size_t start = (size_t)row * (size_t)w->width;
    for (int column = first; column < end; column++) {
      const int is_whole = column >= whole_first && column < whole_end;
      const uint16_t mask = is_whole ? 0xFFFF : covered(t, column, row);
      if (!mask) continue;
      const uint64_t c = sample(t, w->levels, w->level_count, column + 0.5, row + 0.5);
      lay(c, mask, &w->sums[start + (size_t)column], &w->masks[start + (size_t)column]);
    }
  }
}

static void draw_plain(const work *w) { draw(w); }

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void draw_avx2(const work *w) { draw(w); }
#endif

void lep_warp_triangle(
  const lep_triangle *triangle, const lep_texture_level *levels, int level_count, uint64_t *sums, uint16_t *masks,
  int width, int height
) {
  const work w = {triangle, levels, level_count, width, height, sums, masks};
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    draw_avx2(&w);
    return;
  }
#endif
  draw_plain(&w);
}

void lep_warp_resolve(const uint64_t *sums, uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const uint64_t s = (sums[i] + 0x0008000800080008) >> 4;
    const uint32_t a = s >> 48 & 255, r = s >> 32 & 255, g = s >> 16 & 255, b = s & 255;
    pixels[i] = a << 24 | (r < a ? r : a) << 16 | (g < a ? g : a) << 8 | (b < a ? b : a);
  }
}
