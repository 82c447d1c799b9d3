// The colours of eight columns of a warped row, by the obvious loop and by AVX2; both give the same bytes.
#include "warp_block.h"

// Texels are mixed down the columns with 8-bit weights to 15 bits and along the rows to 23.
static const float unit = 1.0f / (1 << 15);

static int is_lit(const lep_triangle *t) { return t->light.base != 1 || t->light.dx != 0 || t->light.dy != 0; }

// MARK: - The obvious loop

// Where a place lies in 256ths of a level's texels, from its first texel's middle.
static int place(double texels, double shrink, int size) {
  double x = texels * shrink - 127.5;
  x = x < 1e9 ? x : 1e9;
  const int at = x > 0 ? (int)x : 0, last = (size - 1) * 256;
  return at < last ? at : last;
}

static void add_texels(
  const lep_texture_level *level, int depth, double u, double v, float weight, float sum[4]
) {
  const double shrink = 256.0 / (double)(1 << depth);
  const int x = place(u, shrink, level->width), y = place(v, shrink, level->height);
  // The last column is reached from the one before it, so that there always is a right neighbour.
  const int x0 = x >> 8 < level->width - 2 ? x >> 8 : level->width - 2;
  const int y0 = y >> 8 < level->height - 2 ? y >> 8 : level->height - 2;
  const uint32_t fx = (uint32_t)(x - x0 * 256), fy = (uint32_t)(y - y0 * 256);
  const uint32_t *upper = level->pixels + (int64_t)y0 * level->width + x0, *lower = upper + level->width;
  for (int i = 0; i < 4; i++) {
    const int shift = 8 * i;
    const uint32_t left = ((upper[0] >> shift & 255) * (256 - fy) + (lower[0] >> shift & 255) * fy) >> 1;
    const uint32_t right = ((upper[1] >> shift & 255) * (256 - fy) + (lower[1] >> shift & 255) * fy) >> 1;
    sum[i] = sum[i] + (float)(left * (256 - fx) + right * fx) * weight;
  }
}

// Light below 1 goes towards black, above 1 towards white, both under the same alpha: c*dim + alpha*glow.
static void light_of(double light, float *dim, float *glow) {
  light = light > 0 ? light : 0;
  light = light < 2 ? light : 2;
  const float lit = (float)light;
  *dim = lit < 1 ? lit : 2 - lit;
  *glow = lit < 1 ? 0 : lit - 1;
}

void lep_shade_plain(const lep_triangle *t, const lep_texture_level *levels, const block *b, uint32_t colors[8]) {
  const int lit = is_lit(t);
  const float weight = unit / (float)b->taps;
  for (int lane = 0; lane < 8; lane++) {
    const double x = b->column + lane + 0.5;
    double iw = b->inverse_w + t->inverse_w.dx * x;
    iw = iw > 1e-12 ? iw : 1e-12;
    const double w = 1 / iw;
    const double u = (b->u + t->u.dx * x) * w, v = (b->v + t->v.dx * x) * w;
    float sum[4] = {0, 0, 0, 0};
    for (int tap = 0; tap < b->taps; tap++) {
      const double along = (tap + 0.5) / b->taps - 0.5;
      const double pu = u + b->du * along, pv = v + b->dv * along;
      add_texels(&levels[b->lower], b->lower, pu, pv, weight * (1 - b->share), sum);
      if (b->share > 0) add_texels(&levels[b->upper], b->upper, pu, pv, weight * b->share, sum);
    }
    if (lit) {
      float dim, glow;
      light_of(b->light + t->light.dx * x, &dim, &glow);
      for (int i = 0; i < 3; i++) sum[i] = sum[i] * dim + sum[3] * glow;
    }
    const uint32_t alpha = (uint32_t)(sum[3] + 0.5f);
    uint32_t color = alpha << 24;
    for (int i = 0; i < 3; i++) {
      const uint32_t level = (uint32_t)(sum[i] + 0.5f);
      color |= (level < alpha ? level : alpha) << 8 * i;
    }
    colors[lane] = color;
  }
}

// MARK: - AVX2

#if defined(__x86_64__)
#include <immintrin.h>

#define avx2 __attribute__((target("avx2")))

// Lanes hold the columns in the order 0, 2, 4, 6 and 1, 3, 5, 7, so that a shuffle brings a pair's weights to the pair.
typedef struct {
  __m256d even, odd;
} columns8;

avx2 static inline __m256i places(columns8 texels, __m256d shrink, int size) {
  const __m256d middle = _mm256_set1_pd(127.5), most = _mm256_set1_pd(1e9);
  const __m128i even = _mm256_cvttpd_epi32(
    _mm256_min_pd(_mm256_sub_pd(_mm256_mul_pd(texels.even, shrink), middle), most));
  const __m128i odd = _mm256_cvttpd_epi32(
    _mm256_min_pd(_mm256_sub_pd(_mm256_mul_pd(texels.odd, shrink), middle), most));
  const __m256i at = _mm256_max_epi32(_mm256_set_m128i(odd, even), _mm256_setzero_si256());
  return _mm256_min_epi32(at, _mm256_set1_epi32((size - 1) * 256));
}

// Splits places in 256ths into texels and weights; see `add_texels`.
avx2 static inline __m256i split(__m256i x, int size, __m256i *weight) {
  const __m256i texel = _mm256_min_epi32(_mm256_srai_epi32(x, 8), _mm256_set1_epi32(size - 2));
  *weight = _mm256_sub_epi32(x, _mm256_slli_epi32(texel, 8));
  return texel;
}

// The first two columns, the next two and so on, in 2^15ths of a level.
avx2 static inline void texels_avx2(
  const lep_texture_level *level, int depth, columns8 u, columns8 v, __m256i pairs[4]
) {
  const __m256d shrink = _mm256_set1_pd(256.0 / (double)(1 << depth));
  __m256i fx, fy;
  const __m256i x0 = split(places(u, shrink, level->width), level->width, &fx);
  const __m256i y0 = split(places(v, shrink, level->height), level->height, &fy);
  const __m256i full = _mm256_set1_epi32(256), full2 = _mm256_set1_epi16(256);
  _Alignas(32) uint32_t at[8];
  _mm256_store_si256(
    (__m256i *)at, _mm256_add_epi32(_mm256_mullo_epi32(y0, _mm256_set1_epi32(level->width)), x0));
  const __m256i across = _mm256_or_si256(_mm256_sub_epi32(full, fx), _mm256_slli_epi32(fx, 16));
  const __m256i down = _mm256_or_si256(fy, _mm256_slli_epi32(fy, 16));
  const __m256i rest = _mm256_sub_epi16(full2, down);
#define pair(k)                                                                                           \
  {                                                                                                       \
    const uint32_t *p = level->pixels + at[k], *q = level->pixels + at[k + 4];                            \
    const __m128i upper = both(p, q), lower = both(p + level->width, q + level->width);                   \
    const __m256i mixed = _mm256_srli_epi16(                                                              \
      _mm256_add_epi16(                                                                                   \
        _mm256_mullo_epi16(_mm256_cvtepu8_epi16(upper), _mm256_shuffle_epi32(rest, 0x55 * k)),            \
        _mm256_mullo_epi16(_mm256_cvtepu8_epi16(lower), _mm256_shuffle_epi32(down, 0x55 * k))),           \
      1);                                                                                                 \
    const __m256i sides = _mm256_unpacklo_epi16(mixed, _mm256_srli_si256(mixed, 8));                      \
    pairs[k] = _mm256_madd_epi16(sides, _mm256_shuffle_epi32(across, 0x55 * k));                          \
  }
#define both(p, q) \
  _mm_unpacklo_epi64(_mm_loadl_epi64((const __m128i *)(p)), _mm_loadl_epi64((const __m128i *)(q)))
  pair(0) pair(1) pair(2) pair(3)
#undef both
#undef pair
}

avx2 static inline void add_avx2(const __m256i pairs[4], float weight, __m256 sums[4]) {
  const __m256 scale = _mm256_set1_ps(weight);
  for (int k = 0; k < 4; k++) {
    sums[k] = _mm256_add_ps(sums[k], _mm256_mul_ps(_mm256_cvtepi32_ps(pairs[k]), scale));
  }
}

avx2 static inline __m128 clamped_light(const lep_triangle *t, const block *b, __m256d x) {
  const __m256d light = _mm256_add_pd(_mm256_set1_pd(b->light), _mm256_mul_pd(_mm256_set1_pd(t->light.dx), x));
  return _mm256_cvtpd_ps(_mm256_min_pd(_mm256_max_pd(light, _mm256_setzero_pd()), _mm256_set1_pd(2)));
}

avx2 static inline void light_avx2(const lep_triangle *t, const block *b, columns8 x, __m256 sums[4]) {
  const __m256 lit = _mm256_set_m128(clamped_light(t, b, x.odd), clamped_light(t, b, x.even));
  const __m256 one = _mm256_set1_ps(1), dark = _mm256_cmp_ps(lit, one, _CMP_LT_OQ);
  const __m256 dim = _mm256_blendv_ps(_mm256_sub_ps(_mm256_set1_ps(2), lit), lit, dark);
  const __m256 glow = _mm256_andnot_ps(dark, _mm256_sub_ps(lit, one));
#define pair(k)                                                                                           \
  {                                                                                                       \
    const __m256 alpha = _mm256_permute_ps(sums[k], 0xFF);                                                \
    const __m256 color = _mm256_add_ps(                                                                   \
      _mm256_mul_ps(sums[k], _mm256_permute_ps(dim, 0x55 * k)),                                           \
      _mm256_mul_ps(alpha, _mm256_permute_ps(glow, 0x55 * k)));                                           \
    sums[k] = _mm256_blend_ps(color, sums[k], 0x88);                                                      \
  }
  pair(0) pair(1) pair(2) pair(3)
#undef pair
}

avx2 static inline void pack_avx2(const __m256i pairs[4], uint32_t colors[8]) {
  __m256i bytes = _mm256_packus_epi16(
    _mm256_packs_epi32(pairs[0], pairs[1]), _mm256_packs_epi32(pairs[2], pairs[3]));
  const __m256i alphas = _mm256_setr_epi8(
    3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
  bytes = _mm256_min_epu8(bytes, _mm256_shuffle_epi8(bytes, alphas));
  bytes = _mm256_permutevar8x32_epi32(bytes, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
  _mm256_storeu_si256((__m256i *)colors, bytes);
}

avx2 static inline __m256d along_row(double first, double step, __m256d x) {
  return _mm256_add_pd(_mm256_set1_pd(first), _mm256_mul_pd(_mm256_set1_pd(step), x));
}

avx2 static inline __m256d depth_at(const lep_triangle *t, const block *b, __m256d x) {
  const __m256d iw = _mm256_max_pd(along_row(b->inverse_w, t->inverse_w.dx, x), _mm256_set1_pd(1e-12));
  return _mm256_div_pd(_mm256_set1_pd(1), iw);
}

avx2 static void shade_avx2(
  const lep_triangle *t, const lep_texture_level *levels, const block *b, uint32_t colors[8]
) {
  const __m256d first = _mm256_set1_pd(b->column + 0.5);
  const columns8 x = {
    _mm256_add_pd(first, _mm256_setr_pd(0, 2, 4, 6)), _mm256_add_pd(first, _mm256_setr_pd(1, 3, 5, 7))};
  columns8 u = {along_row(b->u, t->u.dx, x.even), along_row(b->u, t->u.dx, x.odd)};
  columns8 v = {along_row(b->v, t->v.dx, x.even), along_row(b->v, t->v.dx, x.odd)};
  if (b->inverse_w != 1 || t->inverse_w.dx != 0) {
    const columns8 w = {depth_at(t, b, x.even), depth_at(t, b, x.odd)};
    u.even = _mm256_mul_pd(u.even, w.even);
    u.odd = _mm256_mul_pd(u.odd, w.odd);
    v.even = _mm256_mul_pd(v.even, w.even);
    v.odd = _mm256_mul_pd(v.odd, w.odd);
  }
  __m256i pairs[4];
  const int lit = is_lit(t);
  if (b->taps == 1 && b->share == 0 && !lit) {
    // One place a pixel needs no weights; whole numbers round as the sums below do.
    texels_avx2(&levels[b->lower], b->lower, u, v, pairs);
    for (int k = 0; k < 4; k++) {
      pairs[k] = _mm256_srli_epi32(_mm256_add_epi32(pairs[k], _mm256_set1_epi32(1 << 14)), 15);
    }
    pack_avx2(pairs, colors);
    return;
  }
  __m256 sums[4] = {_mm256_setzero_ps(), _mm256_setzero_ps(), _mm256_setzero_ps(), _mm256_setzero_ps()};
  const float weight = unit / (float)b->taps;
  for (int tap = 0; tap < b->taps; tap++) {
    const double along = (tap + 0.5) / b->taps - 0.5;
    const __m256d du = _mm256_set1_pd(b->du * along), dv = _mm256_set1_pd(b->dv * along);
    const columns8 pu = {_mm256_add_pd(u.even, du), _mm256_add_pd(u.odd, du)};
    const columns8 pv = {_mm256_add_pd(v.even, dv), _mm256_add_pd(v.odd, dv)};
    texels_avx2(&levels[b->lower], b->lower, pu, pv, pairs);
    add_avx2(pairs, weight * (1 - b->share), sums);
    if (b->share > 0) {
      texels_avx2(&levels[b->upper], b->upper, pu, pv, pairs);
      add_avx2(pairs, weight * b->share, sums);
    }
  }
  if (lit) light_avx2(t, b, x, sums);
  for (int k = 0; k < 4; k++) pairs[k] = _mm256_cvttps_epi32(_mm256_add_ps(sums[k], _mm256_set1_ps(0.5f)));
  pack_avx2(pairs, colors);
}

shade_block *lep_shade_chosen(void) { return __builtin_cpu_supports("avx2") ? shade_avx2 : lep_shade_plain; }
#else
shade_block *lep_shade_chosen(void) { return lep_shade_plain; }
#endif
